"""Runs in a console of the trial Windows: keeps what the console shows, and with which letters.

python read_console.py FILE
"""

from __future__ import annotations

import ctypes
import sys
from ctypes import wintypes
from pathlib import Path

READ_WRITE, SHARED, EXISTING = 0xC0000000, 3, 3


class Sizes(ctypes.Structure):
    """`CONSOLE_SCREEN_BUFFER_INFO`: only width, height and where the cursor is are asked for."""

    _fields_ = (
        ("width", wintypes.SHORT), ("height", wintypes.SHORT),
        ("column", wintypes.SHORT), ("line", wintypes.SHORT),
        ("rest", wintypes.SHORT * 7),
    )  # fmt: skip


def main(file: str) -> None:
    """Write the code page, then the lines down to the cursor, in UTF-8."""
    system = ctypes.windll.kernel32  # type: ignore[attr-defined]
    system.CreateFileW.restype = wintypes.HANDLE
    opened = system.CreateFileW("CONOUT$", READ_WRITE, SHARED, None, EXISTING, 0, None)
    console = wintypes.HANDLE(opened)
    sizes, got = Sizes(), wintypes.DWORD()
    system.GetConsoleScreenBufferInfo(console, ctypes.byref(sizes))
    lines = [f"code page {system.GetConsoleOutputCP()}"]
    for number in range(sizes.line + 1):
        held = ctypes.create_unicode_buffer(sizes.width + 1)
        start = wintypes.DWORD(number << 16)  # a COORD: column 0 of this line
        system.ReadConsoleOutputCharacterW(console, held, sizes.width, start, ctypes.byref(got))
        lines.append(held.value.rstrip())
    Path(file).write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
