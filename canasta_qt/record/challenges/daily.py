"""The deal of each day and of each week: cards that follow from the date, the same for everybody.

Every day has a deal of Classic for four; every week, from Monday on, one deal of another game.
"""

from __future__ import annotations

import contextlib
import re
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Final

from canasta_qt.engine.rules import preset
from canasta_qt.record.challenges.challenge import Challenge, ChallengeTable, Players, fingerprint
from canasta_qt.record.fair_deal import seating_of
from canasta_qt.record.seeds import seed_from

FIRST_DAY: Final = date(2026, 1, 1)
"""Earlier days have no deal."""

DAILY_GAME: Final = "classic_4p"
LEVEL: Final = "steady"
"""Everybody's but one's own."""

WEEKLY_GAMES: Final = (
    "samba", "classic_2p", "hand_and_foot", "american_2017", "bolivia", "classic_3p", "joker",
    "uruguay", "italian_canastone", "classic_wild", "pennies", "hoyle_2p", "canadian", "sevens",
    "american_2024", "viennese", "classic_5p", "hand_and_foot_simpson", "denexa_2p", "mexicana",
    "cuban", "american_old", "classic_6p_pairs", "brazilian", "samba_us", "cardgames_io",
    "hand_and_foot_saskatchewan", "italian_us", "denexa_4p", "railroad", "classic_6p_triples",
    "american_cla", "miller_6p", "bain_hand_and_foot", "british", "tampa",
)  # fmt: skip
"""The games of the weeks, in turn. It may not change, or past weeks would have other games."""

_DAY: Final = re.compile(r"(\d{4})-(\d{2})-(\d{2})", re.ASCII)
_WEEK: Final = re.compile(r"(\d{4})-W(\d{2})", re.ASCII)


@dataclass(frozen=True, slots=True)
class DailyDeal:
    """The deal of a day, or of the week that begins on it, a Monday."""

    day: date
    weekly: bool = False

    @property
    def key(self) -> str:
        """How it is kept: `2026-11-24`, or `2026-W48`."""
        if not self.weekly:
            return self.day.isoformat()
        year, week, _ = self.day.isocalendar()
        return f"{year:04}-W{week:02}"

    @property
    def game(self) -> str:
        """The id of its game."""
        if not self.weekly:
            return DAILY_GAME
        return WEEKLY_GAMES[self.day.toordinal() // 7 % len(WEEKLY_GAMES)]

    @property
    def seed(self) -> str:
        """The seed of its cards."""
        return seed_from(f"canasta-qt/daily/{self.key}")

    def challenge(self, players: Players) -> Challenge:
        """What is played: one deal, from the first seat, among steady players."""
        usual = preset(self.game).rules
        end = replace(usual.match.end, kind="deals", score=None, count=1)
        rules = replace(usual, match=replace(usual.match, end=end))
        persons = seating_of(rules, self.seed).persons
        styles = (LEVEL,) * len(persons)
        table = ChallengeTable(self.seed, persons.index(0), styles, players, fingerprint(rules))
        return Challenge("match", self.game, rules, table=table)


def deal_of_day(day: date) -> DailyDeal:
    """A day's deal.

    >>> deal_of_day(date(2026, 11, 24)).key
    '2026-11-24'
    """
    return DailyDeal(day)


def deal_of_week(day: date) -> DailyDeal:
    """The deal of the week in which a day lies.

    >>> deal_of_week(date(2026, 11, 24)).key
    '2026-W48'
    """
    return DailyDeal(day - timedelta(days=day.weekday()), weekly=True)


def deal_of_key(text: str) -> DailyDeal:
    """The deal that is kept under a key, or named on a command line. `ValueError` for none.

    >>> deal_of_key("2026-W48").day.isoformat()
    '2026-11-23'
    """
    with contextlib.suppress(ValueError):
        if (found := _DAY.fullmatch(text)) is not None:
            return _known(DailyDeal(date(*map(int, found.groups()))))
        if (found := _WEEK.fullmatch(text)) is not None:
            monday = date.fromisocalendar(int(found[1]), int(found[2]), 1)
            return _known(DailyDeal(monday, weekly=True))
    raise ValueError(
        f"a date (2026-11-24) or a week (2026-W48) from {FIRST_DAY.isoformat()} on is needed, "
        f"not {text[:40]!r}"
    )


def _known(deal: DailyDeal) -> DailyDeal:
    if deal.day < first_day(weekly=deal.weekly):
        raise ValueError("too early")
    return deal


def first_day(*, weekly: bool = False) -> date:
    """The first date that has a deal; for weeks the Monday of its week.

    >>> first_day(weekly=True).isoformat()
    '2025-12-29'
    """
    return FIRST_DAY - timedelta(days=FIRST_DAY.weekday()) if weekly else FIRST_DAY


def may_be_played(deal: DailyDeal, today: date) -> bool:
    """Whether a deal is one of today or of the past, as the calendar of the player has it.

    >>> may_be_played(deal_of_key("2026-11-25"), today=date(2026, 11, 24))
    False
    """
    return first_day(weekly=deal.weekly) <= deal.day <= today
