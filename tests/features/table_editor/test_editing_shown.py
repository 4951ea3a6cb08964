"""*Edit this position* of match, replay, review, exercise: what was seen there, and no more."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.engine.cards import code
from canasta_qt.engine.state import DealState
from canasta_qt.features.learning.exercises.model.position import shipped
from canasta_qt.features.review.model.moments import review_data
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.play.practice_show import PracticeShow
from canasta_qt.record.positions.layout import Layout
from canasta_qt.record.timeline import ReplayPoint, Timeline
from tests.helpers.deals.reviews import played_match, usual_review
from tests.helpers.programs.match_window import Window, a_finished_match, a_match
from tests.helpers.workers import no_work

SHARED = MatchChoice("classic_2p", names=("Ann", "Bob"), styles=("", "human"), seed=4)


def edited(window: Window) -> Layout:
    """What the editor shows after the menu was asked."""
    window.do("edit_position")
    dialog = window.parts.table_editor._dialog
    assert dialog is not None
    layout = dialog.editor.layout
    dialog.close()
    return layout


def require_only(layout: Layout, state: DealState, *seats: int) -> None:
    """These hands have names; all else that is hidden is a number."""
    for seat, held in enumerate(layout.hands):
        cards = sorted(map(code, state.hands[seat]))
        if seat in seats:
            assert sorted(held.words) == cards
        else:
            assert held.words == ()
    assert not isinstance(layout.others.get("stock"), str)
    assert sorted(layout.pile) == sorted(map(code, state.pile))


def test_of_a_running_match_only_the_own_hand_is_known(qtbot: QtBot, window: Window) -> None:
    window.parts.match.begin(MatchChoice())
    qtbot.waitUntil(lambda: window.game.stands_still)
    match = window.game.match
    assert match is not None
    require_only(edited(window), match.run.state, match.session.viewer)
    assert window.game.match is match, "the match waits where it was"


def test_a_covered_table_of_two_people_is_not_edited(qtbot: QtBot, window: Window) -> None:
    window.parts.match.begin(SHARED)
    window.table.skip()
    window.table.skip()
    match = window.game.match
    assert match is not None
    qtbot.waitUntil(lambda: window.parts.curtain.curtain is not None)
    assert match.session.covered
    window.do("edit_position")
    assert "table_editor" not in vars(window.parts)
    window.game.curtain.lift()
    require_only(edited(window), match.run.state, match.session.viewer)


def test_a_replay_of_a_match_that_goes_on_betrays_nothing(window: Window) -> None:
    window.replays.watch(Timeline(a_match(40)))
    replay = window.replays.replay
    assert replay is not None
    for action in (0, 25):
        replay.seek(ReplayPoint(1, action))
        require_only(edited(window), replay.run.state, replay.session.viewer)


def test_a_replay_of_a_finished_match_gives_what_lies_open(window: Window) -> None:
    window.replays.watch(Timeline(a_finished_match()))
    replay, bar = window.replays.replay, window.replays.bar
    assert replay is not None
    assert bar is not None
    replay.seek(ReplayPoint(1, 20))
    require_only(edited(window), replay.run.state, replay.session.viewer)
    replay.see(2)
    require_only(edited(window), replay.run.state, 2)
    replay.see(2, all_open=True)
    bar.buttons["edit"].click()
    dialog = window.parts.table_editor._dialog
    assert dialog is not None
    require_only(dialog.editor.layout, replay.run.state, 0, 1, 2, 3)
    assert dialog.editor.problem == ""


def test_the_end_of_a_deal_is_taken_before_its_last_action(window: Window) -> None:
    timeline = Timeline(a_finished_match())
    window.replays.watch(timeline)
    replay = window.replays.replay
    assert replay is not None
    replay.to_end_of_deal()
    before = timeline.run_at(ReplayPoint(1, timeline.tape(1).actions - 1))
    require_only(edited(window), before.state, replay.session.viewer)


def test_a_moment_of_a_review_is_edited_as_its_seat_knew_it(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    no_work(monkeypatch)
    timeline = Timeline(played_match())
    number = window.store.import_log(timeline.log, "classic_4p")
    window.reviews.save(number, 0, review_data(usual_review(timeline)))
    window.parts.reviews.review_kept(timeline, number)
    review = window.parts.reviews.review
    assert review is not None
    moment = review.moment
    assert moment is not None
    state = timeline.run_at(ReplayPoint(moment.deal, moment.action - 1)).state
    require_only(edited(window), state, moment.seat)
    window.parts.reviews.close()


def test_an_exercise_is_edited_without_its_hidden_cards(window: Window) -> None:
    window.parts.exercises.start(shipped().exercises[0])
    show = window.parts.stage.show
    assert isinstance(show, PracticeShow)
    run = show.practice.run
    require_only(edited(window), run.state, run.state.actor)


def test_without_a_position_that_is_told(window: Window) -> None:
    window.do("edit_position")
    assert "table_editor" not in vars(window.parts)
    assert "no position" in window.window.notice.text()
