"""Trying what is built on a Debian that has never seen Python: install, play, remove.

A Debian package brings what it needs; an AppImage finds only what every desktop has.

Needs root, debootstrap and the Debian mirror; the root file system is kept for the next time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from release.project import NAME, ROOT, BuildTrouble, run
from release.say import note

DEBIAN: Final = "http://deb.debian.org/debian"
UBUNTU: Final = "http://archive.ubuntu.com/ubuntu"
MIRRORS: Final = {"bookworm": DEBIAN, "trixie": DEBIAN, "jammy": UBUNTU, "noble": UBUNTU}
"""Systems it can be tried on, by the names of their releases, and where they come from."""
PLAYER: Final = "player"
DEMO_S: Final = 15
"""So long a demonstration is watched."""
PATIENCE_S: Final = 90
"""So long a window is waited for: an AppImage that cannot be mounted is unpacked at each start."""

DESKTOP: Final = (
    "libegl1", "libfontconfig1", "libfreetype6", "libgl1", "libopengl0", "libstdc++6", "libx11-6",
    "libx11-xcb1", "libxcb-glx0", "libxkbcommon0", "libglib2.0-0", "libdbus-1-3",
    "fonts-dejavu-core",
)  # fmt: skip
"""What is on every desktop, and what an AppImage may count on."""

MATCH: Final = ROOT / "tests" / "golden" / "classic_4p.canasta"

SCREEN: Final = f"""\
set -eu
export DISPLAY=:97 LANG=C.UTF-8
fail() {{ echo "$1"; cat /tmp/said; exit 1; }}
Xvfb :97 -screen 0 1280x800x24 -nolisten tcp >/dev/null 2>&1 &
screen=$!
trap 'kill $screen' EXIT
sleep 3
shown() {{ xdotool search --onlyvisible --class canasta-qt || true; }}
await() {{
    for _ in $(seq {PATIENCE_S}); do [ -z "$(shown)" ] || return 0; sleep 1; done
    fail "$1"
}}
play() {{ exec timeout -s TERM {2 * PATIENCE_S} @PROGRAM@ "$@" >>/tmp/said 2>&1; }}
leave() {{ kill "$1"; wait "$1" || true; }}
play --demo --rules classic_2p --seed 5 --speed 0 &
demo=$!
await "no window came"
sleep {DEMO_S}
windows=$(shown)
owners=$(for one in $windows; do xdotool getwindowpid "$one"; done | sort -u | grep -c . || true)
[ "$owners" = 1 ] || fail "windows of $owners processes are open, not of one: $windows"
leave $demo
test -s ~/.local/share/canasta-qt/matches.db || fail "nothing was kept"
play /tmp/match.canasta &
file=$!
await "the file was not opened"
leave $file
[ ! -s /tmp/said ] || fail "the program says what it should not"
echo "a demonstration and a file were shown, no worker opened a window"
"""
"""Run by a plain user: a demonstration with a window, a kept match, a file opened, silence."""


def try_in_clean_debian(package: Path, folder: Path, suite: str = "bookworm") -> None:
    """Install, start under Xvfb, play, open a file, remove. Raises `BuildTrouble`."""
    if os.geteuid() != 0:
        raise BuildTrouble("a clean Debian can only be made by root")
    root = folder / suite
    _provide(root, suite)
    with _mounted(root):
        _try(root, package)


def _provide(root: Path, suite: str) -> None:
    if (root / "var" / "lib" / "dpkg" / "status").exists():
        return
    root.parent.mkdir(parents=True, exist_ok=True)
    command = ["debootstrap", "--variant=minbase", suite, str(root), MIRRORS[suite]]
    if suite in ("jammy", "noble"):
        command.insert(2, "--components=main,universe")
    run(command, "debootstrap failed")


@contextmanager
def _mounted(root: Path) -> Iterator[None]:
    """Processes and shared memory, which a window and its workers need."""
    (root / "dev" / "shm").mkdir(parents=True, exist_ok=True)
    run(["mount", "-t", "proc", "proc", str(root / "proc")], "no /proc in the clean Debian")
    try:
        run(["mount", "-t", "tmpfs", "shm", str(root / "dev" / "shm")], "no /dev/shm")
        yield
    finally:
        for place in ("dev/shm", "proc"):
            subprocess.run(["umount", "-l", str(root / place)], check=False, capture_output=True)


def _try(root: Path, package: Path) -> None:
    is_image = package.suffix == ".AppImage"
    program = f"/tmp/{NAME}.AppImage" if is_image else NAME
    shutil.copy(package, root / "tmp" / (f"{NAME}.AppImage" if is_image else "package.deb"))
    shutil.copy(MATCH, root / "tmp" / "match.canasta")
    (root / "tmp" / "match.canasta").chmod(0o644)
    (root / "tmp" / "screen.sh").write_text(SCREEN.replace("@PROGRAM@", program), encoding="utf-8")
    (root / "tmp" / "said").unlink(missing_ok=True)
    _inside(root, "apt-get -qq update && apt-get -qq -y install xvfb xdotool procps")
    _inside(root, f"dpkg --purge {NAME} 2>/dev/null; apt-get -qq -y autoremove --purge; true")
    _inside(root, f"id {PLAYER} >/dev/null 2>&1 || useradd -m {PLAYER}")
    if _inside(root, "command -v python3 || true").strip():
        raise BuildTrouble("the clean Debian has Python")
    _inside(root, f"rm -rf /home/{PLAYER}/.local /home/{PLAYER}/.config /home/{PLAYER}/.cache")
    before = _files(root)
    install = " ".join(DESKTOP) if is_image else "/tmp/package.deb"
    _inside(root, f"apt-get -qq -y install --no-install-recommends {install}")
    note(_as_player(root, f"{program} --version").strip().replace("\n", " / "))
    note(_as_player(root, f"{program} --self-test").strip().splitlines()[-1])
    note(_as_player(root, "sh /tmp/screen.sh").strip())
    if _inside(root, "command -v python3 || true").strip():
        raise BuildTrouble("the package brings Python along")
    if not is_image:
        _remove(root, before)
        return
    left = _inside(root, f"ls -d /tmp/appimage-* /home/{PLAYER}/squashfs-root 2>/dev/null || true")
    if left.strip():
        raise BuildTrouble(f"the AppImage leaves behind: {left}")


def _remove(root: Path, before: set[str]) -> None:
    """Purge it and what came with it; only the player's data may stay."""
    _inside(root, f"apt-get -qq -y purge {NAME} && apt-get -qq -y autoremove --purge")
    left = {path for path in _files(root) - before if NAME in path or "canasta" in path}
    if left:
        raise BuildTrouble(f"removing leaves behind: {', '.join(sorted(left))}")
    kept = root / "home" / PLAYER / ".local" / "share" / NAME / "matches.db"
    if not kept.exists():
        raise BuildTrouble("removing takes the player's matches along")
    note("removed without leftovers, matches kept")


def _files(root: Path) -> set[str]:
    """Everything outside homes, temporary folders, logs and what is mounted."""
    said = run(
        [
            "find", str(root), "-xdev", "(", "-path", f"{root}/home", "-o", "-path", f"{root}/tmp",
            "-o", "-path", f"{root}/var/log", "-o", "-path", f"{root}/proc",
            "-o", "-path", f"{root}/var/cache/apt", ")", "-prune", "-o", "-print",
        ],
        "the clean Debian cannot be listed",
    )  # fmt: skip
    return {line.removeprefix(str(root)) for line in said.splitlines()}


def _inside(root: Path, command: str, *user: str) -> str:
    variables = {
        "PATH": "/usr/sbin:/usr/bin:/sbin:/bin:/usr/games",
        "DEBIAN_FRONTEND": "noninteractive",
        "HOME": f"/home/{PLAYER}" if user else "/root",
        "LANG": "C.UTF-8",
        "TMPDIR": "/tmp",
    }
    words = ["chroot", *user, str(root), "sh", "-c", f"cd /tmp; {command}"]
    return run(words, f"in the clean Debian failed: {command}", env=variables)


def _as_player(root: Path, command: str) -> str:
    return _inside(root, command, f"--userspec={PLAYER}:{PLAYER}")
