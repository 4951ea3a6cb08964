"""How large the table-rules dialog is and how its panes share it; kept as a text."""

from __future__ import annotations

import json
from typing import Protocol

from PySide6.QtWidgets import QDialog, QSplitter

_USUAL = (1180, 740)
USUAL_PANES = [210, 560, 400]
_LEAST = 320


class WindowMemory(Protocol):
    """Where the dialog keeps its size and panes between two openings."""

    rules_window: str
    """In the dialog's own words; empty when nothing is kept."""


def size_text(dialog: QDialog, panes: QSplitter) -> str:
    """The sizes as a text for `give_size`."""
    return json.dumps({"size": [dialog.width(), dialog.height()], "panes": panes.sizes()})


def give_size(dialog: QDialog, panes: QSplitter, text: str) -> None:
    """Sizes as kept in the text, or the usual ones; never larger than the screen."""
    kept = _read(text)
    width, height = _numbers(kept.get("size"), 2) or _USUAL
    room = dialog.screen().availableGeometry()
    dialog.resize(
        max(_LEAST, min(width, room.width())), max(_LEAST, min(height, room.height() - 30))
    )
    shares = _numbers(kept.get("panes"), panes.count())
    panes.setSizes(shares if shares and sum(shares) else USUAL_PANES)


def _read(text: str) -> dict[str, object]:
    try:
        kept = json.loads(text) if text else {}
    except (ValueError, RecursionError):
        return {}
    return kept if isinstance(kept, dict) else {}


def _numbers(value: object, count: int) -> list[int] | None:
    """A list of so many numbers, or nothing."""
    if not isinstance(value, list) or len(value) != count:
        return None
    return value if all(type(n) is int and 0 <= n < 100_000 for n in value) else None
