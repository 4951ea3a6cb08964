"""Exercises made in the table editor: kept, found again, passed on, deleted."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.app.program import Program
from canasta_qt.engine.actions import Discard
from canasta_qt.engine.cards import CODE
from canasta_qt.features.challenges.session.code_exercise import challenge_of_shown
from canasta_qt.features.challenges.window.code_window import ChallengeWindow
from canasta_qt.features.learning.exercises.model.attempt import AttemptResult, ShownExercise
from canasta_qt.features.learning.exercises.window import (
    YOURS,
    ExercisesWindow,
    NameBox,
    YoursWindow,
)
from canasta_qt.features.review.model import judging
from canasta_qt.features.table_editor.flows.editor import TableEditorFlow
from canasta_qt.features.table_editor.session.position_play import PositionTable
from canasta_qt.features.table_editor.window.window import TableEditorWindow
from canasta_qt.record.challenges.challenge import ChallengeResult as ToldResult
from canasta_qt.record.challenges.code import challenge_code, read_challenge
from canasta_qt.record.positions.exercise import PositionExercise
from canasta_qt.record.positions.layout import Spot
from tests.helpers.programs.parts import Parts
from tests.helpers.programs.started_program import Starter

pytestmark = pytest.mark.usefixtures("answered_here")

HAND = Spot("hand", 0)


def open_editor(program: Program) -> TableEditorWindow:
    program.window.menus.actions["table_editor"].trigger()
    dialog = Parts(program.context).table_editor._dialog
    assert dialog is not None
    return dialog


def lay_out(program: Program, *words: str) -> TableEditorWindow:
    dialog = open_editor(program)
    for word in words:
        dialog.editor.add([word], HAND)
    dialog.facts.phase.activated.emit(1)
    return dialog


def make_exercise(program: Program, name: str, *words: str) -> PositionTable:
    """An exercise of these cards, called so and brought to the table."""
    lay_out(program, *words).exercise.click()
    box = program.window.findChild(NameBox)
    assert box is not None
    box.field.setText(name)
    box.answer.click()
    table = Parts(program.context).table_editor.table
    assert table is not None
    return table


def listed(flow: TableEditorFlow) -> list[str]:
    return [one.name for one in flow.yours.kept.exercises]


def open_yours(program: Program) -> YoursWindow:
    """By the window of exercises, as a player does."""
    program.window.menus.actions["exercises"].trigger()
    dialog = program.window.findChild(ExercisesWindow)
    assert dialog is not None
    rows = dialog.list
    for row in range(rows.count()):
        rows.setCurrentRow(row)
        if dialog.kind == YOURS:
            break
    assert dialog.start.isEnabled()
    dialog.start.click()
    window = Parts(program.context).table_editor.yours.window
    assert window is not None
    return window


def test_an_exercise_judges_every_move_until_the_turn_ends(
    started: Starter, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, less in (("FRESH_WORLDS", 300), ("PLAIN_WORLDS", 1200), ("FURTHER_THOUGHTS", 1)):
        monkeypatch.setattr(judging, name, less)  # to throw the joker is plainly wrong
    program = started()
    table = make_exercise(program, "A joker", "Kh", "Ks", "4h", "5h", "X", "2h")
    assert table.exercise
    told: list[tuple[str, str]] = []
    table.said.connect(lambda text, tone: told.append((text, tone)))
    practice = table.practice
    qtbot.waitUntil(lambda: not practice.moving)
    joker = next(card for card in practice.run.state.hands[0] if CODE[card] == "X")
    practice.act(Discard(joker))
    qtbot.waitUntil(lambda: len(told) >= 2, timeout=60_000)
    assert [tone for _, tone in told[:2]] == ["looking", "wrong"], told
    assert joker in practice.run.state.hands[0], "a move that is not good is taken back"
    table.again()
    assert told[-1][1] == "say"
    flow = Parts(program.context).table_editor
    bar = flow._bar
    assert bar is not None
    assert bar.pass_on_button.isHidden()
    assert bar.keep_button.isHidden()
    practice.act(Discard(next(c for c in practice.run.state.hands[0] if CODE[c] == "4h")))
    qtbot.waitUntil(lambda: table.result is not None, timeout=60_000)
    assert table.result == "second", "beginning again does not undo a miss"
    assert told[-1][0].endswith("right at the second attempt.")
    (one,) = flow.yours.kept.exercises
    assert flow.yours.kept.went[one.id].result == "second"
    bar.pass_on_button.click()
    codes = program.window.findChild(ChallengeWindow)
    assert codes is not None
    codes.with_result.click()
    assert read_challenge(codes.code.toPlainText()).result == ToldResult(2)


def test_the_same_position_is_kept_once_and_found_again_after_a_restart(started: Starter) -> None:
    first = started()
    make_exercise(first, "Two kings", "Kh", "Ks", "4h")
    Parts(first.context).stage.leave()
    open_editor(first).exercise.click()
    assert Parts(first.context).table_editor.table is not None
    assert listed(Parts(first.context).table_editor) == ["Two kings"]
    first.close()
    second = started()
    window = open_yours(second)
    assert window.list.item(0).text() == "Two kings"
    window.begin.click()
    table = Parts(second.context).table_editor.table
    assert table is not None
    assert table.exercise
    hand = sorted(CODE[card] for card in table.practice.run.state.hands[0])
    assert hand == ["4h", "Kh", "Ks"]
    assert "Two kings" in second.window.windowTitle()


def test_one_is_renamed_deleted_and_brought_back(started: Starter) -> None:
    program = started()
    flow = Parts(program.context).table_editor
    for number, cards in enumerate((("Kh", "4h"), ("Ks", "4s"), ("Kd", "4d"))):
        position = {"rules": "samba", "phase": "play", "hands": {"0": " ".join(cards)}}
        flow.yours.keep(PositionExercise(f"Number {number}", 1, position), program.window)
    window = open_yours(program)
    assert "Samba" in window.list.item(0).data(0x100 + 42)
    window.list.setCurrentRow(1)
    window.rename.click()
    box = window.findChild(NameBox)
    assert box is not None
    assert box.field.text() == "Number 1"
    box.field.setText("   ")
    assert not box.answer.isEnabled()
    box.field.setText("Kings")
    box.answer.click()
    assert listed(flow) == ["Number 0", "Kings", "Number 2"]
    assert window.list.currentRow() == 1
    window.delete.click()
    assert listed(flow) == ["Number 0", "Number 2"]
    window.undo_bar.button.click()
    assert listed(flow) == ["Number 0", "Kings", "Number 2"]
    assert window.list.currentItem().text() == "Kings"
    window.edit.click()
    dialog = flow._dialog
    assert dialog is not None
    assert dialog.editor.layout.words(HAND) == ("Ks", "4s")


@pytest.mark.parametrize("result", ["first", pytest.param(None, marks=pytest.mark.slow)])
def test_a_code_of_somebody_else_is_played_and_can_be_kept(
    started: Starter, result: AttemptResult | None
) -> None:
    program = started()
    position = {"rules": "classic_4p", "phase": "play", "hands": {"0": "K K 4"}}
    one = PositionExercise("From Zoë", 9, position)
    code = challenge_code(challenge_of_shown(ShownExercise(one, result), True))
    Parts(program.context).challenges.codes.open(code)
    dialog = program.window.findChild(ChallengeWindow)
    assert dialog is not None
    dialog.play.click()
    flow = Parts(program.context).table_editor
    assert flow.table is not None
    assert listed(flow) == []
    assert flow._bar is not None
    flow._bar.keep_button.click()
    assert listed(flow) == ["From Zoë"]
    assert flow._bar.keep_button.isHidden()


def test_without_any_the_window_of_exercises_says_how_to_make_one(started: Starter) -> None:
    program = started()
    program.window.menus.actions["exercises"].trigger()
    dialog = program.window.findChild(ExercisesWindow)
    assert dialog is not None
    dialog.list.setCurrentRow(dialog.list.count() - 1)
    assert dialog.kind == YOURS
    assert not dialog.start.isEnabled()
    assert "Table editor" in dialog.nothing.text()


def test_an_exercise_that_cannot_be_says_why(started: Starter) -> None:
    program = started()
    bad = {"rules": "classic_4p", "hands": {"0": "K", "1": "Kh Kh Kh"}}
    Parts(program.context).table_editor.solve(PositionExercise("Bad", 1, bad))
    assert Parts(program.context).table_editor.table is None
    assert "Hand of player 2: one king of hearts too many" in program.window.notice.text()
