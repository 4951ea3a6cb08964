"""Levels measured against each other: fair pairs, whole matches, honest intervals."""

from __future__ import annotations

import math
from functools import partial

import pytest

from canasta_qt.engine.actions import Action, GoOut
from canasta_qt.engine.rules import TableRules, preset, resolve
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.api import (
    RandomBot,
    make_bot,
)
from canasta_qt.players.bot import Bot
from tools.lab import duel
from tools.lab.contest import Bout, Contest, ContestReport, Spoilt, hold, play_bout, report_of
from tools.lab.duel import (
    MatchResult,
    PairResult,
    PlayerCounts,
    Players,
    play_match,
    play_pair,
    play_partner_pair,
)
from tools.lab.rating import Share, elo_of

STEADY, RANDOM = (partial(make_bot, level) for level in ("steady", "random"))
TWO = preset("classic_2p").rules
FOUR = preset("classic_4p").rules
ONE_DEAL = resolve("classic_2p", {"match.end": {"kind": "deals", "count": 1}})


def equals(maker: duel.Maker) -> Players:
    return Players(maker, maker, maker, maker)


def contest(one: str = "steady", other: str = "random", rules: TableRules = TWO) -> Contest:
    return Contest(rules, one, other, "7")


def pair_results(*margins: float) -> list[PairResult]:
    records: duel.CountsByRole = {"one": PlayerCounts(), "other": PlayerCounts()}
    return [PairResult(number, margin, records) for number, margin in enumerate(margins)]


@pytest.mark.parametrize("game", ["classic_2p", "classic_4p", "classic_5p", "classic_6p_triples"])
def test_equal_players_on_two_sides_end_every_pair_level(game: str) -> None:
    result = play_pair(preset(game).rules, equals(RANDOM), "3", 1)
    assert result.margin == 0


@pytest.mark.parametrize("game", ["classic_3p", "classic_6p_pairs"])
def test_with_three_sides_everyone_plays_the_one_once(game: str) -> None:
    result = play_pair(preset(game).rules, equals(RANDOM), "3", 0)
    assert result.margin == pytest.approx(0)


def test_the_stronger_player_is_ahead() -> None:
    players = Players(STEADY, RANDOM, RANDOM, RANDOM)
    assert play_pair(TWO, players, "7", 0).margin > 0
    assert play_pair(TWO, Players(RANDOM, STEADY, STEADY, STEADY), "7", 0).margin < 0


def test_a_pair_is_the_same_deal_with_the_sides_changed_round() -> None:
    seen: list[tuple[int, tuple[int, ...]]] = []

    class Noting(RandomBot):
        def choose(self, view: PlayerView) -> Action:
            if view.turn == 1 and view.phase is Phase.START:
                seen.append((view.dealer, tuple(view.hand)))
            return super().choose(view)

    play_pair(TWO, Players(Noting, RandomBot, RandomBot, RandomBot), "7", 0)
    play_pair(TWO, Players(RandomBot, Noting, RandomBot, RandomBot), "7", 0)
    assert len({hand for _, hand in seen}) == 1
    assert len({dealer for dealer, _ in seen}) == 1


def test_pairs_begin_at_several_standings_of_the_match() -> None:
    totals: list[tuple[int, ...]] = []

    class Noting(RandomBot):
        def choose(self, view: PlayerView) -> Action:
            totals.append(view.totals)
            return super().choose(view)

    for number in range(3):
        play_pair(TWO, equals(Noting), "7", number)
    assert sorted(set(totals)) == [(0, 0), (1620, 1620), (3240, 3240)]


def test_equal_partners_lift_a_side_equally() -> None:
    assert play_partner_pair(FOUR, equals(RANDOM), "3", 0).margin == 0


def test_only_the_compared_seat_is_watched_in_a_test_of_partners() -> None:
    class Mute(RandomBot):
        def choose(self, view: PlayerView) -> Action:
            made.append(view.seat)
            return super().choose(view)

    made: list[int] = []
    result = play_partner_pair(FOUR, Players(Mute, RandomBot, RandomBot, RandomBot), "3", 0)
    assert set(made) == {0, 1}
    assert len(result.records["one"].times) == len(made)


