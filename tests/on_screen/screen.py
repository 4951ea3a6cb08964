"""A screen of its own: Xvfb with openbox, gone when the work is done."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager


def available() -> bool:
    """Whether this machine can make virtual screens."""
    return all(shutil.which(tool) for tool in ("Xvfb", "openbox"))


@contextmanager
def virtual_screen(width: int, height: int) -> Iterator[str]:
    """Start a virtual screen with a window manager and send Qt there; yields the display.

    Must be entered before a QApplication exists.
    """
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", f"{width}x{height}x24"],
        pass_fds=(write,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    with os.fdopen(read) as answer:
        display = f":{answer.readline().strip()}"
    os.environ["DISPLAY"] = display
    os.environ["QT_QPA_PLATFORM"] = "xcb"
    manager = subprocess.Popen(
        ["openbox"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=os.environ
    )
    time.sleep(0.5)
    try:
        yield display
    finally:
        for process in (manager, server):
            process.terminate()
            process.wait(10)
