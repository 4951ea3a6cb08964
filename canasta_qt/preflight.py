"""Looks, before Qt is touched, whether a window can open; says kindly what is missing.

Qt ends the process with a bare abort where a library or the display is not there, so this must
be asked first. Standard library only; English only, for no translation can be loaded yet.
"""

import ctypes
import importlib.util
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from canasta_qt import system_libraries
from canasta_qt.system_libraries import Family, Need, Platform

CANNOT_START = 2
"""Exit status of a start that cannot open a window."""

NO_PYSIDE = """\
Canasta Qt draws its window with PySide6, which this Python does not have.
  in the project's folder:   python3 packaging/bootstrap.py play
  or into this Python:       {python} -m pip install "PySide6-Essentials>=6.8.3,<6.12"
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


@dataclass(frozen=True, slots=True)
class Machine:
    """What the checks ask of the machine; tests hand in another one."""

    system: str = sys.platform
    variables: Mapping[str, str] = field(default_factory=lambda: os.environ)
    has_module: Callable[[str], bool] = lambda name: importlib.util.find_spec(name) is not None
    loads: Callable[[str], bool] = system_libraries.library_loads
    answers: Callable[[Platform], bool] = display_answers
    family: Callable[[], Family | None] = system_libraries.package_family


def ready() -> bool:
    """Whether a window can open; where not, standard error says why."""
    complaint = problem(Machine())
    if complaint is not None:
        print(complaint, file=sys.stderr, end="")
    return complaint is None


def problem(machine: Machine) -> str | None:
    """What keeps a window from opening, in words, with the way out; None where nothing does."""
    if not machine.has_module("PySide6"):
        return NO_PYSIDE.format(python=os.path.basename(sys.executable) or "python3")
    if not machine.system.startswith("linux"):
        return None
    platforms = candidates(machine.variables)
    if not platforms:
        return NO_DISPLAY
    missing = {name: system_libraries.missing_libraries(name, machine.loads) for name in platforms}
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
        command=system_libraries.how_to_install(needs, family),
    )
