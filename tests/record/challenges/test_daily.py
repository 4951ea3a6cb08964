"""Daily deals: the same cards for everybody on a date, none of tomorrow."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from canasta_qt.engine.rules import preset_ids
from canasta_qt.record.challenges.challenge import Players
from canasta_qt.record.challenges.code import challenge_code, read_challenge
from canasta_qt.record.challenges.daily import (
    FIRST_DAY,
    WEEKLY_GAMES,
    deal_of_day,
    deal_of_key,
    deal_of_week,
    may_be_played,
)
from tests.helpers.cases import for_each

TODAY = date(2026, 11, 24)


def test_a_date_has_the_same_deal_for_everybody_for_ever() -> None:
    assert deal_of_day(TODAY).seed == deal_of_key("2026-11-24").seed
    code = challenge_code(deal_of_day(TODAY).challenge(Players(1)))
    assert code == "CC1-07C79-865GW-SS6D9-DHCWT-61250-QZ34D-V"


def test_days_and_weeks_have_cards_of_their_own() -> None:
    days = [FIRST_DAY + timedelta(days=n) for n in range(800)]
    seeds = {deal_of_day(day).seed for day in days} | {deal_of_week(day).seed for day in days}
    weeks = {deal_of_week(day).key for day in days}
    assert len(seeds) == 800 + len(weeks)


def test_a_week_begins_on_monday_also_at_the_turn_of_the_year() -> None:
    assert deal_of_week(date(2026, 12, 31)) == deal_of_week(date(2027, 1, 3))
    assert deal_of_week(date(2027, 1, 3)).key == "2026-W53"
    assert deal_of_week(date(2027, 1, 4)).key == "2027-W01"


def test_every_week_has_another_game_than_the_one_before() -> None:
    weeks = [deal_of_week(TODAY + timedelta(weeks=n)).game for n in range(len(WEEKLY_GAMES))]
    assert sorted(weeks) == sorted(WEEKLY_GAMES)
    assert set(WEEKLY_GAMES) <= set(preset_ids())


def test_keys_lead_back() -> None:
    for deal in (deal_of_day(TODAY), deal_of_week(TODAY)):
        assert deal_of_key(deal.key) == deal


@for_each("text", ["", "today", "2026-02-30", "2026-13-01", "2026-W54", "2025-12-31", "٢٠٢٦-01-01"])
def test_what_is_no_date_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="a date"):
        deal_of_key(text)


def test_only_today_and_the_past_may_be_played() -> None:
    tomorrow = TODAY + timedelta(days=1)
    assert may_be_played(deal_of_day(TODAY), TODAY)
    assert not may_be_played(deal_of_day(tomorrow), TODAY)
    assert may_be_played(deal_of_week(TODAY), TODAY)
    assert not may_be_played(deal_of_week(TODAY + timedelta(days=7)), TODAY)
    assert may_be_played(deal_of_week(FIRST_DAY), FIRST_DAY)
    assert not may_be_played(deal_of_day(FIRST_DAY - timedelta(days=1)), TODAY)


def test_every_deal_of_a_year_fits_a_code() -> None:
    for n in range(0, 365, 7):
        one = deal_of_week(TODAY + timedelta(days=n)).challenge(Players(1))
        assert read_challenge(challenge_code(one)) == one
