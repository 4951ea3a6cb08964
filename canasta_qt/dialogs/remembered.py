"""Dialogs come back as large as they were left."""

from __future__ import annotations

import json
from typing import Protocol

from PySide6.QtWidgets import QDialog


class Memory(Protocol):
    """Keeps a text for each dialog."""

    def kept(self, dialog: str) -> str:
        """What a dialog has kept; empty when it has kept nothing."""

    def keep(self, dialog: str, text: str) -> None:
        """Keep a text for a dialog."""


def remember_size(
    dialog: QDialog, name: str, memory: Memory | None, usual: tuple[int, int]
) -> None:
    """Give a dialog the size it was left with, or its usual one, and keep it when it closes.

    It never becomes larger than its screen.
    """
    size = _size(memory.kept(name)) if memory is not None else None
    room = dialog.screen().availableGeometry()
    width, height = size or usual
    dialog.resize(min(width, max(room.width(), 320)), min(height, max(room.height() - 40, 240)))
    if memory is not None:
        dialog.finished.connect(
            lambda: memory.keep(name, json.dumps([dialog.width(), dialog.height()]))
        )


def _size(text: str) -> tuple[int, int] | None:
    """What was kept; nothing where that cannot be read."""
    try:
        width, height = json.loads(text)
    except (ValueError, TypeError):
        return None
    usable = type(width) is type(height) is int and min(width, height) > 0
    return (width, height) if usable else None
