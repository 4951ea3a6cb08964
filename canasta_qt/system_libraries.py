"""Which shared libraries Qt needs from a Linux system, which are missing, and how to get them.

Standard library only and independent of the program: the preflight of every start and the
set-up script ``packaging/bootstrap.py`` both ask here.
"""

import ctypes
import shlex
import shutil
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

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
