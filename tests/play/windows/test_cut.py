"""The player cuts before a match: one click, or a number, and nothing else is asked."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from canasta_qt.features.history.window.fair_deal import FairDealDialog
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.play.windows.cut import CutPanel, DeckStrip
from canasta_qt.record.fair_deal import check_match, deck_of
from canasta_qt.record.log import MatchLog
from tests.helpers.programs.match_window import Window


def asked(window: Window, choice: MatchChoice | None = None) -> CutPanel:
    window.preferences.set_flag("own_cut", True)
    window.parts.match.begin(choice or MatchChoice())
    return window.dialog(CutPanel)


def log_of(window: Window) -> MatchLog:
    assert window.game.match is not None
    return window.game.match.run.log


def test_at_first_nobody_is_asked_to_cut(window: Window) -> None:
    window.parts.match.begin(MatchChoice())
    assert log_of(window).cut is None
    assert not window.window.findChildren(CutPanel)


def test_a_click_on_the_deck_cuts_there_and_deals(qtbot: QtBot, window: Window) -> None:
    dialog = asked(window)
    seal = dialog.seal.text()
    dialog._copy()
    assert QGuiApplication.clipboard().text() == seal
    assert window.game.match is None
    strip = dialog.strip
    middle = QPoint(strip.width() // 2, strip.height() // 2)
    lifted = strip.cards_at(middle.x())
    qtbot.mouseClick(strip, Qt.MouseButton.LeftButton, pos=middle)
    log = log_of(window)
    assert 30 < lifted < 80
    assert (log.commitment, log.cut) == (seal, lifted)
    assert log.deals[0].order == deck_of(log, 1)
    assert check_match(log).proved


def test_a_number_may_be_typed_instead_and_is_told_in_fair_deal(
    qtbot: QtBot, window: Window
) -> None:
    dialog = asked(window)
    assert not dialog.answer.isEnabled()
    dialog.number.selectAll()
    qtbot.keyClicks(dialog.number, "73")
    qtbot.keyClick(dialog.number, Qt.Key.Key_Return)
    assert log_of(window).cut == 73
    window.do("fair_deal")
    shown = window.dialog(FairDealDialog)
    shown.deals.setCurrentRow(0)
    assert "Cut after 73 of 108 cards." in shown.text.toPlainText()


def test_enter_alone_cuts_nowhere_and_nothing_begins_where_it_is_cancelled(
    qtbot: QtBot, window: Window
) -> None:
    """A cut that nobody chose would be foreseen."""
    dialog = asked(window)
    qtbot.keyClick(dialog.number, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert window.game.match is None
    dialog.cancel.click()
    assert window.game.match is None
    assert window.window.stack.currentWidget() is window.window.welcome


def test_a_match_may_be_dealt_without_a_cut(window: Window) -> None:
    asked(window).without.click()
    assert log_of(window).cut is None
    assert check_match(log_of(window)).proved


def test_a_match_that_goes_on_stays_when_the_question_is_cancelled(window: Window) -> None:
    window.parts.match.begin(MatchChoice())
    before = window.game.match
    asked(window).reject()
    assert window.game.match is before


def test_cards_that_a_number_chose_are_not_cut(window: Window) -> None:
    window.preferences.set_flag("own_cut", True)
    window.parts.match.begin(MatchChoice(seed=7))
    assert not window.window.findChildren(CutPanel)
    assert log_of(window).cut is None


def test_every_card_of_the_deck_can_be_cut_at(qtbot: QtBot) -> None:
    strip = DeckStrip(108)
    qtbot.addWidget(strip)
    strip.resize(616, strip.sizeHint().height())
    places = {strip.cards_at(x) for x in range(strip.width())}
    assert places == set(range(1, 108))
