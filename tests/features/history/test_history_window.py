"""The history of matches in the real window: found, looked at, played on, deleted, exchanged."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from canasta_qt.features.endings.window.score_sheet import ScoreSheet
from canasta_qt.features.history.window.history import HistoryWindow
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.record.log_text import dumps
from canasta_qt.ui.widgets.problems import TroubleBox
from tests.helpers.deals.matches import finished_in
from tests.helpers.programs.history_window import OVER, RUNNING, PastMatches, played
from tests.helpers.programs.parts import Parts


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[PastMatches]:
    one = PastMatches(qtbot, tmp_path / "data")
    yield one
    Parts(one.context).stage.drop()
    one.game.close()
    one.store.database.close()


def column(history: HistoryWindow, section: int = 1) -> list[str]:
    model = history.model
    return [model.index(row, section).data() for row in range(model.rowCount())]


def press(history: HistoryWindow, name: str) -> None:
    button = history.actions_column.buttons[name]
    assert button.isEnabled()
    button.click()


def choose(history: HistoryWindow, rules: str) -> None:
    history.table.go_to(column(history).index(rules))


def test_all_matches_are_listed_the_one_played_latest_first(window: PastMatches) -> None:
    history = window.open()
    assert column(history) == ["Cuban", "Bolivia", "Classic", "Samba"]
    assert column(history, 2)[0] == "You, Rosa, Emil, Vera"
    assert column(history, 3)[0] == "Not finished"
    assert history.found.text() == "4 matches"
    assert history.table.hasFocus()


def test_home_and_end_lead_to_the_first_and_the_last_match(
    qtbot: QtBot, window: PastMatches
) -> None:
    history = window.open()
    qtbot.keyClick(history.table, Qt.Key.Key_End)
    assert history.table.row == 3
    qtbot.keyClick(history.table, Qt.Key.Key_Home)
    assert history.table.row == 0
    assert history.table.chosen_count() == 1
    line = history.table.currentIndex().siblingAtColumn(0)
    assert "Cuban" in str(line.data(Qt.ItemDataRole.AccessibleTextRole)), "told with its date"


def test_a_click_on_a_heading_sorts(qtbot: QtBot, window: PastMatches) -> None:
    history = window.open()
    history.table.sortByColumn(1, Qt.SortOrder.AscendingOrder)
    assert column(history) == ["Bolivia", "Classic", "Cuban", "Samba"]


def test_words_are_looked_for_in_names_of_rules_and_players(
    qtbot: QtBot, window: PastMatches
) -> None:
    history = window.open()
    qtbot.keyClick(history.table, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert history.filters.search.hasFocus()
    qtbot.keyClicks(history.filters.search, "rosa cub")
    qtbot.keyClick(history.filters.search, Qt.Key.Key_Return)
    assert column(history) == ["Cuban"]
    assert history.table.hasFocus()
    assert history.isVisible()
    history.filters.all_button.click()
    assert len(column(history)) == 4


def test_rules_people_and_results_narrow_the_list(qtbot: QtBot, window: PastMatches) -> None:
    history = window.open()
    filters = history.filters
    qtbot.waitUntil(lambda: filters.rules.count() > 1)
    filters.rules.setCurrentText("Classic")
    assert column(history) == ["Classic"]
    with window.store.database.writing() as connection:
        for old, name in (("Classic", "Modern American"), ("Samba", "Modern American (2017)")):
            connection.execute(
                "UPDATE matches SET rules_name = ? WHERE rules_name = ?", (name, old)
            )
    filters.fill(window.store.filter_values())
    assert [filters.rules.itemText(row) for row in range(filters.rules.count())] == [
        "All rules", "Bolivia", "Cuban", "Modern American",
    ]  # fmt: skip
    filters.rules.setCurrentText("Modern American")
    assert column(history) == ["Modern American", "Modern American"]
    filters.clear()
    filters.people.setCurrentText("Rosa")
    assert column(history) == ["Cuban"]
    filters.people.setCurrentText("Steady player")
    assert len(column(history)) == 4
    filters.state.setCurrentText("Not finished")
    assert column(history) == ["Cuban"]
    filters.period.setCurrentText("Today")
    assert column(history) == ["Cuban"]
    filters.state.setCurrentText("Lost")
    assert column(history) == []
    assert not history.nothing.isHidden()


def test_the_deals_of_the_chosen_match_stand_below(qtbot: QtBot, window: PastMatches) -> None:
    history = window.open()
    choose(history, "Samba")
    scored = OVER[1].deals[0].scored
    assert scored is not None
    expected = ["1", *(str(points) for total in scored for points in (total, total))]

    def told() -> list[str]:
        cells = (history.details.table.item(0, place) for place in range(5))
        return [cell.text().replace(",", "").replace("−", "-") for cell in cells if cell]

    qtbot.waitUntil(lambda: told() == expected)


def test_a_match_that_waits_is_played_on(window: PastMatches) -> None:
    history = window.open()
    choose(history, "Cuban")
    press(history, "resume")
    assert window.game.number == window.waiting
    assert window.window.stack.currentWidget() is window.table
    history = window.open()
    press(history, "resume")
    assert window.game.number == window.waiting


def test_a_match_is_watched_again_and_one_comes_back(window: PastMatches) -> None:
    history = window.open()
    choose(history, "Classic")
    assert history.actions_column.buttons["replay"].isDefault()
    press(history, "replay")
    assert window.parts.replays.replay is not None
    window.parts.stage.leave()
    assert window.window.stack.currentWidget() is window.window.welcome


def test_a_late_click_in_a_closed_history_does_nothing(window: PastMatches) -> None:
    """Such as the second one of two on a button of which the first has closed the window."""
    history = window.open()
    choose(history, "Bolivia")
    press(history, "delete")
    choose(history, "Classic")
    press(history, "replay")
    replay, kept = window.parts.replays.replay, window.store.ids()
    assert replay is not None
    assert not history.isVisible()
    for button in (*history.actions_column.buttons.values(), history.undo_bar.button):
        button.click()
    history.actions_column.do_first()
    for name in ("new", "delete", "sheet", "again", "import"):
        history.asked.emit(name)
    window.parts.history.put_back()
    assert window.parts.replays.replay is replay
    assert window.store.ids() == kept
    assert window.game.match is None
    assert [one for one in window.window.findChildren(QDialog) if one.isVisible()] == []


def test_a_score_sheet_leads_to_the_replay_of_its_deal(window: PastMatches) -> None:
    history = window.open()
    choose(history, "Classic")
    press(history, "sheet")
    sheet = window.dialog(ScoreSheet)
    next(one for one in sheet.findChildren(QPushButton) if "Replay" in one.text()).click()
    assert window.parts.replays.replay is not None
    assert not sheet.isVisible()


def test_the_same_again_has_the_same_rules_and_people(window: PastMatches) -> None:
    history = window.open()
    choose(history, "Cuban")
    press(history, "again")
    log = window.game.match.run
    assert log is not None
    assert log.log.rules == RUNNING.rules
    assert {player.name for player in log.log.players} == {"You", "Rosa", "Emil", "Vera"}
    assert [one.played_by for one in log.log.players].count("steady") == 3
    assert window.game.number != window.waiting


@pytest.mark.slow  # stand-in: `test_even_when_nothing_is_left_control_z_brings_all_back`
def test_deleted_matches_come_back_with_control_z(qtbot: QtBot, window: PastMatches) -> None:
    history = window.open()
    choose(history, "Bolivia")
    qtbot.keyClick(history.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    qtbot.keyClick(history.table, Qt.Key.Key_Delete)
    assert column(history) == ["Cuban", "Samba"]
    assert history.undo_bar.text.text() == "Deleted: 2 matches."
    qtbot.keyClick(history.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert column(history) == ["Cuban", "Bolivia", "Classic", "Samba"]


def test_even_when_nothing_is_left_control_z_brings_all_back(
    qtbot: QtBot, window: PastMatches
) -> None:
    history = window.open()
    qtbot.keyClick(history.table, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClick(history.table, Qt.Key.Key_Delete)
    assert column(history) == []
    qtbot.keyClick(history.focusWidget(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert len(column(history)) == 4


def test_the_match_on_the_table_cannot_be_deleted(qtbot: QtBot, window: PastMatches) -> None:
    window.parts.match.begin(MatchChoice(seed=3))
    history = window.open()
    playing = history.table.current()
    assert playing is not None
    assert playing.id == window.game.number
    assert not history.actions_column.buttons["delete"].isEnabled()
    history.table.selectAll()
    press(history, "delete")
    assert len(column(history)) == 1
    assert "was kept" in history.undo_bar.text.text()


def test_a_deleted_match_is_offered_no_more_on_the_welcome_page(window: PastMatches) -> None:
    window.parts.waits.refresh()
    assert not window.window.welcome.waiting_plate.isHidden()
    history = window.open()
    choose(history, "Cuban")
    press(history, "delete")
    assert window.window.welcome.waiting_plate.isHidden()
    history.undo_bar.button.click()
    assert not window.window.welcome.waiting_plate.isHidden()


def test_one_match_is_saved_as_a_file(qtbot: QtBot, window: PastMatches, tmp_path: Path) -> None:
    history = window.open()
    choose(history, "Samba")
    press(history, "export")
    dialog = window.dialog(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "one.canasta"))
    dialog.reject()
    assert (tmp_path / "one.canasta").read_text(encoding="utf-8") == dumps(OVER[1])
    assert "one.canasta" in history.found.text()


# stand-in: `test_one_match_is_saved_as_a_file`, `test_a_damaged_match_keeps_no_other...`
@pytest.mark.slow
def test_many_matches_are_saved_in_a_folder(
    qtbot: QtBot, window: PastMatches, tmp_path: Path
) -> None:
    history = window.open()
    history.table.selectAll()
    press(history, "export")
    dialog = window.dialog(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path))
    dialog.reject()
    qtbot.waitUntil(lambda: "4 matches." in history.found.text())
    texts = {file.read_text(encoding="utf-8") for file in tmp_path.glob("*.canasta")}
    assert texts == {dumps(log) for log in (*OVER.values(), RUNNING)}


def test_files_are_taken_in_once_and_what_is_wrong_is_told(
    qtbot: QtBot, window: PastMatches, tmp_path: Path
) -> None:
    log = played(9, over=True)
    files = [tmp_path / name for name in ("good.canasta", "bad.canasta")]
    files[0].write_text(dumps(log), encoding="utf-8")
    files[1].write_text("nonsense", encoding="utf-8")
    history = window.open()
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in (files[0], files[0], files[1])])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    history.dropEvent(QDropEvent(QPointF(5, 5), copy, data, left, none))
    qtbot.waitUntil(lambda: "Imported: 1 match." in history.found.text())
    assert "Imported: 1 match. Already here: 1 match." in history.found.text()
    box = window.dialog(TroubleBox)
    assert "bad.canasta" in box.informativeText()
    assert len(column(history)) == 5
    assert len(finished_in(window.store)) == 4


@pytest.mark.slow  # stand-in: `test_the_same_match_is_kept_once_and_comes_back_by_its_file`
def test_a_file_brings_a_deleted_match_back(
    qtbot: QtBot, window: PastMatches, tmp_path: Path
) -> None:
    file = tmp_path / "one.canasta"
    file.write_text(dumps(played(9, over=True)), encoding="utf-8")
    history = window.open()
    history.dropped.emit([file])
    qtbot.waitUntil(lambda: len(column(history)) == 5)
    history.table.go_to(0)
    press(history, "delete")
    assert len(column(history)) == 4
    history.dropped.emit([file])
    qtbot.waitUntil(lambda: len(column(history)) == 5)


def test_a_match_that_does_not_play_again_is_told_and_kept(window: PastMatches) -> None:
    bad = RUNNING.copy()
    del bad.deals[0].entries[3]
    window.store.rewrite(None, bad, "Broken", 0.0)
    history = window.open()
    choose(history, "Broken")
    press(history, "resume")
    assert "cannot be replayed" in window.dialog(TroubleBox).text()
    assert history.isVisible()
    assert "Broken" in column(history)


def test_without_any_match_it_is_said_what_will_be_here(window: PastMatches) -> None:
    window.store.delete(*window.ids, window.waiting)
    history = window.open()
    assert column(history) == []
    assert "will appear here" in history.nothing.sentence.text()
    enabled = [name for name, one in history.actions_column.buttons.items() if one.isEnabled()]
    assert enabled == ["import", "copies"]


def test_the_empty_page_leads_to_a_first_match(window: PastMatches) -> None:
    window.store.delete(*window.ids, window.waiting)
    history = window.open()
    heard: list[str] = []
    window.window.commands.bind("new_match", lambda: heard.append("new_match"))
    history.nothing.button.click()
    assert heard == ["new_match"]
    assert not history.isVisible()


def test_where_nothing_is_found_all_can_be_shown_again(qtbot: QtBot, window: PastMatches) -> None:
    history = window.open()
    qtbot.keyClicks(history.filters.search, "nonsense")
    qtbot.keyClick(history.filters.search, Qt.Key.Key_Return)
    assert column(history) == []
    history.nothing.button.click()
    assert len(column(history)) == 4


def test_results_have_signs_of_their_own_beside_their_colours(window: PastMatches) -> None:
    model = window.open().model
    signs = [model.index(row, 3).data(Qt.ItemDataRole.DecorationRole) for row in range(4)]
    running, over = signs[0], signs[1]
    assert not running.isNull()
    assert running.cacheKey() != over.cacheKey()


def test_where_the_wood_is_too_narrow_the_filters_stand_below_it(window: PastMatches) -> None:
    history = window.open()
    history.resize(700, 500)
    assert history.filters.parentWidget() is not history.header
    history.resize(1200, 500)
    assert history.filters.parentWidget() is history.header


def test_only_what_is_seen_of_a_long_list_is_read(window: PastMatches) -> None:
    with window.store.database.writing() as connection:
        names = [name for _, name, *_ in connection.execute("PRAGMA table_info(matches)")]
        values = [
            "?" if name == "id" else "ended + ?" if name == "ended" else name for name in names
        ]
        for number in range(100, 1100):
            connection.execute(
                f"INSERT INTO matches SELECT {', '.join(values)} FROM matches WHERE id = 1",
                (number, number),
            )
    history = window.open()
    assert history.found.text() == "1,004 matches"
    assert len(history.model._pages) <= 2
    history.table.go_to(900)
    assert len(history.model._pages) <= 4
    assert len({history.model.match_at(row).id for row in range(1004)}) == 1004  # type: ignore[union-attr]


@pytest.mark.slow  # stand-in: `test_size_and_panes_come_back`: `remember_size`, too
def test_the_window_comes_back_as_large_as_it_was_left(window: PastMatches) -> None:
    history = window.open()
    history.resize(history.width(), 500)
    history.reject()
    again = window.open()
    assert again.height() == 500


def test_everything_is_named_and_reached_by_the_tab_key(qtbot: QtBot, window: PastMatches) -> None:
    history = window.open()
    filters = history.filters
    for widget in (history.table, filters.search, filters.rules, filters.people, filters.state):
        assert widget.accessibleName()
    reached = set()
    for _ in range(20):
        reached.add(history.focusWidget())
        qtbot.keyClick(history.focusWidget(), Qt.Key.Key_Tab)
    assert {history.table, filters.search, filters.period, history.details.table} <= reached


def test_a_folder_that_cannot_be_written_is_told_once(
    qtbot: QtBot, window: PastMatches, tmp_path: Path
) -> None:
    history = window.open()
    history.table.selectAll()
    press(history, "export")
    dialog = window.dialog(QFileDialog)
    dialog.fileSelected.emit(str(tmp_path / "there is none"))
    dialog.reject()
    qtbot.waitUntil(lambda: "0 matches." in history.found.text())
    assert len(window.window.findChildren(TroubleBox)) == 1


def test_matches_that_cannot_be_read_are_told_once(qtbot: QtBot, window: PastMatches) -> None:
    history = window.open()
    with window.store.database.writing() as connection:
        connection.execute("ALTER TABLE matches RENAME TO gone")
    history.model.refresh()
    history.model.match_at(0)
    qtbot.waitUntil(lambda: len(window.window.findChildren(TroubleBox)) == 1)
    assert column(history) == []


ALWAYS = ("import", "copies")


def spoil(window: PastMatches, match: int, **cells: object) -> None:
    with window.store.database.writing() as connection:
        for column, value in cells.items():
            question = f"UPDATE matches SET {column} = ? WHERE id = ?"
            connection.execute(question, (value, match))


def enabled(history: HistoryWindow) -> set[str]:
    return {name for name, button in history.actions_column.buttons.items() if button.isEnabled()}


def test_a_damaged_line_is_shown_as_such_and_the_others_as_ever(
    qtbot: QtBot, window: PastMatches
) -> None:
    spoil(window, window.ids[1], players="[" * 100_000, margin=b"\xff")
    history = window.open()
    assert column(history) == ["Cuban", "Bolivia", "Classic", "Samba"]
    assert column(history, 2)[2] == "?"
    assert column(history, 3)[2] == "Damaged"
    choose(history, "Classic")
    assert enabled(history) == {"delete", *ALWAYS}
    qtbot.waitUntil(lambda: "only its entry" in history.details.heading.text())
    assert history.details.table.rowCount() == 1
    everything = {"replay", "review", "compare", "sheet", "again", "export", "delete"}
    assert enabled(history) == {*everything, *ALWAYS}
    choose(history, "Samba")
    assert {"replay", "sheet", "again", "export", "delete"} <= enabled(history)


def test_a_match_that_cannot_be_read_can_only_be_deleted(qtbot: QtBot, window: PastMatches) -> None:
    spoil(window, window.ids[1], play=b"nonsense")
    history = window.open()
    choose(history, "Classic")
    qtbot.waitUntil(lambda: "cannot be read" in history.details.heading.text())
    assert enabled(history) == {"delete", *ALWAYS}
    press(history, "delete")
    assert column(history) == ["Cuban", "Bolivia", "Samba"]


def test_a_match_that_does_not_play_again_can_be_saved_and_deleted(
    qtbot: QtBot, window: PastMatches
) -> None:
    window.store.set_aside(window.waiting, "it does not replay")
    with window.store.database.writing() as connection:
        connection.execute("UPDATE actions SET line = '0 discard: 4h1\n' WHERE number = 3")
    history = window.open()
    choose(history, "Cuban")
    qtbot.waitUntil(lambda: "does not replay" in history.details.heading.text())
    assert enabled(history) == {"export", "delete", *ALWAYS}


def test_a_damaged_match_keeps_no_other_from_being_saved(
    qtbot: QtBot, window: PastMatches, tmp_path: Path
) -> None:
    spoil(window, window.ids[1], play=b"nonsense")
    folder = tmp_path / "files"
    folder.mkdir()
    history = window.open()
    history.table.selectAll()
    press(history, "export")
    dialog = history.findChild(QFileDialog)
    assert dialog is not None
    dialog.fileSelected.emit(str(folder))
    dialog.close()
    qtbot.waitUntil(lambda: "not saved: 1 match" in history.found.text())
    assert len(list(folder.iterdir())) == 3


def test_choices_and_names_of_sides_are_not_cut_while_there_is_room(
    window: PastMatches, qtbot: QtBot
) -> None:
    history = window.open()
    history.resize(800, 700)
    QApplication.processEvents()
    for box in history.filters.findChildren(QComboBox):
        assert box.width() >= box.sizeHint().width(), box.currentText()
    qtbot.waitUntil(lambda: history.details.table.columnCount() == 5)
    shown = [history.details.table.horizontalHeaderItem(column) for column in range(5)]
    assert all(heading.toolTip() == heading.text() for heading in shown)
    history.details.table.setHorizontalHeaderLabels(
        ["Deal", "You & Friederike", "Total", "Maximilian & Konstantin", "Total"]
    )
    QApplication.processEvents()
    header, metrics = history.details.table.horizontalHeader(), history.fontMetrics()
    assert header.textElideMode() is Qt.TextElideMode.ElideRight
    for column in range(header.count()):
        text = history.details.table.horizontalHeaderItem(column).text()
        assert header.sectionSize(column) >= metrics.horizontalAdvance(text), text
