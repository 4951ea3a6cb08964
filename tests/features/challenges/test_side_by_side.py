"""Two ways to play a deal, moved together from where they part."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.features.challenges.model import play_task, task_of
from canasta_qt.features.challenges.session import side_by_side
from canasta_qt.features.challenges.session.side_by_side import SideBySide
from canasta_qt.record.timeline import Timeline
from tests.helpers.deals.compared import played_match, seat_of_person


@pytest.fixture
def both(qapp: object) -> SideBySide:
    log = played_match()
    seat = seat_of_person(log)
    played = play_task(task_of(Timeline(log), 2, seat, "steady"))
    made = SideBySide(log, 2, seat, "steady", played)
    made.begin()
    return made


def actions(both: SideBySide) -> tuple[int, int]:
    return both.yours.place.action, both.theirs.place.action


def turns(both: SideBySide) -> list[int]:
    return [replay.run.state.turn for replay in both.both]


def test_it_begins_where_the_two_part(both: SideBySide) -> None:
    assert both.parting is not None
    assert actions(both) == (both.parting.action,) * 2
    assert both.where() == "The first different move comes next"
    one, other = (replay.run.state for replay in both.both)
    assert one.digest() == other.digest()
    both.step(1)
    assert both.where() == "From here on they differ"
    one, other = (replay.run.state for replay in both.both)
    assert one.digest() != other.digest()


def test_steps_move_both_and_stay_in_the_deal(both: SideBySide) -> None:
    both.to_start()
    assert actions(both) == (0, 0)
    assert both.at_start
    both.step(-1)
    assert actions(both) == (0, 0)
    assert all(replay.place.deal == 2 for replay in both.both)
    both.to_end()
    assert both.at_end
    both.step(1)
    assert both.at_end
    assert all(replay.place.deal == 2 for replay in both.both)
    assert actions(both) == tuple(map(both.actions, both.both))


def test_a_turn_brings_both_to_the_same_turn(both: SideBySide) -> None:
    for _ in range(3):
        both.turn(1)
        assert turns(both)[0] == turns(both)[1]
    before = turns(both)
    both.step(1)
    both.turn(-1)
    assert turns(both) == before
    both.turn(-1)
    assert turns(both) == [one - 1 for one in before]


def test_it_plays_by_itself_to_both_ends(
    both: SideBySide, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    both._timer.setInterval(0)
    both.toggle()
    assert both.playing
    qtbot.waitUntil(lambda: not both.playing)
    assert both.at_end
    both.toggle()
    assert both.playing
    both.pause()
    assert not both.playing
    assert side_by_side.PLAY_MS >= 1000


def test_of_a_match_that_goes_on_only_ones_own_cards_are_shown(both: SideBySide) -> None:
    assert not both.yours.may_open_all
    both.see(all_open=True)
    assert not any(replay.all_open for replay in both.both)
