"""A match is shown again as it was played, and nothing is seen that its viewer may not see."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import median

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.play.match.replay import ReplayController
from canasta_qt.record.timeline import ReplayPoint, Timeline
from canasta_qt.view_model.pictures import TableModel, Zone, ZoneKind
from canasta_qt.view_model.scripts import Script
from canasta_qt.view_model.session import Session
from canasta_qt.words.people import seat_name, shown_again
from tests.helpers.deals.matches import new_run, play_on
from tests.helpers.work import calls_in


class Watched:
    """A replay, and what it has shown."""

    def __init__(self, preset: str = "classic_4p", actions: int = 150, seats: int = 4) -> None:
        self.timeline = Timeline(play_on(new_run(preset), actions).log)
        session = Session.of_log(self.timeline.log, "Classic")
        self.replay = ReplayController(self.timeline, session, seats=tuple(range(seats)))
        self.scripts: list[Script] = []
        self.refused: list[str] = []
        self.replay.played.connect(self.scripts.append)
        self.replay.input.refused.connect(lambda refused: self.refused.append(refused.text))
        self.replay.begin()

    @property
    def model(self) -> TableModel:
        return self.scripts[-1].final

    def hands(self) -> list[bool]:
        """Seat by seat, whether the hand lies open."""
        return [all(card.face for card in seat.hand) for seat in self.model.seats]


@pytest.fixture
def watched(qtbot: QtBot) -> Iterator[Watched]:
    one = Watched()
    yield one
    one.replay.close()


def test_a_step_forward_shows_the_action_and_a_step_back_the_picture_before(
    watched: Watched,
) -> None:
    before = watched.model
    watched.replay.step(1)
    assert watched.scripts[-1].beats[-1].announce
    assert watched.model != before
    watched.replay.step(-1)
    assert watched.model == before


@pytest.mark.parametrize("preset", ["classic_3p", "hand_and_foot", "american_2017"])
def test_stepping_through_and_jumping_show_the_same_pictures(qtbot: QtBot, preset: str) -> None:
    count = len(new_run(preset).match.setup.side_of)
    watched = Watched(preset, 50, count)
    replay = watched.replay
    while not replay.status.at_end:
        replay.step(1)
        stepped = watched.model.seats, watched.model.sides, watched.model.pile
        replay.seek(replay.place)
        jumped = watched.model.seats, watched.model.sides, watched.model.pile
        assert [seat.is_turn for seat in stepped[0]] == [seat.is_turn for seat in jumped[0]]
        assert stepped[1:] == jumped[1:]


def test_only_the_hand_that_is_watched_lies_open(watched: Watched) -> None:
    watched.replay.seek(ReplayPoint(1, 10))
    assert watched.hands() == [True, False, False, False]
    watched.replay.see(2)
    assert watched.hands() == [False, False, True, False]
    watched.replay.see(2, all_open=True)
    assert all(watched.hands())


def test_a_match_that_goes_on_shows_only_the_own_seat(qtbot: QtBot) -> None:
    watched = Watched(seats=1)
    watched.replay.seek(ReplayPoint(1, 10))
    watched.replay.see(2)
    watched.replay.see(0, all_open=True)
    assert watched.hands() == [True, False, False, False]


def test_nothing_can_be_played_in_a_replay(watched: Watched) -> None:
    place = watched.replay.place
    watched.replay.input.activate(Zone(ZoneKind.STOCK))
    assert watched.replay.place == place
    assert "replay" in watched.refused[-1]
    assert not watched.model.my_turn
    assert not watched.model.buttons


def test_it_plays_by_itself_whenever_the_table_stands_still(qtbot: QtBot, watched: Watched) -> None:
    replay = watched.replay
    replay.speed = "fastest"
    replay.played.connect(lambda script: replay.input.script_finished())
    replay.seek(replay.timeline.moved(replay.timeline.end, -5))
    replay.play()
    qtbot.waitUntil(lambda: replay.status.at_end)
    qtbot.waitUntil(lambda: not replay.status.playing)


def test_entries_tell_what_was_told_while_it_was_played(watched: Watched) -> None:
    entries = watched.replay.entries
    actions = watched.timeline.tape(1).actions
    assert {entry.action for entry in entries} >= set(range(1, actions))
    for action in range(1, 40):
        watched.replay.seek(ReplayPoint(1, action - 1))
        watched.replay.step(1)
        told = [entry for beat in watched.scripts[-1].beats for entry in beat.entries]
        assert told == [entry for entry in entries if entry.action == action]


def test_a_jump_to_the_end_of_a_deal_is_no_more_work_than_one_to_its_beginning(
    watched: Watched,
) -> None:
    places = [ReplayPoint(1, action) for action in range(0, watched.timeline.tape(1).actions, 5)]
    work = [calls_in(lambda place=place: watched.replay.seek(place)) for place in places]
    third = len(work) // 3
    assert median(work[-third:]) < 2 * median(work[:third])
    assert max(work) < 6000


def test_another_seat_never_calls_a_player_you(qtbot: QtBot) -> None:
    watched = Watched()
    people = watched.timeline.log.players
    watched.timeline.log.players = (people[0].__class__("You"), *people[1:])
    session = shown_again(Session.of_log(watched.timeline.log, "Classic"), 2)
    assert seat_name(session, 0) == "Player 1"
    assert session.viewer == 2
