"""The feet of a written position: which seats still have one, and what is known of it."""

from __future__ import annotations

from dataclasses import dataclass, field

from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import DealState, FootStage
from canasta_qt.record.card_words import Pool, PositionProblem, Slot, parse_words
from canasta_qt.record.position_fields import Fields

TAKEN = "taken"


@dataclass(slots=True)
class FootWords:
    """One seat's foot: its named cards, or a number of unknown ones; `taken`: it is played."""

    where: str
    named: list[Slot] = field(default_factory=list)
    unknown: int = 0
    taken: bool = False


def feet_words(fields: Fields, setup: Setup, slots: list[Slot]) -> list[FootWords]:
    """Every seat's foot; named cards are added to `slots`.

    Left out, a foot is not taken and unknown, or no cards where the position is only to be scored.
    Raises `PositionProblem` where it cannot be.
    """
    size = setup.rules.deal.foot_size
    given = fields.by_seat("feet", setup.seats)
    fields.refuse_unless(size > 0 or not given, "feet", "these rules have no foot")
    unsaid: object = TAKEN if fields.has("score") else size
    return [
        _foot(given.get(seat, unsaid if size else 0), f"feet.{seat}", fields, slots)
        for seat in range(setup.seats)
    ]


def _foot(value: object, where: str, fields: Fields, slots: list[Slot]) -> FootWords:
    if value == TAKEN:
        return FootWords(where, taken=True)
    if not isinstance(value, str):
        count = fields.count(value, where)
        if count and fields.has("score"):
            raise PositionProblem(f"{where}: unknown cards cannot be scored")
        return FootWords(where, unknown=count)
    named = [Slot(where, word) for word in parse_words(value, where)]
    slots += named
    return FootWords(where, named)


def lay_feet(state: DealState, feet: list[FootWords], named: list[list[int]], pool: Pool) -> None:
    """Put the feet in their places; a seat whose foot is taken has played from it."""
    state.feet = tuple(
        tuple(known) + tuple(pool.unknown(foot.unknown, foot.where))
        for foot, known in zip(feet, named, strict=True)
    )
    games = state.setup.rules.deal.foot_size > 0
    state.foot_stages = tuple(
        FootStage.NONE if not games else FootStage.WAITING if foot else FootStage.PLAYED
        for foot in state.feet
    )
