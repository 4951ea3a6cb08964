"""The AppImage: one file that runs on every Linux as new as the one it was built on.

Its head, the runtime, is not ours: it comes from the AppImage project, as a file that the variable
`CANASTA_QT_APPIMAGE_RUNTIME` names. Without it no AppImage is made, and that is said.
"""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

from release.frozen import Frozen, expect_size
from release.linux_share import write_share
from release.project import APP_ID, NAME, BuildTrouble, artefact, run
from release.say import note, step
from release.smoke import clean_variables, smoke

RUNTIME: Final = "CANASTA_QT_APPIMAGE_RUNTIME"
MARK: Final = b"AI\x02"
"""Bytes 8 to 10 of every AppImage of the second kind, as its specification wants them."""

EVERYWHERE: Final = (
    "libX11.so.*", "libX11-xcb.so.*", "libexpat.so.*", "libfontconfig.so.*", "libfreetype.so.*",
    "libgcc_s.so.*", "libgpg-error.so.*", "libstdc++.so.*", "libuuid.so.*", "libz.so.*",
)  # fmt: skip
"""Libraries of the building system that stay out: every desktop has them, and what fits its drivers
and fonts is its own. So says the AppImage project's list of libraries to leave out."""

COMPRESSION: Final = ("-comp", "zstd", "-Xcompression-level", "22", "-b", "1M")
"""Every runtime of today reads it; xz, which packs a little closer, no longer."""


def wrap_appimage(frozen: Frozen, contents: str, work: Path, out: Path) -> Path | None:
    """Make and try the AppImage; None where its runtime or mksquashfs is not there."""
    runtime = os.environ.get(RUNTIME, "")
    if not runtime:
        note(f"no AppImage: {RUNTIME} does not name its runtime")
        return None
    if shutil.which("mksquashfs") is None:
        note("no AppImage: mksquashfs (package squashfs-tools) is not installed")
        return None
    with step("packing the AppImage"):
        image = make_appimage(frozen, contents, Path(runtime), work, out)
    with step("trying the AppImage"):
        _try_image(image)
    return image


def make_appimage(frozen: Frozen, contents: str, runtime: Path, work: Path, out: Path) -> Path:
    """Pack the AppImage into `out`; returns it. Raises `BuildTrouble`."""
    head = _head(runtime)
    folder = work / "appimage"
    shutil.rmtree(folder, ignore_errors=True)
    lay_out(folder, frozen, contents)
    note(f"inside: {expect_size(folder)}")
    packed = work / "appimage.squashfs"
    packed.unlink(missing_ok=True)
    command = ["mksquashfs", str(folder), str(packed), "-root-owned", "-noappend", "-no-progress"]
    run([*command, *COMPRESSION], "the AppImage could not be packed")
    result = out / artefact(".AppImage")
    with result.open("wb") as written, packed.open("rb") as body:
        written.write(head)
        shutil.copyfileobj(body, written)
    result.chmod(0o755)
    return result


def lay_out(folder: Path, frozen: Frozen, contents: str) -> None:
    """What an AppImage holds: the program, menu entry and icon on top, how to start."""
    library = folder / "usr" / "lib" / NAME
    frozen.copy(library)
    for place in frozen.system_libraries:
        if any(fnmatch(place.name, pattern) for pattern in EVERYWHERE):
            (library / place).unlink(missing_ok=True)
    (library / "CONTENTS.txt").write_text(contents, encoding="utf-8")
    write_share(folder / "usr", newest=True)
    share = folder / "usr" / "share"
    (folder / "usr" / "bin").mkdir()
    (folder / "usr" / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    (folder / "AppRun").symlink_to(f"usr/lib/{NAME}/{NAME}")
    menu, icon = f"{APP_ID}.desktop", f"{APP_ID}.png"
    (folder / menu).symlink_to((share / "applications" / menu).relative_to(folder))
    picture = share / "icons" / "hicolor" / "256x256" / "apps" / icon
    (folder / icon).symlink_to(picture.relative_to(folder))
    (folder / ".DirIcon").symlink_to(icon)


def _head(runtime: Path) -> bytes:
    """The runtime with the mark of an AppImage. Raises `BuildTrouble`."""
    try:
        head = bytearray(runtime.read_bytes())
    except OSError as problem:
        raise BuildTrouble(f"{RUNTIME}: {runtime}: {problem.strerror}") from problem
    if head[:5] != b"\x7fELF\x02":
        raise BuildTrouble(f"{RUNTIME}: {runtime} is no program for 64 bits")
    if re.search(rb"GLIBC_2\.\d+", head):
        raise BuildTrouble(f"{RUNTIME}: {runtime} wants a C library; it must bring its own")
    head[8:11] = MARK
    return bytes(head)


def _try_image(image: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="canasta-qt-appimage-") as name:
        home = Path(name) / "home"
        home.mkdir()
        os.environ["APPIMAGE_EXTRACT_AND_RUN"] = "1"  # where it is built nothing can be mounted
        try:
            lines = smoke([str(image)], home)
        finally:
            del os.environ["APPIMAGE_EXTRACT_AND_RUN"]
        for line in lines:
            note(line)
        said = run([str(image), "--appimage-offset"], "its size cannot be read",
                   env=clean_variables(home))  # fmt: skip
        if not said.strip().isdigit():
            raise BuildTrouble(f"the AppImage does not know where it begins: {said}")
