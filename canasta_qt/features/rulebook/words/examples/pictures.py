"""The cards of a worked example, drawn: what lies where, and what is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from canasta_qt.words.lines import CardsPicture, mark, say

ON_TABLE: Final = mark("Your side's melds")
"""What lies on the table for the side that is spoken to."""

_OTHERS: Final = mark("The other side")
_PILE: Final = mark("The pile")
_PLAYED: Final = mark("From your hand")
_HAND: Final = mark("Your hand")
_RED_THREES: Final = mark("Red threes")

SHOWN: Final = 5
"""So many cards of a pile are drawn, those on top; a hand of as many is drawn whole."""

_SUITS: Final = "hsdc"
_RANKS: Final = "K9Q5A8J4T7362"
"""Neighbours begin with different suits, so that a row of single cards is no flush."""


class SuitPicker:
    """Gives cards that are named by their rank a suit each, another one every time."""

    def __init__(self) -> None:
        self._seen: Counter[str] = Counter()

    def of(self, code: str) -> str:
        """The name of a picture for `K`, `Kh`, `3b`, `3r` or `X`."""
        number = self._seen[code]
        self._seen[code] += 1
        if code == "X":
            return f"X{number % 2 + 1}"
        if code in ("3b", "3r"):
            return "3" + ("sc" if code == "3b" else "hd")[number % 2]
        return code if len(code) == 2 else code + _SUITS[(number + _RANKS.index(code)) % 4]


def picture(
    caption: str, codes: Iterable[str], faces: SuitPicker, across: int | None = None
) -> CardsPicture:
    """Cards under a caption, which is translated here; the one at `across` froze the pile."""
    return CardsPicture(say(caption), tuple(faces.of(code) for code in codes), across)


def pictures_of(
    position: Mapping[str, object], action: str, freezer: int | None = None
) -> tuple[CardsPicture, ...]:
    """What a written position and an action of its first seat show.

    `freezer` is the place in the pile of the card that freezes it, from 0.
    """
    faces = SuitPicker()
    found = [picture(ON_TABLE, codes, faces) for codes in _melds(position, 0)]
    found += _pile(position, action, freezer, faces)
    found += [picture(_OTHERS, codes, faces) for codes in _melds(position, 1)]
    found += [picture(*group, faces) for group in _own(position, action)]
    return tuple(found)


def _of_seat(position: Mapping[str, object], key: str, number: int) -> object:
    given = position.get(key)
    return given.get(str(number)) if isinstance(given, Mapping) else None


def _melds(position: Mapping[str, object], side: int) -> Sequence[list[str]]:
    given = _of_seat(position, "melds", side)
    return [text.split() for text in given] if isinstance(given, list | tuple) else []


def _pile(
    position: Mapping[str, object], action: str, freezer: int | None, faces: SuitPicker
) -> Iterator[CardsPicture]:
    pile = str(position.get("pile", "")).split()
    if pile and action.startswith("take"):
        below = max(0, len(pile) - SHOWN)
        across = freezer - below if freezer is not None and freezer >= below else None
        yield picture(_PILE, pile[below:], faces, across)


def _own(position: Mapping[str, object], action: str) -> Iterator[tuple[str, list[str]]]:
    """The cards of the hand: all where they are few or all are meant, else those played."""
    hand = str(_of_seat(position, "hands", 0) or "").split()
    verb, _, rest = action.partition(":")
    if not action and (red := _of_seat(position, "red_threes", 0)):
        yield _RED_THREES, ["3r"] * int(str(red))
    if len(hand) <= SHOWN or verb == "special":
        if hand:
            yield _HAND, hand
        return
    for group in rest.split("/"):
        cards = [code for code in group.partition("->")[0].split() if code[0] != "*"]
        if cards:
            yield _PLAYED, cards