def test_a_match_is_played_until_somebody_has_won() -> None:
    players = Players(STEADY, RANDOM, RANDOM, RANDOM)
    first, second = (play_match(ONE_DEAL, players, "7", number) for number in (0, 1))
    assert (first.won, second.won) == (1, 1)
    assert first.deals == 1


@pytest.mark.slow  # stand-in: test_a_match_is_played_until_somebody_has_won
@pytest.mark.parametrize(("rules", "ends"), [(ONE_DEAL, True), (TWO, False)])
def test_a_loss_is_a_defeat_when_it_ends_the_match(
    rules: TableRules, ends: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(duel, "goes_out_at_a_loss", lambda *_: True)
    monkeypatch.setattr(duel, "MOST_DEALS", 1)
    records = [play_match(rules, equals(STEADY), "7", number).records for number in (0, 2)]
    counted = [record for both in records for record in both.values() if record.outs]
    assert counted
    assert all(one.losses == one.outs for one in counted)
    assert all(one.defeats == (one.outs if ends else 0) for one in counted)


def test_a_match_without_an_end_is_given_up_as_a_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duel, "MOST_DEALS", 1)
    result = play_match(TWO, equals(RANDOM), "7", 0)
    assert (result.won, result.deals) == (0.5, 1)


def test_a_bot_that_breaks_the_rules_spoils_its_duel_only(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(RandomBot):
        def choose(self, view: PlayerView) -> Action:
            return GoOut()

    def make(level: str, seed: str, **how: bool) -> Bot:
        return Cheat(seed)

    monkeypatch.setattr("tools.lab.contest.make_player", make)
    result = play_bout(Bout(contest(), "pair", 3))
    assert isinstance(result, Spoilt)
    assert "is refused" in result.reason
    report = report_of(contest(), [*pair_results(5, 7), result])
    assert (report.margin, report.spoilt) == (6, (result.reason,))


@pytest.mark.slow  # stand-in: test_the_same_comparison_is_the_same_here_and_on_other_processes
def test_processes_and_order_do_not_change_the_result() -> None:
    def essence(report: ContestReport) -> tuple[object, ...]:
        return report.margins, report.matches, [habits.record.gifts for habits in report.habits]

    held = hold(Contest(ONE_DEAL, "random", "random", "7"), 1, 1, processes=2)
    bouts = [Bout(held.contest, "pair", 0), Bout(held.contest, "match", 0)]
    alone = [*map(play_bout, bouts)]
    assert essence(held) == essence(report_of(held.contest, alone))


def test_the_report_has_the_mean_and_its_interval() -> None:
    report = report_of(contest(), pair_results(100, -100, 300, 100))
    assert report.margin == 100
    assert report.interval == pytest.approx(1.96 * math.sqrt(80000 / 3) / 2)
    assert report.pairs == Share(3, 4)
    assert report_of(contest(), pair_results(5)).interval == math.inf


def test_draws_count_for_their_part() -> None:
    assert report_of(contest(), pair_results(0, 10)).pairs.won == 1.5
    won = [
        MatchResult(number, 0.5, 3, {"one": PlayerCounts(), "other": PlayerCounts()})
        for number in (0, 1)
    ]
    assert report_of(contest(), won).matches.mean == 0.5


def test_elo_is_that_of_the_textbook() -> None:
    assert elo_of(0.5) == 0
    assert elo_of(10 / 11) == pytest.approx(400)
    assert elo_of(1 / 3, sides=3) == pytest.approx(0)
    assert Share(50, 100).elo_interval[0] == pytest.approx(-Share(50, 100).elo_interval[1])


def test_a_clean_sweep_leaves_the_rating_open_above() -> None:
    share = Share(10, 10)
    assert share.elo == pytest.approx(elo_of(0.95))
    low, high = share.elo_interval
    assert 0 < low < share.elo
    assert high == math.inf


def test_nothing_played_says_nothing() -> None:
    share = Share(0, 0, 3)
    assert share.mean == pytest.approx(1 / 3)
    assert share.interval == (0, 1)
