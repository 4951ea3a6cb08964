"""The marks by which the translation tools find a text that is translated later."""

from __future__ import annotations

from typing import NamedTuple


class Counted(NamedTuple):
    """A sentence or noun with a number in it, for one and for many; the number is `{n}`."""

    context: str
    one: str
    many: str


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """The text itself. The tools know this name; Qt's own has no useful type in Python."""
    return text


def QT_TRANSLATE_N_NOOP(context: str, one: str, many: str) -> Counted:
    """Both English forms; other languages have as many as they need, under the one for many."""
    return Counted(context, one, many)
