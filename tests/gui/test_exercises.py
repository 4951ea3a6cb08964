"""Exercises in the window, by mouse and by key; the page of progress; a review's mistakes."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.app.flows.teaching.exercises import progress_in
from canasta_qt.coach.exercises.catalogue import shipped
from canasta_qt.coach.exercises.choice import Wish
from canasta_qt.coach.exercises.exercise import Exercise
from canasta_qt.controller.exercise_table import ExerciseTable
from canasta_qt.dialogs.lessons.exercise_bar import ExerciseBar
from canasta_qt.dialogs.lessons.exercises import OWN, ExercisesWindow
from canasta_qt.dialogs.lessons.progress import ProgressWindow
from canasta_qt.engine.actions import Discard
from canasta_qt.engine.cards import KIND
from tests.helpers.match_window import Window


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    made = Window(qtbot, tmp_path)
    yield made
    made.parts.practice.drop()
    made.close()


def throwing() -> Exercise:
    return next(one for one in shipped().exercises if one.theme == "throw")


def begun(window: Window) -> ExerciseTable:
    window.parts.exercises.start(throwing())
    QCoreApplication.processEvents()
    table = window.parts.exercises.exercise
    assert table is not None
    return table


def bar(window: Window) -> ExerciseBar:
    QCoreApplication.processEvents()  # what was put into a layout is shown a moment later
    return next(one for one in window.window.findChildren(ExerciseBar) if one.isVisible())


def wrong_throw(table: ExerciseTable) -> Discard:
    """The move that falls short most."""
    action = table._staged.moves[-1].action
    assert isinstance(action, Discard)
    return action


def right_throw(table: ExerciseTable) -> Discard:
    action = table._staged.answer
    assert isinstance(action, Discard)
    return action


def throw_by_key(window: Window, table: ExerciseTable, action: Discard) -> None:
    window.table.skip()
    window.table.selection.set(table.practice.presenter.tokens.all((action.card,)))
    QTest.keyClick(window.table, Qt.Key.Key_D)


def test_what_is_practised_is_chosen_in_a_window(window: Window, qtbot: QtBot) -> None:
    window.do("exercises")
    dialog = window.window.findChildren(ExercisesWindow)[-1]
    assert dialog.list.item(0).text() == "Anything"
    dialog.list.setCurrentRow(1)
    QTest.mouseClick(dialog.start, Qt.MouseButton.LeftButton)
    assert bar(window).text.text() == "What do you throw?"
    assert window.parts.exercises.exercise is not None


def test_without_mistakes_of_ones_own_the_window_says_what_comes_there(window: Window) -> None:
    window.parts.exercises.open(Wish(own=True))
    dialog = window.window.findChildren(ExercisesWindow)[-1]
    assert dialog.kind == OWN
    assert dialog.start.isEnabled() is False
    assert "When a review finds one" in dialog.nothing.text()


def test_the_right_card_thrown_by_key_is_right_at_once(window: Window, qtbot: QtBot) -> None:
    table = begun(window)
    assert window.table.hasFocus()
    throw_by_key(window, table, right_throw(table))
    assert bar(window).text.text().startswith("Right")
    assert bar(window).next_button.hasFocus()
    theme = progress_in(window.learning).theme("throw")
    assert (theme.done, theme.at_once) == (1, 1)


def test_a_miss_shows_the_cards_and_the_second_one_the_answer(window: Window, qtbot: QtBot) -> None:
    table = begun(window)
    throw_by_key(window, table, wrong_throw(table))
    assert not table.status.over
    window.table.skip()
    right = table.practice.presenter.tokens.all((right_throw(table).card,))
    qtbot.waitUntil(lambda: window.table.teacher.pointed.tokens == right)
    throw_by_key(window, table, wrong_throw(table))
    assert table.status.tone == "answer"
    assert KIND[right_throw(table).card] in [
        KIND[card] for card in table.practice.run.state.hands[table._staged.seat]
    ]  # it was not thrown: the table is as it was
    progress = progress_in(window.learning)
    assert progress.seen[throwing().id].due > progress.seen[throwing().id].day


def test_three_imagined_deals_can_be_watched_and_say_so(window: Window, qtbot: QtBot) -> None:
    table = begun(window)
    QTest.mouseClick(bar(window).answer_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: table.status.deals == 3, timeout=20_000)
    for number in (1, 2, 3):
        QTest.mouseClick(bar(window).watch_button, Qt.MouseButton.LeftButton)
        assert bar(window).title.text() == f"Imagined deal {number} of 3"
        assert window.table.model is not None
        assert "magined" in window.table.model.prompt
    QTest.mouseClick(bar(window).back_button, Qt.MouseButton.LeftButton)
    assert table.status.tone == "answer"
    assert window.table.commands is table.practice.input


def test_what_was_laid_before_the_question_is_not_taken_back(window: Window) -> None:
    table = begun(window)
    before = len(table.practice.run.log.deals[-1].entries)
    table.practice.undo()
    assert len(table.practice.run.log.deals[-1].entries) == before
    assert window.table.model is not None
    assert window.table.model.can_undo is False


def test_leaving_brings_the_match_back(window: Window, qtbot: QtBot) -> None:
    begun(window)
    QTest.mouseClick(bar(window).leave_button, Qt.MouseButton.LeftButton)
    assert window.parts.exercises.exercise is None
    assert window.table.commands is window.game.input


def test_progress_offers_the_first_step_to_whoever_has_learned_nothing(window: Window) -> None:
    window.do("progress")
    page = window.window.findChildren(ProgressWindow)[-1]
    assert (page.nothing.isHidden(), page.list.isHidden()) == (False, True)
    QTest.mouseClick(page.nothing.button, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert window.parts.lessons.lesson is not None


def test_progress_tells_how_themes_go_and_leads_to_exercises(window: Window) -> None:
    table = begun(window)
    throw_by_key(window, table, right_throw(table))
    window.parts.practice.leave()
    window.do("progress")
    page = window.window.findChildren(ProgressWindow)[-1]
    said = [
        page.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole) or ""
        for row in range(page.list.count())
    ]
    row = next(at for at, text in enumerate(said) if text.startswith("Which card to throw"))
    assert "1 of 1 right at once" in said[row]
    page.list.setCurrentRow(row)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert window.window.findChildren(ExercisesWindow)[-1].kind == "throw"
