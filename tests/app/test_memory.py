"""Memory is given back: by the program what it no longer needs, by PySide6 what it borrows."""

from __future__ import annotations

import ctypes
import platform
import sys

import pytest
from PySide6.QtWidgets import QGraphicsRectItem
from pytestqt.qtbot import QtBot

from canasta_qt.app.safeguards import LARGE, give_back_memory

counted = pytest.mark.skipif(
    sys.getrefcount(None) >= 2**30,
    reason="None and True are immortal on this Python: their counts say nothing and harm nobody",
)
"""PySide6 6.12.0 on Python 3.11 does not give them back, and aborts after a while."""


class _Held(ctypes.Structure):
    """`struct mallinfo2` of `malloc.h`."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            "arena", "ordblks", "smblks", "hblks", "hblkhd",
            "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost",
        )
    )  # fmt: skip


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="others keep no place")
def test_the_place_of_a_large_picture_is_not_kept_for_the_next() -> None:
    """So large that no hole between what other tests left would hold it; 0.01 s."""
    c = ctypes.CDLL(None)
    if not hasattr(c, "mallinfo2"):
        pytest.skip("this glibc does not tell how much it holds")
    c.malloc.restype, c.mallinfo2.restype = ctypes.c_void_p, _Held
    give_back_memory()
    c.free(ctypes.c_void_p(c.malloc(64 * LARGE)))
    before = c.mallinfo2().hblkhd
    kept = ctypes.c_void_p(c.malloc(64 * LARGE))
    assert c.mallinfo2().hblkhd > before
    c.free(kept)
    assert c.mallinfo2().hblkhd == before


@counted
def test_moving_an_item_loses_no_reference_to_none(qtbot: QtBot) -> None:
    item = QGraphicsRectItem(0, 0, 1, 1)
    before = sys.getrefcount(None)
    for step in range(1_000):
        item.setPos(step, step)
    assert sys.getrefcount(None) >= before - 100  # background noise is far below the 1,000 calls


@counted
def test_asking_an_item_loses_no_reference_to_true(qtbot: QtBot) -> None:
    item = QGraphicsRectItem(0, 0, 1, 1)
    before = sys.getrefcount(True)
    for _ in range(1_000):
        item.isEnabled()
    assert sys.getrefcount(True) >= before - 100
