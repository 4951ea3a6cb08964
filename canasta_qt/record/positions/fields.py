"""The fields of a written position, and cards as people write them: `K`, `Kh`, `3r`, `X`, `9*4`.

`Kh2` and `X3` are exact names, with the copy, as logs have them. Words get their cards all at once,
the most exact first (`CardPool.allot`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import chain, zip_longest
from typing import Final

from canasta_qt.engine.cards import (
    BLACK_THREE,
    CODE,
    FACES,
    IS_WILD,
    KIND,
    KIND_TEXT,
    MAX_COPIES,
    NATURAL_KINDS,
    RED_THREE,
    SUITS,
    from_code,
)
from canasta_qt.record.notation import NotationProblem

UNKNOWN: Final = "?"
"""How a card prints that nobody has named."""

MOST_CARDS: Final = FACES * MAX_COPIES
"""Cards of the largest pack."""

_HIGHEST: Final = 1_000_000
"""Of any number in a position, for no count, deal or round comes near it."""

_LONGEST_MESSAGE: Final = 1_000

_LONGEST: Final = 40
"""Letters of what is quoted."""

_WORD: Final = re.compile(
    r"(?P<card>[AKQJT2-9X][shdcrb]?)(?P<copy>[1-9][0-9]?)?(?:[*×](?P<times>[0-9]{1,3}))?", re.I
)
_ORDER: Final = "AKQJT987654"
_COLOURS: Final = {"r": "hd", "b": "sc"}


class PositionProblem(NotationProblem):
    """A written position that cannot be; the message says what is wrong and where.

    Attributes:
        kind: what is wrong, for other words (`features.table_editor.words.places`); may be empty.
        values: what those words need.
    """

    def __init__(self, message: str, kind: str = "", **values: object) -> None:
        super().__init__(message[:_LONGEST_MESSAGE])
        self.kind = kind
        self.values = values


@dataclass(frozen=True, slots=True)
class CardWord:
    """One card as written, and the faces (0..53) it may be; `exact` is the one card, or -1."""

    text: str
    faces: tuple[int, ...]
    exact: int = -1

    def fits(self, card: int) -> bool:
        """Whether this card can be meant."""
        return card == self.exact if self.exact >= 0 else card % FACES in self.faces

    @property
    def choices(self) -> int:
        """How exact the word is: the fewer, the sooner it must be given its card."""
        return 0 if self.exact >= 0 else len(self.faces)


@dataclass(slots=True)
class NamedCard:
    """A card that a position names; `card` is -1 until the pool has allotted one."""

    where: str
    word: CardWord
    card: int = -1


def parse_words(text: str, where: str) -> list[CardWord]:
    """The words of a list of cards. `PositionProblem` naming the one that is no card.

    >>> len(parse_words("K*3 2", where="hands.0"))
    4
    """
    words: list[CardWord] = []
    for part in text.split():
        words += _parse_word(part, where)
        if len(words) > MOST_CARDS:
            raise PositionProblem(
                f"{where}: no pack has more than {MOST_CARDS} cards", "any_pack", n=MOST_CARDS
            )
    return words


def read_words(value: object, where: str) -> list[CardWord]:
    """The words of a field that holds cards as text. Raises `PositionProblem`."""
    if not isinstance(value, str):
        raise PositionProblem(f"{where}: cards as text are needed", "cards_text")
    return parse_words(value, where)


def _parse_word(part: str, where: str) -> list[CardWord]:
    found = _WORD.fullmatch(part)
    if found is None:
        raise _no_card(where, part[:_LONGEST])
    text = found["card"][0].upper() + found["card"][1:].lower()
    times = int(found["times"] or 1)
    rank, mark = text[0], text[1:]
    if rank == "3" and not mark:
        raise PositionProblem(
            f"{where}: {part!r} needs a colour or a suit, like 3r, 3b or 3h", "colour", word=part
        )
    if (rank == "X" and mark) or (mark in _COLOURS and rank != "3"):
        raise _no_card(where, part)
    if times == 0:
        raise PositionProblem(f"{where}: {part!r} is no cards at all", "no_card", word=part)
    if found["copy"] is not None:
        return [_exact_word(text + found["copy"], where)] * times
    return [CardWord(text, _faces(rank, mark))] * times


def _no_card(where: str, word: str) -> PositionProblem:
    return PositionProblem(f"{where}: {word!r} is no card", "no_card", word=word)


def _exact_word(text: str, where: str) -> CardWord:
    try:
        card = from_code(text)
    except ValueError:
        raise _no_card(where, text) from None
    return CardWord(text, (card % FACES,), card)


@cache
def _faces(rank: str, mark: str) -> tuple[int, ...]:
    suits = _COLOURS.get(mark, mark) or SUITS
    codes = {rank} if rank == "X" else {rank + suit for suit in suits}
    return tuple(face for face in range(FACES) if CODE[face] in codes)


class CardPool:
    """The cards of a pack that have not been placed in a position yet."""

    def __init__(self, pack: Iterable[int]) -> None:
        self._free = dict.fromkeys(pack)

    def __len__(self) -> int:
        return len(self._free)

    def allot(self, named: Iterable[NamedCard]) -> None:
        """Give each of them its card. `PositionProblem` for a card too many."""
        for one in sorted(named, key=lambda one: one.word.choices):
            card = self._free_card(one.word)
            if card is None:
                raise PositionProblem(
                    f"{one.where}: one {one.word.text!r} too many, the pack has no more",
                    "too_many",
                    card=one.word.text,
                )
            del self._free[card]
            one.card = card

    def _free_card(self, word: CardWord) -> int | None:
        if word.exact >= 0:
            return word.exact if word.exact in self._free else None
        faces = word.faces
        return next((card for card in self._free if card % FACES in faces), None)

    def unknown(self, count: int, where: str) -> list[int]:
        """Cards for places nobody has named: ordinary ones of different ranks while they last."""
        if count > len(self._free):
            raise PositionProblem(
                f"{where}: {count} cards are too many, only {len(self._free)} are left",
                "too_few_left",
                n=count,
                left=len(self._free),
            )
        picked = self._spread()[:count] if count else []
        for card in picked:
            del self._free[card]
        return picked

    def _spread(self) -> list[int]:
        by_kind: dict[int, list[int]] = {kind: [] for kind in NATURAL_KINDS}
        later: list[int] = []
        for card in self._free:
            by_kind.get(KIND[card], later).append(card)
        layers = chain.from_iterable(zip_longest(*by_kind.values()))
        return [*(card for card in layers if card is not None), *sorted(later, key=_rarity)]


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
    suit = SUITS.index(text[1]) + 1 if len(text) > 1 and text[1] in SUITS else 0
    return (place, suit, text)


_TAIL: Final = {KIND_TEXT[BLACK_THREE]: 11, KIND_TEXT[RED_THREE]: 12, "2": 13, "X": 14}


class Fields:
    """The fields of one JSON object; `prefix` begins every place in messages."""

    def __init__(self, values: Mapping[str, object], prefix: str = "") -> None:
        self._values = values
        self._prefix = prefix

    def has(self, key: str) -> bool:
        """Whether the field is there and not null."""
        return self._values.get(key) is not None

    def value(self, key: str, unsaid: object = None) -> object:
        """The field's value, or what it is when left out."""
        return self._values[key] if self.has(key) else unsaid

    def refuse_unless(
        self, good: bool, key: str, message: str, kind: str = "", **values: object
    ) -> None:
        """Raise `PositionProblem` about a field unless all is good."""
        if not good:
            raise self._problem(key, message, kind, **values)

    def place(self, key: str) -> str:
        """Where a field stands, for messages."""
        return f"{self._prefix}{key[: 2 * _LONGEST]}"

    def refuse_unknown(self, known: tuple[str, ...]) -> None:
        """`PositionProblem` for a key that is none of these."""
        for key in self._values:
            message = f"there is no such key, only {', '.join(known)}"
            self.refuse_unless(key in known, key, message, "unknown_key", name=key[:_LONGEST])

    def _problem(self, key: str, message: str, kind: str = "", **values: object) -> PositionProblem:
        return PositionProblem(f"{self.place(key)}: {message}", kind, **values)

    def number(self, key: str, unsaid: int, *, low: int) -> int:
        """A whole number of at least `low`."""
        value = self.value(key, unsaid)
        if not isinstance(value, int) or isinstance(value, bool) or value < low:
            raise self._problem(key, f"a whole number from {low} is needed", "number")
        message = f"a number up to {_HIGHEST} is needed"
        self.refuse_unless(value <= _HIGHEST, key, message, "number")
        return value

    def points(self, key: str) -> int:
        """A whole number of points, also below zero."""
        value = self.value(key, 0)
        if not isinstance(value, int) or isinstance(value, bool) or abs(value) > _HIGHEST:
            raise self._problem(key, f"a whole number up to {_HIGHEST} is needed", "number")
        return value

    def seat(self, key: str, seats: int, unsaid: int = 0) -> int:
        """The number of a seat."""
        value = self.number(key, unsaid, low=0)
        message = f"there is no seat {value}, only 0 to {seats - 1}"
        self.refuse_unless(value < seats, key, message, "no_seat", n=value)
        return value

    def word(self, key: str, allowed: tuple[str, ...], unsaid: str) -> str:
        """One of a few words."""
        value = self.value(key, unsaid)
        choices = " or ".join(map(repr, allowed))
        shown = repr(value)[:_LONGEST]
        message = f"{choices} is needed, not {shown}"
        self.refuse_unless(value in allowed, key, message, "choice", choices=", ".join(allowed))
        return str(value)

    def switch(self, key: str) -> bool:
        """True or false; false when left out."""
        value = self.value(key, False)
        message = "true or false is needed"
        self.refuse_unless(isinstance(value, bool), key, message, "choice", choices="true, false")
        return value is True

    def mapping(self, key: str) -> Mapping[str, object]:
        """An object; empty when left out."""
        value = self.value(key, {})
        if not isinstance(value, dict):
            raise self._problem(key, "an object is needed", "form")
        return value

    def texts(self, key: str) -> list[str]:
        """A list of texts; empty when left out."""
        value = self.value(key, [])
        if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
            raise self._problem(key, "a list of texts is needed", "form")
        message = f"at most {MOST_CARDS} texts are read"
        self.refuse_unless(len(value) <= MOST_CARDS, key, message, "form")
        return value

    def objects(self, key: str, known: tuple[str, ...]) -> list[Fields]:
        """A list of objects with no other keys than these; empty when left out."""
        value = self.value(key, [])
        if not isinstance(value, list) or len(value) > MOST_CARDS:
            raise self._problem(key, "a list of objects is needed", "form")
        found = []
        for at, one in enumerate(value):
            if not isinstance(one, dict):
                raise self._problem(f"{key}[{at}]", "an object is needed", "form")
            found.append(Fields(one, f"{self._prefix}{key}[{at}]."))
            found[-1].refuse_unknown(known)
        return found

    def by_seat(self, key: str, seats: int) -> dict[int, object]:
        """An object whose keys are seats."""
        return self._numbered(key, seats, "seat")

    def by_side(self, key: str, sides: int) -> dict[int, object]:
        """An object whose keys are sides; a list gives every side in order."""
        return self._numbered(key, sides, "side")

    def _numbered(self, key: str, count: int, noun: str) -> dict[int, object]:
        value = self.value(key, {})
        if isinstance(value, list):
            value = dict(enumerate(value))
        if not isinstance(value, dict):
            raise self._problem(key, f"an object with a {noun} as key is needed", "form")
        found: dict[int, object] = {}
        for name, item in value.items():
            good = str(name).isdecimal() and len(str(name)) < 7 and int(name) < count
            message = f"there is no such {noun}"
            self.refuse_unless(
                good, f"{key}.{name}", message, "unknown_key", name=str(name)[:_LONGEST]
            )
            found[int(name)] = item
        return found

    def melds(self, sides: int) -> list[list[list[CardWord]]]:
        """Side to its melds, none of them without cards."""
        given = self.by_side("melds", sides)
        found = []
        for side in range(sides):
            value, where = given.get(side, []), f"melds.{side}"
            if not isinstance(value, list) or len(value) > MOST_CARDS:
                raise PositionProblem(f"{where}: a list of melds is needed", "form")
            melds = [read_words(text, f"{where}[{at}]") for at, text in enumerate(value)]
            if [] in melds:
                place = f"{where}[{melds.index([])}]"
                raise PositionProblem(f"{place}: a meld without cards", "empty_meld")
            found.append(melds)
        return found

    def totals(self, scorers: int) -> tuple[int, ...]:
        """The totals before the deal, one for each side or player that keeps one."""
        given = self.by_side("totals", scorers)
        self.refuse_unless(
            not given or len(given) == scorers,
            "totals",
            f"{scorers} numbers are needed",
            "number",
        )
        good = all(isinstance(n, int) and not isinstance(n, bool) for n in given.values())
        self.refuse_unless(good, "totals", "whole numbers are needed", "number")
        near = all(abs(int(str(n))) <= _HIGHEST for n in given.values())
        self.refuse_unless(near, "totals", f"numbers up to {_HIGHEST} are needed", "number")
        return tuple(int(str(given.get(scorer, 0))) for scorer in range(scorers))

    def count(self, value: object, where: str) -> int:
        """A value that counts cards."""
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise PositionProblem(
                f"{where}: a number of cards, or cards as text, is needed", "cards_text"
            )
        if value > MOST_CARDS:
            raise PositionProblem(
                f"{where}: {value} cards are too many for any pack", "any_pack", n=MOST_CARDS
            )
        return value
