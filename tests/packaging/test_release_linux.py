"""What Linux desktops are told, and the script that installs the archive."""

import configparser
import gzip
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import flatpak_install
import flatpak_sources
import pytest
import yaml
from release import appimage, linux_share
from release.deb import CONTROL
from release.frozen import Frozen
from release.linux_share import MAGIC, filled
from release.project import APP_ID, MIME_TYPE, NAME, ROOT, SUFFIX, BuildTrouble, releases, version

from canasta_qt.app import application
from canasta_qt.start import COMMANDS, parser

MIME = "{http://www.freedesktop.org/standards/shared-mime-info}"


@pytest.fixture(scope="module")
def prefix(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A prefix with everything a desktop wants to know."""
    place = tmp_path_factory.mktemp("prefix")
    linux_share.write_share(place)
    return place


def asked(*command: str) -> str:
    """What a desktop's own checker says; it must be content."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_window_belongs_to_the_menu_entry() -> None:
    assert application.APP_ID == APP_ID


def test_the_menu_entry_is_valid(prefix: Path) -> None:
    file = prefix / "share" / "applications" / f"{APP_ID}.desktop"
    asked("desktop-file-validate", str(file))
    entry = configparser.ConfigParser(interpolation=None)
    entry.read(file, encoding="utf-8")
    assert entry["Desktop Entry"]["Exec"] == f"{NAME} %f"
    assert entry["Desktop Entry"]["MimeType"] == f"{MIME_TYPE};"


def test_the_description_is_valid_and_tells_of_this_version(prefix: Path) -> None:
    file = prefix / "share" / "metainfo" / f"{APP_ID}.metainfo.xml"
    asked("appstreamcli", "validate", "--no-net", "--strict", str(file))
    component = ET.parse(file).getroot()
    release = component.find("releases/release")
    assert release is not None
    assert release.get("version") == version()
    assert component.findtext("launchable") == f"{APP_ID}.desktop"
    assert component.findtext("provides/mediatype") == MIME_TYPE


def test_the_file_type_is_that_of_saved_matches(prefix: Path) -> None:
    root = ET.parse(prefix / "share" / "mime" / "packages" / f"{APP_ID}.xml").getroot()
    kind = root.find(f"{MIME}mime-type")
    assert kind is not None
    assert kind.get("type") == MIME_TYPE
    glob, magic = kind.find(f"{MIME}glob"), kind.find(f"{MIME}magic/{MIME}match")
    assert glob is not None
    assert glob.get("pattern") == f"*{SUFFIX}"
    assert magic is not None
    match = (ROOT / "tests" / "golden" / "classic_4p.canasta").read_text(encoding="utf-8")
    assert match.startswith(str(magic.get("value")))


def test_the_manual_page_names_every_option_and_command(prefix: Path) -> None:
    packed = (prefix / "share" / "man" / "man6" / f"{NAME}.6.gz").read_bytes()
    page = gzip.decompress(packed).decode("utf-8").replace("\\-", "-")
    options = {word for action in parser()._actions for word in action.option_strings}
    missing = {word for word in options if word.startswith("--") and word not in page}
    missing |= {word for word in COMMANDS if not re.search(rf"^\.B {word}$", page, re.M)}
    assert not missing


@pytest.mark.parametrize("kind", ["apps", "mimetypes"])
def test_icons_come_in_all_sizes(prefix: Path, kind: str) -> None:
    theme = prefix / "share" / "icons" / "hicolor"
    name = {"apps": APP_ID, "mimetypes": MIME_TYPE.replace("/", "-")}[kind]
    sizes = {file.parts[-3] for file in theme.glob(f"*/{kind}/{name}.*")}
    assert {"16x16", "48x48", "256x256", "scalable"} <= sizes


def test_a_blank_nobody_fills_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "note").write_text("by @NOBODY@", encoding="utf-8")
    monkeypatch.setattr(linux_share, "TEMPLATES", tmp_path)
    with pytest.raises(BuildTrouble, match="NOBODY"):
        filled("note")


def test_the_changelog_of_the_package_has_every_release() -> None:
    text = gzip.decompress(linux_share.changelog_gz()).decode("utf-8")
    heads = re.findall(rf"^{NAME} \((.+)\) stable", text, re.M)
    assert heads == [release.version for release in releases()]
    assert len(re.findall(r"^ -- .+ <.+>  \w{3}, \d\d \w{3} \d{4} ", text, re.M)) == len(heads)


def test_the_control_file_promises_no_network() -> None:
    assert "There is no network" in CONTROL
    assert MAGIC in (ROOT / "tests" / "golden" / "samba_us.canasta").read_text(encoding="utf-8")


