"""A match that somebody gives up: it ends there, the others win it, and the log says so."""

from __future__ import annotations

import pytest

from canasta_qt.record.log_text import RecordFault, RecordProblem, dumps, loads
from canasta_qt.record.replay import MatchRun, ReplayDifference
from canasta_qt.record.timeline import ReplayPoint, Timeline, with_same_cards
from tests.helpers.deals.matches import new_run, play_deal, play_on


def given_up(seat: int = 0, actions: int = 30, preset: str = "classic_4p") -> MatchRun:
    run = play_on(new_run(preset), actions)
    run.concede(seat)
    return run


def test_the_other_side_wins_whatever_the_totals() -> None:
    run = play_deal(new_run())
    ahead = max(range(2), key=lambda side: run.finish_deal()[side].total)
    run.concede(ahead)
    outcome = run.outcome()
    assert outcome is not None
    assert outcome.winners == (1 - ahead,)
    assert outcome.margin < 0


def test_of_three_the_better_of_the_two_others_wins() -> None:
    run = play_deal(new_run("classic_3p"))
    run.finish_deal()
    run.concede(0)
    outcome, totals = run.outcome(), run.match.totals
    assert outcome is not None
    best = max(totals[1:])
    assert outcome.winners == tuple(one for one in (1, 2) if totals[one] == best)


def test_after_that_nothing_can_be_played_or_taken_back() -> None:
    run = given_up()
    with pytest.raises(RuntimeError):
        run.play(run.log.deals[0].entries[0].action)
    assert not run.can_undo()


def test_a_match_can_be_given_up_once_and_not_before_its_first_deal() -> None:
    with pytest.raises(RuntimeError):
        new_run().concede(0)
    with pytest.raises(RuntimeError):
        given_up().concede(1)


def test_the_log_comes_back_from_its_text() -> None:
    run = given_up(2)
    text = dumps(run.log)
    assert text.endswith("conceded 2\n")
    loaded = loads(text.encode())
    assert loaded.log == run.log
    assert not loaded.cut_off
    assert run.log.copy() == run.log


def test_the_log_plays_again_to_the_same_end() -> None:
    for run in (given_up(), given_up(1, 400)):
        again = MatchRun.from_log(run.log)
        assert again.log == run.log
        assert again.outcome() == run.outcome()


def test_between_two_deals_a_match_can_be_given_up_too() -> None:
    run = play_deal(new_run())
    run.concede(0)
    assert MatchRun.from_log(loads(dumps(run.log)).log).outcome() == run.outcome()


@pytest.mark.parametrize(
    ("line", "said"),
    [("conceded 7", "no seat 7"), ("conceded 1\n0 draw", "ended before"), ("conceded x", "deal")],
)
def test_a_line_that_makes_no_sense_is_named(line: str, said: str) -> None:
    text = dumps(given_up().log).replace("conceded 0", line)
    with pytest.raises(RecordProblem, match=said) as caught:
        loads(text)
    assert caught.value.fault is RecordFault.GARBLED


def test_who_gives_up_a_match_that_was_won_is_a_difference() -> None:
    run = new_run(overrides={"match.end": {"kind": "deals", "count": 1}})
    play_deal(run)
    run.log.conceded = 0
    with pytest.raises(ReplayDifference, match="after it was won"):
        MatchRun.from_log(run.log)


def test_a_replay_knows_the_end_at_the_last_moment_only() -> None:
    timeline = Timeline(given_up().log)
    assert timeline.finished
    assert timeline.run_at(timeline.end).outcome() is not None
    before = timeline.moved(timeline.end, -1)
    assert timeline.run_at(before).outcome() is None


def test_it_can_be_played_on_from_its_last_moment() -> None:
    timeline = Timeline(given_up().log)
    log = with_same_cards(timeline, timeline.end, 0, level="steady")
    assert MatchRun.from_log(log).outcome() is None
    earlier = with_same_cards(timeline, ReplayPoint(1, 3), 0, level="steady")
    assert MatchRun.from_log(earlier).outcome() is None
