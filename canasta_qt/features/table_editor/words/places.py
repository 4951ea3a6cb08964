"""Places of the table editor and cards, and the place that a message names."""

from __future__ import annotations

import re
from typing import Final

from canasta_qt.engine.cards import CODE, FACES
from canasta_qt.features.table_editor.words.texts import EditorText
from canasta_qt.record.positions.fields import CardWord, parse_words
from canasta_qt.record.positions.layout import Layout, Spot
from canasta_qt.words.cards import card_name, listed


def side_name(layout: Layout, side: int) -> str:
    """Who belongs to a side: "players 1 and 3"."""
    seats = [str(seat + 1) for seat in layout.sides[side]]
    if len(seats) == 1:
        return EditorText.SIDE_ONE(n=seats[0])
    return EditorText.SIDE(seats=listed(seats))


def spot_name(layout: Layout, spot: Spot) -> str:
    """A place on the table: "Meld 2 of players 1 and 3"."""
    if spot.zone == "hand":
        text = EditorText.HAND_TO_ACT if spot.owner == layout.to_act else EditorText.HAND
        return text(n=spot.owner + 1)
    if spot.zone in ("meld", "new_meld", "red_threes"):
        side = side_name(layout, spot.owner)
        return EditorText.of(spot.zone)(side=side, m=spot.meld + 1)
    return EditorText.of(spot.zone)()


def face_of(word: str) -> int:
    """A card that a word may mean, the first of its kind."""
    found: CardWord = parse_words(word, "")[0]
    return found.exact % FACES if found.exact >= 0 else found.faces[0]


def word_name(word: str) -> str:
    """A card as it is named: "king of hearts"."""
    return str(card_name(face_of(word)))


_MELD: Final = re.compile(r"melds\.(\d+)\[(\d+)\]")
_HAND: Final = re.compile(r"hands\.(\d+)")
_THREES: Final = re.compile(r"red_threes of seat (\d+)")


def spot_of(layout: Layout, place: str) -> Spot | None:
    """The place that a message about a position names, if the table has it."""
    meld, hand, threes = (one.match(place) for one in (_MELD, _HAND, _THREES))
    if meld is not None:
        return Spot("meld", int(meld[1]), int(meld[2]))
    if hand is not None:
        return Spot("hand", int(hand[1]))
    if threes is not None:
        seat = int(threes[1])
        sides = [side for side, seats in enumerate(layout.sides) if seat in seats]
        return Spot("red_threes", sides[0]) if sides else None
    return Spot("pile") if place == "pile" else None


FACE_WORDS: Final = (*(f"{rank}{suit}" for suit in "shdc" for rank in "AKQJT98765432"), "X")
"""Every face of a pack, suit by suit, as words."""
assert all(word in CODE for word in FACE_WORDS)