class Archive:
    """An unpacked archive with a program that only says its name."""

    def __init__(self, unpacked: Path, place: Path) -> None:
        self.place = place / "unpacked"
        shutil.copytree(unpacked, self.place, symlinks=True)
        self.script = self.place / "install.sh"
        self.home = place / "home"
        self.home.mkdir()

    def run(self, *words: str, path: str = "/usr/bin:/bin") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            ["sh", str(self.script), *words],
            capture_output=True,
            text=True,
            env={"HOME": str(self.home), "PATH": path},
            check=False,
        )


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of such an archive, which is copied for every test."""
    if sys.platform != "linux":
        pytest.skip("a script for Linux")
    folder = tmp_path_factory.mktemp("unpacked")
    program = folder / "program" / NAME
    program.parent.mkdir()
    program.write_text("#!/bin/sh\necho playing\n", encoding="utf-8")
    program.chmod(0o755)
    linux_share.write_share(folder)
    (folder / "install.sh").write_text(filled("install.sh"), encoding="utf-8")
    return folder


@pytest.fixture
def archive(unpacked: Path, tmp_path: Path) -> Archive:
    return Archive(unpacked, tmp_path)


def test_the_script_installs_and_removes_without_leftovers(
    archive: Archive, tmp_path: Path
) -> None:
    prefix = tmp_path / "a place with blanks"
    (prefix / "share" / "applications").mkdir(parents=True)
    (prefix / "share" / "applications" / "other.desktop").write_text("other", encoding="utf-8")
    done = archive.run("--prefix", str(prefix))
    assert done.returncode == 0, done.stderr
    said = subprocess.run([prefix / "bin" / NAME], capture_output=True, text=True, check=True)
    assert said.stdout == "playing\n"
    entry = (prefix / "share" / "applications" / f"{APP_ID}.desktop").read_text(encoding="utf-8")
    assert f'Exec="{prefix}/lib/{NAME}/{NAME}" %f' in entry
    assert archive.run("--prefix", str(prefix)).returncode == 0, "installing again upgrades"
    assert archive.run("--uninstall", "--prefix", str(prefix)).returncode == 0
    ours = [path for path in prefix.rglob("*") if path.is_file() and "cache" not in path.name]
    left = [path.name for path in ours if "mime" not in path.parts]
    assert left == ["other.desktop"]


def test_removing_leaves_no_folder_that_installing_made(archive: Archive, tmp_path: Path) -> None:
    before = tmp_path / "opt"
    (before / "share" / "man").mkdir(parents=True)
    kept = {path.relative_to(before).as_posix() for path in before.rglob("*")}
    for prefix in (before, tmp_path / "new" / "and deep"):
        for _ in range(2):
            assert archive.run("--prefix", str(prefix)).returncode == 0
        assert archive.run("--uninstall", "--prefix", str(prefix)).returncode == 0
    left = {path.relative_to(before).as_posix() for path in before.rglob("*")}
    assert left == kept
    assert not (tmp_path / "new").exists()


def test_what_others_put_into_a_new_folder_stays(archive: Archive, tmp_path: Path) -> None:
    prefix = tmp_path / "new"
    assert archive.run("--prefix", str(prefix)).returncode == 0
    other = prefix / "share" / "applications" / "other.desktop"
    other.write_text("[Desktop Entry]\nType=Application\nName=o\nExec=o\n", encoding="utf-8")
    assert archive.run("--uninstall", "--prefix", str(prefix)).returncode == 0
    assert other.exists()
    assert not (prefix / "lib").exists()


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--prefix",), "--prefix needs a folder"),
        (("--prefix", "here"), "needs a whole path, not here"),
        (("--prefix", "/tmp/100%"), "a folder without"),
        (("--prefix", "/tmp/a&b"), "a folder without"),
        (("--purge",), "unknown option --purge"),
        (("--uninstall", "--prefix", "/nowhere/at/all"), "nothing of canasta-qt is installed"),
    ],
)
def test_the_script_says_what_is_wrong(
    archive: Archive, words: tuple[str, ...], complaint: str
) -> None:
    done = archive.run(*words)
    assert done.returncode == 1
    assert complaint in done.stderr


def test_what_cannot_be_copied_leaves_what_is_installed(archive: Archive, tmp_path: Path) -> None:
    prefix, tools = tmp_path / "prefix", tmp_path / "tools"
    assert archive.run("--prefix", str(prefix)).returncode == 0
    tools.mkdir()
    (tools / "cp").write_text("#!/bin/sh\necho No space left on device >&2\nexit 1\n", "utf-8")
    (tools / "cp").chmod(0o755)
    done = archive.run("--prefix", str(prefix), path=f"{tools}:/usr/bin:/bin")
    assert done.returncode == 1
    assert "nothing was changed" in done.stderr
    assert subprocess.run([prefix / "bin" / NAME], check=True, capture_output=True).stdout
    assert [file.name for file in (prefix / "lib").iterdir()] == [NAME]


def test_half_an_archive_installs_nothing(archive: Archive, tmp_path: Path) -> None:
    (archive.place / "program" / NAME).unlink()
    done = archive.run("--prefix", str(tmp_path / "prefix"))
    assert done.returncode == 1
    assert "unpack the whole archive" in done.stderr
    assert not (tmp_path / "prefix").exists()


# --- the AppImage ---


@pytest.fixture
def frozen(tmp_path: Path) -> Frozen:
    folder = tmp_path / "frozen"
    folder.mkdir()
    program = folder / NAME
    program.write_text("#!/bin/sh\necho playing\n", encoding="utf-8")
    program.chmod(0o755)
    return Frozen(folder, program, ())


def test_an_appimage_starts_the_program_and_shows_its_icon(frozen: Frozen, tmp_path: Path) -> None:
    folder = tmp_path / "laid out"
    appimage.lay_out(folder, frozen, "what is inside")
    said = subprocess.run([folder / "AppRun"], capture_output=True, text=True, check=True)
    assert said.stdout == "playing\n"
    for name in (f"{APP_ID}.desktop", f"{APP_ID}.png", ".DirIcon", f"usr/bin/{NAME}"):
        assert (folder / name).exists(), name
        assert not (folder / name).readlink().is_absolute(), "it is mounted anywhere"
    assert (folder / f"{APP_ID}.png").read_bytes()[:4] == b"\x89PNG"


@pytest.mark.parametrize(
    ("head", "complaint"),
    [
        (b"#!/bin/sh", "is no program for 64 bits"),
        (b"\x7fELF\x02" + bytes(40) + b"GLIBC_2.34", "must bring its own"),
        (None, "No such file"),
    ],
)
def test_a_runtime_that_would_not_do_is_refused(
    frozen: Frozen, tmp_path: Path, head: bytes | None, complaint: str
) -> None:
    runtime = tmp_path / "runtime"
    if head is not None:
        runtime.write_bytes(head)
    with pytest.raises(BuildTrouble, match=complaint):
        appimage.make_appimage(frozen, "", runtime, tmp_path, tmp_path)


@pytest.mark.skipif(shutil.which("mksquashfs") is None, reason="needs mksquashfs")
def test_an_appimage_is_the_runtime_with_a_file_system_behind(
    frozen: Frozen, tmp_path: Path
) -> None:
    runtime = tmp_path / "runtime"
    runtime.write_bytes(b"\x7fELF\x02" + bytes(95))
    image = appimage.make_appimage(frozen, "", runtime, tmp_path, tmp_path)
    content = image.read_bytes()
    assert content[8:11] == b"AI\x02"
    assert content[100:104] == b"hsqs"
    assert image.stat().st_mode & 0o111


# --- the Flatpak ---

FLATPAK = ROOT / "packaging" / "linux" / "flatpak"


def test_the_flatpak_has_no_network_and_the_name_of_the_application() -> None:
    manifest = yaml.safe_load((FLATPAK / f"{APP_ID}.yaml").read_text(encoding="utf-8"))
    assert manifest["id"] == APP_ID
    assert manifest["base"] == "io.qt.PySide.BaseApp"
    assert manifest["runtime-version"] == manifest["base-version"]
    assert not [word for word in manifest["finish-args"] if "network" in word or "home" in word]
    (game,) = [one for one in manifest["modules"] if isinstance(one, dict)]
    assert game["sources"][0]["tag"] == f"v{version()}"
    for command in game["build-commands"]:
        assert (ROOT / command.split()[1]).is_file(), command


def test_everything_the_flatpak_is_built_of_is_pinned() -> None:
    packages = json.loads((FLATPAK / "python-packages.json").read_text(encoding="utf-8"))
    played, built = (
        {flatpak_sources.package(Path(one["url"])): one for one in module["sources"]}
        for module in packages["modules"]
    )
    named = {re.split("[<>=]", need)[0].replace("_", "-") for need in flatpak_sources.wanted()}
    assert named <= played.keys(), "run packaging/flatpak_sources.py"
    assert {"mypy", "setuptools"} <= built.keys()
    for one in [*played.values(), *built.values()]:
        assert re.fullmatch(r"[0-9a-f]{64}", one["sha256"])
        assert one["url"].startswith(flatpak_sources.ADDRESS)


def test_the_flatpak_is_installed_without_what_only_translators_need(tmp_path: Path) -> None:
    flatpak_install.install(tmp_path)
    said = subprocess.run(
        [sys.executable, tmp_path / "bin" / NAME, "--version"],
        capture_output=True, text=True, check=False, cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(next(tmp_path.glob("lib/*/site-packages")))},
    )  # fmt: skip
    assert said.stdout.startswith(f"Canasta Qt {version()}"), said.stderr
    assert not list(tmp_path.rglob("*.ts"))
    assert (tmp_path / "share" / "applications" / f"{APP_ID}.desktop").exists()
