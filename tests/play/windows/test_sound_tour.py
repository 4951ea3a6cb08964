"""The tour of the sounds has every sound once, and one from each side."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from canasta_qt.play.sound.player import Cue, Sound
from canasta_qt.play.windows.sound_tour import SoundTour, stops


def test_every_sound_is_named_once_and_the_last_come_from_the_sides() -> None:
    *sounds, left, across, right = [cue for cue, _ in stops()]
    assert sorted(cue.sound.value for cue in sounds) == sorted(sound.value for sound in Sound)
    assert left.side < across.side == 0 < right.side


def test_each_is_heard_as_one_comes_to_it_and_again_by_enter(qtbot: QtBot) -> None:
    heard: list[Cue] = []
    tour = SoundTour(heard.append, 0.7)
    qtbot.addWidget(tour)
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
        qtbot.keyClick(tour.lines, key)
    first, second = (cue.sound for cue, _ in stops()[:2])
    assert [cue.sound for cue in heard] == [first, second, second]
    assert {cue.strength for cue in heard} == {0.7}
