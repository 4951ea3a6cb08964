"""The patterns of special hands in words: what cannot be read, and how many cards they have."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.engine.rules.hand_patterns import UnreadablePattern, parse_pattern

_EMPTY = QT_TRANSLATE_NOOP("patterns", "Write which cards the hand is made of.")
_PART = QT_TRANSLATE_NOOP(
    "patterns",
    "“{part}” cannot be read. Write ranks such as 77,AA (T is ten, X a joker), groups such as "
    "4-4-3-3, or “7 natural pairs”.",
)
_MISSING = QT_TRANSLATE_NOOP("patterns", "Something is missing beside a plus sign or a comma.")
_WHOLE = QT_TRANSLATE_NOOP(
    "patterns", "These parts do not go together: the hand needs 1 to 60 cards."
)
_ENDING = re.compile(r"( with one three|, matching wild groups allowed)$")


def pattern_problem(text: str) -> str:
    """Why a text is no pattern of a special hand; empty when it is one."""
    if not text.strip():
        return _tr(_EMPTY)
    if _readable(text):
        return ""
    for part in _parts(text):
        if not _readable(part):
            return _tr(_PART).format(part=part) if part else _tr(_MISSING)
    return _tr(_WHOLE)


def pattern_size(text: str) -> int:
    """How many cards a readable pattern has."""
    return parse_pattern(text).size


def _parts(text: str) -> list[str]:
    """What is joined by plus signs, and within lists of cards each of them."""
    body = text.strip()
    while _ENDING.search(body):
        body = _ENDING.sub("", body)
    wholes = [part.strip() for part in body.split("+")]
    return [
        item.strip()
        for whole in wholes
        for item in ([whole] if _readable(whole) else whole.split(","))
    ]


def _readable(text: str) -> bool:
    try:
        parse_pattern(text)
    except UnreadablePattern:
        return False
    return True


def _tr(text: str) -> str:
    return QCoreApplication.translate("patterns", text)
