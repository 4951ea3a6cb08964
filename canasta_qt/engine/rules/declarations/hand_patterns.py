"""The patterns of special hands: from the source's words to slots for cards.

Grammar, blanks between words only; every pattern the sources use is an instance:

    pattern = part { "+" part } [ " with one three" ] [ ", matching wild groups allowed" ]
    part    = cards | range | sizes | pairs | wilds
    cards   = item { "," item }             "77,AA"  "A,2,3"      these very ranks
    item    = word { " or " word }          "22 or XX"            any one of these
    word    = a rank once or repeated       "A"  "77"  "XXX"      so many cards of it
    range   = rank ".." rank                "A..K"                one of each, the ace is low
    sizes   = n { "-" n } [ " natural" ]    "4-4-3-3 natural"     groups of different ranks
    pairs   = n [ " natural" ] " pairs"     "7 natural pairs"
    wilds   = "wild pair" | n " matching wilds" | n " wilds"

Groups and pairs are of ranks four to ace; wild cards come in only where a pattern names them
(ruling). A three is of either colour.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal

_ORDER: Final = "A23456789TJQK"
_RANKS: Final = _ORDER + "X"
_WILDS: Final = ("2", "X")
_MOST_CARDS: Final = 60

_MATCHING: Final = ", matching wild groups allowed"
_ONE_THREE: Final = " with one three"


class UnreadablePattern(ValueError):
    """A text that is no pattern of a special hand; the message names it."""

    def __init__(self, text: str) -> None:
        super().__init__(f"{text!r} does not describe a special hand")


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for `size` cards of a special hand.

    Attributes:
        sort: `ranks`: all of one of the ranks named; `group`, `pair`: all of any one rank from four
            to ace; `mixed`: twos and jokers in any mixture.
        ranks: for `ranks`: those it may be of, `3` for a three of either colour.
    """

    sort: Literal["ranks", "group", "pair", "mixed"]
    size: int
    ranks: tuple[str, ...] = ()

    @property
    def wild(self) -> bool:
        """Whether only wild cards can fill it."""
        return self.sort == "mixed" or (bool(self.ranks) and set(self.ranks) <= set(_WILDS))


@dataclass(frozen=True, slots=True)
class HandPattern:
    """A special hand as slots that its cards fill exactly.

    `wild_groups`: a group may also be all twos or all jokers.
    """

    slots: tuple[Slot, ...]
    wild_groups: bool = False

    @property
    def size(self) -> int:
        """Number of cards of the whole hand."""
        return sum(slot.size for slot in self.slots)


@lru_cache(maxsize=256)
def parse_pattern(text: str) -> HandPattern:
    """The pattern that a text describes. Raises `UnreadablePattern`.

    >>> parse_pattern("7 pairs").size
    14
    """
    rest = text.strip()
    wild_groups = rest.endswith(_MATCHING)
    rest = rest.removesuffix(_MATCHING)
    one_three = rest.endswith(_ONE_THREE)
    rest = rest.removesuffix(_ONE_THREE)
    slots = tuple(slot for part in rest.split("+") for slot in _part(part.strip(), text))
    threes = sum(slot.size for slot in slots if "3" in slot.ranks)
    groups = any(slot.sort == "group" for slot in slots)
    pattern = HandPattern(slots, wild_groups)
    odd = (one_three and threes != 1) or (wild_groups and not groups)
    if odd or not 0 < pattern.size <= _MOST_CARDS:
        raise UnreadablePattern(text)
    return pattern


def _part(part: str, text: str) -> list[Slot]:
    for shape, read in _PARTS:
        found = shape.fullmatch(part)
        if found is not None and (slots := read(found)):
            return slots
    raise UnreadablePattern(text)


def _cards(found: re.Match[str]) -> list[Slot]:
    """A slot per item; none at all where the words of an item are not equally long."""
    items = [item.strip().split(" or ") for item in found.group().split(",")]
    if any(len(word) != len(words[0]) for words in items for word in words):
        return []
    return [
        Slot("ranks", len(words[0]), tuple(dict.fromkeys(word[0] for word in words)))
        for words in items
    ]


def _range(found: re.Match[str]) -> list[Slot]:
    low, high = _ORDER.index(found[1]), _ORDER.index(found[2])
    return [Slot("ranks", 1, (rank,)) for rank in _ORDER[low : high + 1]]


def _sizes(found: re.Match[str]) -> list[Slot]:
    return [Slot("group", int(size)) for size in found[1].split("-")]


def _pairs(found: re.Match[str]) -> list[Slot]:
    return [Slot("pair", 2)] * int(found[1])


def _matching(found: re.Match[str]) -> list[Slot]:
    return [Slot("ranks", int(found[1]) if found[1] else 2, _WILDS)]


def _mixed(found: re.Match[str]) -> list[Slot]:
    return [Slot("mixed", int(found[1]))]


_WORD: Final = "|".join(f"{rank}+" for rank in _RANKS)
_ITEM: Final = rf"(?:{_WORD})(?: or (?:{_WORD}))*"
_NUMBER: Final = "[1-9][0-9]?"

_PARTS: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], list[Slot]]], ...]] = (
    (re.compile(rf"({_NUMBER}) (?:natural )?pairs"), _pairs),
    (re.compile(rf"(?:wild pair|({_NUMBER}) matching wilds)"), _matching),
    (re.compile(rf"({_NUMBER}) wilds"), _mixed),
    (re.compile(rf"([{_ORDER}])\.\.([{_ORDER}])"), _range),
    (re.compile(rf"({_NUMBER}(?:-{_NUMBER})+)(?: natural)?"), _sizes),
    (re.compile(rf"{_ITEM}(?:, ?{_ITEM})*"), _cards),
)
