"""Turns and deals: how they begin and end, questions, penalties."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from canasta_qt.engine.events.redaction import Public


@dataclass(frozen=True, slots=True)
class TurnBegan(Public):
    """A seat's turn begins; `turn` counts from 1 in the deal."""

    seat: int
    turn: int


@dataclass(frozen=True, slots=True)
class Discarded(Public):
    """A card was discarded; `froze` when it froze the pile, `face_down` as a last discard."""

    seat: int
    card: int
    froze: bool = False
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class Passed(Public):
    """The turn ended without a discard."""

    seat: int


@dataclass(frozen=True, slots=True)
class PermissionAsked(Public):
    """A seat asked its team-mate: may I go out?"""

    seat: int
    whom: int


@dataclass(frozen=True, slots=True)
class PermissionAnswered(Public):
    """The team-mate's answer."""

    seat: int
    whom: int
    yes: bool


@dataclass(frozen=True, slots=True)
class ConcessionAsked(Public):
    """A seat asked its team-mate: shall we concede the deal?"""

    seat: int
    whom: int


@dataclass(frozen=True, slots=True)
class ConcessionAnswered(Public):
    """The team-mate's answer; with yes the deal is conceded."""

    seat: int
    whom: int
    yes: bool


@dataclass(frozen=True, slots=True)
class DealConceded(Public):
    """A seat conceded the deal for its side."""

    seat: int


@dataclass(frozen=True, slots=True)
class PenaltyBooked(Public):
    """A penalty of `points` (negative) was booked for `seat`; `fault` is the option's name."""

    seat: int
    fault: str
    points: int


@dataclass(frozen=True, slots=True)
class DealEnded(Public):
    """The deal is over. `out` is the seat that went out, or None when nobody did."""

    out: int | None
    reason: Literal["out", "stock", "conceded", "locked"]
