"""The review: what it asks about, what it says, and that it can be stopped and kept."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest

from canasta_qt.engine.actions import AnswerPermission, LayDown, LayThree
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.rules import preset, resolve
from canasta_qt.engine.view import view_of
from canasta_qt.features.review.model import judging, offered
from canasta_qt.features.review.model.continuation import log_with
from canasta_qt.features.review.model.judging import MoveJudge
from canasta_qt.features.review.model.moments import (
    DealReview,
    MatchReview,
    Moment,
    kind_of,
    review_data,
    review_from,
)
from canasta_qt.features.review.model.offered import why_not
from canasta_qt.features.review.model.reviewing import (
    Reviewer,
    ReviewNotOffered,
    deals_to_review,
    decisions,
)
from canasta_qt.players.api import make_bot
from canasta_qt.players.judging import Gap, moves_of
from canasta_qt.players.playout import COMPILED
from canasta_qt.players.search.move_codec import FlatMove
from canasta_qt.players.table import play_out
from canasta_qt.record.json_text import parse_json
from canasta_qt.record.log import Player
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.timeline import ReplayPoint, Timeline
from tests.players.permutations import shuffled_where_hidden

SEAT = 0


needs_moments = pytest.mark.skipif(not COMPILED, reason="in so few deals nothing is confirmed")


@cache
def match(deals: int = 1, *, more: int = 0, game: str = "classic_4p") -> MatchRun:
    """A match of casual players, so many deals over and so many actions of the next one played.

    The seed is one of a short deal in which something is found late.
    """
    rules = preset(game).rules
    seats = range(rules.match.players)
    run = MatchRun.new(rules, "reviewed 98", [Player(f"Seat {seat}", "casual") for seat in seats])
    bots = [make_bot("casual", f"reviewed/{seat}") for seat in seats]
    for _ in range(deals):
        run.start_deal()
        play_out(run, bots, "a test")
    if more:
        run.start_deal()
    for _ in range(more):
        run.play(bots[run.state.actor].choose(run.view(run.state.actor)))
    return run


@pytest.fixture(autouse=True)
def fewer_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "FRESH_WORLDS", 200 if COMPILED else 20)
    monkeypatch.setattr(judging, "PLAIN_WORLDS", 800 if COMPILED else 40)


@cache
def steps() -> list[MatchReview]:
    """The review after every action that it has judged; a review is never changed."""
    reviewer = Reviewer(Timeline(match().log), SEAT)
    return [reviewer.review, *(progress.review for progress in reviewer.run())]


def reviewed() -> MatchReview:
    return steps()[-1]


@needs_moments
def test_a_casual_player_has_moments_three_a_deal_at_most() -> None:
    (deal,) = reviewed().deals.values()
    assert deal.done
    assert deal.asked > 4
    assert deal.judged == len(match().log.deals[0].entries)
    assert 1 <= len(deal.moments) <= 3
    assert set(deal.moments) <= set(deal.found)


def test_a_moment_is_the_seats_own_and_says_the_smaller_gap() -> None:
    entries = match().log.deals[0].entries
    for moment in reviewed().moments:
        assert moment.seat == SEAT == entries[moment.action - 1].seat
        assert moment.action <= moment.last
        assert abs(moment.points - min(moment.careful.points, moment.plain.points)) <= 5
        assert moment.careful.points >= judging.LEAST_GAP
        assert moment.plain.points >= judging.CONFIRMED
        assert moment.is_praise or moment.kind == kind_of(moment.points)


def test_both_moves_of_a_moment_are_legal() -> None:
    timeline = Timeline(match().log)
    for moment in reviewed().moments:
        view = timeline.run_at(ReplayPoint(moment.deal, moment.action - 1)).view(SEAT)
        assert verify(view, moment.played) is None
        assert verify(view, moment.other) is None


@needs_moments
def test_a_continuation_plays_from_what_the_seat_knew() -> None:
    log, timeline, shown = match().log, Timeline(match().log), 0
    for moment in reviewed().moments:
        way = moment.continuation
        if way is None:
            continue
        known = timeline.run_at(ReplayPoint(moment.deal, moment.action - 1)).view(SEAT)
        for move, actions in ((moment.played, way.played), (moment.other, way.other)):
            run = MatchRun.from_log(log_with(log, moment.deal, moment.action, way.order))
            assert run.view(SEAT) == known
            assert move in actions[:3]
            for action in actions:
                run.play(action)
            shown += 1
    assert shown


def test_a_review_comes_back_from_json() -> None:
    text = json.dumps(review_data(reviewed()))
    again = review_from(parse_json(text))
    assert review_data(again) == review_data(reviewed())
    assert [moment.other for moment in again.moments] == [m.other for m in reviewed().moments]


@pytest.mark.parametrize(
    "change",
    [
        {"seat": "0"},
        {"deals": 5},
        {"deals": [{"deal": 1}]},
        {"luck": [1]},
    ],
)
def test_a_review_that_makes_no_sense_is_none(change: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"expected|no review"):
        review_from({**review_data(reviewed()), **change})


def test_a_review_that_was_stopped_goes_on_where_it_was() -> None:
    """It is stopped just before it finds something."""
    timeline = Timeline(match().log)
    first = [one for one in steps() if not one.deals[1].found][-1]
    again = Reviewer(timeline, SEAT, first)
    rest = list(again.run())
    found = [m for deal in again.review.deals.values() for m in deal.found]
    assert found == [m for deal in reviewed().deals.values() for m in deal.found]
    assert len(rest) == len(steps()) - steps().index(first) - 1
    assert rest[0].review.deals[1].judged > first.deals[1].judged > 0
    assert rest[-1].done == 1
    assert Reviewer(timeline, SEAT, again.review).is_done


def test_a_review_can_be_stopped_at_once() -> None:
    reviewer = Reviewer(Timeline(match().log), SEAT)
    for _ in reviewer.run():
        reviewer.stop()
    assert not reviewer.is_done


def test_what_another_judge_said_or_of_another_deal_is_worked_out_anew() -> None:
    timeline, known = Timeline(match().log), reviewed()
    assert Reviewer(timeline, SEAT, known).is_done
    assert not Reviewer(timeline, SEAT, replace(known, judge="an older one")).is_done
    assert not Reviewer(timeline, 1, known).is_done
    assert not Reviewer(Timeline(match(1, game="british").log), SEAT, known).is_done


def test_only_deals_that_are_over_are_reviewed() -> None:
    running = Timeline(match(1, more=20).log)
    assert deals_to_review(running) == (1,)
    assert Reviewer(running, SEAT, deals=(2, 1)).deals == (1,)
    assert deals_to_review(Timeline(match().log)) == (1,)


@pytest.mark.parametrize("most", [1, pytest.param(3, marks=pytest.mark.slow)])
def test_hidden_cards_dealt_anew_give_the_same_judgement(
    most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """How many deals are imagined does not matter here."""
    monkeypatch.setattr(judging, "FRESH_WORLDS", 40)
    monkeypatch.setattr(judging, "PLAIN_WORLDS", 160)
    run, judge, rng = match(), MoveJudge(), random.Random("judged")
    timeline, asked = Timeline(run.log), 0
    for decision in decisions(timeline, 1, SEAT):
        state = timeline.run_at(ReplayPoint(1, decision.action - 1)).state
        other = shuffled_where_hidden(state, SEAT, rng)
        history = timeline.run_at(ReplayPoint(1, decision.action - 1)).history
        first = judge.judge(decision.view, decision.played)
        again = judge.judge(view_of(other, SEAT, history), decision.played)
        assert (first.verdict, first.rival, first.careful, first.plain) == (
            again.verdict,
            again.rival,
            again.careful,
            again.plain,
        )
        asked += first.verdict != "not_asked"
        if asked == most:
            return
    raise AssertionError("too few decisions were judged")


def test_lay_downs_that_follow_each_other_are_one_decision() -> None:
    run = match()
    for deal in Timeline(run.log).tapes:
        entries = deal.deal.entries
        for decision in decisions(Timeline(run.log), deal.deal.number, SEAT):
            told = entries[decision.action - 1 : decision.last]
            assert all(entry.seat == SEAT for entry in told)
            assert not isinstance(decision.played, AnswerPermission)
            assert verify(decision.view, decision.played) is None
            if len(told) > 1:
                assert all(isinstance(entry.action, LayDown) for entry in told)


def test_a_three_laid_out_on_the_way_to_a_better_move_is_not_blamed() -> None:
    """Of four sixes that could be laid down, before the three or after it."""
    run = match(1, game="samba")
    laid = {
        (seat, number)
        for number, (seat, action) in enumerate(run.log.deals[0].entries, 1)
        if isinstance(action, LayThree)
    }
    assert laid
    timeline = Timeline(run.log)
    judged = {(seat, one.action) for seat in range(4) for one in decisions(timeline, 1, seat)}
    assert judged
    assert not laid & judged


def test_games_without_a_gate_say_why(monkeypatch: pytest.MonkeyPatch) -> None:
    assert why_not(preset("classic_4p").rules) is None
    assert why_not(preset("american_2017").rules) is None
    assert why_not(preset("american_2024").rules) is None
    assert why_not(resolve("classic_4p", {"pile.layoff": "no"})) is None
    assert why_not(preset("classic_2p").rules) == "not_measured"
    assert why_not(preset("samba").rules) is None
    assert why_not(preset("hand_and_foot").rules) == "would_blame"
    assert why_not(preset("bain_hand_and_foot").rules) == "not_measured"
    penalises = resolve("classic_4p", {"table.enforcement": "penalise"})
    assert why_not(penalises) == "cannot_imagine"
    with pytest.raises(ReviewNotOffered) as told:
        Reviewer(Timeline(match(1, game="classic_2p").log), SEAT)
    assert told.value.reason == "not_measured"
    monkeypatch.setattr(offered, "FAILED", frozenset({"pairs"}))
    assert why_not(preset("classic_4p").rules) == "would_blame"


def moment(turn: int, action: int, points: int) -> Moment:
    one = reviewed().moments[0]
    return replace(one, turn=turn, action=action, points=points)


def only_choice(move: FlatMove) -> SimpleNamespace:
    """A player that always chooses this move, and says so."""
    thoughts = SimpleNamespace(
        candidates=[SimpleNamespace(move=move)], choice=lambda _: 0, records=[]
    )
    return SimpleNamespace(doubt=0.0, consider=lambda _: (None, thoughts))


@needs_moments
@pytest.mark.parametrize(("chosen", "verdict"), [(0, "disputed"), (1, "better_there")])
def test_what_the_judge_would_play_after_another_thought_is_not_blamed(
    monkeypatch: pytest.MonkeyPatch, chosen: int, verdict: str
) -> None:
    monkeypatch.setattr(judging, "BEYOND_CHANCE", 1e6)
    blamed = next(one for one in reviewed().moments if not one.is_praise)
    point = ReplayPoint(blamed.deal, blamed.action - 1)
    view = Timeline(match().log).run_at(point).view(SEAT)
    moves = moves_of(view, (blamed.played, blamed.other))
    assert moves is not None
    judge = MoveJudge()
    monkeypatch.setattr(judge, "_others", [only_choice(moves[1]), only_choice(moves[chosen])])
    judgement = judge.judge(view, blamed.played)
    assert judgement.rival == blamed.other
    assert judgement.verdict == verdict


def test_no_further_thought_is_needed_where_none_would_choose_the_move() -> None:
    move, other = FlatMove(1, ()), FlatMove(2, ())
    thoughts: Any = SimpleNamespace(
        candidates=[SimpleNamespace(move=move), SimpleNamespace(move=other)],
        records=[SimpleNamespace(values=[600.0, 800.0]), SimpleNamespace(values=[0.0, 0.0])],
    )
    assert judging._may_be_chosen(thoughts, 0, other, Gap(499.0, 1.0))
    assert not judging._may_be_chosen(thoughts, 0, other, Gap(501.0, 1.0))
    thoughts.records[0].values = [0.0, 200.0]  # what the thought itself saw leaves it open
    assert judging._may_be_chosen(thoughts, 0, other, Gap(501.0, 1.0))
    assert not judging._may_be_chosen(thoughts, 0, FlatMove(3, ()), Gap(50.0, 1.0))


def test_where_deals_swing_widely_a_better_move_must_be_plain_to_see() -> None:
    """What an Expert was blamed for under Modern American, where deals differ by thousands."""
    american, classic = (match(1, game=one).view(SEAT) for one in ("american_2017", "classic_4p"))
    for points, error, worlds in ((245.9, 72.4, 3000), (106.2, 26.0, 12_000), (64.7, 12.2, 9000)):
        assert judging._is_lost_in_chance(american, Gap(points, error), worlds)
        assert not judging._is_lost_in_chance(classic, Gap(points, error), worlds)
    assert not judging._is_lost_in_chance(american, Gap(450.0, 72.4), 3000)
    samba = match(1, game="samba").view(SEAT)
    assert judging._is_lost_in_chance(samba, Gap(450.0, 72.4), 3000)
    assert not judging._is_lost_in_chance(samba, Gap(500.0, 72.4), 3000)


@needs_moments
def test_one_moment_of_a_deal_at_most_is_praise() -> None:
    found = (
        replace(moment(1, 3, 90), kind="well_found"),
        replace(moment(2, 9, 120), kind="well_found"),
        replace(moment(3, 20, 110), kind="well_found"),
        moment(3, 21, 40),
        moment(4, 30, 60),
    )
    told = DealReview(1, "", found=found).moments
    assert [one.action for one in told] == [9, 21, 30]


@needs_moments
def test_the_greatest_three_are_told_one_a_turn() -> None:
    found = (
        moment(1, 3, 50),
        moment(2, 9, 200),
        moment(2, 10, 190),
        moment(3, 20, 40),
        moment(4, 30, 60),
    )
    told = DealReview(1, "", found=found).moments
    assert [one.action for one in told] == [3, 9, 30]
