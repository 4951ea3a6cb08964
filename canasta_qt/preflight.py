"""Looks, before Qt is touched, whether a window can open; says kindly what is missing.

Uses the standard library only: `packaging` reads the needs of Linux from here without an
installed package.
"""

from __future__ import annotations

import contextlib
import ctypes
import importlib.util
import os
import shlex
import shutil
import sys
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal, TextIO

Platform = Literal["offscreen", "xcb", "wayland"]
Family = Literal["debian", "fedora"]


@dataclass(frozen=True, slots=True)
class Need:
    """Something of the system: its name there and the package that brings it, per family."""

    name: str
    """Soname of a library (``libEGL.so.1``) or name of a program (``Xvfb``)."""
    debian: str
    fedora: str

    def package(self, family: Family) -> str:
        """Name of the package in the family's distributions."""
        return self.debian if family == "debian" else self.fedora


QT_GUI = (
    Need("libEGL.so.1", "libegl1", "libglvnd-egl"),
    Need("libGL.so.1", "libgl1", "libglvnd-glx"),
    Need("libX11.so.6", "libx11-6", "libX11"),
    Need("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon"),
    Need("libfontconfig.so.1", "libfontconfig1", "fontconfig"),
    Need("libfreetype.so.6", "libfreetype6", "freetype"),
    Need("libdbus-1.so.3", "libdbus-1-3", "dbus-libs"),
    Need("libglib-2.0.so.0", "libglib2.0-0", "glib2"),
    Need("libgthread-2.0.so.0", "libglib2.0-0", "glib2"),
)
"""Needed by QtGui itself, whatever it draws on."""

XCB = (
    Need("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb"),
    Need("libxcb.so.1", "libxcb1", "libxcb"),
    Need("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor"),
    Need("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm"),
    Need("libxcb-image.so.0", "libxcb-image0", "xcb-util-image"),
    Need("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms"),
    Need("libxcb-randr.so.0", "libxcb-randr0", "libxcb"),
    Need("libxcb-render.so.0", "libxcb-render0", "libxcb"),
    Need("libxcb-render-util.so.0", "libxcb-render-util0", "xcb-util-renderutil"),
    Need("libxcb-shape.so.0", "libxcb-shape0", "libxcb"),
    Need("libxcb-shm.so.0", "libxcb-shm0", "libxcb"),
    Need("libxcb-sync.so.1", "libxcb-sync1", "libxcb"),
    Need("libxcb-util.so.1", "libxcb-util1", "xcb-util"),
    Need("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb"),
    Need("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb"),
    Need("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11"),
)
"""Needed besides for a window on an X display."""

WAYLAND = (
    Need("libwayland-client.so.0", "libwayland-client0", "libwayland-client"),
    Need("libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor"),
)
"""Needed besides for a window on a Wayland display."""

LIBRARIES: Mapping[str, tuple[Need, ...]] = {
    "offscreen": QT_GUI,
    "xcb": QT_GUI + XCB,
    "wayland": QT_GUI + WAYLAND,
}


def library_loads(soname: str) -> bool:
    """Whether the dynamic linker finds and loads the library."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def missing_libraries(
    platform: Platform, loads: Callable[[str], bool] = library_loads
) -> list[Need]:
    """The libraries Qt would not find on this platform, in a fixed order."""
    return [need for need in LIBRARIES[platform] if not loads(need.name)]


def package_family(which: Callable[[str], str | None] = shutil.which) -> Family | None:
    """The kind of distribution, told by its installer; None where we know neither."""
    if which("apt-get"):
        return "debian"
    if which("dnf"):
        return "fedora"
    return None


def packages(needs: Iterable[Need], family: Family) -> list[str]:
    """Package names without repetition, in the order of the needs."""
    return list(dict.fromkeys(need.package(family) for need in needs))


def install_command(names: Iterable[str], family: Family) -> list[str]:
    """The command that installs packages, to be run as root."""
    if family == "debian":
        return ["apt-get", "install", "-y", "--no-install-recommends", *names]
    return ["dnf", "install", "-y", *names]


def how_to_install(needs: Iterable[Need], family: Family | None) -> str:
    """What a person types to get the needs; names the files where the distribution is unknown."""
    needs = list(needs)
    if family is None:
        return "install the packages that bring " + ", ".join(need.name for need in needs)
    return "sudo " + shlex.join(install_command(packages(needs, family), family))


CANNOT_START = 2
"""Exit status of a start that cannot open a window."""

NO_PYSIDE = """\
Canasta Qt draws its window with PySide6, which this Python does not have.
  in the project's folder:   python3 packaging/bootstrap.py play
  or into this Python:       {python} -m pip install "PySide6-Essentials>=6.8.3,<{newer}"
"""

NO_DISPLAY = """\
Canasta Qt needs a screen, and there is none: neither DISPLAY nor WAYLAND_DISPLAY is set.
  on the machine's own desktop:   start it from a terminal window there
  over ssh:                       connect with  ssh -X
  without any screen (for tests): xvfb-run canasta-qt   or   QT_QPA_PLATFORM=offscreen canasta-qt
"""

NO_LIBRARIES = """\
Canasta Qt cannot open its window, because this system lacks {names}.
To get them:
  {command}
"""

NO_ANSWER = """\
Canasta Qt cannot reach the screen: nothing answers at {where}.
Is the desktop running, and may this user open windows on it?
"""

NO_WINDOW = """\
Canasta Qt cannot open its window. Qt says:
  {reason}
