"""The root with Wine: a small Debian 13, whose Wine runs Qt's own platform for Windows."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from typing import Final

from release.project import BuildTrouble, run
from release.say import note

from under_wine.place import Place, expect

SUITE: Final = "trixie"
"""The oldest Debian whose Wine will do: with the one before only Qt's offscreen platform runs."""
MIRROR: Final = "http://deb.debian.org/debian"
PACKAGES: Final = (
    "wine", "wine64", "wine32:i386", "libgl1", "libxcursor1", "libxi6", "libxrandr2",
    "libxinerama1", "libxcomposite1", "libxrender1", "libxfixes3", "libxext6", "fonts-dejavu-core",
)  # fmt: skip
MARK: Final = "CANASTA_QT_WINE_MOUNTED"


def enter_own_mounts() -> None:
    """Run this script again where its mounts vanish with it, unless it is there already."""
    if os.geteuid() != 0:
        raise BuildTrouble("the trial Windows lies in a root of its own: run this as root")
    if MARK not in os.environ:
        os.environ[MARK] = "1"
        words = ["unshare", "--mount", "--propagation", "private", sys.executable, *sys.argv]
        os.execvp(words[0], words)


def mount(place: Place) -> None:
    """Processes, devices and the sockets of screens, seen from the root."""
    for name, words in {
        "proc": ["-t", "proc", "proc"],
        "dev/shm": ["-t", "tmpfs", "shm"],
        "tmp/.X11-unix": ["--bind", "/tmp/.X11-unix"],
    }.items():
        target = place.root / name
        target.mkdir(parents=True, exist_ok=True)
        if words[0] == "--bind" and not os.path.exists(words[1]):
            os.mkdir(words[1])  # a screen that starts later must be seen too
            os.chmod(words[1], 0o1777)
        run(["mount", *words, str(target)], f"/{name} cannot be mounted")


def provide_root(place: Place) -> None:
    """Fetch the Debian and its Wine, unless they are there."""
    if not (place.root / "usr" / "lib" / "wine" / "wine64").exists():
        if shutil.which("debootstrap") is None:
            raise BuildTrouble("debootstrap is not installed: apt-get install debootstrap")
        place.work.mkdir(parents=True, exist_ok=True)
        command = ["debootstrap", "--variant=minbase", SUITE, str(place.root), MIRROR]
        run(command, "debootstrap failed")
        install = ["apt-get", "install", "-y", "--no-install-recommends", *PACKAGES]
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        both = ["dpkg", "--add-architecture", "i386"]  # Inno Setup is a program of 32 bits
        for words in (both, ["apt-get", "update"], install):
            run(["chroot", str(place.root), *words], f"{words[1]} failed in {SUITE}", env=quiet)
    silence = "pcm.!default { type null }\nctl.!default { type null }\n"
    (place.root / "etc" / "asound.conf").write_text(silence, encoding="ascii")
    version = subprocess.run(
        ["chroot", str(place.root), "/usr/lib/wine/wine64", "--version"],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    note(f"{version.stdout.strip()} in {place.root}")


def provide_windows(place: Place) -> None:
    """Make Wine's `C:` and its registry: a Windows 10, unless it is there."""
    if (place.drive / "windows" / "system32" / "kernel32.dll").exists():
        return
    place.drive.mkdir(parents=True, exist_ok=True)
    expect(place.ask(["wineboot", "--init"]), "Wine made no Windows")
    value = ["reg", "add", "HKCU\\Software\\Wine", "/v", "Version", "/d", "win10", "/f"]
    expect(place.ask(value), "Wine did not become a Windows 10")
