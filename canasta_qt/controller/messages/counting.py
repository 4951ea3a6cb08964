"""Sentences with a number, in the grammatical number that each language asks for."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.figures import figures
from canasta_qt.controller.messages.marks import Counted


def counted(words: Counted, count: int, **values: object) -> str:
    """The form for this number, with the number as `{n}` and other values in their places."""
    text = QCoreApplication.translate(words.context, words.many, None, _grammatical(count))
    if text == words.many and count == 1:
        text = words.one
    return text.format(n=figures(count), **values)


def _grammatical(count: int) -> int:
    """Qt knows no forms for numbers below nought: they are said like many."""
    return count if count >= 0 else 2
