"""Luck in words: what chance gave each player, what was due, and how unusual that is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta_qt.controller.figures import decimal, figures
from canasta_qt.controller.messages.statistics import statistics_text
from canasta_qt.storage.statistics import Chances, Report
from canasta_qt.storage.statistics_counts import CHANCES, Place

_PLACES: Final[tuple[Place, ...]] = ("own", "partner", "opponent", "watched")

_STEPS: Final = ((0.5, "usual"), (0.1, "little"), (0.01, "plain"))
"""From these odds on, what is seen is called so; what is less likely is remarkable."""

MOST_ODDS: Final = 1_000_000
"""Rarer things are told as rare as this."""


@dataclass(frozen=True, slots=True)
class LuckRow:
    """What seats of one place were given.

    Attributes:
        who: the player.
        seen, due: on average in a deal.
        unusual: in words and a number.
        totals: the sums behind it.
        deviation: in standard deviations, for the chart.
    """

    who: str
    seen: str
    due: str
    unusual: str
    totals: str
    deviation: float


@dataclass(frozen=True, slots=True)
class LuckSection:
    """A figure that chance decides, player by player."""

    title: str
    rows: tuple[LuckRow, ...]


def luck_sections(found: Report) -> tuple[LuckSection, ...]:
    """Every figure of chance; nothing where no deal was counted."""
    if not found.seats:
        return ()
    return tuple(
        LuckSection(
            statistics_text(f"luck.{name}"),
            tuple(_row(found, place, name) for place in _PLACES if found.at(place).seats),
        )
        for name in CHANCES
    )


def _row(found: Report, place: Place, name: str) -> LuckRow:
    sums = found.at(place)
    chance = sums.chance(name)
    places = 1 if name == "worth" else 2
    totals = statistics_text(
        "luck.totals",
        seen=figures(chance.seen),
        due=decimal(chance.due, 1),
        deviation=decimal(chance.deviation, 2),
    )
    return LuckRow(
        statistics_text(f"column.{place}"),
        decimal(chance.seen / sums.seats, places),
        decimal(chance.due / sums.seats, places),
        how_unusual(chance),
        totals,
        chance.deviation,
    )


def how_unusual(chance: Chances) -> str:
    """In words, and as "1 in so many" where it is no everyday thing."""
    more = chance.deviation > 0
    step = next((name for least, name in _STEPS if chance.odds >= least), "rare")
    way = "more" if more else "less"
    key = {
        "usual": "odds.usual",
        "little": f"odds.little_{way}",
        "plain": f"odds.{way}",
        "rare": f"odds.rare_{way}",
    }[step]
    words = statistics_text(key)
    if step == "usual":
        return words
    number = min(MOST_ODDS, round(1 / chance.odds)) if chance.odds > 0 else MOST_ODDS
    return statistics_text("odds.number", words=words, number=figures(number))
