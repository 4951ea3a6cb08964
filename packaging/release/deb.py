"""The Debian package: the program in /usr/lib, libraries of the system named, not brought along."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Final

from release.frozen import Frozen, expect_size
from release.linux_share import changelog_gz, write_share
from release.project import (
    NAME,
    PACKAGING,
    PUBLISHER,
    ROOT,
    SUMMARY,
    BuildTrouble,
    run,
    sorted_version,
    version,
)
from release.say import note

PRESETS: Final = ROOT / "canasta_qt" / "engine" / "rules" / "presets"
"""One file for each game."""
LIBRARY: Final = Path("usr/lib") / NAME
COMMANDS: Final = Path("usr/games")
"""Where Debian's games are started from; not on the path of root."""
MAINTAINER: Final = f"{PUBLISHER} <{NAME}@canasta-qt.invalid>"

WITHOUT_PROOF: Final = (
    "libxcb-cursor0",
    "fonts-dejavu-core | fonts-freefont-ttf | fonts-noto-core",
)
"""What no tool sees: Qt loads the one by itself; names in scripts that our own typefaces lack want
one of the others."""

CONTROL: Final = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: {recommends}
Section: games
Priority: optional
Description: {summary}
 Sit down at a calm table and play Canasta the way your family does: {games} games
 from Classic to Hand and Foot, for two to six players, with every table rule
 yours to change.
 .
 The computer players never see a hidden card. There is no network, no
 advertising and no account.
"""


def make_deb(frozen: Frozen, contents: str, work: Path, out: Path) -> Path:
    """Build the package into `out`; returns it. Raises `BuildTrouble`."""
    root = work / "deb"
    shutil.rmtree(root, ignore_errors=True)
    _fill(root, frozen, contents)
    note(f"installed: {expect_size(root)}")
    depends, recommends = _dependencies(root, work)
    (root / "DEBIAN").mkdir()
    control = CONTROL.format(
        name=NAME,
        version=sorted_version(version()),
        architecture=_architecture(),
        maintainer=MAINTAINER,
        size=_kilobytes(root / "usr"),
        depends=", ".join(depends),
        recommends=", ".join(recommends),
        games=len(list(PRESETS.glob("*.toml"))),
        summary=SUMMARY[0].lower() + SUMMARY[1:],
    )
    (root / "DEBIAN" / "control").write_text(control, encoding="utf-8")
    _checksums(root)
    _set_modes(root)
    result = out / f"{NAME}_{sorted_version(version())}_{_architecture()}.deb"
    command = ["dpkg-deb", "-Zxz", "-z9", "--root-owner-group", "--build", str(root), str(result)]
    run(command, "the Debian package could not be built")
    return result


def _fill(root: Path, frozen: Frozen, contents: str) -> None:
    frozen.copy(root / LIBRARY)
    for library in frozen.system_libraries:
        (root / LIBRARY / library).unlink(missing_ok=True)
    shutil.rmtree(root / LIBRARY / "licences", ignore_errors=True)
    (root / COMMANDS).mkdir(parents=True)
    (root / COMMANDS / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    write_share(root / "usr", command=f"/{COMMANDS}/{NAME}")
    about = root / "usr" / "share" / "doc" / NAME
    about.mkdir(parents=True)
    shutil.copyfile(PACKAGING / "linux" / "copyright", about / "copyright")
    (about / "changelog.gz").write_bytes(changelog_gz())
    (about / "CONTENTS.txt").write_text(contents, encoding="utf-8")
    overrides = root / "usr" / "share" / "lintian" / "overrides"
    overrides.mkdir(parents=True)
    shutil.copyfile(PACKAGING / "linux" / "lintian-overrides", overrides / NAME)


def _dependencies(root: Path, work: Path) -> tuple[list[str], list[str]]:
    """Packages that hold the libraries of the system that are asked for: needed, and wished for.

    Printing is the only thing that does without its library.
    """
    scratch = work / "shlibdeps"
    (scratch / "debian").mkdir(parents=True, exist_ok=True)
    (scratch / "debian" / "control").write_text(
        f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n", encoding="utf-8"
    )
    library = root / LIBRARY
    files = [file for file in library.rglob("*") if _is_elf(file)]
    folders = sorted({str(file.parent) for file in files if ".so" in file.name})
    printing = [file for file in files if "printsupport" in file.parts]
    needed = _asked_for([file for file in files if file not in printing], folders, scratch)
    names = {one.partition(" ")[0] for one in needed}
    asked = _asked_for(printing, folders, scratch)
    wished = [one for one in asked if one.partition(" ")[0] not in names]
    unsaid = [one for one in WITHOUT_PROOF if not any(one in asked for asked in needed)]
    return sorted([*needed, *unsaid]), sorted(wished)


def _asked_for(files: list[Path], folders: list[str], scratch: Path) -> list[str]:
    if not files:
        return []
    said = run(
        [
            "dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0",
            *(f"-l{folder}" for folder in folders), *(f"-e{file}" for file in files),
        ],
        "the libraries that the package depends on could not be found out",
        cwd=scratch,
    )  # fmt: skip
    found = re.search(r"^shlibs:Depends=(.*)$", said, re.M)
    if found is None:
        raise BuildTrouble(f"dpkg-shlibdeps answers strangely:\n{said}")
    return found[1].split(", ")


def _is_elf(file: Path) -> bool:
    if file.is_symlink() or not file.is_file():
        return False
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"


def _architecture() -> str:
    return run(["dpkg", "--print-architecture"], "this is no Debian").strip()


def _kilobytes(folder: Path) -> int:
    files = [file for file in folder.rglob("*") if file.is_file() and not file.is_symlink()]
    return sum(-(-file.stat().st_size // 1024) for file in files)


def _checksums(root: Path) -> None:
    import hashlib

    lines = [
        f"{hashlib.md5(file.read_bytes()).hexdigest()}  {file.relative_to(root)}\n"
        for file in sorted((root / "usr").rglob("*"))
        if file.is_file() and not file.is_symlink()
    ]
    (root / "DEBIAN" / "md5sums").write_text("".join(lines), encoding="utf-8")


def _set_modes(root: Path) -> None:
    """Folders and programs may be entered and run, everything else only read."""
    for file in [root, *root.rglob("*")]:
        if not file.is_symlink():
            runs = file.is_dir() or (file.parent == root / LIBRARY and file.name == NAME)
            file.chmod(0o755 if runs else 0o644)


def check_with_lintian(package: Path) -> str:
    """Lintian's errors are ours. Raises `BuildTrouble`."""
    if shutil.which("lintian") is None:
        return "lintian is not installed; not asked"
    said = run(
        ["lintian", "--allow-root", "--fail-on", "error", str(package)], "lintian finds errors"
    )
    return f"lintian: no errors, {said.count('W:')} warnings"
