"""Rules are compared with others and exchanged with friends."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QGuiApplication,
)
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QMessageBox,
)
from pytestqt.qtbot import QtBot

from canasta_qt.features.rules.window.exchange import (
    CompareDialog,
    ImportPreview,
    ImportProblems,
    ShortText,
)
from canasta_qt.library.match_length import with_length
from canasta_qt.record.rule_code import read_code, short_code
from canasta_qt.record.rule_file import file_text
from tests.helpers.programs.parts import Parts
from tests.helpers.programs.rules_program import FRIENDLY, Program
from tests.helpers.screen.dragging import drag

# --- comparing ------------------------------------------------------------------------------


def test_a_comparison_swaps_jumps_and_is_copied(program: Program, qtbot: QtBot) -> None:
    own = program.keep()
    dialog = CompareDialog(
        program.games.all(), program.games.get("samba"), program.games.get(own.id)
    )
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
    assert dialog.said.text() == "They differ in one rule."
    qtbot.keyClick(dialog, Qt.Key.Key_F3)
    row = dialog.tree.currentItem()
    assert [row.text(column) for column in range(3)] == ["Bonus for going out", "200", "300"]
    dialog.swap_button.click()
    dialog.only.click()
    qtbot.keyClick(dialog, Qt.Key.Key_F3)
    row = dialog.tree.currentItem()
    assert [row.text(column) for column in range(3)] == ["≠  Bonus for going out", "300", "200"]
    dialog.copy_button.click()
    assert "Ours: 300" in QGuiApplication.clipboard().text()


def test_the_same_rules_twice_are_told_as_such(program: Program, qtbot: QtBot) -> None:
    samba = program.games.get("samba")
    dialog = CompareDialog(program.games.all(), samba, samba)
    qtbot.addWidget(dialog)
    assert dialog.said.text() == "Both games have the same rules."
    assert not dialog.jump.isEnabled()


# --- exchanging -----------------------------------------------------------------------------


def test_the_rules_of_a_match_of_one_deal_are_passed_on_without_that_length(
    program: Program,
) -> None:
    samba = program.games.get("samba")
    Parts(program.context).rules.copy(with_length(samba, "deal"), program.window)
    program.dialog(ShortText).reject()
    assert read_code(QGuiApplication.clipboard().text()).rules == samba.rules


def test_a_short_text_goes_round_by_the_clipboard(program: Program) -> None:
    own = program.keep("Sundays at Grandma's")
    Parts(program.context).rules.copy(program.games.get(own.id), program.window)
    program.dialog(ShortText).reject()
    program.library.delete(own.id)
    program.do("paste_rules")
    preview = program.dialog(ImportPreview)
    assert preview.name.text() == "Sundays at Grandma's"
    assert preview.said.text() == "One rule differs from Samba (Dutch form):"
    assert program.library.all() == ()
    preview.keep_button.click()
    (again,) = program.library.all()
    assert (again.rules, again.parent) == (FRIENDLY, "samba")


def test_a_file_goes_round(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "ours.canasta-rules"
    Parts(program.context).rules.write_file(
        program.games.get(program.keep().id), file, program.window
    )
    Parts(program.context).rules.read_file(file, program.window)
    preview = program.dialog(ImportPreview)
    preview.name.setText("Theirs")
    preview.accept()
    assert [one.name for one in program.library.all()] == ["Ours", "Theirs"]


def test_an_import_that_is_cancelled_stores_nothing(program: Program) -> None:
    QGuiApplication.clipboard().setText(short_code(program.keep()))
    program.do("paste_rules")
    program.dialog(ImportPreview).reject()
    assert len(program.library.all()) == 1


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (lambda text: "nonsense", "rules"),
        (lambda text: text.replace("go_out.bonus: 300", "go_out.bonus: -7"), "going out"),
        # as the first: the reading of files is asked of all of them
        pytest.param(
            lambda text: text.replace("go_out.bonus", "go_out.bones"),
            "go_out.bones",
            marks=pytest.mark.slow,
        ),
        pytest.param(lambda text: "\x00\x01\x02", "", marks=pytest.mark.slow),
    ],
)
def test_rules_that_cannot_be_used_are_told_in_words_and_not_stored(
    program: Program, tmp_path: Path, spoil: Callable[[str], str], said: str
) -> None:
    own = program.keep()
    file = tmp_path / "bad.canasta-rules"
    file.write_text(spoil(file_text(own)), encoding="utf-8")
    Parts(program.context).rules.read_file(file, program.window)
    problems = program.dialog(ImportProblems)
    lines = [problems.list.item(row).text() for row in range(problems.list.count())]
    assert lines
    assert said.casefold() in " ".join(lines).casefold()
    assert [one.id for one in program.library.all()] == [own.id]


def test_a_typing_error_in_a_short_text_is_found(program: Program) -> None:
    code = short_code(program.keep())
    wrong = "A" if code[20] != "A" else "B"
    QGuiApplication.clipboard().setText(code[:20] + wrong + code[21:])
    program.do("paste_rules")
    assert "typing error" in program.dialog(ImportProblems).list.item(0).text()


def test_a_missing_file_is_told(program: Program, tmp_path: Path) -> None:
    Parts(program.context).rules.read_file(tmp_path / "gone.canasta-rules", program.window)
    assert "cannot be opened" in program.dialog(QMessageBox).text()
    assert program.library.all() == ()


def test_a_file_that_cannot_be_written_is_told(program: Program, tmp_path: Path) -> None:
    nowhere = tmp_path / "no such folder" / "ours.canasta-rules"
    game = program.games.get("samba")
    Parts(program.context).rules.write_file(game, nowhere, program.window)
    assert "could not be saved" in program.dialog(QMessageBox).text()


def test_a_file_with_rules_can_be_dropped_on_the_window(program: Program, tmp_path: Path) -> None:
    file = tmp_path / "ours.canasta-rules"
    file.write_text(file_text(program.keep()), encoding="utf-8")
    assert drag(program.window, file)
    assert program.dialog(ImportPreview).name.text() == "Ours"


def test_no_other_file_can_be_dropped(program: Program, tmp_path: Path) -> None:
    assert not drag(program.window, tmp_path / "notes.txt")


def test_files_are_picked_in_the_dialog_for_files(program: Program, tmp_path: Path) -> None:
    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    file = tmp_path / "ours.canasta-rules"
    Parts(program.context).rules.export(program.games.get(program.keep().id), program.window)
    saving = program.dialog(QFileDialog)
    saving.setDirectory(str(tmp_path))
    saving.selectFile(file.name)
    saving.accept()
    assert file.exists()
    program.do("import_rules")
    picking = program.dialog(QFileDialog)
    picking.setDirectory(str(tmp_path))
    picking.selectFile(file.name)
    picking.accept()
    assert program.dialog(ImportPreview).name.text() == "Ours"
