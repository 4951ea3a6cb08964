"""A position can be possible although nothing can be done in it: everybody who is asked says so."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.app.program import Program
from canasta_qt.engine.actions import Discard
from canasta_qt.features.challenges.session.code_exercise import challenge_of_shown
from canasta_qt.features.challenges.window.code_window import ChallengeWindow
from canasta_qt.features.learning.exercises.model.attempt import ShownExercise
from canasta_qt.features.table_editor.model.question import Question
from canasta_qt.features.table_editor.session.editor import TableEditor
from canasta_qt.features.table_editor.window.window import TableEditorWindow
from canasta_qt.library.games import Games
from canasta_qt.record.challenges.code import challenge_code
from canasta_qt.record.positions.exercise import PositionExercise
from canasta_qt.record.positions.layout import layout_of
from tests.helpers.programs.parts import Parts
from tests.helpers.programs.started_program import Starter, model_of

pytestmark = pytest.mark.usefixtures("answered_here")

PASSES = {"preset": "classic_4p", "overrides": {"discard.pass_with_one": True}}
LAST_FOUR = {"rules": "classic_4p", "phase": "play", "hands": {"0": "4"}}
NOTHING = "the rules allow no move"


def test_the_editor_says_so_and_offers_neither_to_play_on_nor_an_exercise(qtbot: QtBot) -> None:
    window = TableEditorWindow(TableEditor("classic_4p"), Games(), "classic_4p")
    qtbot.addWidget(window)
    editor = window.editor
    editor.change(layout_of(LAST_FOUR))
    assert editor.problem == ""
    assert NOTHING in window.asking.answer.text()
    assert not window.play.isEnabled()
    assert not window.exercise.isEnabled()
    assert NOTHING in editor.tell("moves").text
    thrown = editor.ask(Question("discard", ("4",)))
    assert thrown.legal is False
    assert "canasta" in thrown.text, "the judge still says why"
    editor.change(layout_of({**LAST_FOUR, "hands": {"0": "4 5"}}))
    assert window.play.isEnabled()
    assert window.exercise.isEnabled()
    assert "is possible." in window.asking.answer.text()


def test_a_turn_that_can_only_be_passed_is_no_such_position() -> None:
    editor = TableEditor(PASSES)
    editor.change(layout_of({"rules": PASSES, "phase": "play", "hands": {"0": "4"}}))
    assert not editor.dead
    assert "end" in editor.tell("moves").text.lower()


def test_no_exercise_of_it_is_played_kept_or_passed_on(started: Starter) -> None:
    program = started()
    parts = Parts(program.context)
    dead = PositionExercise("Dead end", 1, LAST_FOUR)
    parts.table_editor.solve(dead)
    assert parts.table_editor.table is None
    assert NOTHING in program.window.notice.text()
    _read_code(program, dead)
    parts.table_editor.yours.keep(dead, program.window)
    parts.table_editor.yours.open()
    window = parts.table_editor.yours.window
    assert window is not None
    program.window.notice.setText("")
    window.pass_on.click()
    assert NOTHING in program.window.notice.text()
    assert parts.challenges.codes.window is None


def _read_code(program: Program, dead: PositionExercise) -> None:
    codes = Parts(program.context).challenges.codes
    codes.open(challenge_code(challenge_of_shown(ShownExercise(dead, None), False)))
    dialog = program.window.findChild(ChallengeWindow)
    assert dialog is not None
    dialog.play.click()
    assert dialog.isVisible()
    assert NOTHING in dialog.fault.text()
    dialog.close()


def test_where_it_comes_about_while_one_plays_on_the_table_says_so(
    started: Starter, qtbot: QtBot
) -> None:
    """The next player holds nothing, draws a card, and may not throw it."""
    program = started()
    flow = Parts(program.context).table_editor
    flow.edit({**LAST_FOUR, "hands": {"0": "4 5 6", "1": ""}, "stock": "9 9 9"})
    assert flow._dialog is not None
    flow._dialog.play.click()
    table = flow.table
    assert table is not None
    practice = table.practice
    qtbot.waitUntil(lambda: not practice.moving)
    practice.act(Discard(practice.run.state.hands[0][0]))
    qtbot.waitUntil(lambda: len(practice.run.state.hands[1]) == 1 and not practice.moving)
    assert NOTHING in model_of(program).prompt
    assert not any(seat.thinking for seat in model_of(program).seats)
    table.again()
    qtbot.waitUntil(lambda: not practice.moving)
    assert practice.run.state.actor == 0
