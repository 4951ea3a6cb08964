"""Installers for Windows and macOS, as far as Linux can look at them: all names lead somewhere."""

import ast
import fnmatch
import plistlib
import re
import shutil
import struct
import sys
import tomllib
import zipfile
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import yaml
from packaging.requirements import Requirement
from release import mac_build, pictures, plist, project, version_file, windows_build
from release.project import (
    APP_ID,
    NAME,
    PACKAGING,
    ROOT,
    SUFFIX,
    TITLE,
    BuildTrouble,
    languages,
    version,
)

from canasta_qt import preflight
from canasta_qt.storage.files import PORTABLE_FOLDER, PORTABLE_NOTE

ISS = windows_build.SCRIPT.read_text(encoding="utf-8-sig")
WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"
TESTS_WORKFLOW = WORKFLOW.with_name("tests.yml")
NAMES = {
    "en": "english",
    "de": "german",
    "es": "spanish",
    "fr": "french",
    "it": "italian",
    "nl": "dutch",
    "pt_BR": "brazilian",
}
LANGUAGES = {NAMES[code] for code in languages()}


def sections(text: str) -> dict[str, list[str]]:
    """The lines of an Inno Setup script by section, without comments."""
    found: dict[str, list[str]] = {}
    name = ""
    for line in text.splitlines():
        if heading := re.fullmatch(r"\[(\w+)\]", line):
            name = heading[1]
            found[name] = []
        elif line.strip() and not line.startswith(";"):
            found.setdefault(name, []).append(line)
    return found


# --- Windows -------------------------------------------------------------------------------------


def test_the_setup_script_gets_every_name_it_asks_for(tmp_path: Path) -> None:
    given = windows_build.defines(tmp_path, tmp_path, tmp_path)
    assert set(re.findall(r"\{#(\w+)\}", ISS)) == set(given)
    assert given["AppVersion"] == version()
    assert Path(given["Licence"]).exists()


def test_the_setup_script_has_all_its_sections() -> None:
    wanted = {
        "Setup", "Languages", "CustomMessages", "Tasks", "InstallDelete", "Files", "Icons",
        "Registry", "Run", "Code",
    }  # fmt: skip
    assert sections(ISS).keys() == wanted


def test_the_setup_script_speaks_every_language_in_full() -> None:
    lines = sections(ISS)["CustomMessages"]
    words = [re.match(r"(\w+)\.(\w+)=\S", line) for line in lines]
    assert all(words)
    said = {(found[1], found[2]) for found in words if found}
    names = {name for _, name in said}
    assert said == {(language, name) for language in LANGUAGES for name in names}
    used = set(re.findall(r"\{cm:(\w+)", ISS)) | set(re.findall(r"CustomMessage\('(\w+)'\)", ISS))
    built_in = {"CreateDesktopIcon", "LaunchProgram"}
    assert used - built_in == names


def test_setup_needs_no_administrator_and_removing_keeps_the_matches() -> None:
    setup = sections(ISS)["Setup"]
    assert "PrivilegesRequired=lowest" in setup
    code = "\n".join(sections(ISS)["Code"])
    assert "{param:DELETEDATA|no}" in code
    assert "MB_DEFBUTTON2" in code
    begins = re.findall(r"\bbegin$", code, re.M)
    assert len(begins) == len(re.findall(r"^ *end;?$", code, re.M))


def test_removing_leaves_no_empty_key() -> None:
    """Values go from the last line to the first: the first one finds the key empty."""
    first: dict[str, str] = {}
    for line in sections(ISS)["Registry"]:
        found = re.search(r'Subkey: "([^"]+)".*?(?:Flags: ([\w ]+))?; Tasks', line)
        assert found
        first.setdefault(found[1], found[2] or "")
    for key, flags in first.items():
        within = [above for above in first if key.startswith(above + "\\")]
        gone = "uninsdeletekeyifempty" in flags or "uninsdeletekey" in flags.split()
        assert gone or any("uninsdeletekey" in first[above].split() for above in within), key


