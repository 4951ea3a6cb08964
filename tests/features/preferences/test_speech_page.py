"""The page of speech: the voices of the system, a sentence to try, and two sets of what is told."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.features.preferences.window.dialog import PreferencesDialog
from canasta_qt.features.preferences.window.voice_row import VoiceRow
from canasta_qt.library.preferences import BRIEF, TELL_CHOICES, Preferences
from canasta_qt.play.speech import engines
from canasta_qt.play.speech.engines import Call, Wish
from tests.helpers import RESOURCES


class Two:
    """A system with two voices that makes no sound."""

    def __init__(self) -> None:
        self.said: list[tuple[str, Wish]] = []

    def say(self, text: str, wish: Wish) -> Call:
        self.said.append((text, wish))
        return Call(sys.executable, ("-S", "-E", "-c", ""))

    def stop(self) -> Call | None:
        return None

    def voices(self) -> Call:
        return Call(sys.executable, ("-S", "-E", "-c", "print('Anna'); print('Hedda')"))

    def read_voices(self, listed: str) -> list[str]:
        return listed.split()


@pytest.fixture
def engine(monkeypatch: pytest.MonkeyPatch) -> Two:
    one = Two()
    monkeypatch.setattr(engines, "find_engine", lambda: one)
    return one


@pytest.fixture
def dialog(qtbot: QtBot, engine: Two) -> PreferencesDialog:
    one = PreferencesDialog(Preferences(), RESOURCES)
    qtbot.addWidget(one)
    one.show_page("speech")
    one.show()
    return one


def test_the_voices_are_listed_and_one_is_tried_as_it_is_chosen(
    qtbot: QtBot, dialog: PreferencesDialog, engine: Two
) -> None:
    row = dialog.findChild(VoiceRow)
    assert row is not None
    qtbot.waitUntil(lambda: row.choice.count() == 3, timeout=20_000)
    assert [row.choice.itemData(at) for at in range(3)] == ["", "Anna", "Hedda"]
    row.choice.setCurrentIndex(2)
    row.choice.activated.emit(2)
    row.test_button.click()
    ((text, wish),) = engine.said
    assert text
    assert wish.voice == "Hedda"
    qtbot.waitUntil(lambda: not row.speaker.speaking, timeout=20_000)


def test_a_voice_that_fails_is_told_where_it_is_chosen(
    qtbot: QtBot, dialog: PreferencesDialog, engine: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "say", lambda *_: Call("/nowhere/to-be-found", ()))
    row = dialog.findChild(VoiceRow)
    assert row is not None
    row.test_button.click()
    assert row.choice.itemText(0) == engines.nothing_speaks()


def test_one_button_tells_little_and_one_everything(dialog: PreferencesDialog) -> None:
    page = dialog.page("speech")
    buttons = {one.text(): one for one in page.findChildren(QPushButton)}
    chosen = page.preferences.chosen  # type: ignore[union-attr]
    buttons["&Brief"].click()
    assert {key: chosen(key) for key in TELL_CHOICES} == BRIEF
    buttons["E&verything"].click()
    assert {chosen(key) for key in TELL_CHOICES} == {"long"}


def test_where_nothing_speaks_it_says_what_is_missing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "find_engine", lambda: None)
    around = QWidget()
    row = VoiceRow(Preferences(), around)
    qtbot.addWidget(around)
    assert not row.test_button.isEnabled()
    assert "espeak-ng" in row.toolTip()
