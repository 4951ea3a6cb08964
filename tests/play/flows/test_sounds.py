"""What is heard at the table: movements in time, one's turn, a won match; and how to be quiet."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.library.games import Games
from canasta_qt.library.preferences import VOLUMES, Preferences
from canasta_qt.play.flows.flow import Context
from canasta_qt.play.flows.sound import SWITCHES, SoundFlow
from canasta_qt.play.scene.view import TableView
from canasta_qt.play.sound.player import Cue, Sound
from canasta_qt.play.windows.main_window import MainWindow
from canasta_qt.play.windows.sound_tour import SoundTour
from canasta_qt.storage.settings import Settings
from canasta_qt.view_model.pictures import RefusedModel, TableModel
from canasta_qt.view_model.scripts import Beat, BeatKind, Script
from tests.helpers import RESOURCES
from tests.helpers.programs.fake_game import FakeController, sheet
from tests.helpers.table.table_models import early


class NotingPlayer:
    """Stands in for the SoundPlayer."""

    def __init__(self) -> None:
        self.cues: list[Cue] = []
        self.hushed = 0

    @property
    def sounds(self) -> list[Sound]:
        return [cue.sound for cue in self.cues]

    def play(self, cue: Cue) -> None:
        self.cues.append(cue)

    def hush(self) -> None:
        self.hushed += 1

    def close(self, patience: float = 0.0) -> None:
        pass


class Heard:
    """A drawn table, and what is heard of it."""

    def __init__(self, qtbot: QtBot, settings: Settings | None = None, pace: float = 0.0) -> None:
        self.qtbot = qtbot
        self.saved: list[Settings] = []
        self.preferences = Preferences(settings, self.saved.append)
        self.view = TableView(RESOURCES)
        self.window = MainWindow(self.view, RESOURCES, self.preferences)
        qtbot.addWidget(self.window)
        self.view.set_speed(pace)
        self.controller = FakeController()
        self.controller.played.connect(self.view.play)
        self.player = NotingPlayer()
        self.stage = SimpleNamespace(shows_again=False, refused=self.controller.input.refused)
        context = Context(self.window, self.view, self.controller, self.preferences, Games())
        vars(context)["stage"] = self.stage
        self.flow = SoundFlow(context, self.player)

    def play(self, *kinds: BeatKind, my_turn: bool = False, wait: bool = True) -> None:
        picture: TableModel = replace(early(), my_turn=my_turn)
        self.controller.played.emit(Script(tuple(Beat(kind, picture, seat=1) for kind in kinds)))
        if wait:
            self.qtbot.waitUntil(lambda: not self.view.player.pending)

    def choose(self, name: str) -> None:
        self.window.menus.actions[name].trigger()


@pytest.fixture
def heard(qtbot: QtBot) -> Heard:
    return Heard(qtbot)


def test_each_movement_is_heard_as_it_begins(qtbot: QtBot) -> None:
    heard = Heard(qtbot, pace=0.05)
    heard.play(BeatKind.DRAW, BeatKind.DISCARD, wait=False)
    assert heard.player.sounds == [Sound.DRAW]
    qtbot.waitUntil(lambda: not heard.view.player.pending)
    assert heard.player.sounds == [Sound.DRAW, Sound.DISCARD]


def test_what_is_skipped_is_not_heard(qtbot: QtBot) -> None:
    heard = Heard(qtbot, pace=1.0)
    heard.play(BeatKind.DEAL, BeatKind.UPCARD, BeatKind.DRAW, wait=False)
    heard.view.skip()
    assert heard.player.sounds == [Sound.DEAL]
    assert heard.player.hushed, "the rest of the deal is not heard either"


def test_where_nothing_moves_only_the_turn_is_heard(heard: Heard) -> None:
    heard.play(BeatKind.DRAW, BeatKind.DISCARD, my_turn=True)
    assert heard.player.sounds == [Sound.YOUR_TURN]


def test_the_turn_is_told_once_and_again_the_next_time(heard: Heard) -> None:
    heard.play(BeatKind.SHOW, my_turn=True)
    heard.play(BeatKind.DRAW, my_turn=True)
    assert heard.player.sounds == [Sound.YOUR_TURN]
    heard.play(BeatKind.DISCARD)
    heard.play(BeatKind.DISCARD, my_turn=True)
    assert heard.player.sounds == [Sound.YOUR_TURN] * 2


def test_a_replay_tells_nobody_that_it_is_his_turn(heard: Heard) -> None:
    heard.stage.shows_again = True
    heard.play(BeatKind.SHOW, my_turn=True)
    heard.stage.shows_again = False
    heard.play(BeatKind.SHOW, my_turn=True)
    assert heard.player.sounds == []


@pytest.mark.parametrize(("won", "sounds"), [(True, [Sound.WIN]), (False, [])])
def test_only_a_won_match_is_cheered(heard: Heard, won: bool, sounds: list[Sound]) -> None:
    heard.controller.match_over.emit(sheet(match_over=True, we_won=won))
    assert heard.player.sounds == sounds


def test_switched_off_nothing_is_heard_and_it_stays_so(heard: Heard) -> None:
    heard.choose("sound")
    heard.play(BeatKind.DRAW, my_turn=True)
    assert heard.player.sounds == []
    assert not heard.saved[-1].sound
    assert not heard.window.menus.choices["volume"].isEnabled()
    heard.choose("sound")
    assert heard.player.sounds == [Sound.PLACE]


def test_every_sound_can_be_switched_off_alone_and_with_all(heard: Heard) -> None:
    for sound in Sound:
        heard.player.cues.clear()
        heard.flow._play(Cue(sound))
        heard.preferences.set_flag(SWITCHES[sound], False)
        heard.flow._play(Cue(sound))
        heard.preferences.set_flag(SWITCHES[sound], True)
        told = len(heard.player.cues)
        heard.preferences.sound = False
        heard.flow._play(Cue(sound))
        assert heard.player.cues[0].sound is sound
        assert len(heard.player.cues) == told == 2, (sound, "itself, and what its switch lets hear")
        heard.preferences.sound = True


def test_a_volume_is_heard_at_once_and_kept(heard: Heard) -> None:
    quiet = heard.window.menus.choices["volume"].actions()[0]
    quiet.trigger()
    assert heard.player.cues == [Cue(Sound.YOUR_TURN, strength=VOLUMES["quiet"])]
    assert heard.saved[-1].volume == "quiet"
    assert quiet.isChecked()


def test_a_kept_choice_is_marked_and_an_unknown_volume_is_the_usual(qtbot: QtBot) -> None:
    heard = Heard(qtbot, Settings(sound=False, volume="deafening"))
    checked = [a.data() for a in heard.window.menus.choices["volume"].actions() if a.isChecked()]
    assert checked == ["normal"]
    assert not heard.window.menus.actions["sound"].isChecked()


def test_what_cannot_be_done_is_heard(heard: Heard) -> None:
    heard.stage.refused.emit(RefusedModel("Not your turn."))
    assert heard.player.sounds == [Sound.REFUSED]


def test_one_may_hear_all_from_the_middle(heard: Heard) -> None:
    for flag, side in ((True, 0.8), (False, 0.0)):
        heard.preferences.set_flag("stereo", flag)
        heard.player.cues.clear()
        heard.flow._play(Cue(Sound.DISCARD, side=0.8))
        assert [cue.side for cue in heard.player.cues] == [side]


def test_the_tour_of_sounds_is_a_command(heard: Heard) -> None:
    heard.window.commands.run("sound_tour")
    tour = heard.window.findChild(SoundTour)
    assert tour is not None
    tour.hear(1)
    assert heard.player.sounds[-1] is Sound.DRAW
    tour.close()
