"""On what a figure was measured: the machine and the state of the program."""

from __future__ import annotations

import os
import platform
import subprocess
from pathlib import Path

from canasta_qt import __version__

_CPU_INFO = Path("/proc/cpuinfo")
_PATIENCE_S = 5


def machine() -> str:
    """Processor, number of cores, system and Python, as far as the system tells."""
    cores = os.cpu_count() or 1
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{_processor()}, {cores} cores, {platform.system()}, {python}"


def commit() -> str:
    """The commit of a working copy, marked where files were changed; else the version."""
    call = ["git", "describe", "--always", "--dirty", "--exclude=*"]
    try:
        found = subprocess.run(
            call,
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            timeout=_PATIENCE_S,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return f"version {__version__}"
    return found.stdout.strip()


def _processor() -> str:
    if _CPU_INFO.is_file():
        for line in _CPU_INFO.read_text(encoding="utf-8", errors="replace").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()
