"""A match can be entered at any action, and is there what it was when it was played."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_qt.record import timeline
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.timeline import NoOtherCards, ReplayPoint, Timeline, with_fresh_cards
from tests.helpers.deals.matches import new_run, play_on

PRESETS = ("classic_4p", "classic_3p", "samba", "american_2017", "hand_and_foot", "albany")


@settings(max_examples=8)
@given(st.sampled_from(PRESETS), st.integers(1, 200), st.integers(0, 99))
def test_any_moment_is_as_it_was_when_it_was_played(preset: str, actions: int, seed: int) -> None:
    run = new_run(preset, seed)
    digests: dict[ReplayPoint, str] = {}

    def note(log: object) -> None:
        digests[ReplayPoint(len(run.log.deals), len(run.log.deals[-1].entries))] = (
            run.state.digest()
        )

    run.on_change = note
    play_on(run, actions, seed)
    timeline = Timeline(run.log)
    for place, digest in digests.items():
        there = timeline.run_at(place)
        assert there.state.digest() == digest
        assert len(there.log.deals[-1].entries) == place.action
    assert timeline.run_at(timeline.end).history == run.history


def played(actions: int = 250) -> Timeline:
    return Timeline(play_on(new_run(), actions).log)


def test_a_run_from_the_middle_goes_on_like_the_match() -> None:
    timeline = played(60)
    run = timeline.run_at(ReplayPoint(1, 30))
    for entry in timeline.log.deals[0].entries[30:]:
        run.play(entry.action)
    assert run.log.deals[0].entries == timeline.log.deals[0].entries
    assert MatchRun.from_log(run.log).state.digest() == run.state.digest()


def test_steps_go_over_the_ends_of_deals_and_stop_at_the_ends_of_the_match() -> None:
    timeline = played()
    last = timeline.tape(1).actions
    assert timeline.moved(ReplayPoint(1, last), 1) == ReplayPoint(2, 0)
    assert timeline.moved(ReplayPoint(2, 0), -1) == ReplayPoint(1, last)
    assert timeline.moved(ReplayPoint(1, 0), -5) == ReplayPoint(1, 0)
    assert timeline.moved(timeline.end, 5) == timeline.end


def test_turns_are_stepped_over_both_ways() -> None:
    timeline = played()
    second = timeline.next_turn(ReplayPoint(1, 0))
    assert timeline.run_at(second).state.turn == 2
    assert timeline.turn_before(ReplayPoint(1, second.action + 1)) == second
    assert timeline.turn_before(second) == ReplayPoint(1, 0)


def test_marks_name_the_actions_that_took_the_pile() -> None:
    timeline = Timeline(play_on(new_run(seed=3), 300).log)
    takes = [mark for mark in timeline.marks(1) if mark.kind == "take"]
    assert takes
    entries = timeline.log.deals[0].entries
    assert all(type(entries[mark.action - 1].action).__name__ == "TakePile" for mark in takes)


def test_a_match_without_deals_has_no_timeline() -> None:
    with pytest.raises(ValueError, match="no deals"):
        Timeline(new_run().log)


def test_where_no_other_cards_fit_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timeline, "MOST_SHUFFLES", 0)
    with pytest.raises(NoOtherCards):
        with_fresh_cards(play_on(new_run(), 5).log, seat=0, seed=1)


def test_a_run_that_begins_in_the_middle_goes_back_as_the_true_one() -> None:
    run = play_on(new_run(), 30)
    there = MatchRun.at(run.log, run.tape(), 30)
    assert there.tape().events_before == run.tape().events_before
    assert there.history == run.history
