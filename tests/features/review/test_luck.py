"""The luck line: nothing on average, and told only where it was measured."""

from __future__ import annotations

import statistics
from functools import cache

import pytest

from canasta_qt.engine.rules import preset, resolve
from canasta_qt.features.review.model.luck import deal_luck, left_to_chance, luck_line
from canasta_qt.players.api import make_bot
from canasta_qt.players.table import play_out
from canasta_qt.record.log import Player
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.timeline import Timeline


@cache
def played(number: int, game: str = "classic_4p", deals: int = 1) -> Timeline:
    rules = preset(game).rules
    seats = range(rules.match.players)
    run = MatchRun.new(rules, f"luck {number}", [Player(f"Seat {seat}") for seat in seats])
    for deal in range(deals):
        run.start_deal()
        play_out(run, [make_bot("casual", f"{number}/{deal}/{seat}") for seat in seats], "a test")
    return Timeline(run.log)


def test_what_one_side_has_the_other_lacks() -> None:
    for seat, other in ((0, 1), (2, 3)):
        own, theirs = deal_luck(played(1), seat, 1), deal_luck(played(1), other, 1)
        assert own is not None
        assert theirs is not None
        assert own.result == -theirs.result
        assert own.luck == pytest.approx(-theirs.luck)
    assert deal_luck(played(1), 0, 1) == deal_luck(played(1), 2, 1)


@pytest.mark.parametrize(
    ("first", "count"), [(12, 12), pytest.param(0, 30, marks=pytest.mark.slow)]
)
def test_luck_goes_with_results_and_is_nothing_on_average(first: int, count: int) -> None:
    every = [deal_luck(played(number), 0, 1) for number in range(first, first + count)]
    found = [one for one in every if one is not None]
    assert len(found) == count
    luck = [one.luck for one in found]
    error = statistics.stdev(luck) / len(luck) ** 0.5
    assert abs(statistics.fmean(luck)) < 3 * error
    assert statistics.correlation(luck, [one.result for one in found]) > 0.2


def test_a_line_adds_deals_up_with_what_is_left_to_chance() -> None:
    timeline = played(2, deals=2)
    line = luck_line(timeline, 0, (1, 2))
    assert line is not None
    deals = [deal_luck(timeline, 0, deal) for deal in (1, 2)]
    assert line.result == sum(one.result for one in deals if one is not None)
    assert line.luck == round(sum(one.luck for one in deals if one is not None))
    assert line.spread == round((left_to_chance(timeline.log.rules) or 0) * 2**0.5)
    assert line.deals == 2
    assert luck_line(timeline, 0, ()) is None


@pytest.mark.parametrize("game", ["american_2017", "hand_and_foot", "classic_2p", "samba"])
def test_nothing_is_said_where_nothing_was_measured(game: str) -> None:
    assert left_to_chance(preset(game).rules) is None


def test_games_whose_deals_are_foreseen_were_measured() -> None:
    for game in ("classic_4p", "british", "classic_partner_draw"):
        spread = left_to_chance(preset(game).rules)
        assert spread is not None
        assert 400 < spread < 1500


def test_house_rules_are_told_what_was_measured_in_the_nearest_game() -> None:
    for changes in ({"deal.upcard": False}, {"draw.count": 2}):
        assert left_to_chance(resolve("viennese", changes)) == left_to_chance(
            preset("viennese").rules
        )