def test_whoever_plays_is_asked_about_their_data_not_the_administrator() -> None:
    """Removed for all users, the program runs under the account of an administrator."""
    code = "\n".join(sections(ISS)["Code"])
    before, _, admin = code.partition("if not IsAdminInstallMode then")
    own, _, everybody = admin.partition("else if")
    assert "{localappdata}" in own
    assert "{localappdata}" not in before + everybody
    assert "HKEY_USERS" in everybody
    for line in sections(ISS)["CustomMessages"]:
        if "DeleteData" in line:
            assert "%1" in line, "the question names the folder"


@pytest.mark.parametrize(
    ("stated", "numbers", "sorts_as"),
    [
        ("0.9.0", (0, 9, 0), "0.9.0"),
        ("1.0", (1, 0, 0), "1.0"),
        ("1.0rc1", (1, 0, 0), "1.0~rc1"),
        ("1.2.3b12", (1, 2, 3), "1.2.3~b12"),
        ("10.0a1", (10, 0, 0), "10.0~a1"),
    ],
)
def test_a_version_before_the_release_builds_everywhere(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    stated: str,
    numbers: tuple[int, int, int],
    sorts_as: str,
) -> None:
    (tmp_path / "canasta_qt").mkdir()
    (tmp_path / "canasta_qt" / "__init__.py").write_text(f'__version__ = "{stated}"\n')
    shutil.copy(ROOT / "canasta_qt" / "languages.py", tmp_path / "canasta_qt")
    (tmp_path / "CHANGELOG.md").write_text(f"# New\n\n## {stated} (2026-12-01)\n\n- It.\n")
    monkeypatch.setattr(project, "ROOT", tmp_path)
    monkeypatch.setattr(project, "CHANGELOG", tmp_path / "CHANGELOG.md")
    assert project.version() == project.releases()[0].version == stated
    dotted = ".".join(map(str, numbers))
    assert f"filevers={(*numbers, 0)}" in version_file.text()
    assert f"'ProductVersion', '{stated}'" in version_file.text()
    given = windows_build.defines(tmp_path, tmp_path, tmp_path)
    assert (given["AppVersion"], given["Numbers"]) == (stated, dotted)
    assert plist.extra_keys()["CFBundleVersion"] == dotted
    assert project.sorted_version(stated) == sorts_as


def test_the_portable_zip_says_that_it_is_portable(tmp_path: Path) -> None:
    folder = tmp_path / "program"
    (folder / "_internal").mkdir(parents=True)
    (folder / "canasta-qt.exe").write_text("program")
    with zipfile.ZipFile(windows_build.make_zip(folder, tmp_path)) as archive:
        top = f"{NAME}-{version()}"
        assert archive.namelist() == [f"{top}/canasta-qt.exe", f"{top}/portable.txt"]
        note = archive.read(f"{top}/portable.txt").decode()
    assert f'the folder "{windows_build.PORTABLE_FOLDER}" beside this file' in note
    assert "\n" not in note.replace("\r\n", "")


def test_program_and_zip_agree_how_a_portable_one_is_known() -> None:
    assert windows_build.PORTABLE_NOTE == PORTABLE_NOTE
    assert windows_build.PORTABLE_FOLDER == PORTABLE_FOLDER


def test_the_setup_script_says_that_it_is_utf_8() -> None:
    assert windows_build.SCRIPT.read_bytes().startswith(b"\xef\xbb\xbf")


def test_every_system_gets_the_same_bytes() -> None:
    assert "* text=auto eol=lf" in (ROOT / ".gitattributes").read_text(encoding="utf-8")


@pytest.mark.parametrize("folder", ["Inno Setup 6", "Inno Setup 7"])
def test_inno_setup_is_found_where_it_installs_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    compiler = tmp_path / folder / "ISCC.exe"
    compiler.parent.mkdir()
    compiler.touch()
    monkeypatch.setattr(windows_build, "PROGRAMS", ("NO_SUCH_VARIABLE", "OUR_PROGRAMS"))
    monkeypatch.setenv("OUR_PROGRAMS", str(tmp_path))
    assert windows_build.compiler() == str(compiler)


def test_without_inno_setup_the_build_says_where_it_is_had(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows_build, "PROGRAMS", ())
    with pytest.raises(BuildTrouble, match=r"Inno Setup.*jrsoftware\.org"):
        windows_build.compiler()


