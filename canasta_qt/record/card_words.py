"""Cards as people write them: `K`, `Kh`, `3r`, `X`, `9*4`, and which cards of the pack they are.

A word stands for any card it fits that is not used elsewhere, so words are given their cards all
at once: the most exact words choose first (`Pool.allot`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Final

from canasta_qt.engine.cards import (
    BLACK_THREE,
    CODE,
    FACES,
    IS_WILD,
    KIND,
    KIND_TEXT,
    NATURAL_KINDS,
    RED_THREE,
    SUITS,
)

UNKNOWN: Final = "?"
"""How a card prints that nobody has named."""

_WORD: Final = re.compile(r"(?P<card>[AKQJT2-9X][shdcrb]?)(?:[*×](?P<times>[0-9]{1,3}))?", re.I)
_ORDER: Final = "AKQJT987654"
_COLOURS: Final = {"r": "hd", "b": "sc"}


class PositionProblem(ValueError):
    """A written position that cannot be; the message says what is wrong and where."""


@dataclass(frozen=True, slots=True)
class Word:
    """One card as written, and the faces (0..53) it may be."""

    text: str
    faces: tuple[int, ...]

    def fits(self, card: int) -> bool:
        """Whether this card can be meant."""
        return card % FACES in self.faces


@dataclass(frozen=True, slots=True)
class Slot:
    """A card that a position names: where (for messages), and the word."""

    where: str
    word: Word


def parse_words(text: str, where: str) -> list[Word]:
    """The words of a list of cards. `PositionProblem` naming the one that is no card."""
    words: list[Word] = []
    for part in text.split():
        words += _parse_word(part, where)
    return words


def _parse_word(part: str, where: str) -> list[Word]:
    found = _WORD.fullmatch(part)
    if found is None:
        raise PositionProblem(f"{where}: {part!r} is no card")
    text = found["card"][0].upper() + found["card"][1:].lower()
    times = int(found["times"] or 1)
    rank, mark = text[0], text[1:]
    if rank == "3" and not mark:
        raise PositionProblem(f"{where}: {part!r} needs a colour or a suit, like 3r, 3b or 3h")
    if (rank == "X" and mark) or (mark in _COLOURS and rank != "3"):
        raise PositionProblem(f"{where}: {part!r} is no card")
    if times == 0:
        raise PositionProblem(f"{where}: {part!r} is no cards at all")
    return [Word(text, _faces(rank, mark))] * times


def _faces(rank: str, mark: str) -> tuple[int, ...]:
    suits = _COLOURS.get(mark, mark) or SUITS
    codes = {rank} if rank == "X" else {rank + suit for suit in suits}
    return tuple(face for face in range(FACES) if CODE[face] in codes)


class Pool:
    """The cards of a pack that have not been placed in a position yet."""

    def __init__(self, pack: Iterable[int]) -> None:
        self._free = dict.fromkeys(pack)

    def __len__(self) -> int:
        return len(self._free)

    def allot(self, slots: list[Slot]) -> list[int]:
        """A card for every slot, in their order. `PositionProblem` for a card too many."""
        cards = [0] * len(slots)
        exact_first = sorted(range(len(slots)), key=lambda at: len(slots[at].word.faces))
        for at in exact_first:
            slot = slots[at]
            card = next((card for card in self._free if slot.word.fits(card)), None)
            if card is None:
                raise PositionProblem(
                    f"{slot.where}: one {slot.word.text!r} too many, the pack has no more"
                )
            del self._free[card]
            cards[at] = card
        return cards

    def unknown(self, count: int, where: str) -> list[int]:
        """Cards for places nobody has named: ordinary ones of different ranks while they last.

        Wild cards come only after all naturals, red threes last.
        """
        if count > len(self._free):
            raise PositionProblem(
                f"{where}: {count} cards are too many, only {len(self._free)} are left"
            )
        picked = list(islice(self._spread(), count)) if count else []
        for card in picked:
            del self._free[card]
        return picked

    def _spread(self) -> Iterator[int]:
        by_kind: dict[int, list[int]] = {kind: [] for kind in NATURAL_KINDS}
        later: list[int] = []
        for card in self._free:
            by_kind.get(KIND[card], later).append(card)
        for layer in range(max(map(len, by_kind.values()))):
            yield from (cards[layer] for cards in by_kind.values() if layer < len(cards))
        yield from sorted(later, key=_rarity)


def _rarity(card: int) -> tuple[int, int]:
    kind = KIND[card]
    return (1 if IS_WILD[kind] else 2 if kind == RED_THREE else 0, card)


def sort_key(card: int, text: str) -> tuple[int, int, str]:
    """Orders a hand: aces to fours, black and red threes, twos, jokers; unknown cards last."""
    if text == UNKNOWN:
        return (99, 0, "")
    kind = KIND[card]
    rank = KIND_TEXT[kind]
    place = _ORDER.index(rank) if rank in _ORDER else _TAIL[rank]
    suit = SUITS.index(text[1]) + 1 if text[1:] in SUITS and text[1:] else 0
    return (place, suit, text)


_TAIL: Final = {KIND_TEXT[BLACK_THREE]: 11, KIND_TEXT[RED_THREE]: 12, "2": 13, "X": 14}
