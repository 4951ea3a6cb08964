"""The ledger: a line a turn, growing with it, with small cards, shown again by a click."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from canasta_qt.features.history.ledger.panel import Ledger, Piece, pieces_of
from canasta_qt.features.history.ledger.session import lines_of_match
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.play.stage import ShowKind
from canasta_qt.record.log import HUMAN, MatchLog, Player
from canasta_qt.record.timeline import ReplayPoint
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.view_model.pictures import Deed, LedgerEntry
from canasta_qt.view_model.session import Session
from tests.helpers.programs.match_window import Window, a_finished_match, a_match
from tests.helpers.work import calls_in

NAMES = ("You", "Vera", "Otto", "Nina")


def entry(turn: int, action: int, words: str, cards: str = "", *faces: str | None) -> LedgerEntry:
    seat = turn % 4
    deed = Deed(words, cards, faces)
    return LedgerEntry("turn", 1, turn, action, seat, NAMES[seat], seat == 0, deed)


def begins(turn: int, action: int) -> LedgerEntry:
    return LedgerEntry("turn", 1, turn, action, turn % 4, NAMES[turn % 4], turn % 4 == 0)


@pytest.fixture
def ledger(qtbot: QtBot) -> Ledger:
    one = Ledger()
    qtbot.addWidget(one)
    one.resize(250, 400)
    one.show()
    return one


def my_match() -> MatchLog:
    """A match in which it is the turn of the person at the screen."""
    log = a_match(60)
    log.players = (Player("You", HUMAN), *log.players[1:])
    return log


def test_the_line_of_a_turn_grows_while_it_goes_on(ledger: Ledger) -> None:
    ledger.tell([begins(1, 0)])
    assert ledger.model.texts() == ["It is Vera's turn."]
    ledger.tell([entry(1, 1, "draws {cards}", "a card", None)])
    ledger.tell([entry(1, 2, "discards {cards}", "the nine of hearts", "9h"), begins(2, 2)])
    assert ledger.model.texts() == [
        "Vera draws a card, discards the nine of hearts.",
        "It is Otto's turn.",
    ]


def said(turn: int, action: int, text: str) -> LedgerEntry:
    seat = turn % 4
    return LedgerEntry("turn", 1, turn, action, seat, NAMES[seat], seat == 0, said=text)


def test_going_out_is_told_after_the_question_that_came_before_it(ledger: Ledger) -> None:
    ledger.tell([entry(1, 1, "draws {cards}", "a card", None)])
    ledger.tell([said(1, 2, "Vera asks Nina: may I go out?"), said(1, 3, "Nina says yes.")])
    ledger.tell([entry(1, 4, "melds {cards}", "3 fives", "5h", "5s", "5d")])
    ledger.tell([entry(1, 5, "discards {cards}", "the nine of hearts", "9h")])
    (line,) = ledger.model.texts()
    assert line == (
        "Vera draws a card. Vera asks Nina: may I go out? Nina says yes. "
        "Vera melds 3 fives, discards the nine of hearts."
    )
    pieces = [piece.text for piece in _pieces(ledger) if not piece.is_card]
    assert pieces.index("asks") < pieces.index("melds") < pieces.index("discards")
    rows = [piece.text for piece in _pieces(ledger) if piece.new_row]
    assert rows == ["Vera", "Nina", "Vera"]


def test_what_is_taken_back_leaves_its_line(ledger: Ledger) -> None:
    ledger.tell([entry(4, 1, "draw {cards}", "a card", None), entry(4, 2, "meld {cards}", "x")])
    ledger.tell([LedgerEntry("turn", 1, 4, 1, 0, "You", True)])
    assert ledger.model.texts() == ["You draw a card."]


def test_cards_stand_among_the_words_and_hidden_ones_lie_face_down(ledger: Ledger) -> None:
    ledger.tell([entry(1, 1, "draws {cards}", "2 cards", None, None)])
    ledger.tell([entry(1, 2, "adds {cards} to the kings", "2 kings", "Kh", "Ks")])
    pieces = [piece.face if piece.is_card else piece.text for piece in _pieces(ledger)]
    assert pieces == ["Vera", "draws", None, None, ",", "adds", "Kh", "Ks", "to", "the", "kings"]


def test_a_turn_that_only_begins_is_no_name_above_a_notice(ledger: Ledger) -> None:
    ledger.tell([begins(4, 4)])
    ledger.add("The match was saved.")
    assert [piece.text for piece in _pieces(ledger)] == ["It", "is", "your", "turn."]


def _pieces(ledger: Ledger) -> list[Piece]:
    return list(pieces_of(ledger.model.line(0)))


def test_only_what_closes_is_set_without_a_space(ledger: Ledger) -> None:
    ledger.tell([LedgerEntry("score", 1, 9, 9, said="Vera & Nina +60 .")])
    assert [piece.text for piece in _pieces(ledger) if piece.glued] == ["."]


def test_only_ones_own_draws_are_named() -> None:
    log = a_match(40)
    lines = [line for line in lines_of_match(log, _session(log)) if line.kind == "turn"]
    drawn = [
        (line.mine, face)
        for line in lines
        for part in line.parts
        if not isinstance(part, str)
        for deed in part
        if deed.words.startswith("draw")
        for face in deed.faces
    ]
    assert {face is None for mine, face in drawn if not mine} == {True}
    assert {face is None for mine, face in drawn if mine} == {False}


def _session(log: MatchLog) -> Session:
    return Session.of_log(log, "Classic")


def test_a_deal_that_is_over_ends_with_its_scores() -> None:
    log = a_finished_match()
    *_, last = lines_of_match(log, _session(log))
    scored = log.deals[0].scored
    assert scored is not None
    assert last.kind == "score"
    assert last.text.startswith("Deal result: ")


def test_the_turns_of_one_player_are_picked_out(ledger: Ledger) -> None:
    ledger.begin_deal(1)
    for turn in range(1, 9):
        ledger.tell([entry(turn, turn, "draws {cards}", "a card", None)])
    ledger.people.setCurrentIndex(ledger.people.findText("Vera"))
    shown = ledger.view.model()
    texts = [shown.index(row, 0).data() for row in range(shown.rowCount())]
    assert texts == ["Deal 1", "Vera draws a card.", "Vera draws a card."]
    ledger.people.setCurrentIndex(0)
    assert shown.rowCount() == 9


def test_people_are_listed_once_in_the_order_of_their_seats(ledger: Ledger) -> None:
    for turn in (3, 1, 4, 1, 2):
        ledger.tell([begins(turn, turn)])
    listed = [ledger.people.itemText(row) for row in range(ledger.people.count())]
    assert listed == ["Everybody's turns", *NAMES]


def test_every_line_is_read_out_in_full(ledger: Ledger) -> None:
    ledger.tell([entry(1, 1, "discards {cards}", "the nine of hearts", "9h")])
    spoken = QAccessible.queryAccessibleInterface(ledger.view)
    assert spoken.text(QAccessible.Text.Name) == "Ledger: what happened"
    assert spoken.role() == QAccessible.Role.List
    line = spoken.child(0)
    assert line.role() == QAccessible.Role.ListItem
    assert line.text(QAccessible.Text.Name) == "Vera discards the nine of hearts."


def test_the_type_grows_with_the_window(ledger: Ledger) -> None:
    small = ledger.view.fontMetrics().height()
    ledger.resize(400, 1400)
    assert 1.1 * small < ledger.view.fontMetrics().height() < 1.4 * small


def test_two_thousand_lines_stay_quick(qtbot: QtBot, ledger: Ledger) -> None:
    def tell_more() -> None:
        ledger.tell([entry(2001, 1, "melds {cards}", "3 sevens", "7h", "7s", "7d")])
        ledger.view.doItemsLayout()
        ledger.grab()

    for turn in range(1, 2001):
        ledger.tell([entry(turn, turn, "discards {cards}", "the nine of hearts", "9h")])
    qtbot.waitUntil(lambda: ledger.view.verticalScrollBar().maximum() > 10_000)
    assert calls_in(tell_more) < 30 * 2000


def test_a_line_offers_what_can_be_done_with_it(ledger: Ledger) -> None:
    ledger.tell([entry(1, 1, "discards {cards}", "the nine of hearts", "9h")])
    line = ledger.model.line(0)
    assert len(ledger.menu_for(line).actions()) == 2
    asked: list[object] = []
    ledger.offer_analysis(lambda deal: deal == 1)
    ledger.analysis_asked.connect(asked.append)
    ledger.menu_for(line).actions()[-1].trigger()
    assert asked == [ReplayPoint(1, 0)]


def test_a_click_shows_the_turn_again_and_comes_back(
    qtbot: QtBot, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("canasta_qt.play.match.replay.REST_MS", 40)
    window.parts.match.resume(my_match())
    qtbot.waitUntil(lambda: window.table.is_still and window.table.model.my_turn)  # type: ignore[union-attr]
    ledger = window.window.ledger.lines
    before, lines = window.table.model, ledger.model.texts()
    line = next(line for line in ledger.model.lines() if not line.mine and line.first > 8)
    ledger.again.emit(line)
    assert window.parts.stage.kind is ShowKind.TURN
    assert window.table.model != before
    assert not window.table.model.my_turn  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: window.parts.stage.show is None)
    assert window.table.model == before
    assert ledger.model.texts() == lines


def test_enter_shows_the_turn_again(qtbot: QtBot, ledger: Ledger) -> None:
    ledger.tell([entry(1, 1, "discards {cards}", "the nine of hearts", "9h")])
    ledger.view.setFocus()
    ledger.view.setCurrentIndex(ledger.view.model().index(0, 0))
    with qtbot.waitSignal(ledger.again):
        qtbot.keyClick(ledger.view, Qt.Key.Key_Return)


def test_a_turn_shown_again_gives_way_to_a_new_match(qtbot: QtBot, window: Window) -> None:
    window.parts.match.resume(my_match())
    qtbot.waitUntil(lambda: window.table.is_still and window.table.model.my_turn)  # type: ignore[union-attr]
    ledger = window.window.ledger.lines
    ledger.again.emit(ledger.model.line(4))
    window.parts.match.begin(MatchChoice(seed=3))
    assert window.parts.stage.show is None
    qtbot.waitUntil(lambda: window.table.is_still and window.table.model.my_turn)  # type: ignore[union-attr]


def test_a_match_that_goes_on_after_a_restart_has_its_whole_ledger(window: Window) -> None:
    log = a_match(60)
    window.parts.match.resume(log)
    texts = window.window.ledger.lines.model.texts()
    assert texts[0] == "Deal 1"
    assert len(texts) > 15


def test_beside_the_scroll_bar_the_cloth_goes_on(ledger: Ledger) -> None:
    ledger.resize(260, 400)
    ledger.show()
    picture = ledger.view.grab().toImage()
    assert picture.pixelColor(picture.width() - 1, 200) == colour(current().felt_edge)
