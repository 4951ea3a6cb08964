"""Rows of numbers in the form that the playout core reads fastest: lists, or compiled vectors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from canasta_qt.bots.playout import COMPILED

__all__ = ["COMPILED", "row"]


def _row_maker() -> Callable[[Sequence[int]], Any]:
    if not COMPILED:
        return list
    from librt.vecs import vec
    from mypy_extensions import i64

    return vec[i64]


row: Callable[[Sequence[int]], Any] = _row_maker()
"""Makes a row of the given numbers."""
