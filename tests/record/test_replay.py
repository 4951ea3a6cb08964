"""A match and its log played again: the same state, or the first difference by name."""

from __future__ import annotations

import contextlib
from dataclasses import replace

import pytest
from hypothesis import strategies as st

from canasta_qt.engine import Match
from canasta_qt.engine.actions import Action, Discard, DrawStock
from canasta_qt.engine.cards import HIDDEN
from canasta_qt.engine.events import HandDealt
from canasta_qt.engine.refusals import Code, IllegalAction
from canasta_qt.engine.rules import (
    RulesProblem,
    TableRules,
    preset_ids,
    replace_option,
    resolve,
)
from canasta_qt.engine.transitions import apply
from canasta_qt.record.log import Entry, MatchLog, Player
from canasta_qt.record.log_text import dumps, loads
from canasta_qt.record.replay import MatchRun, ReplayDifference
from tests.helpers.deals.matches import actions, new_run, play_deal, play_on
from tests.helpers.drawn import drawn

presets = st.sampled_from(preset_ids())


@drawn(presets, st.integers(0, 2**32), st.integers(1, 300), few=25, many=100)
def test_a_log_played_again_gives_the_same_state(preset: str, seed: int, actions: int) -> None:
    run = play_on(new_run(preset, seed), actions, seed)
    again = MatchRun.from_log(loads(dumps(run.log)).log)
    assert again.state.digest() == run.state.digest()
    assert again.history == run.history
    assert again.log == run.log
    assert again.match.totals == run.match.totals
    assert again.match.dealer == run.match.dealer


def test_a_match_goes_on_from_its_log_as_if_nothing_had_happened() -> None:
    run = play_deal(new_run())
    again = MatchRun.from_log(run.log)
    assert play_on(again, 60).state.digest() == play_on(run, 60).state.digest()


def test_the_log_goes_on_under_the_rules_it_began_with() -> None:
    run = play_on(new_run(overrides={"pile.always_frozen": True}), 5)
    again = MatchRun.from_log(loads(dumps(run.log)).log)
    assert again.state.setup.rules.pile.always_frozen


def test_a_log_of_somebody_elses_deck_plays_with_that_deck() -> None:
    run = new_run()
    order = tuple(reversed(run.match.order_for_next_deal()))
    run.start_deal(order)
    again = MatchRun.from_log(run.log)
    assert again.state.digest() == run.state.digest()


def test_persons_are_seated_as_they_drew() -> None:
    run = new_run("classic_partner_draw")
    persons = run.match.seating.persons
    assert [player.name for player in run.log.players] == ["ABCD"[person] for person in persons]
    run.start_deal()
    assert run.state.dealer == run.log.seating.dealer


def test_persons_stay_where_the_log_has_them_under_another_seed() -> None:
    run = new_run("classic_partner_draw")
    drawn = {Match(run.log.rules, seed).seating.persons for seed in range(5)}
    assert len(drawn) > 1
    for seed in range(5):
        again = MatchRun.from_log(replace(run.log, seed=seed))
        assert again.match.seating == run.log.seating


def test_an_illegal_action_changes_nothing_and_is_not_written_down() -> None:
    run = play_on(new_run(), 1)
    before = run.state.digest()
    with pytest.raises(IllegalAction) as caught:
        run.play(DrawStock())
    assert caught.value.refusal.code is Code.PHASE
    assert run.state.digest() == before
    assert run.log.actions == 1


def test_rules_that_cannot_be_played_do_not_start() -> None:
    rules = replace_option(TableRules(), "pack.wild_ranks", ("X",))
    with pytest.raises(RulesProblem, match=r"pack\.wild_ranks"):
        MatchRun.new(rules, 1, [Player("A")] * 4)


def test_a_wrong_number_of_players_does_not_start() -> None:
    with pytest.raises(ValueError, match="3 players for rules with 4"):
        MatchRun.new(resolve("classic_4p"), 1, [Player("A")] * 3)


def test_a_deal_is_booked_once() -> None:
    run = play_deal(new_run())
    assert run.finish_deal() is run.finish_deal()
    assert run.match.deal_number == 2
    run.start_deal()
    assert len(run.match.scores) == 1


def test_starting_the_next_deal_books_the_last() -> None:
    run = play_deal(new_run())
    run.start_deal()
    assert len(run.match.scores) == 1


def test_no_deal_begins_while_another_is_played() -> None:
    run = play_on(new_run(), 3)
    with pytest.raises(RuntimeError):
        run.start_deal()
    with pytest.raises(RuntimeError):
        run.finish_deal()


def test_a_view_hides_the_other_hands_and_their_history() -> None:
    run = play_on(new_run(), 10)
    view = run.view(2)
    assert all(card == HIDDEN for seat in (0, 1, 3) for card in view.hands[seat])
    assert HIDDEN not in view.hands[2]
    dealt = [event for event in view.history if isinstance(event, HandDealt) and event.seat != 2]
    assert dealt
    assert all(card == HIDDEN for event in dealt for card in event.cards)


