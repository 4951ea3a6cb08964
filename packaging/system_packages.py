"""What Linux itself must bring: looked for on every run, installed where that is allowed."""

import glob
import os
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from say import Trouble, tell, warn

from canasta_qt.preflight import (
    Family,
    Need,
    install_command,
    missing_libraries,
    package_family,
    packages,
)

TEST_TOOLS = (
    Need("Xvfb", "xvfb", "xorg-x11-server-Xvfb"),
    Need("openbox", "openbox", "openbox"),
    Need("xdotool", "xdotool", "xdotool"),
    Need("import", "imagemagick", "ImageMagick"),
    Need("dbus-run-session", "dbus-daemon", "dbus-daemon"),
    Need("appstreamcli", "appstream", "appstream"),
    Need("desktop-file-validate", "desktop-file-utils", "desktop-file-utils"),
    Need("strace", "strace", "strace"),
    Need("espeak-ng", "espeak-ng", "espeak-ng"),
)
SCREEN_READER = {
    Need("AT-SPI", "at-spi2-core", "at-spi2-core"): ("/usr/libexec/at-spi-bus-launcher",),
    Need("gi", "python3-gi", "python3-gobject-base"): ("/usr/lib*/python3*/*-packages/gi",),
    Need("Atspi", "gir1.2-atspi-2.0", "at-spi2-core"): (
        "/usr/lib/*/girepository-1.0/Atspi-2.0.typelib",
        "/usr/lib*/girepository-1.0/Atspi-2.0.typelib",
    ),
}
"""What tests need that listen as a screen reader does, with the places where it may be."""

PACKAGING_TOOLS = (
    Need("mksquashfs", "squashfs-tools", "squashfs-tools"),
    Need("objdump", "binutils", "binutils"),
    Need("appstreamcli", "appstream", "appstream"),
    Need("desktop-file-validate", "desktop-file-utils", "desktop-file-utils"),
    Need("dpkg-shlibdeps", "dpkg-dev", "dpkg-dev"),
    Need("lintian", "lintian", "lintian"),
)
FONT = Need("a font", "fonts-dejavu-core", "dejavu-sans-fonts")
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts")
FONT_FILES = (".ttf", ".otf", ".ttc", ".pfb")


def provide_system_needs(purpose: str) -> None:
    """On Linux, install what is missing, or say how; never an error, for play may do without."""
    if not sys.platform.startswith("linux"):
        return
    missing = missing_needs(purpose)
    if missing:
        names = ", ".join(need.name for need in missing)
        install(missing, f"Installing what the system lacks ({names})")


def missing_needs(purpose: str) -> list[Need]:
    """Libraries, tools and fonts that are not there."""
    missing = missing_libraries("xcb")
    tools = {"test": TEST_TOOLS, "packaging": PACKAGING_TOOLS}.get(purpose, ())
    missing += [tool for tool in tools if shutil.which(tool.name) is None]
    if purpose == "test":
        missing += [
            need for need, places in SCREEN_READER.items() if not any(map(glob.glob, places))
        ]
    if not has_font():
        missing.append(FONT)
    return missing


def has_font(folders: Iterable[str] = FONT_FOLDERS) -> bool:
    """Whether any outline font is installed."""
    return any(
        name.lower().endswith(FONT_FILES)
        for folder in folders
        for _, _, files in os.walk(os.path.expanduser(folder))
        for name in files
    )


def install_python_venv() -> None:
    """Get the part of Python that some distributions package apart; raises Trouble."""
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    family = package_family()
    if family == "debian":
        needs = [Need(f"the venv module of {version}", f"{version}-venv", "")]
    else:
        raise Trouble(
            "this Python lacks its modules venv and ensurepip.\n"
            "Install the package of your system that brings them (python3-venv, python3-pip), "
            "or a Python from https://www.python.org/downloads/."
        )
    if not install(needs, f"Installing {version}-venv"):
        raise Trouble(
            "this Python lacks its module venv, which Debian and Ubuntu package apart.\n"
            f"Run:  sudo apt-get install {version}-venv\n"
            "(or python3-venv) and then the same command again."
        )


def install(needs: list[Need], text: str) -> bool:
    """Install packages if we may, else print the command; returns whether all went well."""
    family = package_family()
    if family is None:
        names = ", ".join(need.name for need in needs)
        warn(f"this system lacks {names}. Please install the packages that bring them.")
        return False
    wanted = packages(needs, family)
    command = install_command(wanted, family)
    as_root = root_prefix()
    if as_root is None:
        warn(f"this system lacks {', '.join(wanted)}. To install them, run:\n")
        print(f"    sudo {shlex.join(command)}\n", file=sys.stderr, flush=True)
        return False
    tell(text + " ...")
    return run_installer(wanted, family, as_root)


def root_prefix() -> list[str] | None:
    """What to put before a command so that it runs as root; None where we may not."""
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") is None:
        return None
    allowed = subprocess.run(
        ["sudo", "-n", "true"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    return ["sudo", "-n"] if allowed.returncode == 0 else None


def run_installer(names: list[str], family: Family, as_root: list[str]) -> bool:
    """Run apt-get or dnf; one package that does not exist must not keep the others away."""
    updated = family == "debian" and not _has_package_lists() and update_lists(as_root)
    if quietly(as_root + install_command(names, family)):
        return True
    if family == "debian" and not updated:
        update_lists(as_root)
        if quietly(as_root + install_command(names, family)):
            return True
    failed = [name for name in names if not quietly(as_root + install_command([name], family))]
    if failed:
        warn(f"could not install {', '.join(failed)}; going on without.")
    return not failed


def update_lists(as_root: list[str]) -> bool:
    """Fetch the lists of packages."""
    return quietly([*as_root, "apt-get", "update"])


def _has_package_lists() -> bool:
    return any(Path("/var/lib/apt/lists").glob("*_Packages*"))


def quietly(command: list[str]) -> bool:
    """Run a command, showing its output only where it fails."""
    variables = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(
        command,
        env=variables,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        tail = "\n".join(done.stdout.splitlines()[-5:])
        warn(f"{shlex.join(command)} failed:\n{tail}")
    return done.returncode == 0
