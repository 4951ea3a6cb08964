"""Cards: numbers that are unique for the match, what each of them is, and the pack they make.

A card is `copy * 54 + face`; `face` 0..51 runs through spades, hearts, diamonds, clubs, two to ace
in each, 52 and 53 are jokers. Its *kind* is its rank, with threes told apart by colour.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

HIDDEN: Final = -1
"""Stands for a card that a seat may not see."""

RED_THREE: Final = 1
TWO: Final = 2
BLACK_THREE: Final = 3
FOUR: Final = 4
SEVEN: Final = 7
KING: Final = 13
ACE: Final = 14
JOKER: Final = 15
SEQUENCE: Final = 16
"""Kind of a meld, never of a card: consecutive cards of one suit."""

RUN_CANASTA: Final = 7
"""Cards that make a sequence a canasta, a samba or escalera, whatever size canastas have."""

KINDS: Final = 17
"""Length of a table indexed by kind; index 0 belongs to hidden cards."""

NATURAL_KINDS: Final = tuple(range(FOUR, ACE + 1))
"""Kinds that can be melded as ranks, four to ace."""

KIND_TEXT: Final = ("?", "3r", "2", "3b", *"456789TJQKAX", "run")
"""Kind to text, as positions are written."""

KIND_OF_TEXT: Final = {text: kind for kind, text in enumerate(KIND_TEXT) if 0 < kind < SEQUENCE}
"""Text to kind of a card."""

SUITS: Final = "shdc"
"""Suit letters in the order of the card numbers: spades, hearts, diamonds, clubs."""

FACES: Final = 54
MAX_COPIES: Final = 16
_RANKS: Final = "23456789TJQKA"


def _kind_of_face(face: int) -> int:
    if face >= 52:
        return JOKER
    suit, rank = divmod(face, 13)
    if rank == 1:
        return RED_THREE if suit in (1, 2) else BLACK_THREE
    return rank + 2


def _code_of_face(face: int) -> str:
    if face >= 52:
        return "X"
    suit, rank = divmod(face, 13)
    return _RANKS[rank] + SUITS[suit]


KIND: Final = (*(_kind_of_face(number % FACES) for number in range(FACES * MAX_COPIES)), 0)
"""Card number to kind; the last entry serves `HIDDEN` (-1)."""

CODE: Final = (*(_code_of_face(number % FACES) for number in range(FACES * MAX_COPIES)), "?")
"""Card number to short code: `Kh`, `Ts`, `2c`, `X`; `?` for a hidden card."""

SUIT: Final = (*("" if code == "X" else code[1] for code in CODE[:-1]), "")
"""Card number to suit letter; empty for jokers and hidden cards."""

IS_WILD: Final = tuple(kind in (TWO, JOKER) for kind in range(KINDS))
"""Kind to "is wild" (twos and jokers, in every source)."""


def code(card: int) -> str:
    """The exact name of one card, copy included: `Kh1`, `Kh2`, `X1`..; `?` when hidden.

    >>> code(0), code(54), code(52), code(107)
    ('2s1', '2s2', 'X1', 'X4')
    """
    if card == HIDDEN:
        return "?"
    copy, face = divmod(card, FACES)
    if face >= 52:
        return f"X{copy * 2 + face - 51}"
    return f"{CODE[face]}{copy + 1}"


def from_code(text: str) -> int:
    """The card that `code` names so. `ValueError` where it is no card's name.

    >>> from_code("Kh2")
    78
    >>> code(from_code("X3"))
    'X3'
    """
    card = _CARD_OF_CODE.get(text)
    if card is None:
        raise ValueError(f"{text!r} is not the name of a card")
    return card


def count_kinds(cards: Iterable[int]) -> list[int]:
    """How many cards of each kind: a list indexed by kind.

    >>> count_kinds(map(from_code, ["Kh1", "Ks1", "2c1"]))[KING]
    2
    """
    counts = [0] * KINDS
    for card in cards:
        counts[KIND[card]] += 1
    return counts


def cards_by_kind(cards: list[int]) -> list[list[int]]:
    """The cards sorted into one list per kind."""
    by_kind: list[list[int]] = [[] for _ in range(KINDS)]
    for card in cards:
        by_kind[KIND[card]].append(card)
    return by_kind


_CARD_OF_CODE: Final = {code(card): card for card in range(FACES * MAX_COPIES)}


def build_pack(decks: int, jokers: int) -> tuple[int, ...]:
    """Every card of a pack of `decks` 52-card decks and `jokers` jokers in all, in number order.

    Jokers are counted in total, not per deck: Jonola has nine in three decks.

    >>> len(build_pack(decks=2, jokers=4))
    108
    >>> code(build_pack(decks=1, jokers=0)[-1])
    'Ac1'
    """
    cards = [copy * FACES + face for copy in range(decks) for face in range(52)]
    cards += [number // 2 * FACES + 52 + number % 2 for number in range(jokers)]
    return tuple(sorted(cards))
