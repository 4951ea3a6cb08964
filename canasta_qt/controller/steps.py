"""What a gesture may come to: an action of the game, or a change of the draft."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.engine.actions import Action
from canasta_qt.engine.refusals import Code


@dataclass(frozen=True, slots=True)
class Stage:
    """Put cards into the draft; the fields are those of `DraftTurn.stage`."""

    cards: tuple[int, ...]
    group: int | None = None
    onto: int | None = None
    with_top: bool = False
    rank: int = 0
    chosen: int = -1
    above: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class StageAll:
    """Several groups put into the draft in one go."""

    stages: tuple[Stage, ...]


@dataclass(frozen=True, slots=True)
class Unstage:
    """Take staged cards back; all of them when none is named, and the top card when `top`."""

    cards: tuple[int, ...] = ()
    top: bool = False


Step = Action | Stage | StageAll | Unstage
"""One thing to do."""


@dataclass(frozen=True, slots=True)
class Option:
    """One way to do what a gesture asked for.

    `target` is the word on the glowing place, `label` the line in the list of choices, `cards`
    the cards shown beside it.
    """

    step: Step
    target: str
    label: str = ""
    cards: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Resolution:
    """What a gesture means: nothing (with the reason), one thing, or several to choose from.

    An empty reason with no option is a gesture that means nothing and is passed over in silence.
    """

    options: tuple[Option, ...] = ()
    why: str = ""
    title: str = ""


STAGEABLE = frozenset(
    {
        Code.MIN_SIZE,
        Code.MIN_NATURALS,
        Code.WILD_RATIO,
        Code.RULE_OF_FIVE,
        Code.INITIAL_COUNT,
        Code.INITIAL_CLEAN,
        Code.HAND_GUARD,
        Code.GO_OUT_CANASTAS,
        Code.GO_OUT_KINDS,
        Code.GO_OUT_INCOMPLETE,
        Code.GO_OUT_DISCARD,
        Code.BLACK3_NOT_OUT,
    }
)
"""Refusals that more cards in the same step can cure, so the cards may be staged meanwhile."""
