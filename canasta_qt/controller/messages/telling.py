"""How a sentence about an event is put together: "you" for the viewer, names for the others."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP

Pair = tuple[str, str]
"""The same sentence for the viewer and for somebody else."""


@dataclass(frozen=True, slots=True)
class Tellers:
    """Who is who for the sentences: seat names, the viewer, and meld number to kind.

    `pile_left` is how many cards lie on the discard pile after the event.
    """

    names: tuple[str, ...]
    viewer: int
    kind_of_meld: Callable[[int], int]
    pile_left: int = 0


def tr(text: str) -> str:
    """A sentence about an event in the player's language."""
    return QCoreApplication.translate("Events", text)


def who(pair: Pair, seat: int, told: Tellers, **values: Any) -> str:
    """The sentence of the pair that fits this seat, with its name and values."""
    text = tr(pair[0] if seat == told.viewer else pair[1])
    return text.format(name=told.names[seat], **values)


def me(seat: int, told: Tellers) -> str:
    """A person who is no subject of the sentence."""
    return tr(QT_TRANSLATE_NOOP("Events", "you")) if seat == told.viewer else told.names[seat]
