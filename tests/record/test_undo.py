"""Undo: what told nobody anything comes back exactly, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import strategies as st

from canasta_qt.engine.actions import LayDown, TakePile
from canasta_qt.engine.events import PileTaken
from canasta_qt.engine.movegen.legal_actions import random_action
from canasta_qt.engine.rules import preset_ids
from canasta_qt.engine.state import Phase
from canasta_qt.record.replay import MatchRun, NothingToUndo
from tests.helpers.cases import for_each
from tests.helpers.deals.matches import new_run, play_on
from tests.helpers.drawn import drawn


def until(run: MatchRun, wanted: Callable[[MatchRun], bool]) -> MatchRun:
    """Play random actions until the run is as wanted."""
    rng = random.Random(5)
    for _ in range(2000):
        if not run.in_deal or run.deal_over:
            run.start_deal()
        run.play(random_action(run.state, rng))
        if wanted(run):
            return run
    raise AssertionError("it never came to that")


def last_is_lay_down(run: MatchRun) -> bool:
    return isinstance(run.log.deals[-1].entries[-1].action, LayDown) and not run.deal_over


def test_a_lay_down_goes_back_into_the_hand() -> None:
    run = until(new_run(), last_is_lay_down)
    entries = run.log.deals[-1].entries
    undone = entries[-1].action
    shorter = run.log.copy()
    shorter.truncate(len(entries) - 1)
    assert run.undo() == undone
    expected = MatchRun.from_log(shorter)
    assert run.state.digest() == expected.state.digest()
    assert run.history == expected.history
    assert run.log == shorter


@drawn(st.sampled_from(preset_ids()), st.integers(0, 999), st.integers(1, 200), few=25, many=100)
def test_undo_rebuilds_exactly_what_was(preset: str, seed: int, actions: int) -> None:
    run = play_on(new_run(preset, seed), actions - 1, seed)
    if not run.in_deal or run.deal_over:
        run.start_deal()
    before = (run.state.digest(), run.history, run.log.copy())
    run.play(random_action(run.state, random.Random(seed)))
    if run.can_undo():
        run.undo()
        assert (run.state.digest(), run.history, run.log) == before
    else:
        after = run.state.digest()
        with pytest.raises(NothingToUndo):
            run.undo()
        assert run.state.digest() == after


def test_the_match_goes_on_after_undo_as_if_it_had_not_been() -> None:
    run = until(new_run(), last_is_lay_down)
    action = run.undo()
    run.play(action)
    again = MatchRun.from_log(run.log)
    assert again.state.digest() == run.state.digest()
    assert again.history == run.history


def test_several_lay_downs_of_a_turn_come_back_one_by_one() -> None:
    def two_in_a_row(run: MatchRun) -> bool:
        last = run.log.deals[-1].entries[-2:]
        return len(last) == 2 and all(isinstance(e.action, LayDown) for e in last)

    run = until(new_run(), two_in_a_row)
    run.undo()
    run.undo()
    assert run.log.deals[-1].entries[-1].seat == run.state.turn_seat


@for_each("barrier", ["draw", "hidden pile", "discard", "ask", "answer"])
def test_what_told_something_stays(barrier: str) -> None:
    names = {
        "draw": "DrawStock",
        "hidden pile": "TakePile",
        "discard": "Discard",
        "ask": "AskPermission",
        "answer": "AnswerPermission",
    }

    def reached(run: MatchRun) -> bool:
        return type(run.log.deals[-1].entries[-1].action).__name__ == names[barrier]

    game = "italian_us" if barrier == "hidden pile" else "classic_4p"
    assert not until(new_run(game), reached).can_undo()


def test_a_pile_of_which_everybody_saw_every_card_goes_back() -> None:
    def took(run: MatchRun) -> bool:
        last = run.log.deals[-1].entries[-1].action
        return isinstance(last, TakePile) and not run.deal_over and run.can_undo()

    run = until(new_run(), took)
    hidden = [event.hidden for event in run.history if isinstance(event, PileTaken)]
    assert hidden[-1] == 0
    assert isinstance(run.undo(), TakePile)
    assert run.state.phase is Phase.START
