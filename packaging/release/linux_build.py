"""Linux: the archive and the AppImage for every distribution, the Debian package where dpkg is."""

from __future__ import annotations

import shutil
import subprocess
import tarfile
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from release.appimage import wrap_appimage
from release.deb import COMMANDS, check_with_lintian, make_deb
from release.frozen import Frozen
from release.project import APP_ID, NAME, BuildTrouble, run
from release.say import note, step
from release.smoke import clean_variables, smoke
from release.tarball import make_tarball

LARGEST_DOWNLOAD_MB: Final = 45


def wrap(frozen: Frozen, contents: str, work: Path, out: Path) -> Sequence[Path]:
    """Make and try everything for Linux; returns the files."""
    made = [_archive(frozen, contents, work, out)]
    if shutil.which("dpkg-shlibdeps") is None:
        note("no Debian package: dpkg-shlibdeps (package dpkg-dev) is not installed")
    else:
        made.append(_package(frozen, contents, work, out))
    image = wrap_appimage(frozen, contents, work, out)
    if image is not None:
        made.append(image)
    for file in made:
        size = file.stat().st_size / 1e6
        note(f"{file.name}: {size:.1f} MB")
        if size > LARGEST_DOWNLOAD_MB:
            raise BuildTrouble(f"{file.name} is larger than {LARGEST_DOWNLOAD_MB} MB")
    return made


def _archive(frozen: Frozen, contents: str, work: Path, out: Path) -> Path:
    with step("packing the archive"):
        archive = make_tarball(frozen, contents, work, out)
    with step("trying the archive: unpack, install, play, remove"):
        _try_archive(archive)
    return archive


def _package(frozen: Frozen, contents: str, work: Path, out: Path) -> Path:
    with step("building the Debian package"):
        package = make_deb(frozen, contents, work, out)
    note(check_with_lintian(package))
    with step("trying the Debian package: unpack, play"):
        _try_package(package)
    return package


def _try_archive(archive: Path) -> None:
    """Install below a folder with a blank in its name, run, remove; nothing may be left."""
    with tempfile.TemporaryDirectory(prefix="canasta-qt-archive-") as name:
        place = Path(name)
        with tarfile.open(archive) as opened:
            opened.extractall(place, filter="data")
        (script,) = place.glob(f"{NAME}-*/install.sh")
        prefix, home = place / "some where", place / "home"
        home.mkdir()
        variables = clean_variables(home)
        run([str(script), "--prefix", str(prefix)], "install.sh failed", env=variables)
        _validate(prefix)
        for line in smoke([str(prefix / "bin" / NAME)], home):
            note(line)
        command = [str(script), "--uninstall", "--prefix", str(prefix)]
        run(command, "install.sh --uninstall failed", env=variables)
        if prefix.exists():
            left = ", ".join(str(path) for path in [prefix, *prefix.rglob("*")])
            raise BuildTrouble(f"uninstalling leaves behind: {left}")


def _try_package(package: Path) -> None:
    """Unpacked anywhere the program must run: it finds everything from where it lies."""
    with tempfile.TemporaryDirectory(prefix="canasta-qt-package-") as name:
        place, home = Path(name) / "root", Path(name) / "home"
        home.mkdir()
        run(["dpkg-deb", "-x", str(package), str(place)], "the package cannot be unpacked")
        _validate(place / "usr")
        for line in smoke([str(place / COMMANDS / NAME)], home):
            note(line)


def _validate(prefix: Path) -> None:
    """Let the desktop's own tools look at menu entry and description, where they are."""
    share = prefix / "share"
    tools = {
        "desktop-file-validate": [str(share / "applications" / f"{APP_ID}.desktop")],
        "appstreamcli": [
            "validate",
            "--no-net",
            "--strict",
            str(share / "metainfo" / f"{APP_ID}.metainfo.xml"),
        ],
    }
    for tool, words in tools.items():
        if shutil.which(tool) is None:
            note(f"{tool} is not installed; not asked")
            continue
        done = subprocess.run([tool, *words], capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise BuildTrouble(f"{tool} is not content:\n{done.stdout}{done.stderr}")