def test_every_entry_of_the_setup_script_is_well_formed() -> None:
    for name in ("Languages", "Tasks", "InstallDelete", "Files", "Icons", "Registry", "Run"):
        for line in sections(ISS)[name]:
            left = re.sub(r'\w+: (?:"(?:[^"]|"")*"|[\w ]+?)(?:; |$)', "", line)
            assert left == "", f"[{name}] {line}"


def test_the_version_resource_is_whole() -> None:
    call = ast.parse(version_file.text(), mode="eval").body
    assert isinstance(call, ast.Call)
    fixed = next(word.value for word in call.keywords if word.arg == "ffi")
    assert isinstance(fixed, ast.Call)
    numbers = next(
        ast.literal_eval(word.value) for word in fixed.keywords if word.arg == "filevers"
    )
    assert ".".join(str(number) for number in numbers) == f"{version()}.0"
    for wanted in (f"'ProductVersion', '{version()}'", f"'ProductName', '{TITLE}'"):
        assert wanted in version_file.text()


def test_the_windows_icon_is_well_formed(tmp_path: Path) -> None:
    data = pictures.write_ico(tmp_path / "icon.ico").read_bytes()
    _, kind, count = struct.unpack_from("<HHH", data)
    assert (kind, count) == (1, len(pictures.ICO_SIZES))
    end = 6 + 16 * count
    for at, size in enumerate(pictures.ICO_SIZES):
        width, height, *_, length, begin = struct.unpack_from("<BBBBHHII", data, 6 + 16 * at)
        assert (width or 256, height or 256, begin) == (size, size, end)
        assert png_size(data[begin : begin + length]) == (size, size)
        end += length
    assert end == len(data)


def png_size(data: bytes) -> tuple[int, int]:
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack_from(">II", data, 16)
    return width, height


# --- macOS ---------------------------------------------------------------------------------------


def test_the_mac_icon_is_well_formed(tmp_path: Path) -> None:
    data = pictures.write_icns(tmp_path / "icon.icns").read_bytes()
    assert (data[:4], struct.unpack_from(">I", data, 4)[0]) == (b"icns", len(data))
    at, seen = 8, {}
    while at < len(data):
        (length,) = struct.unpack_from(">I", data, at + 4)
        seen[data[at : at + 4]] = png_size(data[at + 8 : at + length])[0]
        at += length
    assert seen == pictures.ICNS_TYPES


def test_info_plist_declares_the_file_type_and_the_version() -> None:
    keys = plistlib.loads(plistlib.dumps(plist.extra_keys()))
    assert keys["CFBundleShortVersionString"] == version()
    (kind,) = keys["UTExportedTypeDeclarations"]
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == [SUFFIX[1:]]
    assert keys["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeIdentifier"].startswith(APP_ID)


def test_the_entitlements_ask_for_no_more_than_cffi_needs() -> None:
    asked = plistlib.loads(mac_build.ENTITLEMENTS.read_bytes())
    assert set(asked) == {
        "com.apple.security.cs.allow-unsigned-executable-memory",
        "com.apple.security.cs.disable-library-validation",
    }


