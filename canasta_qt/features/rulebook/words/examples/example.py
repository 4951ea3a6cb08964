"""Worked examples: a situation in words, its position for the judge, and what the judge says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Protocol

from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.table_rules import replace_option
from canasta_qt.engine.setup import setup_for
from canasta_qt.features.rulebook.words.examples.pictures import pictures_of
from canasta_qt.record.notation import NotationProblem
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.judge import points_in, refusal_in
from canasta_qt.record.positions.position import set_up
from canasta_qt.words.lines import Line, points, say
from canasta_qt.words.refusals import refusal_text

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
        total: what every side has before the deal, where the question depends on it.
        action: what is asked about; empty where `counts` is asked.
        shows: the verdicts that make its point, `LEGAL` or codes; it is shown for no other.
        counts: kinds of score lines whose points are asked, all of them for an empty tuple.
        when: conditions on the rules under which the question makes sense.
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
        """The situation and the question in the reader's language."""
        return say(self.text)


@lru_cache(maxsize=4096)
def answered(example: Example, rules: TableRules) -> Refusal | int | str:
    """What the judge says: a refusal, points, `LEGAL`, or nothing where it cannot be asked.

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


def told(example: Example, rules: TableRules) -> Line | None:
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
