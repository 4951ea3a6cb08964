"""The score keeper in its window: by keys and mouse, saved at once, corrected, told aloud."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDate, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTableWidget
from pytestqt.qtbot import QtBot

from canasta_qt.engine.rules import preset_ids
from canasta_qt.engine.setup import setup_for
from canasta_qt.features.score_keeper.model.sheet_text import read_entries
from canasta_qt.features.score_keeper.store import ScoreSheetStore
from canasta_qt.features.score_keeper.window import board
from canasta_qt.features.score_keeper.window import entry as entry_module
from canasta_qt.features.score_keeper.window.board import BoardPage
from canasta_qt.features.score_keeper.window.counters import TapWindow
from canasta_qt.features.score_keeper.window.entry import EntryPage
from canasta_qt.features.score_keeper.window.files import PagesMenu, blank_menu, write_file
from canasta_qt.features.score_keeper.window.large import LargePage
from canasta_qt.features.score_keeper.window.start_page import (
    NamesWindow,
    SetupPage,
    StartPage,
    today,
)
from canasta_qt.features.score_keeper.window.tonight import TonightPage
from canasta_qt.features.score_keeper.window.window import AskPage, KeeperWindow
from canasta_qt.features.score_keeper.words import DEALS
from canasta_qt.library.games import Games
from canasta_qt.library.language import short_day
from canasta_qt.storage.files import Paths
from canasta_qt.ui.controls.looks import PRIMARY, look_of
from canasta_qt.ui.parts.words import OneLine
from canasta_qt.ui.widgets.paper import MARGIN
from canasta_qt.ui.widgets.plain_text import PlainBox, tip_lines
from canasta_qt.ui.widgets.problems import TroubleBox
from tests.helpers.chosen_games import chosen_games
from tests.helpers.screen.dragging import drag
from tests.helpers.screen.pdf_text import pdf_text
from tests.helpers.screen.room import cut_off, letters_twice, scrolls_sideways

EVENING = """rules: classic_4p
names: Ann, Bob, Carl, Dora
deal
side 1: natural 1, mixed 2, red threes 2, points 520
side 2: mixed 1, points 235, hand 50
1: out
3: hand 45
4: hand 30
"""

COLUMNS = "match.players", "red_three.role"
"""What decides how a blank sheet is divided."""


@pytest.fixture
def store(tmp_path: Path) -> ScoreSheetStore:
    return ScoreSheetStore(Paths.find(tmp_path / "player"))


@pytest.fixture
def window(qtbot: QtBot, store: ScoreSheetStore) -> KeeperWindow:
    made = KeeperWindow(store, Games(), "classic_4p")
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.resize(1000, 560)
    made.show()
    return made


def open_evening(window: KeeperWindow, text: str = EVENING) -> BoardPage:
    window.begin(read_entries(text.encode()).sheet)
    page = window.page
    assert isinstance(page, BoardPage)
    return page


def entry(window: KeeperWindow, at: int) -> EntryPage:
    window.show_entry(at)
    page = window.page
    assert isinstance(page, EntryPage)
    return page


def totals(window: KeeperWindow) -> tuple[int, ...]:
    assert window.keeper is not None
    return window.keeper.tally.ahead.totals


def test_a_sheet_is_begun_with_game_names_and_dealer(window: KeeperWindow) -> None:
    assert isinstance(window.page, StartPage)
    window.page.nothing.button.click()
    page = window.page
    assert isinstance(page, SetupPage)
    page.finder.list.show_game("classic_3p")
    assert [field.isVisibleTo(page) for field in page.fields] == [True] * 3 + [False] * 3
    page.fields[0].setText("Ann")
    page.fields[1].setText("  Bob ")
    page.dealer.setCurrentIndex(1)
    page.begin.click()
    assert window.keeper is not None
    assert window.keeper.sheet.names == ("Ann", "Bob", "Player 3")
    assert window.keeper.tally.ahead.dealer == 1


def test_a_deal_is_entered_by_keys_alone(window: KeeperWindow, store: ScoreSheetStore) -> None:
    open_evening(window, "rules: classic_4p\nnames: Ann, Bob, Carl, Dora")
    page = window.page
    assert isinstance(page, BoardPage)
    QTest.keyClick(page.enter, Qt.Key.Key_Space)
    form = window.page
    assert isinstance(form, EntryPage)
    QTest.keyClick(form.ending.out, Qt.Key.Key_Down)
    for place, typed in (
        (("canastas.natural", 0), "1"),
        (("points", 0), "170"),
        (("hand", 1), "30"),
        (("hand", 2), "20"),
        (("hand", 3), "10"),
    ):
        spin = form.fields[place].spin
        spin.setFocus()
        spin.selectAll()
        QTest.keyClicks(spin, typed)
    assert "750" in form.points.text()
    assert "750" in form.book.accessibleDescription(), "told before it is booked"
    QTest.keyClick(form.book, Qt.Key.Key_Space)
    assert isinstance(window.page, BoardPage)
    assert totals(window) == (750, -40)
    (kept,) = store.all()
    assert kept.data["deals"]


def test_the_sums_of_a_deal_are_spoken(
    window: KeeperWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(board, "say", lambda _, text: said.append(text))
    open_evening(window)
    (text,) = said
    assert window.keeper is not None
    (*_, total) = window.keeper.tally.deals[-1].totals
    assert f"{total:,} in all. Deal " in text


def test_what_cannot_be_is_told_first_and_booked_the_second_time(
    window: KeeperWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_evening(window)
    form = entry(window, 1)
    said: list[str] = []
    monkeypatch.setattr(entry_module, "say", lambda _, text: said.append(text))
    form.fields["canastas.natural", 1].spin.setValue(13)
    form.fields["points", 1].spin.setValue(100)
    form.book.click()
    assert "Book it anyway: Alt+B." in said[0], "it is told how to go on"
    assert window.page is form
    assert "100 points are too few" in form.doubts.text()
    assert form.fields["canastas.natural", 1].spin.hasFocus() or form.doubts.isVisible()
    form.book.click()
    assert isinstance(window.page, BoardPage)
    assert totals(window)[1] == 455 + 13 * 500 + 100


def test_no_points_in_the_hand_of_somebody_who_did_not_go_out_are_doubted(
    window: KeeperWindow,
) -> None:
    open_evening(window)
    form = entry(window, 1)
    form.ending.out.setCurrentIndex(form.ending.out.findData(0))
    for place, value in (
        (("canastas.natural", 0), 1), (("points", 0), 400), (("hand", 1), 10), (("hand", 2), 5),
    ):  # fmt: skip
        form.fields[place].spin.setValue(value)
    form.book.click()
    assert window.page is form
    assert "Dora" in form.doubts.text()
    assert "Bob" not in form.doubts.text()
    form.fields["hand", 3].spin.setValue(55)
    form.book.click()
    assert isinstance(window.page, BoardPage)


def test_whose_column_it_is_stays_to_be_seen_while_a_long_form_scrolls(
    window: KeeperWindow,
) -> None:
    open_evening(window, "rules: classic_6p_pairs\nnames: Ann, Bob, Carl, Dora, Emil, Fritz\n")
    form = entry(window, 0)
    form.more.setChecked(True)
    QCoreApplication.processEvents()
    bar = form.area.verticalScrollBar()
    assert bar.maximum() > 0
    bar.setValue(bar.maximum())
    assert [head.text() for head in form.heads] == [
        "Ann & Dora",
        "Bob & Emil",
        "Carl & Fritz",
    ]
    for side, head in enumerate(form.heads):
        spin = form.fields["penalty.other", side].spin
        assert not head.visibleRegion().isEmpty()
        assert (
            head.mapTo(form, head.rect().topLeft()).x()
            == spin.mapTo(form, spin.rect().topLeft()).x()
        )


def test_a_change_after_the_warning_is_looked_at_again(window: KeeperWindow) -> None:
    open_evening(window)
    form = entry(window, 1)
    form.fields["canastas.natural", 1].spin.setValue(13)
    form.book.click()
    form.fields["canastas.natural", 1].spin.setValue(14)
    assert not form.doubts.isVisible()
    form.book.click()
    assert window.page is form


def test_a_correction_moves_totals_and_minimums_and_is_undone(window: KeeperWindow) -> None:
    page = open_evening(window)
    assert totals(window) == (1875, 455)
    page.table.correct_asked.emit(0)
    form = window.page
    assert isinstance(form, EntryPage)
    assert form.fields["canastas.mixed", 0].spin.value() == 2
    form.fields["canastas.mixed", 0].spin.setValue(0)
    form.book.click()
    assert window.keeper is not None
    assert totals(window) == (1275, 455)
    assert window.keeper.tally.ahead.minimums == (50, 50)
    page = window.page  # type: ignore[assignment]
    page.undo.click()
    assert totals(window) == (1875, 455)
    assert window.keeper.tally.ahead.minimums == (90, 50)
    page.redo.click()
    assert totals(window) == (1275, 455)


def test_a_deal_is_removed_and_comes_back(window: KeeperWindow) -> None:
    page = open_evening(window)
    page.remove.click()
    assert totals(window) == (0, 0)
    QTest.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    page.undo.click()
    assert totals(window) == (1875, 455)


def test_a_sheet_is_continued_where_it_was(
    window: KeeperWindow, store: ScoreSheetStore, qtbot: QtBot
) -> None:
    open_evening(window)
    window.close()
    again = KeeperWindow(store, Games(), "classic_4p")
    qtbot.addWidget(again)
    page = again.page
    assert isinstance(page, StartPage)
    assert "Ann & Carl: 1,875" in page.list.item(0).text()
    page.go_on.click()
    assert totals(again) == (1875, 455)


def test_a_deleted_sheet_can_be_brought_back(window: KeeperWindow, store: ScoreSheetStore) -> None:
    open_evening(window)
    window.show_start()
    page = window.page
    assert isinstance(page, StartPage)
    (before,) = store.all()
    page.delete.click()
    assert page.list.count() == 0
    page.undo_bar.undone.emit()
    assert page.list.count() == 1
    assert store.all() == (before,)  # its date too


def test_cards_are_tapped_by_mouse_and_keys(window: KeeperWindow, qtbot: QtBot) -> None:
    open_evening(window)
    form = entry(window, 1)
    field = form.fields["hand", 1]
    assert field.tap is not None
    field.tap.click()
    tap = window.findChild(TapWindow)
    assert tap is not None
    QTest.mouseClick(tap.buttons["A"], Qt.MouseButton.LeftButton)
    QTest.keyClicks(tap, "AK0X")
    QTest.keyClick(tap, Qt.Key.Key_Backspace)
    assert tap.cards == "A*2 K T"
    assert field.cards == "A*2 K T"  # kept before anybody says OK
    tap.accept()
    assert field.cards == "A*2 K T"
    assert field.spin.value() == 60
    assert form.deal.players[1].hand_cards == "A*2 K T"
    field.spin.setValue(30)
    assert form.deal.players[1].hand == 30


def test_partners_of_three_change_with_who_is_alone(window: KeeperWindow) -> None:
    open_evening(window, "rules: classic_3p\nnames: Ann, Bob, Carl")
    form = entry(window, 0)
    assert ("points", 2) in form.fields
    form.ending.out.setCurrentIndex(form.ending.out.findData(1))
    assert form.ending.alone == 1
    assert ("points", 2) not in form.fields
    form.fields["canastas.natural", 1].spin.setValue(1)
    form.fields["points", 1].spin.setValue(70)
    form.fields["red_threes", 2].spin.setValue(1)
    assert window.keeper is not None
    assert window.keeper.points(0, form.deal) == (0, 670, -100)


def test_large_numbers_tell_everything_and_lead_to_the_next_deal(window: KeeperWindow) -> None:
    open_evening(window)
    window.show_large()
    page = window.page
    assert isinstance(page, LargePage)
    assert page.numbers.accessibleName() == "Ann & Carl: 1,875. Bob & Dora: 455. Deal 2: Bob deals"
    page.enter.click()
    form = window.page
    assert isinstance(form, EntryPage)
    form.cancel.click()
    assert isinstance(window.page, LargePage)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert isinstance(window.page, BoardPage)
    assert not window.isFullScreen()


def test_the_rules_in_force_are_searched(window: KeeperWindow) -> None:
    page = open_evening(window)
    page.may_i.click()
    ask = window.page
    assert isinstance(ask, AskPage)
    ask.search.field.setText("frozen")
    assert "results" in ask.search.places.text()
    assert not ask.table.isVisible()  # nobody answers that yet


def test_escape_goes_back_page_by_page(window: KeeperWindow) -> None:
    open_evening(window)
    entry(window, 1)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert isinstance(window.page, BoardPage)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert isinstance(window.page, StartPage)


def test_every_field_has_a_name_to_be_read(window: KeeperWindow) -> None:
    open_evening(window)
    form = entry(window, 0)
    names = [field.spin.accessibleName() for field in form.fields.values()]
    assert all(names)
    assert len(set(names)) == len(names)
    assert "Points left in hand, Carl" in names


@pytest.mark.parametrize(
    "ids",
    [chosen_games(by=COLUMNS), pytest.param(preset_ids(), marks=pytest.mark.slow)],
    ids=["chosen", "all"],
)
def test_blank_sheets_of_every_game_are_written(
    window: KeeperWindow, tmp_path: Path, ids: tuple[str, ...]
) -> None:
    games = [Games().get(game) for game in ids]
    menu = blank_menu(lambda: games, window)
    menu.save_pdf(tmp_path / "blank.pdf")
    data = (tmp_path / "blank.pdf").read_bytes()
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") >= len(games)


def test_a_sheet_is_saved_as_pdf(window: KeeperWindow, tmp_path: Path) -> None:
    page = open_evening(window)
    assert page._menu is not None
    page._menu.save_pdf(tmp_path / "sheet.pdf")
    assert (tmp_path / "sheet.pdf").read_bytes().startswith(b"%PDF")


@pytest.mark.parametrize(
    "game",
    [
        "american_2024",  # the longest names of lines and rules
        pytest.param("railroad", marks=pytest.mark.slow),  # every player a side, shorter names
        pytest.param("classic_4p", marks=pytest.mark.slow),  # less of everything
        pytest.param("pennies", marks=pytest.mark.slow),
    ],
)
def test_everything_has_room_on_a_small_screen(window: KeeperWindow, game: str) -> None:
    open_evening(window, f"rules: {game}\ndeal\nside 1: points 50")
    window.resize(1000, 560)
    pages = (
        window.show_board,
        lambda: entry(window, 0).more.setChecked(True),
        window.show_rules,
        window.show_start,
        window.show_setup,
        window.show_start,
    )
    for show in pages:
        show()
        QCoreApplication.processEvents()
        assert cut_off(window) == []
        assert scrolls_sideways(window) == []
        assert letters_twice(window) == []


def test_a_saved_sheet_says_so_and_can_be_searched_for_game_day_and_names(
    window: KeeperWindow, tmp_path: Path
) -> None:
    page = open_evening(window, EVENING.replace("names:", "date: 2026-11-27\nnames:"))
    assert page._menu is not None
    page._menu.save_pdf(tmp_path / "sheet.pdf")
    assert str(tmp_path / "sheet.pdf") in saved_box(window).text()
    text = pdf_text(tmp_path / "sheet.pdf")
    assert "Classic, four players" in text
    assert "27" in text.splitlines()[0]
    assert "2026" in text.splitlines()[0]
    assert "Ann & Carl" in text


def saved_box(window: KeeperWindow) -> PlainBox:
    return next(one for one in window.findChildren(PlainBox) if one.isVisible())


def test_a_sheet_saved_as_text_says_so(window: KeeperWindow, tmp_path: Path) -> None:
    open_evening(window)
    assert window.keeper is not None
    write_file(window.keeper.sheet, tmp_path / "sheet.txt", window)
    assert str(tmp_path / "sheet.txt") in saved_box(window).text()


def test_two_equal_names_are_refused_with_a_word(window: KeeperWindow) -> None:
    window.show_setup()
    page = window.page
    assert isinstance(page, SetupPage)
    page.fields[0].setText("Ann")
    page.fields[2].setText("ANN")
    page.begin.click()
    assert window.page is page
    assert "Two players are called ANN" in page.people.refusal.text()
    assert page.people.refusal.isVisible()
    page.fields[2].setText("Carl")
    assert not page.people.refusal.isVisible()
    page.begin.click()
    assert window.keeper is not None
    assert window.keeper.sheet.names == ("Ann", "Player 2", "Carl", "Player 4")


def test_other_names_are_refused_with_a_word_and_the_window_stays(window: KeeperWindow) -> None:
    open_evening(window).names.click()
    names = window.findChild(NamesWindow)
    assert names is not None
    names.fields[1].setText("ann")
    names.answer.click()
    assert names.isVisible()
    assert "Two players are called ann" in names.people.refusal.text()
    names.fields[1].setText(" ")
    names.answer.click()
    assert names.people.refusal.text() == "Everybody needs a name."
    names.fields[1].setText("Eve")
    names.answer.click()
    assert not names.isVisible()
    assert window.keeper is not None
    assert window.keeper.sheet.names[1] == "Eve"


def test_names_of_other_sheets_are_offered(window: KeeperWindow) -> None:
    open_evening(window)
    window.show_start()
    window.show_setup()
    page = window.page
    assert isinstance(page, SetupPage)
    page.fields[0].setFocus()
    QTest.keyClicks(page.fields[0], "do")
    assert page.fields[0].text() == "dora"


def test_the_day_of_a_sheet_is_set_when_it_begins_and_later(window: KeeperWindow) -> None:
    window.show_setup()
    page = window.page
    assert isinstance(page, SetupPage)
    assert abs((today() - date.fromisoformat(page.day.iso)).days) <= 1
    page.day.setDate(QDate(2026, 11, 27))
    page.begin.click()
    assert window.keeper is not None
    assert window.keeper.sheet.date == "2026-11-27"
    assert isinstance(window.page, BoardPage)
    window.page.names.click()
    names = window.findChild(NamesWindow)
    assert names is not None
    names.day.setDate(QDate(2026, 11, 20))
    names.answer.click()
    assert window.keeper.sheet.date == "2026-11-20"
    assert window.page.game.text().endswith(short_day(date(2026, 11, 20)))
    window.keeper.undo()
    assert window.keeper.sheet.date == "2026-11-27"


def test_after_a_match_that_is_won_a_new_sheet_of_the_same_people_is_the_gold_button(
    window: KeeperWindow,
) -> None:
    won = EVENING + EVENING[EVENING.index("deal") :] * 2
    page = open_evening(window, won)
    assert page.next.text().startswith("Ann & Carl win")
    for show in (window.show_board, window.show_large):
        show()
        assert isinstance(window.page, BoardPage | LargePage)
        step = window.page.step
        assert step.gold is step.again
        assert look_of(step.again) == PRIMARY
        assert look_of(step.enter) != PRIMARY
        assert step.again.isDefault()
    step.again.click()
    assert window.keeper is not None
    assert window.keeper.sheet.names == ("Ann", "Bob", "Carl", "Dora")
    assert window.keeper.sheet.deals == ()
    assert window.keeper.sheet.dealer == window.keeper.tally.ahead.dealer == 3
    assert isinstance(window.page, BoardPage)
    assert window.page.step.gold is window.page.enter
    assert not window.page.step.again.isVisible()


def test_the_table_of_deals_shows_running_totals(window: KeeperWindow) -> None:
    page = open_evening(window, EVENING + "deal\nside 1: points 100\nside 2: points 50\n")
    texts = [cells(page.table, row)[1:] for row in range(page.table.rowCount())]
    assert texts == [["1,875 → 1,875", "455 → 455"], ["100 → 1,975", "50 → 505"]]
    spoken = page.table.model().index(1, 2).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Bob & Dora: 50 in this deal, 505 in all"
    titles = [title for title in page.findChildren(OneLine) if title.text() == "Bob & Dora"]
    assert [title.toolTip() for title in titles] == [tip_lines("Bob & Dora")], "it may be shortened"


def test_running_totals_of_many_stand_below_each_other(window: KeeperWindow) -> None:
    page = open_evening(window, "rules: railroad\ndeal\nside 2: points 50\ndeal\nside 2: points 5")
    assert cells(page.table, 1)[2] == "5\n55"


def cells(table: QTableWidget, row: int) -> list[str]:
    """The texts of a line."""
    return [str(table.model().index(row, at).data()) for at in range(table.columnCount())]


def test_tonight_lists_the_sheets_of_a_day_and_ranks_its_people(
    window: KeeperWindow, tmp_path: Path
) -> None:
    dated = EVENING.replace("names:", "date: 2026-11-27\nnames:")
    open_evening(window, dated)
    open_evening(window, dated.replace("Bob, Carl, Dora", "Eve, bob, Fred"))
    open_evening(window, dated.replace("11-27", "11-20"))
    window.show_start()
    assert isinstance(window.page, StartPage)
    window.page.tonight.click()
    page = window.page
    assert isinstance(page, TonightPage)
    assert page.list.count() == 2
    assert [cells(page.ranking, row) for row in range(page.ranking.rowCount())] == [
        ["1", "Ann", "2", "0", "3,750"],
        ["2", "bob", "2", "0", "2,330"],
        ["3", "Carl", "1", "0", "1,875"],
        ["4", "Dora", "1", "0", "455"],
        ["4", "Eve", "1", "0", "455"],
        ["4", "Fred", "1", "0", "455"],
    ]
    page.menu.save_pdf(tmp_path / "ranking.pdf")
    assert "3,750" in pdf_text(tmp_path / "ranking.pdf")
    page.day.setCurrentIndex(1)
    assert page.list.count() == 1
    page.open.click()
    assert isinstance(window.page, BoardPage)


def test_blank_sheets_are_of_the_usual_game_at_first_and_of_all_where_asked(
    window: KeeperWindow,
) -> None:
    window.show_start()
    assert isinstance(window.page, StartPage)
    menu = window.page.blank.menu()
    assert isinstance(menu, PagesMenu)
    texts = [one.text().replace("&", "") for one in menu.actions() if not one.isSeparator()]
    assert texts == [
        "Classic, four players", "Save as PDF…", "Print…", "For another game…", "For every game",
    ]  # fmt: skip
    assert menu._write().count("<h2") == 1


@pytest.mark.parametrize("game", chosen_games(by=COLUMNS))
def test_every_box_of_a_blank_sheet_has_room_for_four_figures(game: str) -> None:
    setup = Games().get(game).rules
    columns = setup_for(setup).scorers * DEALS.get(setup_for(setup).scorers, 1)
    wide = 64 // columns / 100 * (210 - 2 * MARGIN)
    assert wide >= 12


def test_more_cards_than_the_pack_has_are_doubted_in_the_picker_as_in_the_booking(
    window: KeeperWindow,
) -> None:
    open_evening(window)
    form = entry(window, 1)
    field = form.fields["hand", 1]
    assert field.tap is not None
    field.tap.click()
    tap = window.findChild(TapWindow)
    assert tap is not None
    QTest.keyClicks(tap, "K" * 8)
    assert tap.doubts.text() == ""
    QTest.keyClicks(tap, "KK")
    assert tap.doubts.text() == "10 kings, but the pack has only 8."
    tap.accept()
    form.book.click()
    assert tap.doubts.text() in form.doubts.text()


def test_more_points_than_the_pack_has_are_said_of_the_sheet(window: KeeperWindow) -> None:
    open_evening(window)
    form = entry(window, 1)
    form.fields["points", 0].spin.setValue(9000)
    form.fields["points", 1].spin.setValue(615)
    form.book.click()
    (line,) = [one for one in form.doubts.text().splitlines() if "9,615" in one]
    assert line.startswith("• All sides together have 9,615 points")


def test_players_are_renamed_and_two_never_share_a_name(window: KeeperWindow) -> None:
    page = open_evening(window)
    page.names.click()
    names = window.findChild(NamesWindow)
    assert names is not None
    names.fields[0].setText("Anna")
    QTest.keyClick(names.fields[0], Qt.Key.Key_Return)
    assert window.keeper is not None
    assert window.keeper.sheet.names == ("Anna", "Bob", "Carl", "Dora")
    window.keeper.rename(["Bob", "bob", "Carl", "Dora"])
    assert window.keeper.sheet.names[0] == "Anna"


def test_a_disk_that_takes_nothing_is_told_once_and_the_score_goes_on(
    window: KeeperWindow, tmp_path: Path
) -> None:
    folder = tmp_path / "player"
    folder.mkdir(exist_ok=True)
    (folder / "score-sheets").write_text("in the way", encoding="utf-8")
    page = open_evening(window)
    page.remove.click()
    assert len(window.findChildren(TroubleBox)) == 1
    assert totals(window) == (0, 0)
    assert window.keeper is not None
    window.keeper.undo()
    assert totals(window) == (1875, 455)


def test_a_table_is_offered_where_somebody_judges(store: ScoreSheetStore, qtbot: QtBot) -> None:
    window = KeeperWindow(store, Games(), "classic_4p", judges=True)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    open_evening(window)
    window.show_rules()
    asked: list[object] = []
    window.table_asked.connect(asked.append)
    assert isinstance(window.page, AskPage)
    window.page.table.click()
    assert window.keeper is not None
    assert asked == [window.keeper.sheet]


def test_rules_of_ones_own_keep_their_name(window: KeeperWindow) -> None:
    sheet = replace(read_entries(EVENING.encode()).sheet, title="Ours")
    window.begin(sheet)
    page = window.page
    assert isinstance(page, BoardPage)
    assert page.game.text() == "Ours"


def again_in(store: ScoreSheetStore, qtbot: QtBot) -> KeeperWindow:
    """The window as it opens another time, with the sheet that is kept on the disk."""
    made = KeeperWindow(store, Games(), "classic_4p")
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    assert isinstance(made.page, StartPage)
    made.page.go_on.click()
    return made


def test_undo_and_redo_outlive_the_program(
    window: KeeperWindow, store: ScoreSheetStore, qtbot: QtBot
) -> None:
    page = open_evening(window)
    page.remove.click()
    assert window.keeper is not None
    window.keeper.rename(["Anna", "Bob", "Carl", "Dora"])
    window.keeper.undo()
    again = again_in(store, qtbot)
    page = again.page  # type: ignore[assignment]
    assert isinstance(page, BoardPage)
    page.redo.click()
    assert again.keeper is not None
    assert again.keeper.sheet.names[0] == "Anna"
    page.undo.click()
    page.undo.click()
    assert totals(again) == (1875, 455)
    assert not page.undo.isEnabled()


def test_what_was_typed_is_there_again_although_nobody_booked_it(
    window: KeeperWindow, store: ScoreSheetStore, qtbot: QtBot
) -> None:
    open_evening(window)
    form = entry(window, 1)
    assert not form.begun.isVisible()
    form.fields["points", 1].spin.setFocus()
    QTest.keyClicks(form.fields["points", 1].spin, "17")
    form.ending.out.setCurrentIndex(2)
    again = again_in(store, qtbot)
    form = again.page  # type: ignore[assignment]
    assert isinstance(form, EntryPage)
    assert form.begun.isVisibleTo(form)
    assert form.fields["points", 1].spin.value() == 17
    assert form.ending.out.currentIndex() == 2
    assert again.header.title.text() == "Deal 2"
    form.book.click()
    form.book.click()
    assert isinstance(again.page, BoardPage)
    assert "ontinue" not in again.page.enter.text()


def test_escape_leaves_a_deal_for_now_and_cancel_forgets_it(window: KeeperWindow) -> None:
    open_evening(window)
    form = entry(window, 1)
    form.fields["points", 1].spin.setValue(50)
    QTest.keyClick(window, Qt.Key.Key_Escape)
    page = window.page
    assert isinstance(page, BoardPage)
    assert page.enter.text().replace("&", "") == "Continue with deal 2"
    window.show_large()
    large = window.page
    assert isinstance(large, LargePage)
    assert large.enter.text().replace("&", "") == "Continue with deal 2"
    large.enter.click()
    form = window.page  # type: ignore[assignment]
    assert isinstance(form, EntryPage)
    assert form.fields["points", 1].spin.value() == 50
    form.cancel.click()
    assert isinstance(window.page, LargePage)
    assert window.page.enter.text().replace("&", "") == "Enter deal 2"


def test_what_is_unfolded_is_seen(window: KeeperWindow) -> None:
    open_evening(window, "rules: hand_and_foot\ndeal\nside 1: points 50")
    window.resize(1000, 560)
    form = entry(window, 0)
    form.more.click()
    QCoreApplication.processEvents()
    assert not form._rare[0].visibleRegion().isEmpty()


def test_a_correction_in_between_keeps_the_deal_that_was_begun(window: KeeperWindow) -> None:
    open_evening(window)
    entry(window, 1).fields["points", 1].spin.setValue(50)
    form = entry(window, 0)
    form.fields["canastas.mixed", 0].spin.setValue(0)
    form.book.click()
    assert totals(window) == (1275, 455)
    assert entry(window, 1).fields["points", 1].spin.value() == 50


def test_a_form_that_is_as_it_was_leaves_nothing_behind(window: KeeperWindow) -> None:
    open_evening(window)
    form = entry(window, 0)
    form.fields["points", 0].spin.setValue(525)
    form.fields["points", 0].spin.setValue(520)
    assert window.keeper is not None
    assert window.keeper.draft(0) is None


def test_tapped_cards_that_are_cancelled_give_the_number_back(window: KeeperWindow) -> None:
    open_evening(window)
    field = entry(window, 1).fields["hand", 1]
    field.spin.setValue(35)
    assert field.tap is not None
    field.tap.click()
    tap = window.findChild(TapWindow)
    assert tap is not None
    tap.tap("A")
    assert field.cards == "A"
    tap.reject()
    assert (field.number, field.cards) == (35, "")


def test_the_deal_that_was_corrected_stays_chosen(window: KeeperWindow) -> None:
    open_evening(window, EVENING + "deal\nside 1: points 50\ndeal\nside 2: points 60\n")
    form = entry(window, 0)
    form.fields["points", 0].spin.setValue(525)
    form.book.click()
    page = window.page
    assert isinstance(page, BoardPage)
    assert page.table.deal == 0
    page.table.choose(1)
    page.undo.click()
    assert page.table.deal == 1
    window.show_rules()
    window.show_board()
    page = window.page
    assert isinstance(page, BoardPage)
    assert page.table.deal == 1
    form = entry(window, 3)
    form.fields["points", 0].spin.setValue(55)
    form.book.click()
    form.book.click()
    page = window.page
    assert isinstance(page, BoardPage)
    assert page.table.deal == 3


def test_alone_is_whoever_went_out_where_nobody_else_is_said(window: KeeperWindow) -> None:
    open_evening(window, "rules: classic_3p\nnames: Ann, Bob, Carl")
    form = entry(window, 0)
    form.ending.out.setCurrentIndex(form.ending.out.findData(1))
    form.ending.lone.setCurrentIndex(0)
    assert form.ending.alone == 1


def test_a_deal_of_five_is_removed_and_the_sheet_stays_readable(
    window: KeeperWindow, store: ScoreSheetStore, qtbot: QtBot
) -> None:
    page = open_evening(
        window, "rules: classic_5p\ndeal\n4: hand 20\ndeal\n5: hand 15\ndeal\n4: hand 5\n"
    )
    page.table.choose(0)
    page.remove.click()
    again = again_in(store, qtbot)
    assert totals(again) == (0, -20)


@pytest.mark.parametrize(
    "name", ["evening.txt", pytest.param("evening.json", marks=pytest.mark.slow)]
)
def test_a_sheet_is_saved_as_a_file_and_opened_again(
    window: KeeperWindow, tmp_path: Path, name: str
) -> None:
    open_evening(window)
    assert window.keeper is not None
    sheet = window.keeper.sheet
    write_file(sheet, tmp_path / name, window)
    window.show_start()
    window.open_files([tmp_path / name])
    assert isinstance(window.page, BoardPage)
    assert window.keeper.sheet == sheet
    window.show_start()
    assert isinstance(window.page, StartPage)
    assert window.page.list.count() == 2


def test_a_file_is_dropped_on_the_window(window: KeeperWindow, tmp_path: Path) -> None:
    (tmp_path / "a.txt").write_text(EVENING, encoding="utf-8")
    assert drag(window, tmp_path / "a.txt")
    assert totals(window) == (1875, 455)


def test_a_file_with_faults_is_told_by_its_line(window: KeeperWindow, tmp_path: Path) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text("rules: classic_4p\ndeal\nside 1: gold 1\n", encoding="utf-8")
    window.open_files([bad, tmp_path / "missing.txt"])
    boxes = window.findChildren(TroubleBox)
    assert [box.text() for box in boxes] == [
        "bad.txt is not a score sheet that can be opened.",
        "The file cannot be opened.",
    ]
    assert "Line 3: 'gold 1': that is nothing to be counted." in boxes[0].informativeText()
    assert isinstance(window.page, StartPage)


def test_what_cannot_be_in_a_file_is_told_by_its_line(window: KeeperWindow, tmp_path: Path) -> None:
    file = tmp_path / "odd.txt"
    file.write_text("rules: classic_4p\ndeal\nside 1: natural 1, points 20\n", encoding="utf-8")
    window.open_files([file])
    (box,) = window.findChildren(TroubleBox)
    assert box.informativeText().startswith("line 3: ")
    assert totals(window) == (520, 0)


def test_tab_goes_through_the_numbers_before_the_buttons(window: KeeperWindow) -> None:
    open_evening(window)
    form = entry(window, 1)
    window.activateWindow()
    form.ending.out.setFocus()
    seen = []
    for _ in range(5):
        seen.append(window.focusWidget())
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    form.ending.out.setCurrentIndex(1)
    fields = form.fields
    assert seen == [
        form.ending.out,
        *(
            fields[f"canastas.{kind}", side].spin
            for kind in ("natural", "mixed")
            for side in (0, 1)
        ),
    ]


def test_a_deal_with_nothing_in_it_is_not_booked_by_one_key(window: KeeperWindow) -> None:
    open_evening(window)
    form = entry(window, 1)
    form.book.click()
    assert window.page is form
    assert "Nothing was entered for this deal." in form.doubts.text()


def test_enter_leads_through_the_names_to_the_sheet(window: KeeperWindow) -> None:
    window.show_setup()
    page = window.page
    assert isinstance(page, SetupPage)
    for name, field in zip(("Ann", "Bob", "Carl", "Dora"), page.fields, strict=False):
        assert field.hasFocus()
        QTest.keyClicks(field, name)
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert window.keeper is not None
    assert window.keeper.sheet.names == ("Ann", "Bob", "Carl", "Dora")


def test_enter_on_a_sheet_opens_it_and_presses_nothing_there(window: KeeperWindow) -> None:
    open_evening(window)
    window.show_start()
    page = window.page
    assert isinstance(page, StartPage)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert isinstance(window.page, BoardPage)


def test_enter_on_a_deal_corrects_it_and_books_nothing(window: KeeperWindow) -> None:
    page = open_evening(window)
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    assert isinstance(window.page, EntryPage)
    assert window.keeper is not None
    assert not window.keeper.can_undo
