"""The judge that sees the true hands: the deal as it was, only the stock in another order."""

from __future__ import annotations

import math
import random

import pytest

from canasta_qt.engine.actions import Action, Discard, DrawStock
from canasta_qt.engine.rules import resolve
from canasta_qt.players.api import make_bot
from canasta_qt.players.mid_match import mid_match
from canasta_qt.players.table import play_out
from canasta_qt.record.replay import MatchRun
from tools.lab.partner_truth import TrueMoment, mean_gain, true_gain


def played(game: str = "classic_4p", deals: int = 1) -> MatchRun:
    run = mid_match(resolve(game, {}), "truth", deals)
    run.start_deal()
    seats = range(run.state.setup.seats)
    play_out(run, [make_bot("steady", f"truth/{seat}") for seat in seats], "a test")
    return run


@pytest.mark.parametrize("game", ["classic_4p", "classic_2p", "american_2017", "hand_and_foot"])
def test_a_moment_comes_back_with_all_its_hands_and_another_order_of_the_stock(game: str) -> None:
    run = played(game)
    tape = run.tape()
    for actions in (0, 20, len(tape.deal.entries) // 2):
        there = MatchRun.at(run.log, tape, actions)
        again = TrueMoment(run, tape, actions).again(random.Random(1))
        assert again.state.public_key() == there.state.public_key()
        assert again.view(again.state.actor) == there.view(there.state.actor)
        rest = there.state.remaining_stock()
        assert sorted(again.state.remaining_stock()) == sorted(rest)
        assert again.state.remaining_stock() != rest


def moment_of(run: MatchRun, wanted: type[Action], after: int = 30) -> tuple[TrueMoment, int]:
    tape = run.tape()
    entries = tape.deal.entries
    place = next(
        number for number, entry in enumerate(entries) if number > after and _is(entry, wanted)
    )
    return TrueMoment(run, tape, place), entries[place].seat


def _is(entry: object, wanted: type[Action]) -> bool:
    return isinstance(getattr(entry, "action", None), wanted)


# stand-in: test_a_moment_comes_back_with_all_its_hands_and_another_order_of_the_stock
@pytest.mark.slow
def test_a_move_gains_nothing_against_itself_and_the_same_against_another_every_time() -> None:
    moment, seat = moment_of(played(), Discard)
    move = moment.tape.deal.entries[moment.actions].action
    hand = MatchRun.at(moment.run.log, moment.tape, moment.actions).state.hands[seat]
    other = next(Discard(card) for card in hand if Discard(card) != move)
    assert true_gain(moment, seat, move, move, "luck", 2) == 0
    gain = true_gain(moment, seat, move, other, "luck", 2)
    back = true_gain(moment, seat, other, move, "luck", 2)
    assert gain is not None
    assert back == -gain
    assert gain == true_gain(moment, seat, move, other, "luck", 2)


def test_what_may_not_be_done_there_is_not_judged() -> None:
    moment, seat = moment_of(played(), Discard)
    move = moment.tape.deal.entries[moment.actions].action
    assert true_gain(moment, seat, move, DrawStock(), "luck", 1) is None


def test_the_last_move_of_a_deal_brings_there_what_it_brought() -> None:
    run = played()
    tape = run.tape()
    ends = len(tape.deal.entries) - 1
    seat, action = tape.deal.entries[ends]
    moment = TrueMoment(run, tape, ends)
    scores = [score.total for score in run.finish_deal()]
    side = run.state.setup.scorer_of[seat]
    margin = scores[side] - scores[1 - side]
    again = moment.again(random.Random(2))
    again.play(action)
    assert again.deal_over
    total = [score.total for score in again.finish_deal()]
    assert total[side] - total[1 - side] == margin


def test_the_mean_counts_every_move_and_the_interval_every_deal() -> None:
    assert mean_gain([[], []]) is None
    one = mean_gain([[10.0, 20.0], []])
    assert one is not None
    assert (one.mean, one.interval) == (15.0, math.inf)
    same = mean_gain([[10.0, 10.0], [10.0]])
    assert same is not None
    assert (same.mean, same.interval) == (10.0, 0.0)
    together = mean_gain([[100.0] * 4, [-100.0] * 4, [100.0] * 4, [-100.0] * 4])
    apart = mean_gain([[100.0], [-100.0]] * 8)
    assert together is not None
    assert apart is not None
    assert together.interval > 1.5 * apart.interval
