"""Curves and times of what moves: easing, and the ceremony before a deal. No Qt."""

from __future__ import annotations

import math
from dataclasses import dataclass

from canasta_qt.view_model.pictures import CeremonyModel

FADE, FLIGHT, APART, TURN, LOOK, SIT, LINE = 0.25, 0.28, 0.16, 0.30, 0.60, 0.55, 1.10
"""Seconds: until the panel is there, a card's way, between two cards, turning them up, looking at
them, sitting down, and reading a line."""


@dataclass(frozen=True, slots=True)
class CeremonyTime:
    """The ceremony's timetable: cards are drawn and turned up, people sit down, lines are told."""

    people: int
    lines: int
    cards: bool

    @staticmethod
    def of(model: CeremonyModel) -> CeremonyTime:
        cards = any(person.face for person in model.people)
        return CeremonyTime(len(model.people), len(model.lines), cards)

    @property
    def drawn(self) -> float:
        """When the last card has arrived."""
        return FADE + (FLIGHT + APART * (self.people - 1) if self.cards else 0.0)

    @property
    def seen(self) -> float:
        """When everybody has looked at the cards, and people sit down."""
        return self.drawn + (TURN + LOOK if self.cards else 0.0)

    @property
    def lasts(self) -> float:
        """Seconds from beginning to end."""
        return self.seen + max(SIT, LINE * max(0, self.lines - 1)) + LINE

    def shown(self, t: float) -> float:
        """How far the panel is there, 0 to 1."""
        return _share(t, 0.0, FADE)

    def flown(self, t: float, index: int) -> float:
        """How far the card of person number `index` is on its way."""
        return _share(t, FADE + APART * index, FLIGHT) if self.cards else 0.0

    def turned(self, t: float) -> float:
        """How far the cards are turned up."""
        return _share(t, self.drawn, TURN)

    def seated(self, t: float) -> float:
        """How far people are on the way to their seats."""
        return _share(t, self.seen, SIT)

    def line(self, t: float) -> int:
        """Which line is told; the first one while cards are drawn."""
        return max(0, min(self.lines - 1, 1 + int((t - self.seen) / LINE) if t > self.seen else 0))


def _share(t: float, begins: float, lasts: float) -> float:
    return max(0.0, min(1.0, (t - begins) / lasts))


def out_cubic(t: float) -> float:
    """Arrive gently: fast at first, slow at the end."""
    return 1.0 - (1.0 - t) ** 3


def in_out_cubic(t: float) -> float:
    """Leave and arrive gently, for long sweeps."""
    return 4.0 * t**3 if t < 0.5 else 1.0 - (2.0 - 2.0 * t) ** 3 / 2.0


OVERSHOOT = 1.2
"""How far `out_back` goes beyond its end, in the unit of its curve."""


def out_back(t: float) -> float:
    """Arrive a little too far and come back."""
    return 1.0 + (OVERSHOOT + 1.0) * (t - 1.0) ** 3 + OVERSHOOT * (t - 1.0) ** 2


def shake(t: float) -> float:
    """Swing left and right three times and come to rest: from -1 to 1, zero at both ends."""
    return math.sin(t * 6.0 * math.pi) * (1.0 - t)


def flip_width(t: float) -> float:
    """How wide a card looks while it turns over; zero half way, never quite nothing."""
    return max(0.04, abs(math.cos(t * math.pi)))
