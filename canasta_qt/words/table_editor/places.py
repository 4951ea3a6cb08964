"""Places of the table editor, cards, and what is wrong with a position, by place."""

from __future__ import annotations

import re
from typing import Final

from canasta_qt.engine.cards import CODE, FACES
from canasta_qt.engine.melds.meld_types import classify
from canasta_qt.engine.refusals import Refusal
from canasta_qt.record.positions.fields import CardWord, PositionProblem, parse_words
from canasta_qt.record.positions.layout import Layout, Spot
from canasta_qt.words.cards import card_name, listed
from canasta_qt.words.refusals import refusal_text
from canasta_qt.words.table_editor.texts import editor_text


def side_name(layout: Layout, side: int) -> str:
    """Who belongs to a side: "players 1 and 3"."""
    seats = [str(seat + 1) for seat in layout.sides[side]]
    if len(seats) == 1:
        return editor_text("side_one", n=seats[0])
    return editor_text("side", seats=listed(seats))


def spot_name(layout: Layout, spot: Spot) -> str:
    """A place on the table: "Meld 2 of players 1 and 3"."""
    if spot.zone == "hand":
        key = "hand_to_act" if spot.owner == layout.to_act else "hand"
        return editor_text(key, n=spot.owner + 1)
    if spot.zone in ("meld", "new_meld", "red_threes"):
        side = side_name(layout, spot.owner)
        return editor_text(spot.zone, side=side, m=spot.meld + 1)
    return editor_text(spot.zone)


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
_TOO_MANY: Final = re.compile(r"one '([^']+)' too many, the pack has no more")
_LEFT: Final = re.compile(r"(\d+) cards are too many, only (\d+) are left")


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


def problem_text(layout: Layout, problem: PositionProblem) -> str:
    """What is wrong with a position, and where, as the table has it."""
    place, colon, message = str(problem).partition(": ")
    if not colon:
        return str(problem)
    spot = spot_of(layout, place)
    name = spot_name(layout, spot) if spot is not None else place
    if place == "stock":
        name = editor_text("stock").replace("&", "").rstrip(":")
    return editor_text("of_place", place=name, problem=_reason(layout, spot, message))


def _reason(layout: Layout, spot: Spot | None, message: str) -> str:
    if spot is not None and spot.zone == "meld" and message.startswith("these cards make no meld"):
        cards = [face_of(word) for word in layout.words(spot)]
        sort = classify(cards, runs=layout.setup.has_runs)
        if isinstance(sort, Refusal):
            return refusal_text(sort)
    many, left = _TOO_MANY.match(message), _LEFT.match(message)
    if many is not None:
        return editor_text("too_many", card=word_name(many[1]))
    if left is not None:
        return editor_text("too_few_left", n=left[1], left=left[2])
    return message


FACE_WORDS: Final = (*(f"{rank}{suit}" for suit in "shdc" for rank in "AKQJT98765432"), "X")
"""Every face of a pack, suit by suit, as words."""
assert all(word in CODE for word in FACE_WORDS)
