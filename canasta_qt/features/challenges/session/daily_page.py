"""What the window of daily deals shows: one page a month, and the deal that is looked at."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass
from datetime import date, timedelta
from functools import lru_cache
from typing import Literal

from canasta_qt.features.challenges.session.code_match import players_here
from canasta_qt.features.challenges.store import DailyResult, DailyStore
from canasta_qt.record.challenges.daily import (
    DailyDeal,
    deal_of_day,
    deal_of_key,
    deal_of_week,
    first_day,
    may_be_played,
)
from canasta_qt.record.challenges.making import challenge_of_match
from canasta_qt.record.fair_deal import seal_to_come
from canasta_qt.record.log import HUMAN, MatchLog, Player
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.seeds import secret_of
from canasta_qt.storage.files import StorageProblem
from canasta_qt.storage.matches import MatchStore

State = Literal["played", "begun", "open", "to_come", "none"]
"""A deal was played to its end, was begun, may be played, is still to come; a day has none."""

WEEKS: int = 6


@dataclass(frozen=True, slots=True)
class DealEntry:
    deal: DailyDeal
    state: State
    result: DailyResult | None = None


@dataclass(frozen=True, slots=True)
class MonthRow:
    """Seven days from Monday on, and the deal of their week."""

    days: tuple[DealEntry, ...]
    week: DealEntry


def state_of(deal: DailyDeal, store: DailyStore, today: date) -> State:
    """How a deal stands. What was played stays played, whatever the clock says now."""
    if store.result(deal.key) is not None:
        return "played"
    if deal.day < first_day(weekly=deal.weekly):
        return "none"
    if not may_be_played(deal, today):
        return "to_come"
    return "begun" if store.begun(deal.key) else "open"


def entry_of(deal: DailyDeal, store: DailyStore, today: date) -> DealEntry:
    return DealEntry(deal, state_of(deal, store, today), store.result(deal.key))


def month_rows(month: date, store: DailyStore, today: date) -> tuple[MonthRow, ...]:
    """The weeks of a month, six of them so that no month is higher than another."""
    first = month.replace(day=1)
    monday = first - timedelta(days=first.weekday())
    return tuple(
        MonthRow(
            tuple(entry_of(deal_of_day(start + timedelta(days=n)), store, today) for n in range(7)),
            entry_of(deal_of_week(start), store, today),
        )
        for start in (monday + timedelta(weeks=n) for n in range(WEEKS))
    )


def last_days(store: DailyStore, today: date) -> tuple[DealEntry, ...]:
    """Seven days, today the last."""
    days = (today - timedelta(days=n) for n in reversed(range(7)))
    return tuple(entry_of(deal_of_day(day), store, today) for day in days)


@lru_cache(maxsize=8)
def seal_of(key: str) -> str:
    """The seal of a deal's deck, which is known before it is played."""
    one = deal_of_key(key).challenge(players_here())
    assert one.table is not None
    seats = one.rules.match.players
    run = MatchRun.new(
        one.rules, one.table.seed, [Player("", HUMAN)] * seats, secret=secret_of(one.table.seed)
    )
    seal = seal_to_come(run.log)
    return seal.digest if seal is not None else ""


def key_of(log: MatchLog, store: DailyStore) -> str:
    """Of which daily deal a match is; empty for any other match.

    Only deals that were begun as such count: their seeds cannot be had by chance.
    """
    seed = str(log.seed)
    return next((key for key in store.all_keys() if _seed(key) == seed), "")


@lru_cache(maxsize=4096)
def _seed(key: str) -> str:
    try:
        return deal_of_key(key).seed
    except ValueError:
        return ""


def result_of(log: MatchLog) -> DailyResult | None:
    """What the one deal of a match brought; None before its end, or where it was given up."""
    if not log.deals or log.deals[0].scored is None:
        return None
    result = challenge_of_match(log, players_here(), with_result=True).result
    return DailyResult(result.own, result.other) if result is not None else None


def matches_of(key: str, store: MatchStore) -> list[int]:
    """The numbers of the matches that were played of a deal, the oldest first."""
    return store.with_seed(_seed(key))


def catch_up(daily: DailyStore, matches: MatchStore | None) -> None:
    """Look for results of deals that ended while nobody could write them down. Raises nothing."""
    if matches is None:
        return
    for key in daily.open_keys():
        with suppress(StorageProblem, ValueError):
            results = (result_of(matches.log(number)) for number in matches_of(key, matches))
            found = next((result for result in results if result is not None), None)
            if found is not None:
                daily.finish(key, found.own, found.other)
