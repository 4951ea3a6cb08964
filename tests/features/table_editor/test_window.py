"""The table editor in its window: by keys, by dropping, its questions, and on to the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.engine.actions import Discard, DrawStock
from canasta_qt.engine.cards import CODE
from canasta_qt.engine.rules import preset_ids
from canasta_qt.features.score_keeper.model.sheet_text import read_entries
from canasta_qt.features.table_editor.feature import TableEditorFeature
from canasta_qt.features.table_editor.session.editor import Answered, TableEditor
from canasta_qt.features.table_editor.session.position_play import run_of
from canasta_qt.features.table_editor.window import window as editor_window
from canasta_qt.features.table_editor.window.board import CARDS, CardStrip, packed
from canasta_qt.features.table_editor.window.window import TableEditorWindow
from canasta_qt.library.games import Games
from canasta_qt.record.positions.layout import PALETTE, PILE, Spot, position_of
from tests.helpers.chosen_games import chosen_games
from tests.helpers.programs.parts import Parts
from tests.helpers.programs.started_program import Starter
from tests.helpers.screen.room import cut_off

HAND = Spot("hand", 0)
OWN, THEIRS = Spot("new_meld", 0), Spot("new_meld", 1)


@pytest.fixture
def window(qtbot: QtBot) -> TableEditorWindow:
    made = TableEditorWindow(TableEditor("classic_4p"), Games(), "classic_4p")
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.resize(1024, 560)
    made.show()
    return made


def choose(strip: CardStrip, *words: str) -> None:
    """Take the keys there, and choose these cards."""
    strip.setFocus()
    strip.clearSelection()
    for word in words:
        at = next(n for n, one in enumerate(strip.words) if one == word and n not in strip.chosen)
        strip.item(at).setSelected(True)


def send(window: TableEditorWindow, key: Qt.Key, *words: str) -> None:
    """Cards of the pack are sent by a key."""
    for word in words:
        choose(window.palette_strip, word)
        QTest.keyClick(window.palette_strip, key)


def drop(window: TableEditorWindow, source: Spot, places: list[int], to: CardStrip) -> None:
    """Cards are dropped, as the drag would bring them."""
    strip = window.palette_strip if source == PALETTE else window.board.strip(source)
    data = QMimeData()
    data.setData(CARDS, packed(source, places, [strip.words[at] for at in places]))
    move, left = Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton
    event = QDropEvent(QPointF(5, 5), move, data, left, Qt.KeyboardModifier.NoModifier)
    assert to.viewport().acceptDrops()
    to.dropEvent(event)
    assert event.isAccepted()


def test_a_position_is_laid_out_by_keys_alone(window: TableEditorWindow) -> None:
    send(window, Qt.Key.Key_H, "Kh", "Ks", "X")
    send(window, Qt.Key.Key_P, "5c", "Kd")
    send(window, Qt.Key.Key_O, "6h")
    send(window, Qt.Key.Key_1, "6s", "6d")
    layout = window.editor.layout
    assert layout.words(HAND) == ("Kh", "Ks", "X")
    assert layout.pile == ("5c", "Kd")
    assert layout.melds == ((), (("6h", "6s", "6d"),))
    assert "possible" in window.asking.answer.text()
    choose(window.board.strip(HAND), "X")
    QTest.keyClick(window.board.strip(HAND), Qt.Key.Key_Delete)
    assert window.editor.layout.words(HAND) == ("Kh", "Ks")
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert window.editor.layout.words(HAND) == ("Kh", "Ks", "X")


def test_every_deed_is_told_to_those_who_listen(
    window: TableEditorWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(editor_window, "say", lambda _widget, text: told.append(text))
    send(window, Qt.Key.Key_H, "Kh")
    assert told.pop() == "king of hearts: Hand of player 1, to act"
    choose(window.board.strip(HAND), "Kh")
    QTest.keyClick(window.board.strip(HAND), Qt.Key.Key_Delete)
    assert told.pop() == "king of hearts: taken out"
    control = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(window, Qt.Key.Key_Z, control)
    assert told.pop() == "Undone."
    QTest.keyClick(window, Qt.Key.Key_Z, control | Qt.KeyboardModifier.ShiftModifier)
    assert told.pop() == "Done again."
    window.clear.click()
    assert told.pop().startswith("The table is empty")
    assert window.palette_strip.hasFocus()
    for _ in range(5):
        QTest.keyClick(window, Qt.Key.Key_Z, control)
    assert told[-1] == "There is nothing to undo."


def test_a_button_that_goes_grey_gives_the_keys_back(window: TableEditorWindow) -> None:
    send(window, Qt.Key.Key_H, "Kh")
    window.undo.setFocus()
    QTest.keyClick(window.undo, Qt.Key.Key_Space)
    assert not window.undo.isEnabled()
    assert window.palette_strip.hasFocus()


def test_the_keys_stay_in_a_hand_from_which_a_card_goes(window: TableEditorWindow) -> None:
    send(window, Qt.Key.Key_H, "Kh", "Ks", "Kd")
    strip = window.board.strip(HAND)
    choose(strip, "Ks")
    strip.setCurrentRow(1)
    QTest.keyClick(strip, Qt.Key.Key_Delete)
    assert strip.currentRow() == 1
    assert strip.chosen == []
    QTest.keyClick(strip, Qt.Key.Key_Space)
    assert strip.chosen_words == ["Kd"]


def test_cards_are_dropped_into_every_place_and_out_again(window: TableEditorWindow) -> None:
    palette = window.palette_strip
    at = [palette.words.index(word) for word in ("Ah", "Ad", "As")]
    drop(window, PALETTE, at, window.board.strip(OWN))
    assert window.editor.layout.melds[0] == (("Ah", "Ad", "As"),)
    drop(window, Spot("meld", 0, 0), [1], window.board.strip(PILE))
    assert window.editor.layout.pile == ("Ad",)
    drop(window, PILE, [0], window.board.strip(Spot("hand", 2)))
    assert window.editor.layout.words(Spot("hand", 2)) == ("Ad",)
    drop(window, Spot("hand", 2), [0], palette)
    assert window.editor.layout.left()["Ad"] == 2


def test_a_card_that_is_used_up_cannot_be_taken_from_the_pack(window: TableEditorWindow) -> None:
    send(window, Qt.Key.Key_H, "Kh", "Kh")
    at = window.palette_strip.words.index("Kh")
    item = window.palette_strip.item(at)
    assert not item.flags() & Qt.ItemFlag.ItemIsEnabled
    assert "0 left" in item.toolTip()


def test_dropping_asks_instead_of_moving(window: TableEditorWindow) -> None:
    send(window, Qt.Key.Key_H, "Kh", "Ks", "Kd", "4h")
    window.facts.phase.activated.emit(1)
    window.asking.drops_ask.click()
    before = window.editor.layout
    drop(window, HAND, [0, 1, 2], window.board.strip(OWN))
    assert window.asking.question.text() == "Lay down three kings, not opened:"
    assert window.asking.answer.text() == "No. Your first meld needs 50 points; this makes 30."
    drop(window, HAND, [0], window.board.strip(THEIRS))
    assert "only add to your own side's melds" in window.asking.answer.text()
    drop(window, HAND, [3], window.board.strip(PILE))
    assert window.asking.answered is not None
    assert window.asking.answered.legal
    assert window.asking.question.text() == "Discard the four of hearts:"
    assert window.editor.layout == before


def test_a_question_is_built_of_cards_and_a_button(window: TableEditorWindow) -> None:
    send(window, Qt.Key.Key_H, "9c", "9d", "4h")
    send(window, Qt.Key.Key_P, "9h")
    asking = window.asking
    choose(window.board.strip(HAND), "9c", "9d")
    asking.buttons["take"].click()
    assert asking.question.text() == "Take the pile, frozen, with two nines, not opened:"
    assert asking.answer.text().startswith("No. Your first meld needs")
    asking.buttons["draw"].click()
    assert asking.answer.text().startswith("Yes.")
    assert asking.question.isVisible()
    send(window, Qt.Key.Key_H, "5h")
    assert asking.answered is None, "an answer holds for its position only"
    assert not asking.question.isVisible()
    asking.buttons["draw"].click()
    window.clear.click()
    assert asking.question.text() == ""
    assert asking.answered is None


def test_the_buttons_stay_where_they_are_when_a_long_answer_comes(
    window: TableEditorWindow,
) -> None:
    def places() -> list[QPoint]:
        QTest.qWait(30)
        return [one.mapTo(window, QPoint()) for one in window.asking.buttons.values()]

    before = places()
    long = "with two fours, a seven, two jacks and two twos"
    window.asking.show_answer(Answered(False, f"No, not {long}", f"Take the pile {long}:"))
    assert window.asking.question.height() > 30
    assert places() == before


def test_facts_are_chosen_from_a_list(window: TableEditorWindow) -> None:
    send(window, Qt.Key.Key_P, "2h", "9h")
    menu = window.asking.facts.menu()
    assert menu is not None
    texts = [action.text() for action in menu.actions()]
    assert texts[0] == "Is the pile frozen, and why?"
    menu.actions()[0].trigger()
    assert window.asking.question.text() == texts[0]
    assert "a two lies in it" in window.asking.answer.text()


def test_of_several_melds_one_is_chosen_to_add_to(window: TableEditorWindow) -> None:
    send(window, Qt.Key.Key_H, "9c", "2s", "4h", "5h")
    send(window, Qt.Key.Key_M, "Kh")
    send(window, Qt.Key.Key_1, "Kd", "Ks")
    window.facts.phase.activated.emit(1)
    asking = window.asking
    choose(window.board.strip(HAND), "2s")
    asking.buttons["add"].click()
    assert asking.question.text() == "Add a two to meld 1:"
    assert asking.answer.text().startswith("Yes.")
    send(window, Qt.Key.Key_M, "9h")
    send(window, Qt.Key.Key_2, "9d", "9s")
    choose(window.board.strip(HAND), "9c")
    asking.buttons["add"].click()
    assert asking.melds.isVisible()
    asking.melds.actions()[1].trigger()
    asking.melds.close()
    assert asking.question.text() == "Add a nine to meld 2:"
    assert asking.answer.text().startswith("Yes.")
    QTest.qWait(0)
    assert cut_off(window) == []


def test_what_cannot_be_is_named_and_not_played(window: TableEditorWindow) -> None:
    send(window, Qt.Key.Key_M, "4s")
    send(window, Qt.Key.Key_1, "5s")
    assert window.asking.answer.text().startswith("Meld 1 of players 1 and 3: ")
    assert not window.play.isEnabled()
    send(window, Qt.Key.Key_1, "4h")
    window.editor.undo()
    window.editor.undo()
    window.editor.undo()
    assert window.play.isEnabled()


def test_another_game_keeps_the_cards_it_has(window: TableEditorWindow) -> None:
    send(window, Qt.Key.Key_H, "Kh", "Ks")
    window.game.setCurrentIndex(window.game.findData("samba"))
    window.game.activated.emit(window.game.currentIndex())
    assert window.editor.layout.rules == "samba"
    assert window.editor.layout.words(HAND) == ("Kh", "Ks")
    window.editor.undo()
    assert window.game.currentData() == "classic_4p"


def test_the_game_has_a_name_whatever_its_rules(window: TableEditorWindow) -> None:
    one_deal = {"kind": "deals", "count": 1}
    for rules, name in (
        ({"preset": "samba", "overrides": {"match.end": one_deal}}, "Samba (Dutch form)"),
        ({"preset": "samba", "overrides": {"draw.count": 3}}, "Samba (Dutch form), changed"),
        ("samba", "Samba (Dutch form)"),
    ):
        window.editor.play_under(rules)
        assert window.game.currentText() == name
    assert window.game.findText("Samba (Dutch form), changed") < 0


def test_the_position_is_saved_opened_copied_and_pasted(
    window: TableEditorWindow, tmp_path: Path
) -> None:
    send(window, Qt.Key.Key_H, "Kh", "Ks")
    window.facts.totals[0].setValue(1500)
    window.facts.stock.setValue(12)
    kept = window.editor.layout
    file = tmp_path / "one.json"
    window.save_file(file)
    window.copy_text()
    window.clear.click()
    window.open_file(file)
    assert window.editor.layout == kept
    window.clear.click()
    window.paste_text()
    assert window.editor.layout == kept
    QGuiApplication.clipboard().setText("rubbish")
    window.paste_text()
    assert window.editor.layout == kept
    assert "line 1" in window.asking.answer.text()


@pytest.mark.slow  # stand-in: `test_nothing_is_cut_off` of `tests/translations`, in German
def test_nothing_is_cut_off_on_a_small_screen(window: TableEditorWindow) -> None:
    send(window, Qt.Key.Key_H, "Kh", "Ks")
    assert cut_off(window) == []
    assert window.width() <= 1024


def test_every_place_has_a_name_for_those_who_listen(window: TableEditorWindow) -> None:
    send(window, Qt.Key.Key_H, "Kh")
    for place in window.board.places.values():
        assert place.strip.accessibleName()
    item = window.board.strip(HAND).item(0)
    assert item.data(Qt.ItemDataRole.AccessibleTextRole) == "king of hearts"


def settled_cut_off(window: TableEditorWindow) -> list[str]:
    """What is cut off once names that were broken into lines have their height."""
    for _ in range(10):
        QTest.qWait(5)
        if not (found := cut_off(window)):
            break
    return found


SHAPES = "match.players", "deal.foot_size", "deal.pile_face_down", "sequence.enabled"
"""What decides which places there are to lay cards."""


@pytest.mark.parametrize(
    "games",
    [chosen_games(by=SHAPES), pytest.param(preset_ids(), marks=pytest.mark.slow)],
    ids=["chosen", "all"],
)
def test_every_game_can_be_laid_out_and_played_on(
    window: TableEditorWindow, games: tuple[str, ...]
) -> None:
    for game in games:
        window.game.setCurrentIndex(window.game.findData(game))
        window.game.activated.emit(window.game.currentIndex())
        for word in ("Kh", "Kd", "4s"):
            window.editor.add([word], HAND)
        window.editor.add(["9h"], PILE)
        assert window.editor.layout.rules == game
        assert window.editor.problem == ""
        assert settled_cut_off(window) == [], game
        run = run_of(position_of(window.editor.layout), 1)
        assert run.state.actor == 0
        assert not run.deal_over
        window.editor.clear()


# --- in the program ---------------------------------------------------------------------------


def test_an_open_editor_changes_its_language(started: Starter) -> None:
    program = started()
    program.window.menus.actions["table_editor"].trigger()
    flow = Parts(program.context).table_editor
    first = flow._dialog
    assert first is not None
    first.editor.add(["Kh"], HAND)
    first.asking.drops_ask.click()
    program.preferences.choose("language", "de")
    second = flow._dialog
    assert second is not None
    assert second is not first
    assert second.windowTitle() == "Tisch aufbauen"
    assert second.editor.layout.words(HAND) == ("Kh",)
    assert second.asking.drops_ask.isChecked()
    program.preferences.choose("language", "en")


def test_a_position_is_played_on_with_bots_and_left(started: Starter, qtbot: QtBot) -> None:
    program = started()
    program.window.menus.actions["table_editor"].trigger()
    flow = Parts(program.context).table_editor
    dialog = program.window.findChild(TableEditorWindow)
    assert dialog is not None
    for word in ("Kh", "Ks", "4h", "5h"):
        dialog.editor.add([word], HAND)
    dialog.editor.add(["9h"], PILE)
    dialog.play.click()
    assert flow.table is not None
    assert Parts(program.context).stage.show is not None
    practice = flow.table.practice
    assert practice.presenter.session.rules_name == "Classic, four players"
    hand = [CODE[card] for card in practice.run.state.hands[0]]
    assert sorted(hand) == ["4h", "5h", "Kh", "Ks"]
    qtbot.waitUntil(lambda: not practice.moving)
    told: list[str] = []
    flow.table.said.connect(lambda text, _tone: told.append(text))
    Parts(program.context).stage.show.hint()
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told[1].endswith(".")
    practice.act(DrawStock())
    practice.act(Discard(practice.run.state.hands[0][0]))
    qtbot.waitUntil(lambda: practice.run.state.turn_seat != 1)
    Parts(program.context).stage.leave()
    assert flow.table is None
    assert Parts(program.context).stage.show is None
    program.window.menus.actions["table_editor"].trigger()
    again = program.window.findChild(TableEditorWindow)
    assert again is not None
    assert again.editor.layout.words(HAND) == ("Kh", "Ks", "4h", "5h")


def test_the_score_keeper_leads_to_a_table_under_its_rules(started: Starter) -> None:
    program = started()
    assert "editor" not in vars(program.context.of(TableEditorFeature)), "most starts go without"
    text = b"rules: samba\nnames: Ann, Bob, Carl, Dora\n"
    Parts(program.context).score_keeper._lay_out_table(read_entries(text).sheet)
    dialog = program.window.findChild(TableEditorWindow)
    assert dialog is not None
    assert dialog.editor.layout.rules == "samba"
    assert dialog.game.currentData() == "samba"