class Tools:
    """Stands in for macOS' tools: notes what they are told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.commands: list[list[str]] = []
        self.verdict = "Accepted"
        self.busy, self.busy_one = 0, ""
        monkeypatch.setattr(mac_build, "run", self.run)
        monkeypatch.setattr(mac_build, "PAUSE_S", 0)

    def run(self, command: list[str], complaint: str, **_: object) -> str:
        self.commands.append(command)
        if self.busy and command[0] == self.busy_one:
            self.busy -= 1
            raise BuildTrouble(complaint)
        if "notarytool" in command:
            return f"Processing complete\n  id: 12\n  status: {self.verdict}\n"
        return "/dev/disk4s1\tApple_HFS\t/Volumes/Canasta Qt\n"


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> Tools:
    return Tools(monkeypatch)


def test_the_app_has_a_place_in_the_dock() -> None:
    assert plist.extra_keys()["LSBackgroundOnly"] is False
    spec = (PACKAGING / "release" / "canasta_qt.spec").read_text(encoding="utf-8")
    assert 'console=sys.platform != "darwin"' in spec


def test_without_an_identity_signing_is_skipped_and_told(
    tools: Tools, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not mac_build.sign(Path("Canasta Qt.app"), {})
    assert not mac_build.notarise(Path("image.dmg"), {"CODESIGN_IDENTITY": "me"})
    (sealing,) = tools.commands
    assert sealing[sealing.index("--sign") + 1] == "-", "sealed, but in nobody's name"
    said = capsys.readouterr().out
    assert "not signed: CODESIGN_IDENTITY is not set" in said
    assert "not notarised: NOTARY_APPLE_ID, NOTARY_TEAM_ID, NOTARY_PASSWORD not set" in said


SECRETS = {
    "CODESIGN_IDENTITY": "Developer ID Application: Somebody",
    "NOTARY_APPLE_ID": "me",
    "NOTARY_TEAM_ID": "team",
    "NOTARY_PASSWORD": "secret",
}


def test_what_the_notary_refuses_is_not_stapled(tools: Tools) -> None:
    tools.verdict = "Invalid"
    with pytest.raises(BuildTrouble, match=r"(?s)notary refuses.*status: Invalid"):
        mac_build.notarise(Path("image.dmg"), SECRETS)
    assert "stapler" not in tools.commands[-1]


def test_a_disk_image_that_is_busy_is_tried_again(tools: Tools, tmp_path: Path) -> None:
    tools.busy, tools.busy_one = 2, "hdiutil"
    app = tmp_path / f"{TITLE}.app"
    app.mkdir()
    mac_build.make_image(app, tmp_path / "work", tmp_path)
    verbs = [command[1] for command in tools.commands if command[0] == "hdiutil"]
    assert verbs[:4] == ["create", "create", "create", "attach"]


def test_with_an_identity_the_hardened_runtime_is_signed_and_notarised(tools: Tools) -> None:
    assert mac_build.sign(Path("Canasta Qt.app"), SECRETS)
    assert mac_build.notarise(Path("image.dmg"), SECRETS)
    signing, checking, _image, notary, stapling = tools.commands
    assert signing[signing.index("--options") + 1] == "runtime"
    assert Path(signing[signing.index("--entitlements") + 1]).exists()
    assert "--verify" in checking
    assert notary[:3] == ["xcrun", "notarytool", "submit"]
    assert stapling[1:3] == ["stapler", "staple"]


def test_the_disk_image_has_a_background_and_a_link_to_applications(
    tools: Tools, tmp_path: Path
) -> None:
    app = tmp_path / f"{TITLE}.app"
    app.mkdir()
    mac_build.make_image(app, tmp_path / "work", tmp_path)
    stage = tmp_path / "work" / "image"
    assert (stage / "Applications").readlink() == Path("/Applications")
    picture = (stage / ".background" / mac_build.BACKGROUND).read_bytes()
    assert png_size(picture) == (600, 400)
    verbs = [command[1] for command in tools.commands if command[0] == "hdiutil"]
    assert verbs == ["create", "attach", "detach", "convert"]
    assert mac_build.WINDOW_SCRIPT.exists()
    assert ["ditto", str(app), str(stage / app.name)] in tools.commands, (
        "other tools break the seal"
    )


def test_the_seal_is_looked_at_inside_the_image_and_on_the_copy(
    tools: Tools, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(mac_build, "smoke", lambda *_: ["played"])
    mac_build._try_image(tmp_path / "image.dmg")
    checked = [command[-1] for command in tools.commands if "--verify" in command]
    (copying,) = (command for command in tools.commands if command[0] == "ditto")
    assert checked == copying[1:]
    assert checked[0] == f"/Volumes/Canasta Qt/{TITLE}.app"


# --- the release workflow ------------------------------------------------------------------------


@pytest.fixture(scope="module")
def workflow() -> SimpleNamespace:
    data = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))
    return SimpleNamespace(jobs=data["jobs"], triggers=data[True])  # YAML reads `on` as a truth


def test_all_three_systems_are_built_after_the_tests(workflow: SimpleNamespace) -> None:
    build = workflow.jobs["build"]
    assert build["needs"] == "test"
    names = [entry["name"] for entry in build["strategy"]["matrix"]["include"]]
    assert names == ["linux", "windows", "windows-arm64", "macos-arm64", "macos-x86_64"]
    assert workflow.triggers["push"]["tags"] == ["v*"]


def test_no_image_is_asked_for_that_was_retired() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in WORKFLOW.parent.glob("*.yml"))
    assert "ubuntu-24.04" in text
    assert not re.findall(r"ubuntu-20.04|windows-2019|macos-1[1-4]\b", text)


def test_every_push_is_tried_on_three_systems_with_the_oldest_and_the_newest_python() -> None:
    job = yaml.safe_load(TESTS_WORKFLOW.read_text(encoding="utf-8"))["jobs"]["test"]
    systems = {name.partition("-")[0] for name in job["strategy"]["matrix"]["system"]}
    assert systems == {"ubuntu", "windows", "macos"}
    pythons = job["strategy"]["matrix"]["python"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert f">={pythons[0]}" == project["project"]["requires-python"]
    wheels = project["tool"]["cibuildwheel"]["build"].split()
    assert f"cp{pythons[-1].replace('.', '')}-*" == wheels[-1]
    runs = " ".join(step.get("run", "") for step in job["steps"])
    assert "packaging/bootstrap.py test" in runs
    assert "packaging/bootstrap.py play" in runs


def test_wheels_are_compiled_for_every_system_that_the_page_on_installing_names() -> None:
    jobs = yaml.safe_load(WORKFLOW.read_text(encoding="utf-8"))["jobs"]
    systems = jobs["wheels"]["strategy"]["matrix"]["system"]
    begins = (
        "ubuntu-24.04", "ubuntu-24.04-arm", "windows-2022", "windows-11-arm", "macos-15",
        "macos-15-intel",
    )  # fmt: skip
    assert len(systems) == len(begins)
    assert all(one.startswith(begin) for one, begin in zip(systems, begins, strict=True))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    wheels = project["tool"]["cibuildwheel"]
    assert "*-musllinux_*" in wheels["skip"].split()
    assert "COMPILED" in wheels["test-command"]
    glibc = wheels["manylinux-x86_64-image"].removeprefix("manylinux_").replace("_", ".")
    page = " ".join((ROOT / "docs" / "INSTALLING.md").read_text(encoding="utf-8").split())
    for named in (f"glibc {glibc}", "CPython 3.11 to 3.14", "x86_64 and aarch64", "musl"):
        assert named in page
    assert wheels["build"].split() == [f"cp3{minor}-*" for minor in range(11, 15)]


def allowed(requirements: list[str], name: str, version: str, **machine: str) -> bool:
    """Whether a version of a package may be installed there."""
    machine = {"python_version": "3.12", "sys_platform": "linux", **machine}
    every = [Requirement(one) for one in requirements]
    named = [one for one in every if one.name == name]
    asked = [one for one in named if one.marker is None or one.marker.evaluate({**machine})]
    return bool(asked) and all(one.specifier.contains(version) for one in asked)


def test_qt_6_12_comes_only_where_it_is_sound() -> None:
    """On Python 3.11 it aborts; on macOS 13, which the installer is for, it does not start."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needs, packaging = project["dependencies"], project["optional-dependencies"]["packaging"]
    qt = "PySide6-Essentials"
    for python, comes in (("3.11", False), ("3.12", True), ("3.14", True)):
        assert allowed(needs, qt, "6.12.0", python_version=python) is comes
        assert allowed(needs, qt, "6.11.3", python_version=python)
    assert not allowed(needs, qt, "6.13.0")
    for system, comes in (("linux", True), ("win32", True), ("darwin", False)):
        assert allowed([*needs, *packaging], qt, "6.12.0", sys_platform=system) is comes
    assert plist.OLDEST_SYSTEM == "13.0"
    assert 'macos: ">= :ventura"' in (PACKAGING / "macos" / f"{NAME}.rb").read_text("utf-8")