"""

OWN_CHOICE = """\
QT_QPA_PLATFORM is set to "{chosen}". Without it Qt looks for a screen by itself.
"""

NO_SCREEN = """\
Canasta Qt needs a screen, and Qt finds none.
"""

TOO_FEW_COLOURS = """\
Canasta Qt cannot draw on this screen: it has {count} colours only.
Set the display to 16 bits a pixel or more.
"""

LEAST_MEMORY = 450_000_000
"""Bytes of addresses that the window and a match need; with less Qt ends without a word."""

LITTLE_MEMORY = """\
Canasta Qt may use only {allowed} MB of memory here, and needs {needed} MB to open its window.
Raise the limit (ulimit -v), or start it where there is none.
"""

SCALES = (0.2, 20.0)
"""Scales at which something can be seen."""

ODD_SCALE = """\
Canasta Qt cannot draw its window at QT_SCALE_FACTOR={scale}.
Give a number such as 1 or 1.5, or take the variable away.
"""


def candidates(variables: Mapping[str, str]) -> list[Platform]:
    """The kinds of display Qt may try, in its order; one is enough."""
    chosen = variables.get("QT_QPA_PLATFORM", "")
    if chosen:
        names = [name.partition(":")[0] for name in chosen.split(";")]
        return [_KNOWN.get(name, "offscreen") for name in names if name]
    found: list[Platform] = []
    if variables.get("WAYLAND_DISPLAY"):
        found.append("wayland")
    if variables.get("DISPLAY"):
        found.append("xcb")
    return found


_KNOWN: Mapping[str, Platform] = {"xcb": "xcb", "wayland": "wayland", "wayland-egl": "wayland"}


def display_answers(platform: Platform) -> bool:
    """Whether the display server lets us in; offscreen always does."""
    return _KNOCK[platform]()


def _knock_at_x() -> bool:
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = [ctypes.c_void_p]
    xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    refused = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not refused


def _knock_at_wayland() -> bool:
    wayland = ctypes.CDLL("libwayland-client.so.0")
    wayland.wl_display_connect.restype = ctypes.c_void_p
    wayland.wl_display_connect.argtypes = [ctypes.c_char_p]
    wayland.wl_display_disconnect.argtypes = [ctypes.c_void_p]
    display = wayland.wl_display_connect(None)
    if not display:
        return False
    wayland.wl_display_disconnect(display)
    return True


_KNOCK: Mapping[Platform, Callable[[], bool]] = {
    "xcb": _knock_at_x,
    "wayland": _knock_at_wayland,
    "offscreen": lambda: True,
}


def allowed_memory() -> int | None:
    """Bytes of addresses that this process may have; None where there is no limit."""
    try:
        import resource
    except ImportError:  # Windows
        return None
    limit = resource.getrlimit(resource.RLIMIT_AS)[0]
    return None if limit == resource.RLIM_INFINITY else limit


@dataclass(frozen=True, slots=True)
class Machine:
    """What the checks ask of the machine; tests hand in another one."""

    system: str = sys.platform
    variables: Mapping[str, str] = field(default_factory=lambda: os.environ)
    has_module: Callable[[str], bool] = lambda name: importlib.util.find_spec(name) is not None
    loads: Callable[[str], bool] = library_loads
    answers: Callable[[Platform], bool] = display_answers
    family: Callable[[], Family | None] = package_family
    memory: Callable[[], int | None] = allowed_memory


def scale_is_odd(text: str) -> bool:
    """Whether Qt would take this as a scale, and nothing could be seen."""
    try:
        return not SCALES[0] <= float(text) <= SCALES[1]
    except ValueError:  # Qt ignores it
        return False


def ready() -> bool:
    """Whether a window can open; where not, standard error says why."""
    complaint = problem(Machine())
    if complaint is not None:
        tell(complaint, sys.stderr)
    return complaint is None


def tell(text: str, stream: TextIO | None) -> None:
    """Write a text where it belongs; without a stream, as Windows starts windows, show a box."""
    if stream is not None:
        with contextlib.suppress(OSError):  # whoever read it has gone
            stream.write(text)
    elif (library := getattr(ctypes, "windll", None)) is not None:
        library.user32.MessageBoxW(None, text, "Canasta Qt", 0)


def problem(machine: Machine) -> str | None:
    """What keeps a window from opening, in words, with the way out; None where nothing does."""
    if not machine.has_module("PySide6"):
        newer = "6.12" if sys.version_info < (3, 12) else "6.13"  # as in pyproject.toml
        return NO_PYSIDE.format(python=os.path.basename(sys.executable) or "python3", newer=newer)
    if scale_is_odd(scale := machine.variables.get("QT_SCALE_FACTOR", "")):
        return ODD_SCALE.format(scale=scale)
    allowed = machine.memory()
    if allowed is not None and allowed < LEAST_MEMORY:
        return LITTLE_MEMORY.format(allowed=allowed // 10**6, needed=LEAST_MEMORY // 10**6)
    if not machine.system.startswith("linux"):
        return None
    platforms = candidates(machine.variables)
    if not platforms:
        return NO_DISPLAY
    missing = {name: missing_libraries(name, machine.loads) for name in platforms}
    complete = [name for name in platforms if not missing[name]]
    if not complete:
        return _lacking(missing[platforms[-1]], machine.family())
    if not any(machine.answers(name) for name in complete):
        return NO_ANSWER.format(where=" or ".join(_where(n, machine.variables) for n in complete))
    return None


def _where(platform: Platform, variables: Mapping[str, str]) -> str:
    name = "DISPLAY" if platform == "xcb" else "WAYLAND_DISPLAY"
    return f"{name}={variables.get(name, '')}"


def _lacking(needs: list[Need], family: Family | None) -> str:
    return NO_LIBRARIES.format(
        names=", ".join(need.name for need in needs),
        command=how_to_install(needs, family),
    )
