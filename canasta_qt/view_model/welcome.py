"""What the page before a match shows, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from canasta_qt.view_model.endings import CanastaModel, PersonModel


@dataclass(frozen=True, slots=True)
class WaitingModel:
    """An interrupted match.

    Attributes:
        title: its game.
        detail: which deal, whose turn, how long ago.
        sides: names and totals, the viewer's own first.
        canastas: those the viewer's side has on the table.
    """

    title: str
    detail: str
    sides: tuple[tuple[str, int], ...] = ()
    canastas: tuple[CanastaModel, ...] = ()


@dataclass(frozen=True, slots=True)
class LastResult:
    """How the last match ended: who won it, in a sentence, and the totals, the game, the day."""

    title: str
    detail: str
    people: tuple[PersonModel, ...]


@dataclass(frozen=True, slots=True)
class LearnModel:
    """How far somebody is with the first hand.

    Attributes:
        step: the step that comes next, from 0. steps: how many there are.
        done: whether it was ever finished.
        newcomer: whether no deal was ever finished, so that it is the first thing to do.
    """

    step: int
    steps: int
    done: bool
    newcomer: bool


@dataclass(frozen=True, slots=True)
class DailyModel:
    """Today's deal.

    Attributes:
        days: how the deals of the last days stand, today's last (`daily_page.State`).
        day: the date of today.
        result: what today's deal brought the own side and the best other one; None before its end.
    """

    days: tuple[str, ...]
    day: date
    result: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class WelcomeModel:
    """All of the page.

    Attributes:
        greeting: a sentence for the time of the day.
        waiting: the match that waits, if one does; `others` says that there are more.
        game, about: the game that would be played, and what it is like.
        doubts: how sure its rules are; empty for well-known ones.
        last: the last match that ended, if there is one.
        companions: who sits at the table usually.
        learn: the first hand; None where it is not offered.
        daily: today's deal; None where it is not offered.
    """

    greeting: str = ""
    waiting: WaitingModel | None = None
    others: bool = False
    game: str = ""
    about: str = ""
    doubts: str = ""
    last: LastResult | None = None
    companions: tuple[PersonModel, ...] = ()
    learn: LearnModel | None = None
    daily: DailyModel | None = None