def test_without_pyside_the_same_versions_are_named_as_the_project_wants(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    needs = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    bare = preflight.Machine("linux", {}, has_module=lambda _name: False)
    for python in ((3, 11), (3, 12)):
        monkeypatch.setattr(sys, "version_info", (*python, 0))
        found = re.search(r'"(PySide6-Essentials.*)"', preflight.problem(bare) or "")
        assert found
        stated = ".".join(map(str, python))
        for one in ("6.8.2", "6.8.3", "6.11.3", "6.12.0", "6.13.0"):
            told = allowed([found[1]], "PySide6-Essentials", one)
            wanted = allowed(
                needs["dependencies"], "PySide6-Essentials", one, python_version=stated
            )
            assert told is wanted


def test_what_has_no_wheel_is_left_out_and_in_every_installer() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needs, packaging = project["dependencies"], project["optional-dependencies"]["packaging"]
    arm = {"sys_platform": "win32", "platform_machine": "ARM64"}
    assert allowed(needs, "miniaudio", "1.71", platform_machine="x86_64")
    assert not allowed(needs, "miniaudio", "1.71", **arm)
    assert not allowed(needs, "miniaudio", "1.71", python_version="3.15")
    assert allowed([*needs, *packaging], "miniaudio", "1.71", **arm)


def test_the_setup_script_is_for_the_processor_it_was_built_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for machine, processors in (("AMD64", "x64compatible"), ("ARM64", "arm64")):
        monkeypatch.setattr("platform.machine", lambda machine=machine: machine)
        given = windows_build.defines(tmp_path, tmp_path, tmp_path)
        assert given["Architecture"] == processors
        assert given["OutputName"].endswith(f"{machine.lower()}-setup")


def test_every_push_is_tried_with_the_oldest_qt_that_is_allowed() -> None:
    job = yaml.safe_load(TESTS_WORKFLOW.read_text(encoding="utf-8"))["jobs"]["oldest-qt"]
    (script,) = [step["run"] for step in job["steps"] if "run" in step]
    found = re.search(r"sed -n 's/(.*?)/\\1/p'", script)
    assert found
    pattern = found[1].replace("\\(", "(").replace("\\)", ")")
    stated = re.findall(pattern, (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert [re.fullmatch(r"6\.\d+\.\d+", version) is not None for version in stated] == [True]


def test_every_job_that_is_waited_for_exists(workflow: SimpleNamespace) -> None:
    for job in workflow.jobs.values():
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= workflow.jobs.keys()


def test_every_file_that_the_workflow_runs_exists(workflow: SimpleNamespace) -> None:
    runs = [step["run"] for job in workflow.jobs.values() for step in job["steps"] if "run" in step]
    files = {found for run in runs for found in re.findall(r"[\w./-]+\.(?:py|sh|md)\b", run)}
    assert "packaging/build.py" in files
    assert [file for file in files if not (ROOT / file).is_file()] == []


def test_the_release_is_a_draft_with_everything_attached(workflow: SimpleNamespace) -> None:
    draft = workflow.jobs["draft"]
    assert set(draft["needs"]) == {"build", "packages"}
    creating = draft["steps"][-1]["run"]
    assert "--draft" in creating
    assert "dist/*" in creating


def test_the_release_has_what_every_system_made_and_each_wheel_once(
    workflow: SimpleNamespace,
) -> None:
    (wanted,) = (step["with"]["pattern"] for step in uses(workflow.jobs["draft"], "download"))
    made = [
        step["with"]["name"].replace("${{ matrix.name }}", entry["name"])
        for job in ("build", "packages")
        for step in uses(workflow.jobs[job], "upload")
        for entry in workflow.jobs[job].get("strategy", {"matrix": {"include": [{"name": ""}]}})[
            "matrix"
        ]["include"]
    ]
    assert len(made) == 6
    assert fnmatch.filter(made, wanted) == made
    (wheels,) = uses(workflow.jobs["wheels"], "upload")
    assert not fnmatch.fnmatch(wheels["with"]["name"], wanted)


def uses(job: dict[str, Any], verb: str) -> list[dict[str, Any]]:
    """The steps of a job that upload or download files."""
    return [step for step in job["steps"] if f"/{verb}-artifact@" in step.get("uses", "")]


def test_only_the_draft_may_write(workflow: SimpleNamespace) -> None:
    writers = [name for name, job in workflow.jobs.items() if "permissions" in job]
    assert writers == ["draft"]


def test_every_file_that_packaging_names_is_there() -> None:
    named = {
        found
        for file in (PACKAGING / "release").glob("*.py")
        for found in re.findall(r'PACKAGING / "(\w+)" / "([\w.-]+)"', file.read_text("utf-8"))
    }
    assert ("windows", f"{NAME}.iss") in named
    assert [pair for pair in named if not PACKAGING.joinpath(*pair).is_file()] == []