def test_every_change_is_told_with_the_log() -> None:
    heard: list[int] = []
    run = new_run(on_change=lambda log: heard.append(log.actions))
    play_on(run, 3)
    assert heard == [0, 1, 2, 3]


def test_ended_deals_of_a_log_are_told_with_their_scores() -> None:
    run = play_deal(play_deal(new_run()))
    seen: list[int] = []
    MatchRun.from_log(run.log, on_deal_over=lambda run: seen.append(len(run.log.deals)))
    assert seen == [1, 2]


def tampered(index: int, entry: Entry, actions: int = 20) -> MatchLog:
    log = play_on(new_run(), actions).log.copy()
    log.deals[0].entries[index] = entry
    return log


def difference(log: MatchLog) -> ReplayDifference:
    with pytest.raises(ReplayDifference) as caught:
        MatchRun.from_log(log)
    return caught.value


def test_an_action_that_the_rules_refuse_is_named() -> None:
    log = play_on(new_run(), 20).log
    seat, action = log.deals[0].entries[1]
    assert isinstance(action, Discard)
    missing = Discard(next(c for c in range(108) if c not in new_deal_hand(log, seat)))
    found = difference(tampered(1, Entry(seat, missing)))
    assert (found.deal, found.action) == (1, 2)
    assert found.refusal is not None
    assert found.refusal.code is Code.NOT_HELD
    assert "deal 1, action 2" in str(found)


def new_deal_hand(log: MatchLog, seat: int) -> list[int]:
    """What the seat held after its first draw."""
    run = MatchRun.from_log(log.copy())
    state = run.match.__class__(log.rules, log.seed).start_deal(log.deals[0].order)[0]
    apply(state, log.deals[0].entries[0].action)
    return state.hands[seat]


@drawn(actions, st.integers(0, 59), st.integers(0, 3), st.integers(0, 99), few=40, many=100)
def test_no_foreign_action_makes_a_replay_stumble(
    action: Action, index: int, seat: int, seed: int
) -> None:
    log = play_on(new_run(seed=seed), 60).log.copy()
    entries = log.deals[-1].entries
    entries[index % len(entries)] = Entry(seat, action)
    with contextlib.suppress(ReplayDifference):
        MatchRun.from_log(log)


def test_an_action_of_the_wrong_seat_is_named() -> None:
    seat, action = play_on(new_run(), 20).log.deals[0].entries[0]
    found = difference(tampered(0, Entry((seat + 1) % 4, action)))
    assert found.action == 1
    assert f"it is for seat {seat} to act" in found.reason


def test_actions_after_the_end_of_a_deal_are_named() -> None:
    log = play_deal(new_run()).log
    log.deals[0].entries.append(Entry(0, DrawStock()))
    assert "the deal is over" in difference(log).reason


def test_a_deal_that_begins_too_early_is_named() -> None:
    log = play_deal(play_deal(new_run())).log
    log.deals[0].scored = None
    del log.deals[0].entries[-1]
    assert difference(log).deal == 2


def test_scores_that_no_longer_come_out_are_named() -> None:
    log = play_deal(new_run()).log.copy()
    scored = log.deals[0].scored
    assert scored is not None
    log.deals[0].scored = (scored[0] + 5, *scored[1:])
    found = difference(log)
    assert found.deal == 1
    assert str(scored[0] + 5) in found.reason


def test_a_wrong_dealer_is_named() -> None:
    log = play_deal(play_deal(new_run())).log
    log.deals[1].dealer = (log.deals[1].dealer + 1) % 4
    assert "deals, not seat" in difference(log).reason


def test_a_wrong_deck_is_named() -> None:
    log = play_on(new_run(), 1).log
    log.deals[0].order = log.deals[0].order[:-1]
    assert "not the pack" in difference(log).reason


def test_a_deal_after_the_match_was_won_is_named() -> None:
    run = play_deal(new_run(overrides={"match.end": {"kind": "deals", "count": 1}}))
    run.finish_deal()
    assert run.outcome() is not None
    log = replace(run.log, deals=[*run.log.deals, *(d.copy() for d in run.log.deals)])
    log.deals[1].number = 2
    assert "after the match has been won" in difference(log).reason


def test_no_deal_is_begun_once_the_match_is_over() -> None:
    run = play_deal(new_run(overrides={"match.end": {"kind": "deals", "count": 1}}))
    with pytest.raises(RuntimeError, match="over"):
        run.start_deal()
    assert run.outcome() is not None
    assert len(run.log.deals) == 1
    assert MatchRun.from_log(run.log).log == run.log


def test_a_deck_that_is_not_of_the_rules_is_a_fault_of_the_deal_itself() -> None:
    log = play_on(new_run(), 3).log.copy()
    log.deals[0].order = [*log.deals[0].order[1:], log.deals[0].order[1]]
    with pytest.raises(ReplayDifference) as caught:
        MatchRun.from_log(log)
    assert (caught.value.deal, caught.value.action) == (1, 0)
