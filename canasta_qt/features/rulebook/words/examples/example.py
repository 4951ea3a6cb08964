"""Worked examples: a situation in words, its position for the judge, and what the judge says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Protocol

from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.table_rules import replace_option
from canasta_qt.engine.setup import setup_for
from canasta_qt.record.notation import NotationProblem
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.judge import points_in, refusal_in
from canasta_qt.record.positions.position import set_up
from canasta_qt.words.lines import CardsPicture, Line, mark, points, say
from canasta_qt.words.refusals import refusal_text

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
    """The cards of a position and an action of its first seat.

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


# --- worked examples --------------------------------------------------------------------------

LEGAL: Final = "legal"
"""The verdict of an action that is allowed, beside the codes of refusals."""


class Demand(Protocol):
    """Something that must be so in the rules."""

    def holds(self, rules: TableRules) -> bool:
        """Whether it is so."""
        ...


@dataclass(frozen=True, slots=True, eq=False)
class Example:
    """A question about the rules that the judge answers.

    Attributes:
        text: the situation and the question, with cards, in our own words; to be translated.
        position: the same situation as written positions have it, without the rules.
        keys: the options it is about.
        action: the one that is asked about; empty where `counts` is asked.
        shows: the verdicts that make its point, `LEGAL` or codes; it is shown for no other.
        counts: kinds of score lines whose points are asked, all of them for an empty tuple.
        when: conditions on the rules under which the question makes sense.
        total: of every side before the deal, where the question depends on it.
    """

    text: str
    position: Mapping[str, object]
    keys: tuple[str, ...]
    action: str = ""
    shows: tuple[str, ...] = (LEGAL,)
    counts: tuple[str, ...] = ()
    when: tuple[Demand, ...] = ()
    total: int | None = None

    @property
    def situation(self) -> str:
        return say(self.text)


@lru_cache(maxsize=4096)
def answered(example: Example, rules: TableRules) -> Refusal | int | str:
    """The judge's answer: a refusal, points, `LEGAL`, or nothing where it cannot be asked.

    A fault that the table accepts and puts right is against the rules all the same.
    """
    strict = replace_option(rules, "table.enforcement", "prevent")
    position = {**example.position, "rules": strict}
    if example.total is not None:
        position["totals"] = [example.total] * setup_for(rules).scorers
    try:
        if not example.action:
            return points_in(position, example.counts)
        return refusal_in(position, example.action) or LEGAL
    except (PositionProblem, NotationProblem):
        return ""


def example_line(example: Example, rules: TableRules) -> Line | None:
    """The example with its verdict under these rules, or None where it does not belong."""
    if not all(condition.holds(rules) for condition in example.when):
        return None
    answer = answered(example, rules)
    legal = None
    if isinstance(answer, int):
        verdict = say("{points}.", points=points(answer))
    else:
        shown = answer.code.value if isinstance(answer, Refusal) else answer
        if shown not in example.shows:
            return None
        verdict, legal = _verdict(answer), answer == LEGAL
    situation = example.situation
    words = say("{situation} {verdict}", situation=situation, verdict=verdict)
    freezer = _freezer(example, rules) if example.action.startswith("take") else None
    drawn = pictures_of(example.position, example.action, freezer)
    return Line(words, example.keys, "example", (situation, verdict), drawn, legal)


@lru_cache(maxsize=4096)
def _freezer(example: Example, rules: TableRules) -> int | None:
    """The place in the pile of the card that freezes it under these rules, from 0."""
    state = set_up({**example.position, "rules": rules}).state
    return state.pile.index(state.freezer) if state.freezer in state.pile else None


def _verdict(answer: Refusal | str) -> str:
    if isinstance(answer, Refusal):
        return say("No: {reason}", reason=refusal_text(answer))
    return say("Yes.")
