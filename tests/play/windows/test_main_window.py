"""The window passes on what is asked, shows what is played and remembers its size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import (
    QAbstractSlider,
    QApplication,
    QDialog,
    QDockWidget,
    QLabel,
    QMessageBox,
    QPushButton,
    QTabBar,
    QWidget,
)
from pytestqt.qtbot import QtBot

from canasta_qt.features.endings.window.columns import SideTitle
from canasta_qt.features.endings.window.deal_end import DealEnd
from canasta_qt.features.endings.window.score_sheet import ScoreSheet
from canasta_qt.features.match_setup.window.dialog import NewMatchDialog
from canasta_qt.features.match_setup.window.page import NewMatchPage
from canasta_qt.features.match_setup.window.waiting import WaitingMatches
from canasta_qt.features.match_setup.window.welcome import Welcome
from canasta_qt.library.match_saver import WaitingMatch
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.library.preferences import Preferences
from canasta_qt.play.presenter.hand_order import HandWishes
from canasta_qt.play.scene.panels.choice import Question
from canasta_qt.play.windows.main_window import SIDE, SMALLEST, MainWindow
from canasta_qt.storage.match_values import Unfinished
from canasta_qt.storage.settings import Settings
from canasta_qt.ui.style.theme import contrast, set_current, theme_of_palette, tint
from canasta_qt.ui.style.tokens import EVENING, THEMES, theme_of
from canasta_qt.ui.widgets.problems import crash, show_trouble
from canasta_qt.view_model.endings import CanastaModel, LearnModel, WaitingModel, WelcomeModel
from canasta_qt.view_model.pictures import ButtonId, ButtonModel, Deed, DraftModel, LedgerEntry
from tests.helpers.deals.matches import new_run
from tests.helpers.programs.fake_game import FakeTable, sheet
from tests.helpers.programs.fake_program import RESOURCES, Program
from tests.helpers.programs.parts import Parts


def waiting(unfinished: object, text: str) -> WaitingMatch:
    return WaitingMatch(unfinished, text, "", "")


@pytest.fixture
def program(qtbot: QtBot) -> Program:
    return Program(qtbot)


def test_before_the_first_match_the_welcome_is_seen(program: Program) -> None:
    assert program.window.stack.currentWidget() is program.window.welcome
    assert not program.window.menus.actions["undo"].isEnabled()
    assert not program.window.menus.actions["score_sheet"].isEnabled()


def test_the_menu_bar_is_of_one_look_with_the_welcome_page_and_with_the_table(
    program: Program,
) -> None:
    window = program.window

    def above() -> QColor:
        picture = window.menuBar().grab().toImage()
        return picture.pixelColor(picture.width() - 2, picture.height() // 2)

    try:
        for name, theme in ((each, theme_of(each, "green")) for each in THEMES):
            set_current(theme)
            window.show_welcome()
            bar, corner = above(), window.welcome.grab().toImage().pixelColor(1, 1)
            apart = [abs(a - b) for a, b in zip(bar.getRgb(), corner.getRgb(), strict=True)]
            assert max(apart) <= 12, f"{name}: {bar.name()} above {corner.name()}"
            window.show_table()
            assert above() == tint("wood_dark"), name
        set_current(THEMES["high_contrast"], theme_of_palette(QPalette("#ffffff")))
        window.show_welcome()
        assert contrast(above(), tint("text")) > 7, "on a bright desktop of high contrast"
    finally:
        set_current(EVENING)


def test_tab_passes_over_an_empty_bar(qtbot: QtBot, program: Program) -> None:
    window = program.window
    Parts(program.context).waits.found(None)
    bar = QTabBar(window)
    bar.show()
    window.welcome.play_button.setFocus()
    had: list[QWidget | None] = []
    while window.focusWidget() not in had:
        had.append(window.focusWidget())
        qtbot.keyClick(window, Qt.Key.Key_Tab)
    assert len(had) > 3
    assert bar not in had


def test_play_starts_the_usual_match_on_the_table(program: Program) -> None:
    Parts(program.context).waits.found(None)
    program.window.welcome.play_button.click()
    (name, match) = program.controller.noted.calls[-1]
    assert name == "new_match"
    assert match.rules == MatchChoice().rules
    assert program.window.stack.currentWidget() is program.table


def test_a_waiting_match_is_offered_first_and_goes_on(program: Program) -> None:
    log = object()
    Parts(program.context).waits.found(waiting(log, "Deal 3: You 1,240 – Vera 980"))
    welcome = program.window.welcome
    assert welcome.waiting.text() == "Deal 3: You 1,240 – Vera 980"
    assert welcome.main_button is welcome.resume_button
    assert welcome.resume_button.hasFocus()
    welcome.resume_button.click()
    assert program.controller.noted.calls == [("resume", log)]


def test_without_a_waiting_match_nothing_can_be_continued(program: Program) -> None:
    Parts(program.context).waits.found(None)
    welcome = program.window.welcome
    assert not welcome.resume_button.isVisible()
    assert welcome.main_button is welcome.learn.start


def test_who_knows_the_first_hand_plays_at_once(program: Program) -> None:
    welcome = program.window.welcome
    for learn in (LearnModel(0, 10, done=True, newcomer=True), LearnModel(4, 10, False, False)):
        welcome.offer(WelcomeModel(game="Classic", learn=learn))
        assert welcome.main_button is welcome.play_button


def test_the_learn_card_says_with_which_step_it_goes_on(program: Program) -> None:
    welcome = program.window.welcome
    welcome.offer(WelcomeModel(learn=LearnModel(3, 10, done=False, newcomer=True)))
    assert "4" in welcome.learn.start.text()
    heard: list[str] = []
    welcome.asked.disconnect()
    welcome.asked.connect(heard.append)
    welcome.learn.start.click()
    assert heard == ["first_hand"]


def test_where_a_match_waits_on_a_low_page_a_link_leads_to_the_lessons(program: Program) -> None:
    welcome = Welcome(program.window.art, program.window.portraits, program.window)
    waits = WaitingModel("Classic", "Deal 2")
    welcome.offer(WelcomeModel(waiting=waits, learn=LearnModel(0, 10, False, False)))
    welcome.show()
    welcome.resize(1000, 540)
    QApplication.processEvents()
    assert (welcome.learn.isHidden(), welcome.links["lessons"].isHidden()) == (True, False)
    welcome.resize(1366, 728)
    QApplication.processEvents()
    assert (welcome.learn.isHidden(), welcome.links["lessons"].isHidden()) == (False, True)


def test_what_is_played_reaches_the_table_and_the_ledger(program: Program) -> None:
    program.play()
    assert "play" in program.table.noted.names()
    deed = Deed("discards {cards}", "the king of hearts", ("Kh",))
    program.table.player.told.emit((LedgerEntry("turn", 1, 1, 1, 1, "Vera", deed=deed),))
    lines = program.window.ledger.lines.model.texts()
    assert lines == ["Deal 1", "Vera discards the king of hearts."]


def test_refusals_and_choices_reach_the_table(program: Program) -> None:
    program.controller.input.refused.emit("why")
    program.controller.input.choice.emit("which")
    assert program.table.noted.names()[-2:] == ["refuse", "offer"]


def test_the_turn_menu_follows_the_table(program: Program) -> None:
    program.play()
    actions = program.window.menus.actions
    assert not actions["ask"].isEnabled()
    program.play(
        can_undo=True,
        draft=DraftModel((), "35 of 50", ready=False),
        buttons=(ButtonModel(ButtonId.ASK, "Ask"), ButtonModel(ButtonId.GO_OUT, "Out", False)),
    )
    assert actions["undo"].isEnabled()
    assert actions["ask"].isEnabled()
    assert actions["take_back"].isEnabled()
    assert not actions["go_out"].isEnabled()


def test_the_turn_menu_presses_the_same_buttons(program: Program) -> None:
    for name, button in (
        ("undo", ButtonId.UNDO),
        ("take_back", ButtonId.TAKE_BACK),
        ("ask", ButtonId.ASK),
        ("special", ButtonId.SPECIAL),
        ("lay_three", ButtonId.LAY_THREE),
        ("merge", ButtonId.MERGE),
        ("retract", ButtonId.RETRACT),
        ("concede", ButtonId.CONCEDE),
    ):
        program.play(
            can_undo=True,
            draft=DraftModel((), "", ready=False),
            buttons=(ButtonModel(button, "Press"),),
        )
        program.do(name)
        assert program.controller.noted.calls[-1] == ("press", button)


def test_what_a_deal_brought_is_told_and_enter_leads_to_the_next(
    program: Program, qtbot: QtBot
) -> None:
    program.play(over="deal")
    program.controller.scored.emit(sheet())
    panel = program.dialog(DealEnd)
    assert panel is not None
    assert panel.main is not None
    qtbot.keyClick(panel.main, Qt.Key.Key_Return)
    assert program.controller.noted.names() == ["next_deal"]
    assert program.dialog(DealEnd) is None


def test_it_goes_when_the_next_deal_begins_by_itself(program: Program) -> None:
    program.play(over="deal")
    program.controller.scored.emit(sheet())
    program.play(deal_key="second", deal_number=2)
    assert program.dialog(DealEnd) is None


def test_the_score_sheet_leads_back_to_the_end_of_the_deal(program: Program, qtbot: QtBot) -> None:
    program.play(over="deal")
    program.controller.scored.emit(sheet())
    end = program.dialog(DealEnd)
    assert end is not None
    end.score_sheet.click()
    shown = program.dialog(ScoreSheet)
    assert shown is not None
    assert shown.main is not None
    qtbot.keyClick(shown.main, Qt.Key.Key_Return)
    assert program.dialog(DealEnd) is not None


def test_the_last_sheet_can_be_looked_up_in_the_next_deal(program: Program) -> None:
    program.play(over="deal")
    program.controller.scored.emit(sheet())
    program.play(deal_key="second", deal_number=2)
    program.do("score_sheet")
    assert program.dialog(ScoreSheet) is not None


def test_after_going_on_the_sheets_of_earlier_deals_can_be_looked_up(program: Program) -> None:
    program.controller.sheets = (sheet(title="Deal 1"), sheet(title="Deal 2"))
    Parts(program.context).waits.found(waiting(object(), "Deal 3"))
    program.window.welcome.resume_button.click()
    program.play(deal_number=3)
    program.do("score_sheet")
    dialog = program.dialog(ScoreSheet)
    assert dialog is not None
    assert dialog.page.sheet.title == "Deal 2"
    dialog.earlier.click()
    assert dialog.page.sheet.title == "Deal 1"


def test_one_of_several_waiting_matches_can_be_chosen(program: Program, qtbot: QtBot) -> None:
    log, text = new_run("classic_2p").log, "A match is waiting"
    one, other = (Unfinished(number, log, 1_000_000_000.0) for number in (1, 2))
    first = WaitingMatch(one, text, "Classic, deal 3", "You 5 – Vera 10")
    second = WaitingMatch(other, text, "Hoyle, deal 1", "You 0 – Vera 0")
    Parts(program.context).waits.found(waiting("first", first.text), lambda: [first, second])
    assert program.window.welcome.others_button.isVisible()
    program.window.welcome.others_button.click()
    dialog = program.dialog(WaitingMatches)
    assert dialog is not None
    told = dialog.list.item(1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Hoyle, deal 1" in told
    assert "You 0 – Vera 0" in told
    qtbot.keyClick(dialog.list, Qt.Key.Key_Down)
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert program.controller.noted.calls == [("resume", other)]


CARD = WaitingModel(
    "Classic, three players (temporary partnership)",
    "Deal 3 · your turn · saved 20 minutes ago",
    (("You & Otto", 1240), ("Vera & Nina", 980)),
    (CanastaModel("Kh", "natural", 7, 0, "7 kings"),),
)


def test_the_welcome_fits_the_smallest_window(program: Program, qtbot: QtBot) -> None:
    match = WaitingMatch(object(), "A match is waiting", "", "", CARD)
    Parts(program.context).waits.found(match, list)
    program.window.resize(*SMALLEST)
    qtbot.waitUntil(lambda: program.window.height() == SMALLEST[1])
    page = program.window.welcome
    assert page.minimumSizeHint().height() <= page.height()
    assert page.minimumSizeHint().width() <= page.width()
    buttons = [one for one in page.findChildren(QPushButton) if one.isVisible()]
    assert len(buttons) == 9
    places = [QRect(one.mapTo(page, QPoint(0, 0)), one.size()) for one in buttons]
    for place in places:
        assert page.rect().contains(place)
        assert not any(place.intersects(other) for other in places if other != place)


def test_a_long_name_of_a_waiting_match_is_not_cut_off(program: Program) -> None:
    Parts(program.context).waits.found(
        WaitingMatch(object(), "A match is waiting", "", "", CARD), list
    )
    program.window.resize(*SMALLEST)
    program.window.show()
    QApplication.processEvents()
    label = program.window.welcome.waiting
    assert label.height() >= label.heightForWidth(label.width())


def test_what_waits_is_told_with_its_totals_and_canastas(program: Program) -> None:
    Parts(program.context).waits.found(WaitingMatch(object(), "A match is waiting", "", "", CARD))
    page = program.window.welcome
    assert page.waiting_detail.text() == "Deal 3 · your turn · saved 20 minutes ago"
    shown = " ".join(label.text() for label in page.waiting_plate.findChildren(QLabel))
    assert "1,240" in shown
    assert "980" in shown
    assert [one.name for one in page.waiting_plate.findChildren(SideTitle)] == [
        "You & Otto", "Vera & Nina",
    ]  # fmt: skip


def test_no_ledger_stands_beside_the_welcome_and_it_comes_with_the_table(
    program: Program,
) -> None:
    ledger = program.window.ledger
    assert ledger.isHidden()
    Parts(program.context).waits.found(None)
    program.window.welcome.play_button.click()
    program.play()
    assert not ledger.isHidden()
    program.window.show_welcome()
    assert ledger.isHidden()
    program.window.show_table()
    assert not ledger.isHidden()
    ledger.hide()
    program.window.show_welcome()
    program.window.show_table()
    assert ledger.isHidden()


def test_what_stands_beside_the_table_goes_and_comes_with_it(program: Program) -> None:
    dock = QDockWidget(program.window)
    program.window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
    program.window.show_welcome()
    assert dock.isHidden()
    Parts(program.context).chooser.same_again()
    program.play()
    dock.show()
    program.window.show_welcome()
    assert dock.isHidden()
    program.window.show_table()
    assert not dock.isHidden()


def test_with_one_waiting_match_there_is_no_list(program: Program) -> None:
    Parts(program.context).waits.found(waiting(object(), "Deal 3"))
    assert not program.window.welcome.others_button.isVisible()


def test_a_running_match_is_not_left_without_asking(program: Program) -> None:
    Parts(program.context).chooser.same_again()
    program.play()
    program.controller.noted.calls.clear()
    program.do("same_again")
    question = program.dialog(Question)
    assert question is not None
    assert "You 1,240 – Vera 980" in question.text.text()
    question.reject()
    assert program.controller.noted.calls == []


def test_who_does_not_want_to_be_asked_leaves_a_match_at_once(program: Program) -> None:
    program.preferences.set_flag("confirm_leave_match", False)
    program.play()
    program.do("same_again")
    assert program.controller.noted.names() == ["new_match"]


def test_the_hand_follows_the_preferences_at_once(program: Program) -> None:
    program.preferences.choose("sort_order", "rank_down")
    program.preferences.set_flag("auto_sort", False)
    assert program.controller.input.hand_wishes == HandWishes("rank_down", auto_sort=False)


def test_a_finished_match_is_left_without_asking(program: Program) -> None:
    program.play(over="match")
    program.do("same_again")
    assert program.controller.noted.names() == ["new_match"]


def test_the_choice_is_remembered_for_the_same_again(qtbot: QtBot, program: Program) -> None:
    program.do("new_match")
    page = program.dialog(NewMatchPage)
    assert page is not None
    page.all_games.click()
    dialog = program.dialog(NewMatchDialog)
    assert isinstance(dialog, NewMatchDialog)
    dialog.finder.list.show_game("classic_2p")
    dialog.start()
    assert not dialog.isVisible()
    later = Program(qtbot, program.preferences)
    Parts(later.context).chooser.same_again()
    assert later.controller.noted.calls[-1][1].rules == "classic_2p"


def test_speed_and_card_size_reach_the_table_and_are_remembered(
    qtbot: QtBot, program: Program
) -> None:
    choices = program.window.menus.choices
    next(one for one in choices["speed"].actions() if one.data() == "fast").trigger()
    next(one for one in choices["size"].actions() if one.data() == "jumbo").trigger()
    assert program.table.noted.calls[-2:] == [("set_speed", 0.5), ("set_card_size", 165)]
    later = Program(qtbot, program.preferences)
    assert ("set_speed", 0.5) in later.table.noted.calls
    assert ("set_card_size", 165) in later.table.noted.calls


def test_the_window_comes_back_as_large_as_it_was(qtbot: QtBot, program: Program) -> None:
    program.window.resize(800, 560)
    program.window.close()
    again = MainWindow(FakeTable(), RESOURCES, program.preferences)
    qtbot.addWidget(again)
    again.restore()
    assert (again.width(), again.height()) == (800, 560)


@pytest.mark.parametrize(
    "kept",
    [
        "no json",
        "[1]",
        '{"size": "big"}',
        '{"size": [null, 3], "state": "§§§"}',
        "[" * 5000,
        '{"size": [99999999999999999999, 3], "at": [1, 2]}',
        r'{"state": "\ud800"}',
    ],
    ids=lambda kept: kept[:20],
)
def test_a_broken_remembered_size_is_no_trouble(qtbot: QtBot, kept: str) -> None:
    window = MainWindow(FakeTable(), RESOURCES, Preferences(Settings(window=kept)))
    qtbot.addWidget(window)
    window.restore()
    assert window.width() >= 800


def test_the_ledger_forgets_its_oldest_lines(
    program: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("canasta_qt.features.history.ledger.session.MOST_LINES", 3)
    for number in range(5):
        program.window.ledger.lines.add(f"line {number}")
    assert program.window.ledger.lines.model.texts() == ["line 2", "line 3", "line 4"]


def test_the_ledger_follows_the_play_unless_the_player_scrolled_up(
    program: Program, qtbot: QtBot
) -> None:
    ledger = program.window.ledger.lines
    program.window.ledger.show()
    bar = ledger.view.verticalScrollBar()

    def add_many() -> None:
        for number in range(80):
            ledger.add(f"line {number}")

    add_many()
    qtbot.waitUntil(lambda: bar.maximum() > 0 and bar.value() == bar.maximum())
    bar.triggerAction(QAbstractSlider.SliderAction.SliderToMinimum)
    before = bar.maximum()
    add_many()
    qtbot.waitUntil(lambda: bar.maximum() > before)
    assert bar.value() == 0


def test_a_problem_floats_over_the_table_and_stays_in_the_ledger(program: Program) -> None:
    program.controller.problem.emit("Vera had to be replaced")
    assert program.window.notice.isVisible()
    assert program.window.ledger.lines.model.texts()[0] == "Vera had to be replaced"


def test_a_crash_is_told_kindly(program: Program) -> None:
    show_trouble(crash("Traceback", ""), program.window)
    box = program.dialog(QMessageBox)
    assert box is not None
    assert "match is kept" in box.informativeText()
    box.accept()


def test_every_dialog_of_the_menus_opens_and_closes(program: Program) -> None:
    for name in ("how_to_play", "keys", "about"):
        program.do(name)
        dialog = program.dialog(QDialog)
        assert dialog is not None, name
        assert dialog.parent() is program.window, name
        dialog.reject()
        assert not dialog.isVisible(), name


def test_full_screen_and_back(program: Program) -> None:
    program.do("full_screen")
    assert program.window.isFullScreen()
    program.do("full_screen")
    assert not program.window.isFullScreen()


def test_a_short_message_after_a_long_one_has_a_small_box(program: Program) -> None:
    notice = program.window.notice
    notice.show_text("word " * 80, 5)
    tall = notice.height()
    notice.show_text("word", 5)
    assert notice.height() < tall / 2


def test_the_ledger_behind_another_dock_comes_to_the_front_before_it_goes(
    qtbot: QtBot, program: Program
) -> None:
    window = program.window
    window.show()
    window.show_table()
    window.ledger.show()
    other = QDockWidget(window)
    other.setObjectName("other")
    window.addDockWidget(SIDE, other)
    window.tabifyDockWidget(window.ledger, other)
    QApplication.processEvents()
    other.raise_()
    qtbot.waitUntil(lambda: window.ledger.visibleRegion().isEmpty())
    window.menus.actions["ledger"].trigger()
    qtbot.waitUntil(lambda: not window.ledger.visibleRegion().isEmpty())
    window.menus.actions["ledger"].trigger()
    assert window.ledger.isHidden()
