"""A replay in the real window: its bar, its keys, its ledger, and the way back to the match."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.engine.rules import resolve
from canasta_qt.features.endings.window.score_sheet import ScoreSheet
from canasta_qt.features.history.ledger.panel import ReplayLedger
from canasta_qt.features.history.session import proofs
from canasta_qt.features.history.window.fair_deal import FairDealDialog
from canasta_qt.features.history.window.match_table import MatchFileDialog
from canasta_qt.features.history.window.replay import PlayOnDialog
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.record.log import MatchLog, Player
from canasta_qt.record.log_text import dumps, loads
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.timeline import ReplayPoint
from canasta_qt.ui.widgets.problems import TroubleBox
from tests.helpers.deals.matches import play_deal
from tests.helpers.programs.match_window import Window, a_finished_match, a_match

T = TypeVar("T", bound=QDialog)


def in_a_file(folder: Path, log: MatchLog) -> Path:
    file = folder / "a match.canasta"
    file.write_text(dumps(log), encoding="utf-8")
    return file


def test_a_file_says_what_it_is_and_can_be_watched(window: Window, tmp_path: Path) -> None:
    window.parts.files.open_file(in_a_file(tmp_path, a_finished_match()))
    dialog = window.dialog(MatchFileDialog)
    dialog.replay_button.click()
    assert window.replays.replay is not None
    assert window.window.stack.currentWidget() is window.table
    window.parts.stage.leave()
    assert window.window.stack.currentWidget() is window.window.welcome
    assert "Replay" not in window.window.windowTitle()


def test_keys_step_by_action_turn_and_deal(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    window.parts.files.open_file(in_a_file(tmp_path, a_finished_match()))
    window.dialog(MatchFileDialog).replay_button.click()
    bar = window.replays.bar
    assert bar is not None
    for where in (bar.slider, bar):
        qtbot.keyClick(where, Qt.Key.Key_Home)
        qtbot.keyClick(where, Qt.Key.Key_Right)
        qtbot.keyClick(where, Qt.Key.Key_Right)
        qtbot.keyClick(where, Qt.Key.Key_Left)
        assert window.place == ReplayPoint(1, 1)
    qtbot.keyClick(bar, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert window.place.action > 1
    qtbot.keyClick(bar, Qt.Key.Key_End)
    assert window.place == window.replays.replay.timeline.end  # type: ignore[union-attr]
    assert not bar.play_on.isEnabled()
    qtbot.keyClick(bar, Qt.Key.Key_PageUp)
    assert window.place == ReplayPoint(1, 0)


def test_a_line_of_the_ledger_leads_to_its_action(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    window.parts.files.open_file(in_a_file(tmp_path, a_finished_match()))
    window.dialog(MatchFileDialog).replay_button.click()
    ledger = window.window.ledger.widget()
    assert isinstance(ledger, ReplayLedger)
    qtbot.waitUntil(lambda: ledger.model.rowCount() > 5)
    index = ledger.model.index(ledger.model.rowCount() // 2, 0)
    ledger.view.clicked.emit(ledger.view.model().index(index.row(), 0))
    line = ledger.model.line(index.row())
    assert window.place.action == line.last > line.first > 0
    assert ledger.view.currentIndex().row() == index.row()


def test_all_cards_may_lie_open_only_in_a_finished_match(window: Window, tmp_path: Path) -> None:
    window.parts.files.open_file(in_a_file(tmp_path, a_match(40)))
    window.dialog(MatchFileDialog).replay_button.click()
    bar = window.replays.bar
    assert bar is not None
    assert bar.seats.count() == 1
    window.parts.stage.leave()
    window.parts.files.open_file(in_a_file(tmp_path, a_finished_match()))
    window.dialog(MatchFileDialog).replay_button.click()
    bar = window.replays.bar
    assert bar is not None
    assert bar.seats.count() == 5


def test_leaving_comes_back_to_the_match_where_it_was(qtbot: QtBot, window: Window) -> None:
    window.parts.match.begin(MatchChoice())
    qtbot.waitUntil(lambda: window.table.is_still)
    qtbot.waitUntil(lambda: window.table.model is not None and window.table.model.my_turn)
    before, lines = window.table.model, window.window.ledger.lines.model.texts()
    window.do("replay")
    assert window.table.model is not None
    assert not window.table.model.my_turn
    assert not window.window.menus.actions["undo"].isEnabled()
    window.parts.stage.leave()
    assert window.table.model == before
    assert window.window.ledger.lines.model.texts() == lines
    assert window.window.ledger.widget() is window.window.ledger.lines


def test_a_match_that_waits_for_a_bot_goes_on_after_the_replay(
    qtbot: QtBot, window: Window
) -> None:
    window.pool.silent = True
    window.parts.match.begin(MatchChoice(seed=3))
    qtbot.waitUntil(lambda: bool(window.pool.views) or window.table.model.my_turn)  # type: ignore[union-attr]
    window.do("replay")
    window.pool.silent = False
    window.parts.stage.leave()
    qtbot.waitUntil(lambda: window.table.model.my_turn)  # type: ignore[union-attr]


def test_playing_on_begins_a_new_match_at_this_moment(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    window.parts.files.open_file(in_a_file(tmp_path, a_finished_match()))
    window.dialog(MatchFileDialog).replay_button.click()
    assert window.replays.replay is not None
    window.replays.replay.seek(ReplayPoint(1, 9))
    window.replays.bar.play_on.click()  # type: ignore[union-attr]
    dialog = window.dialog(PlayOnDialog)
    dialog.fresh.setChecked(True)
    dialog.accept()
    assert window.replays.replay is None
    run = window.game.match.run
    assert run is not None
    assert len(run.log.deals[0].entries) >= 9
    assert run.log.players[0].is_human
    assert run.log.secret


def test_a_match_can_be_saved_and_read_again(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    window.parts.match.begin(MatchChoice())
    file = tmp_path / "mine.canasta"
    window.parts.files.save(file)
    assert window.game.match is not None
    assert loads(file.read_bytes()).log.deals[0].order == window.game.match.run.log.deals[0].order


def test_a_file_that_is_none_is_told_with_its_line_and_nothing_is_stored(
    window: Window, tmp_path: Path
) -> None:
    file = in_a_file(tmp_path, a_match(40))
    text = file.read_text(encoding="utf-8").split("\n")
    text[-4] = "0 juggle"
    file.write_text("\n".join(text), encoding="utf-8")
    window.parts.files.open_file(file)
    box = window.dialog(TroubleBox)
    assert f"Line {len(text) - 3}" in box.text()
    assert not window.store.unfinished().matches
    box.close()


def test_a_match_is_kept_only_when_that_is_chosen(window: Window, tmp_path: Path) -> None:
    window.parts.files.open_file(in_a_file(tmp_path, a_match(40)))
    assert not window.store.unfinished().matches
    window.dialog(MatchFileDialog).keep_button.click()
    assert "Imported" in window.window.notice.text()
    assert len(window.store.unfinished().matches) == 1


def test_a_match_dropped_on_the_window_is_opened(window: Window, tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(in_a_file(tmp_path, a_match(40))))])
    event = QDropEvent(
        QPointF(QPoint(50, 50)),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    window.window.dropEvent(event)
    assert window.dialog(MatchFileDialog).replay_button.isDefault()


def test_the_seal_is_shown_before_the_deal_and_the_deck_only_after_it(
    qtbot: QtBot, window: Window
) -> None:
    window.parts.match.begin(MatchChoice())
    window.do("fair_deal")
    dialog = window.dialog(FairDealDialog)
    assert dialog.deals.count() == 3
    assert len(dialog.proof.seal) == 64
    dialog.deals.setCurrentRow(1)
    assert dialog.proof.seal in dialog.text.toPlainText()
    assert not dialog.check_button.isEnabled()
    assert window.game.match is not None
    window.game.match.run.log.deals[0].scored = (0, 0)
    window.do("fair_deal")
    later = window.window.findChildren(FairDealDialog)[-1]
    later.deals.setCurrentRow(1)
    later.check_button.click()
    assert later.verdict.text().count("✓") == 2


def test_the_seal_of_the_match_is_shown_at_once_and_what_it_covers_once_the_match_is_over(
    window: Window,
) -> None:
    window.parts.match.begin(MatchChoice())
    window.do("fair_deal")
    dialog = window.dialog(FairDealDialog)
    assert window.game.match is not None
    log = window.game.match.run.log
    dialog.deals.setCurrentRow(0)
    assert log.commitment in dialog.text.toPlainText()
    assert log.secret not in dialog.text.toPlainText()
    assert str(log.seed) not in dialog.text.toPlainText()
    assert not dialog.check_button.isEnabled()
    assert "after the match" in dialog.verdict.text()


def test_whatever_is_forged_in_a_match_is_told_in_its_proof(window: Window) -> None:
    log = a_finished_match_with_seals()
    fair = FairDealDialog(proofs(log, over=True), window.window)
    log.rules_name = "House"
    log.deals[0].order = tuple(reversed(log.deals[0].order))
    forged = FairDealDialog(proofs(log, over=True), window.window)
    for row in (0, 1):
        for dialog, sign in ((fair, "✓"), (forged, "✗")):
            dialog.deals.setCurrentRow(row)
            dialog.check()
            assert {line[0] for line in dialog.verdict.text().splitlines()} == {sign}


def test_a_match_file_that_was_changed_by_hand_says_so(window: Window, tmp_path: Path) -> None:
    file = in_a_file(tmp_path, a_finished_match_with_seals())
    file.write_text(
        file.read_text(encoding="utf-8").replace('"name": "A"', '"name": "Eve"'), encoding="utf-8"
    )
    window.parts.files.open_file(file)
    shown = window.dialog(MatchFileDialog)
    assert any("were changed after" in label.text() for label in shown.findChildren(QLabel))


def a_finished_match_with_seals() -> MatchLog:
    rules = resolve("classic_2p", {"match.end": {"kind": "deals", "count": 1}})
    players = (Player("A", "random"), Player("B", "random"))
    return play_deal(MatchRun.new(rules, "c4" * 32, players, secret="5a" * 32)).log


def test_a_line_of_the_running_match_opens_the_replay_there(qtbot: QtBot, window: Window) -> None:
    window.parts.match.begin(MatchChoice(seed=3))
    qtbot.waitUntil(lambda: window.table.is_still and window.table.model.my_turn)  # type: ignore[union-attr]
    lines = window.window.ledger.lines
    shown = lines.view.model()
    lines.view.doubleClicked.emit(shown.index(shown.rowCount() - 1, 0))
    run = window.game.match.run
    assert run is not None
    assert window.place == ReplayPoint(1, len(run.log.deals[0].entries))


def test_a_score_line_leads_to_the_action_it_comes_from(qtbot: QtBot, window: Window) -> None:
    window.parts.match.resume(a_finished_match())
    qtbot.waitUntil(lambda: bool(window.parts.sheets.sheets))
    window.do("score_sheet")
    sheet = window.dialog(ScoreSheet)
    table = sheet.table
    row = next(
        row
        for row in range(table.rowCount())
        if table.item(row, 0).text() == "Cards melded"  # type: ignore[union-attr]
    )
    table.itemActivated.emit(table.item(row, 0))
    replay = window.replays.replay
    assert replay is not None
    events = replay.timeline.tape(1).events(replay.place.action)
    assert any(type(event).__name__ == "Melded" for event in events)
    assert not sheet.isVisible()


def test_a_narrow_bar_shows_icons_that_keep_their_names(
    qtbot: QtBot, window: Window, tmp_path: Path
) -> None:
    window.parts.files.open_file(in_a_file(tmp_path, a_finished_match()))
    window.dialog(MatchFileDialog).replay_button.click()
    bar = window.replays.bar
    assert bar is not None
    holder = QWidget()
    qtbot.addWidget(holder)
    bar.setParent(holder)
    holder.show()
    bar.show()
    bar.resize(bar.minimumSizeHint())
    assert (bar.leave.text(), bar.leave.accessibleName()) == ("", "Leave the replay")
    assert not bar.leave.shortcut().isEmpty()
    bar.resize(1400, bar.height())
    assert (bar.leave.text(), bar.leave.accessibleName()) == ("&Leave the replay", "")
    bar.setParent(window.window)
