"""Places and cards of a position by name, and what is wrong with it or with a file of one."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from canasta_qt.engine.cards import CODE, FACES
from canasta_qt.engine.melds.meld_types import classify
from canasta_qt.engine.refusals import Refusal
from canasta_qt.features.table_editor.words.texts import EditorText
from canasta_qt.record.positions.fields import CardWord, PositionProblem, parse_words
from canasta_qt.record.positions.layout import Layout, Spot, tables_black_threes
from canasta_qt.words.cards import card_name, listed
from canasta_qt.words.refusals import refusal_text
from canasta_qt.words.sentences import Text, Texts


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
        if spot.zone == "red_threes" and tables_black_threes(layout.setup):
            return EditorText.THREES(side=side)
        return EditorText.of(spot.zone)(side=side, m=spot.meld + 1)
    return EditorText.of(spot.zone)()


def face_of(word: str) -> int:
    """A card that a word may mean, the first of its kind."""
    return faces_of([word])[0]


def faces_of(words: Sequence[str]) -> list[int]:
    """A card for each word; where words leave the suit open, suits take turns.

    >>> len(set(faces_of(["K", "K", "Ks"])))
    3
    """
    read: list[CardWord] = [parse_words(word, "")[0] for word in words]
    used: Counter[int] = Counter()
    found: dict[int, int] = {}
    for at, word in sorted(enumerate(read), key=lambda one: one[1].choices):
        face = word.exact % FACES if word.exact >= 0 else min(word.faces, key=used.__getitem__)
        used[face] += 1
        found[at] = face
    return [found[at] for at in range(len(read))]


def word_name(word: str) -> str:
    """A card as it is named: "king of hearts"."""
    return str(card_name(face_of(word)))


_MELD: Final = re.compile(r"melds\.(\d+)\[(\d+)\]")
_HAND: Final = re.compile(r"hands\.(\d+)")
_THREES: Final = re.compile(r"(?:red|black)_threes of seat (\d+)")


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


class _PositionText(Texts, context="PositionProblems"):
    TOO_MANY = Text("one {card} too many; the pack has no more.")
    TOO_FEW_LEFT = Text("{n} cards are too many; only {left} are left.")
    ANY_PACK = Text("no pack has more than {n} cards.")
    NO_CARD = Text("“{word}” is not a card.")
    COLOUR = Text("“{word}” needs a colour or a suit, like 3r, 3b or 3h.")
    NO_MELD = Text("these cards do not make a meld.")
    EMPTY_MELD = Text("a meld without cards.")
    NOT_RED_THREE = Text("{card} is not a red three.")
    NOT_BLACK_THREE = Text("{card} is not a black three.")
    NOT_THERE = Text("{card} is not there.")
    OPENED_MELDS = Text("a side with melds has opened.")
    OPENED_OTHER = Text("only the side to act can open in this turn.")
    OPENED_FIRST = Text("there was no turn before this one.")
    RESTS = Text("player {n} rests in this deal.")
    NOT_IN_RULES = Text("these rules have nothing of that sort.")
    UNKNOWN_KEY = Text("there is no entry “{name}”.")
    NUMBER = Text("another number is needed.")
    NO_SEAT = Text("there is no seat {n}.")
    CHOICE = Text("one of these is needed: {choices}.")
    CARDS_TEXT = Text("cards as text, or their number, are needed.")
    FORM = Text("it does not have the form that is needed.")
    NO_RULES = Text("there are no such rules here.")
    NO_OBJECT = Text("a position is an object in braces that names rules and hands.")
    EMPTY = Text("it is empty.")
    LARGE = Text("it is far too large.")
    MANY = Text("it holds more than {n} positions.")
    NOT_JSON = Text("it cannot be read from line {line}, column {column} on.")
    NOT_TEXT = Text("line {line} is not text.")
    DEAL_OVER = Text("the deal is over.")
    NO_ACTION_HERE = Text("nothing can be done here; the rules allow no move.")


_CARDS: Final = ("card",)


def _said(problem: PositionProblem) -> str:
    """The words for a problem; the message itself where it has no kind."""
    text = _PositionText.get(problem.kind)
    if text is None:
        return ""
    values = {
        key: word_name(str(value)) if key in _CARDS else value
        for key, value in problem.values.items()
    }
    return text(**values)


def problem_text(layout: Layout, problem: PositionProblem) -> str:
    """What is wrong with a position, and where, as the table has it."""
    place, colon, message = str(problem).partition(": ")
    if not colon:
        return _said(problem) or str(problem)
    spot = spot_of(layout, place)
    name = spot_name(layout, spot) if spot is not None else place
    if place == "stock":
        name = EditorText.STOCK().replace("&", "").rstrip(":")
    reason = _meld_text(layout, spot, problem) or _said(problem) or message
    return EditorText.OF_PLACE(place=name, problem=reason)


def _meld_text(layout: Layout, spot: Spot | None, problem: PositionProblem) -> str:
    """Why cards make no meld, as the judge says it."""
    if problem.kind != "no_meld" or spot is None or spot.zone != "meld":
        return ""
    cards = [face_of(word) for word in layout.words(spot)]
    sort = classify(cards, runs=layout.setup.has_runs)
    return refusal_text(sort) if isinstance(sort, Refusal) else ""


def file_problem_text(problem: PositionProblem, where: tuple[int, int] | None = None) -> str:
    """What is wrong in a file, with the entry that is meant, and its line and column."""
    place, colon, message = str(problem).partition(": ")
    reason = _said(problem) or (message if colon else str(problem))
    named = colon and problem.kind not in ("not_json", "not_text")
    text = EditorText.OF_PLACE(place=place, problem=reason) if named else reason
    if where is None:
        return text
    line, column = where
    return EditorText.IN_LINE(problem=text.rstrip("."), line=line, column=column)
