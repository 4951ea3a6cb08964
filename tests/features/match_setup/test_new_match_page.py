"""A new match from six pictures: game, length, company; Enter deals the cards."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAccessible, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.features.match_setup.window.company import CompanionView, SeatsPanel
from canasta_qt.features.match_setup.window.page import NewMatchPage
from canasta_qt.features.match_setup.window.players import PlayersWindow
from canasta_qt.library.games import Games
from canasta_qt.library.match_setup import MatchChoice, offered_levels
from canasta_qt.library.preferences import Preferences
from canasta_qt.ui.cards.card_art import CardArt
from canasta_qt.ui.cards.symbols import Portraits
from canasta_qt.ui.style.type import px
from canasta_qt.view_model.people import portraits_of, set_portraits
from tests.helpers import RESOURCES
from tests.helpers.programs.fake_program import Program


@pytest.fixture
def ground(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(1024, 568)
    widget.show()
    return widget


def page_of(ground: QWidget, last: MatchChoice | None = None) -> NewMatchPage:
    art = CardArt(RESOURCES, ground)
    page = NewMatchPage(Games(), offered_levels(), last or MatchChoice(), art, Portraits(RESOURCES))
    page.open_on(ground)
    return page


def games(page: NewMatchPage) -> list[str]:
    return [tile.model.game for tile in page.tiles]


def test_six_tiles_the_last_one_played_among_them(ground: QWidget) -> None:
    five = ["classic_4p", "american_2017", "hand_and_foot", "samba", "classic_2p"]
    assert games(page_of(ground)) == [*five, "classic_3p"]
    page = page_of(ground, MatchChoice("viennese"))
    assert games(page) == [*five, "viennese"]
    assert [tile.isChecked() for tile in page.tiles] == [False] * 5 + [True]


def test_enter_alone_means_the_same_again(ground: QWidget, qtbot: QtBot) -> None:
    last = MatchChoice("samba", level="casual", length="short")
    page = page_of(ground, last)
    assert page.main is not None
    assert page.main.hasFocus()
    assert page.spoken().startswith("New match: Samba")
    with qtbot.waitSignal(page.chosen) as chosen:
        qtbot.keyClick(page.main, Qt.Key.Key_Return)
    assert chosen.args == [last]


def test_a_tile_is_chosen_by_click_and_by_arrows(ground: QWidget, qtbot: QtBot) -> None:
    page = page_of(ground)
    page.tiles[3].click()
    assert page.choice.rules == "samba"
    page.tiles[3].setFocus()
    qtbot.keyClick(page.tiles[3], Qt.Key.Key_Right)
    assert page.choice.rules != "samba"


def test_a_tile_says_all_that_is_on_it(ground: QWidget) -> None:
    tile = page_of(ground).tiles[0]
    spoken = QAccessible.queryAccessibleInterface(tile)
    assert spoken.text(QAccessible.Text.Name) == tile.model.name
    said = spoken.text(QAccessible.Text.Description)
    assert tile.model.sentence in said
    assert tile.model.facts in said


def test_the_lengths_are_those_of_the_game(ground: QWidget) -> None:
    page = page_of(ground)
    assert [one.text() for one in page.lengths.segments] == ["One deal", "To 1,000", "To 5,000"]
    page.lengths.segments[1].click()
    assert page.choice.length == "short"
    page.tiles[2].click()
    assert [one.text() for one in page.lengths.segments] == ["One deal", "2 deals", "4 deals"]
    assert page.choice.length == "short"


def test_the_company_is_shown_with_chairs_and_one_level_with_a_sentence(ground: QWidget) -> None:
    page = page_of(ground)
    seated = [one.companion for one in page.company.findChildren(CompanionView)]
    assert [one.person.name for one in seated] == ["You", "Vera", "Otto", "Nina"]
    assert [one.mark for one in seated] == [0, 1, 0, 1]
    assert page.company.about.text().startswith("Remembers the pile")
    page.company.levels.segments[0].click()
    assert page.choice.level == "newcomer"
    assert page.company.about.text().startswith("Lays cards down")


def test_levels_of_ones_own_give_way_to_one_for_all(ground: QWidget) -> None:
    page = page_of(ground, MatchChoice(styles=("steady", "casual", "expert", "club")))
    assert page.company.levels.value() is None
    page.company.levels.segments[1].click()
    assert page.choice.styles == ()
    assert page.choice.level == "casual"


def test_the_number_of_games_is_counted(ground: QWidget) -> None:
    page = page_of(ground)
    assert str(len(Games().all())) in page.all_games.text()


def test_words_to_find_filter_the_games_and_enter_chooses_the_first(
    ground: QWidget, qtbot: QtBot
) -> None:
    page = page_of(ground)
    page.chosen.connect(lambda _: pytest.fail("nothing is dealt yet"))
    qtbot.keyClicks(page.search, "samba")
    shown = [tile.model.game for tile in page.tiles if tile.isVisible()]
    assert shown[0] == "samba"
    assert "classic_4p" not in shown
    with qtbot.waitSignal(page.all_asked) as asked:
        page.all_games.click()
    assert asked.args == ["samba"]
    qtbot.keyClicks(page.search, " zebra")
    assert page.nothing.isVisible()
    qtbot.keyClick(page.search, Qt.Key.Key_Return)
    assert page.choice.rules == "classic_4p"
    qtbot.keyClick(page.search, Qt.Key.Key_Escape)
    assert [tile.isChecked() for tile in page.tiles] == [True] + [False] * 5
    qtbot.keyClicks(page.search, "bolivia")
    qtbot.keyClick(page.search, Qt.Key.Key_Return)
    assert page.choice.rules == "bolivia"
    assert games(page)[-1] == "bolivia"
    assert page.main.hasFocus(), "another Enter deals"


@pytest.mark.parametrize(
    # what fits the smallest fits the others
    "size",
    [
        (800, 488),
        *(
            pytest.param(size, marks=pytest.mark.slow)
            for size in ((1024, 568), (1366, 736), (2560, 1400))
        ),
    ],
)
def test_the_page_fits_every_window(ground: QWidget, size: tuple[int, int]) -> None:
    ground.resize(*size)
    page = page_of(ground)
    QApplication.processEvents()
    hint = page.surface.minimumSizeHint()
    assert hint.height() <= page.surface.height()
    assert hint.width() <= page.surface.width()


def test_names_are_typed_on_a_panel_over_the_page_whose_letters_are_its_own(qtbot: QtBot) -> None:
    program = Program(qtbot)
    below = [
        one for one in program.window.welcome.findChildren(QPushButton) if one.shortcut().count()
    ]
    assert below
    program.do("new_match")
    page = program.dialog(NewMatchPage)
    assert page is not None
    assert below[0].shortcut().isEmpty()
    named = (*program.window.menuBar().actions(), *page.surface.findChildren(QAbstractButton))
    letters = [QKeySequence.mnemonic(one.text()).toString() for one in named]
    assert Counter(letters).keys() > {"Alt+S", "Alt+D"}
    assert not [one for one, times in Counter(letters).items() if one and times > 1]
    page.seats.click()
    seats = program.dialog(SeatsPanel)
    assert seats is not None
    seats.people.name_edits[1].setText("Ida")
    assert seats.main is not None
    seats.main.click()
    assert page.choice.names[1] == "Ida"
    assert not page.gone
    page.reject()
    assert not below[0].shortcut().isEmpty()


def test_faces_of_the_panel_are_those_of_the_match_of_the_players_and_after_a_restart(
    qtbot: QtBot,
) -> None:
    program = Program(qtbot)
    program.do("new_match")
    page = program.dialog(NewMatchPage)
    assert page is not None
    page.seats.click()
    seats = program.dialog(SeatsPanel)
    assert seats is not None
    for index, name in ((0, "Ada"), (1, "Hugo")):
        seats.people.name_edits[index].setText(name)
        seats.people.name_edits[index].editingFinished.emit()
    seats.people.faces[0].setFocus()
    seats.people.faces[0].chosen.emit("face-9")
    assert program.window.focusWidget() is seats.people.faces[0], (
        "the welcome page leaves it the keys"
    )
    shown = [picker.face for picker in seats.people.faces[:4]]
    assert shown[0] == "face-9"
    assert seats.main is not None
    assert page.main is not None
    seats.main.click()
    page.main.click()
    _, match = program.controller.noted.calls[-1]
    assert [seat.portrait for seat in match.seats] == shown
    program.preferences.add_person("Bo")
    players = PlayersWindow(program.preferences, program.window)
    assert players.rows[0].face.face == "face-9"
    Preferences(program.preferences._settings)
    assert portraits_of(["Mo", "Hugo", "Ada"])[1:] == (shown[1], "face-9")
    set_portraits({}, {})


def test_dealing_begins_the_match_and_the_page_goes(qtbot: QtBot) -> None:
    program = Program(qtbot)
    program.do("new_match")
    page = program.dialog(NewMatchPage)
    assert page is not None
    page.lengths.segments[0].click()
    assert page.main is not None
    page.main.click()
    name, match = program.controller.noted.calls[-1]
    assert name == "new_match"
    assert match.overrides == {"match.end": {"kind": "deals", "count": 1}}
    assert page.gone


def test_esc_leads_back_and_begins_nothing(qtbot: QtBot) -> None:
    program = Program(qtbot)
    program.do("new_match")
    page = program.dialog(NewMatchPage)
    assert page is not None
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert page.gone
    assert program.window.stack.currentWidget() is program.window.welcome
    assert program.controller.noted.calls == []


def test_a_match_under_way_is_asked_about_over_the_page(qtbot: QtBot) -> None:
    from canasta_qt.play.scene.panels.choice import Question

    program = Program(qtbot)
    program.play()
    program.do("new_match")
    page = program.dialog(NewMatchPage)
    assert page is not None
    assert page.main is not None
    page.main.click()
    question = program.dialog(Question)
    assert question is not None
    assert "Classic, deal 1" in question.spoken()
    qtbot.keyClick(question, Qt.Key.Key_Return)
    assert not page.gone
    assert program.controller.noted.calls == []


def test_a_long_name_never_runs_into_the_facts(ground: QWidget) -> None:
    tile = page_of(ground).tiles[1]
    roomy, name = tile.name_lines(QSize(160, 120))
    assert name == "Modern American"
    low, name = tile.name_lines(QSize(160, 50))
    assert name == "Modern American"
    assert low.pointSizeF() < roomy.pointSizeF()
    assert tile.name_lines(QSize(80, 50))[1].endswith("…")


def test_a_sentence_is_shown_whole_or_not_at_all(ground: QWidget) -> None:
    tile = page_of(ground).tiles[0]
    assert tile.sentence_font(QSize(300, 60)) is not None
    assert tile.sentence_font(QSize(120, 24)) is None


def test_what_has_no_room_is_scrolled_to_not_cut(ground: QWidget) -> None:
    page = page_of(ground)
    assert page.middle.verticalScrollBar().maximum() == 0
    ground.resize(560, 360)
    page.fit()
    QApplication.processEvents()
    assert page.middle.verticalScrollBar().maximum() > 0
    assert page.middle.horizontalScrollBar().maximum() > 0
    for person in page.findChildren(CompanionView):
        assert person.height() >= person.minimumSizeHint().height()


def test_level_and_temper_of_each_are_read_in_full(ground: QWidget) -> None:
    panel = SeatsPanel(Games().get("classic_4p"), offered_levels(), MatchChoice())
    panel.open_on(ground)
    panel.people.each.setChecked(True)
    QApplication.processEvents()
    shown = [one for one in panel.people.pickers if one.isVisible()]
    assert len(shown) == 3
    for picker in shown:
        for box in (picker.level, picker.personality):
            words = box.fontMetrics().horizontalAdvance(box.currentText())
            assert words + px(24) <= box.width(), box.currentText()
    assert all(edit.width() >= px(90) for edit in panel.people.name_edits[:4])
