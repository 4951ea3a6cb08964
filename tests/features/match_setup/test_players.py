"""The people at this computer in windows: the page of players, whose settings, who is seated."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.engine import actions as do
from canasta_qt.engine.cards import IS_WILD, KIND
from canasta_qt.features.match_setup.window.people_form import PeopleForm
from canasta_qt.features.match_setup.window.players import PlayersWindow
from canasta_qt.features.preferences.window.dialog import PreferencesDialog
from canasta_qt.features.preferences.window.rows import FlagRow
from canasta_qt.library.games import Games
from canasta_qt.library.match_setup import MatchChoice, match_from, offered_levels
from canasta_qt.library.preferences import Preferences
from canasta_qt.storage.settings import Settings
from tests.helpers import RESOURCES
from tests.helpers.programs.match_window import Window


@pytest.fixture
def preferences() -> Preferences:
    found = Preferences(Settings(player_name="Ann"))
    found.remember_players(("Ann", "Bob"))
    return found


@pytest.fixture
def players(qtbot: QtBot, preferences: Preferences) -> PlayersWindow:
    window = PlayersWindow(preferences)
    qtbot.addWidget(window)
    window.show()
    return window


def names(players: PlayersWindow) -> list[str]:
    return [row.name.text() for row in players.rows]


def test_somebody_comes_in_by_a_name_and_enter(players: PlayersWindow) -> None:
    QTest.keyClicks(players.new_name, "Cleo")
    QTest.keyClick(players.new_name, Qt.Key.Key_Return)
    assert names(players) == ["Ann", "Bob", "Cleo"]
    assert players.new_name.text() == ""
    assert len({row.face.face for row in players.rows}) == 3


def test_a_name_that_somebody_has_or_had_is_refused_with_a_reason(
    players: PlayersWindow, preferences: Preferences
) -> None:
    QTest.keyClicks(players.new_name, "bob")
    players.add_button.click()
    assert players.told.text() == "Bob is here already."
    preferences.rename_person(1, "Robert")
    players.add_button.click()
    assert players.told.text() == "Robert has played as bob. Please choose another name."
    assert names(players) == ["Ann", "Robert"]


def test_a_new_name_holds_when_its_field_is_left_and_the_face_stays(
    players: PlayersWindow, preferences: Preferences
) -> None:
    face = players.rows[1].face.face
    players.rows[1].name.setText("Robert")
    players.rows[1].name.editingFinished.emit()
    assert [one.name for one in preferences.people] == ["Ann", "Robert"]
    assert players.rows[1].face.face == face
    players.rows[1].name.setText("")
    players.rows[1].name.editingFinished.emit()
    assert names(players) == ["Ann", "Robert"], "a person has a name"


def test_who_is_removed_can_be_brought_back_and_the_last_one_stays(
    players: PlayersWindow, preferences: Preferences
) -> None:
    preferences.of("Bob").speed = "fast"
    players.rows[1].remove.click()
    assert names(players) == ["Ann"]
    assert players.rows[0].remove.isHidden()
    players.undo_bar.button.click()
    assert names(players) == ["Ann", "Bob"]
    assert preferences.of("Bob").speed == "fast"


def test_a_face_that_is_chosen_is_kept_by_name(
    players: PlayersWindow, preferences: Preferences
) -> None:
    players.rows[1].face.chosen.emit("face-9")
    assert preferences.portraits["Bob"] == "face-9"
    assert players.rows[1].face.face == "face-9"


# --- whose settings -----------------------------------------------------------------------------


@pytest.fixture
def dialog(qtbot: QtBot, preferences: Preferences) -> PreferencesDialog:
    window = PreferencesDialog(preferences, RESOURCES)
    qtbot.addWidget(window)
    window.show()
    return window


def switch(dialog: PreferencesDialog, key: str) -> FlagRow:
    dialog.show_page("hand")
    found = dialog.page("hand").findChild(FlagRow, key)
    assert isinstance(found, FlagRow)
    return found


def test_one_person_is_not_asked_whose_settings(qtbot: QtBot) -> None:
    window = PreferencesDialog(Preferences(), RESOURCES)
    qtbot.addWidget(window)
    window.show()
    assert window.person.isHidden()


def test_the_settings_of_another_are_changed_by_themselves(
    dialog: PreferencesDialog, preferences: Preferences
) -> None:
    dialog.show_person("Bob")
    switch(dialog, "warn_gift").click()
    assert preferences.flag("warn_gift")
    assert not preferences.of("Bob").flag("warn_gift")
    dialog.show_person("Ann")
    assert switch(dialog, "warn_gift").isChecked()
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.person.currentData() == "Ann"
    dialog.show_person("Bob")
    assert not switch(dialog, "warn_gift").isChecked()


def test_who_goes_while_the_window_is_open_is_no_longer_offered(
    dialog: PreferencesDialog, preferences: Preferences
) -> None:
    dialog.show_person("Bob")
    preferences.remove_person(1)
    assert dialog.person.isHidden()
    switch(dialog, "warn_gift").click()
    assert not preferences.flag("warn_gift")


# --- who is seated ------------------------------------------------------------------------------


@pytest.fixture
def form(qtbot: QtBot) -> PeopleForm:
    made = PeopleForm(offered_levels(), MatchChoice())
    qtbot.addWidget(made)
    made.seat(Games().get("classic_4p"))
    made.offer(("Ann", "Bob", "Cleo"))
    made.show()
    return made


def test_who_plays_here_is_somebody_known_and_anybody_else_can_be_chosen(form: PeopleForm) -> None:
    form.name_edits[0].setText("Ann")
    form.persons[2].click()
    assert form.names()[:3] == ("Ann", "Vera", "Bob")
    form.known[2].chosen.emit("Cleo")
    assert form.names()[2] == "Cleo"
    form.known[0].chosen.emit("Cleo")
    assert form.names()[:3] == ("Cleo", "Vera", "Ann"), "they change seats"
    form.persons[2].click()
    assert form.names()[2] == "Otto", "a bot has its usual name again"


def test_several_people_without_names_are_asked_for_them(qtbot: QtBot) -> None:
    form = PeopleForm(offered_levels(), MatchChoice())
    qtbot.addWidget(form)
    form.seat(Games().get("classic_2p"))
    form.show()
    form.persons[1].click()
    fields = form.name_edits[:2]
    assert [field.text() for field in fields] == ["", ""]
    assert [field.placeholderText() for field in fields] == ["Your name", "Name of player 2"]
    choice = replace(MatchChoice("classic_2p"), names=form.names(), styles=form.styles())
    seats = match_from(choice).seats
    assert [seat.name for seat in seats] == ["Player 1", "Player 2"]
    form.persons[1].click()
    assert form.names()[:2] == ("You", "Vera")


def test_two_people_with_one_name_are_told_apart() -> None:
    choice = MatchChoice("classic_2p", names=("Ann", "Ann"), styles=("", "human"))
    assert [seat.name for seat in match_from(choice).seats] == ["Ann", "Player 2"]


# --- at the table -------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    one = Window(qtbot, tmp_path / "data")
    yield one
    one.close()


def test_the_table_is_as_whoever_sits_down_likes_it(window: Window, qtbot: QtBot) -> None:
    choice = MatchChoice("classic_2p", names=("Ann", "Bob"), styles=("", "human"), seed=4)
    preferences = window.preferences
    preferences.remember_players(("Ann", "Bob"))
    preferences.of("Bob").choose("sort_order", "rank_down")
    preferences.of("Bob").set_flag("auto_sort", False)
    window.parts.match.begin(choice)
    seen = {}
    for _ in range(3):
        window.table.skip()
        qtbot.waitUntil(lambda: window.parts.curtain.curtain is not None, timeout=5000)
        window.game.curtain.lift()
        window.parts.curtain.curtain.accept() if window.parts.curtain.curtain else None
        match = window.game.match
        assert match is not None
        name = match.session.seats[match.session.viewer].name
        assert preferences.in_front == name
        seen.setdefault(name, match.presenter.hand.cards)
        window.table.skip()
        match = window.game.match
        window.game.act(do.DrawStock())
        window.game.act(do.Discard(match.presenter.hand.cards[-1]))
    for name, falls in (("Ann", False), ("Bob", True)):
        kinds = [KIND[card] for card in seen[name] if not IS_WILD[KIND[card]]]
        assert kinds == sorted(kinds, reverse=falls)
    window.parts.match.leave()
    assert preferences.chosen("sort_order") == "rank_up"
    assert preferences.in_front == "Ann"


def test_who_plays_alone_has_the_table_as_that_person_likes_it(
    window: Window, qtbot: QtBot
) -> None:
    preferences = window.preferences
    preferences.remember_players(("Ann", "Bob"))
    preferences.of("Bob").choose("sort_order", "rank_down")
    window.pool.silent = True
    window.parts.match.begin(MatchChoice("classic_2p", names=("Bob", "Vera"), seed=4))
    window.table.skip()
    match = window.game.match
    assert match is not None
    assert preferences.in_front == "Bob"
    kinds = [KIND[card] for card in match.presenter.hand.cards if not IS_WILD[KIND[card]]]
    assert kinds == sorted(kinds, reverse=True)
    log = match.run.log
    window.parts.match.leave()
    assert preferences.in_front == "Ann"
    window.parts.match.resume(log)
    assert preferences.in_front == "Bob"


def test_nobody_concedes_while_the_table_is_covered(window: Window, qtbot: QtBot) -> None:
    choice = MatchChoice("classic_2p", names=("Ann", "Bob"), styles=("", "human"), seed=4)
    window.preferences.set_flag("confirm_concede", False)
    window.parts.match.begin(choice)
    window.table.skip()
    qtbot.waitUntil(lambda: window.parts.curtain.curtain is not None, timeout=5000)
    match = window.game.match
    assert match is not None
    window.do("concede_match")
    assert match.run.log.conceded is None
    window.game.curtain.lift()
    window.do("concede_match")
    assert match.run.log.conceded == match.session.viewer


def test_an_unnamed_first_player_is_called_as_the_person_who_is_known(window: Window) -> None:
    window.preferences.remember_players(("Ann", "Bob"))
    choice = MatchChoice("classic_2p", names=("You", "Bob"), styles=("", "human"))
    seats = window.parts.chosen.prepare(choice, demo=False, remember=False).seats
    assert [seat.name for seat in seats] == ["Ann", "Bob"]
