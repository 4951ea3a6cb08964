"""Exercises in the window, by mouse and by key; the page of progress; a review's mistakes."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton
from pytestqt.qtbot import QtBot

from canasta_qt.engine.actions import Action, Discard
from canasta_qt.engine.cards import KIND
from canasta_qt.features.learning.exercises.model.exercise import Exercise
from canasta_qt.features.learning.exercises.model.mistakes import WEEKS, Mistakes, to_data
from canasta_qt.features.learning.exercises.model.position import Staged, shipped, staged
from canasta_qt.features.learning.exercises.model.progress import ExerciseProgress, Wish
from canasta_qt.features.learning.exercises.session import ExerciseStatus, ExerciseTable
from canasta_qt.features.learning.exercises.window import OWN, ExerciseBar, ExercisesWindow
from canasta_qt.features.learning.flows.learned import keep_progress, mistakes_in, today
from canasta_qt.features.learning.lessons.model.progress import LessonProgress
from canasta_qt.features.learning.lessons.model.reading import catalogue
from canasta_qt.features.learning.lessons.window import BARS, MARK, LearnRows
from canasta_qt.features.learning.window import LessonsWindow, ProgressWindow
from canasta_qt.library import language
from canasta_qt.library.games import DEFAULT_RULES
from canasta_qt.play.scene.items.buttons import OBVIOUS
from canasta_qt.play.scene.panels.note import NotePanel
from canasta_qt.players.adviser.quick import objects_to
from canasta_qt.players.counting import counting_of
from canasta_qt.ui.controls.looks import PRIMARY, look_of
from canasta_qt.ui.parts.rows import FACTS
from canasta_qt.ui.style.theme import set_current
from canasta_qt.ui.style.tokens import THEMES
from tests.helpers.programs.match_window import Window, a_finished_match, a_match
from tests.helpers.programs.parts import Parts
from tests.helpers.programs.started_program import Starter
from tests.helpers.screen.windows import leave_unpainted

pytestmark = pytest.mark.usefixtures("answered_here")


@pytest.fixture(scope="module")
def shared(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    made = Window(None, tmp_path_factory.mktemp("exercises"))
    leave_unpainted(made.window)
    yield made
    made.close()


@pytest.fixture
def window(shared: Window) -> Iterator[Window]:
    """A window in which nothing is open and nothing has been learned."""
    yield shared
    Parts(shared.context).stage.drop()
    shared.window.show_welcome()
    for dialog in shared.window.findChildren(QDialog):
        dialog.done(0)
        dialog.deleteLater()
    keep_progress(shared.learning, ExerciseProgress())
    shared.learning.put("mistakes", to_data(Mistakes()))


@pytest.fixture
def own_window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    """A window that no other test has."""
    made = Window(qtbot, tmp_path)
    leave_unpainted(made.window)
    yield made
    Parts(made.context).stage.drop()
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
    action = table.staged.moves[-1].action
    assert isinstance(action, Discard)
    return action


def right_throw(table: ExerciseTable) -> Discard:
    action = table.staged.answer
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
    assert bar(window).text.text() == "Which card do you discard?"
    assert window.parts.exercises.exercise is not None


def test_without_mistakes_of_ones_own_the_window_says_what_comes_there(window: Window) -> None:
    window.parts.exercises.open(Wish(own=True))
    dialog = window.window.findChildren(ExercisesWindow)[-1]
    assert dialog.kind == OWN
    assert dialog.start.isEnabled() is False
    assert "When a review finds one" in dialog.nothing.text()


def test_the_right_card_thrown_by_key_is_right_at_once(own_window: Window, qtbot: QtBot) -> None:
    table = begun(own_window)
    assert own_window.table.hasFocus()
    throw_by_key(own_window, table, right_throw(table))
    assert bar(own_window).text.text().startswith("Right")
    assert bar(own_window).next_button.hasFocus()
    assert "Anything else loses about" in bar(own_window).text.text()
    own_window.table.skip()
    model = own_window.table.model
    assert model is not None  # nobody plays on, and nothing says that somebody would
    assert (model.prompt, model.buttons, model.my_turn) == ("", (), False)
    assert not any(seat.is_turn or seat.thinking for seat in model.seats)
    theme = Parts(own_window.context).exercises.progress.theme("throw")
    assert (theme.done, theme.at_once) == (1, 1)


def test_a_miss_shows_the_cards_and_the_second_one_the_answer(window: Window, qtbot: QtBot) -> None:
    table = begun(window)
    throw_by_key(window, table, wrong_throw(table))
    assert not table.status.over
    window.table.skip()
    right = table.practice.presenter.tokens.all((right_throw(table).card,))
    qtbot.waitUntil(lambda: window.table.selection.tokens == right)
    throw_by_key(window, table, wrong_throw(table))
    assert table.status.tone == "answer"
    assert KIND[right_throw(table).card] in [
        KIND[card] for card in table.practice.run.state.hands[table.staged.seat]
    ]  # it was not thrown: the table is as it was
    progress = window.parts.exercises.progress
    assert progress.seen[throwing().id].due > progress.seen[throwing().id].day


def test_the_hint_lifts_the_card_and_says_it_before_any_miss(window: Window) -> None:
    table = begun(window)
    heard: list[str] = []
    window.parts.stage.taught.connect(heard.append)
    window.do("hint")
    right = table.practice.presenter.tokens.all((right_throw(table).card,))
    assert window.table.selection.tokens == right
    assert "Look at" in bar(window).text.text()
    assert "Look at" in heard[-1]
    assert table.status.tone == "ask"


def test_the_button_of_a_chosen_card_does_not_tell_whether_it_is_right(window: Window) -> None:
    throws = (one for one in shipped().of("classic_4p") if one.theme == "throw")
    told = (
        one for one in map(staged, throws) if any(map(partial(objects_to, one.view), acts(one)))
    )
    window.parts.exercises.start(next(told).exercise)
    table = window.parts.exercises.exercise
    assert table is not None
    looks = set()
    for action in acts(table.staged):
        if isinstance(action, Discard):
            window.table.choose(table.practice.presenter.tokens.all((action.card,)))
            button = window.table.buttons.button(OBVIOUS)
            assert button is not None
            looks.add(look_of(button))
    assert looks == {PRIMARY}


def acts(exercise: Staged) -> list[Action]:
    return [move.action for move in exercise.moves]


def test_the_answer_says_which_meld_grows(window: Window) -> None:
    laying = (one for one in shipped().of("classic_4p") if one.theme == "lay")
    window.parts.exercises.start(next(one for one in laying if ">" in one.moves[0].text))
    table = window.parts.exercises.exercise
    assert table is not None
    table.give_up()
    assert " to the " in table.status.text.partition("Why")[0]


@pytest.mark.slow
def test_whoever_has_finished_no_match_begins_with_the_usual_game(window: Window) -> None:
    window.parts.exercises.begin(Wish())
    table = window.parts.exercises.exercise
    assert table is not None
    assert table.staged.exercise.rules == DEFAULT_RULES


def test_what_was_discarded_before_is_shown_on_request(window: Window) -> None:
    table = begun(window)
    bar(window).before_button.click()
    (panel,) = window.table.viewport().findChildren(NotePanel)
    shown = [line.text() for line in panel.lines]
    thrown = [one.thrown for one in counting_of(table.staged.view).players]
    assert len([line for line in shown if " discarded " in line]) == len(list(filter(None, thrown)))
    assert all(name in "\n".join(shown) for name in ("Vera", "Otto"))
    assert not panel.dims
    panel.close_button.click()
    assert table.status.tone == "ask"


def test_a_lifted_card_can_be_thrown_at_once(window: Window, qtbot: QtBot) -> None:
    """In the normal run the hint above, which lifts it, and the right card thrown by the key."""
    table = begun(window)
    window.do("hint")
    window.table.skip()
    QTest.keyClick(window.table, Qt.Key.Key_D)
    assert table.status.tone == "right"


def test_three_imagined_deals_can_be_watched_and_say_so(window: Window, qtbot: QtBot) -> None:
    watch_three_deals(window, qtbot)


@pytest.mark.slow  # stand-ins: the one above, and what the process does in test_review_work
@pytest.mark.usefixtures("review_process")
def test_a_process_of_its_own_imagines_the_deals_that_are_watched(
    own_window: Window, qtbot: QtBot
) -> None:
    watch_three_deals(own_window, qtbot)


def watch_three_deals(window: Window, qtbot: QtBot) -> None:
    table = begun(window)
    QTest.mouseClick(bar(window).answer_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: table.status.deals == 3)
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


def test_progress_offers_the_first_step_to_whoever_has_learned_nothing(own_window: Window) -> None:
    own_window.do("progress")
    page = own_window.window.findChildren(ProgressWindow)[-1]
    assert (page.nothing.isHidden(), page.list.isHidden()) == (False, True)
    QTest.mouseClick(page.nothing.button, Qt.MouseButton.LeftButton, pos=QPoint(5, 5))
    assert Parts(own_window.context).lessons.lesson is not None


def test_progress_tells_how_themes_go_and_leads_to_exercises(window: Window) -> None:
    table = begun(window)
    throw_by_key(window, table, right_throw(table))
    window.parts.stage.leave()
    window.do("progress")
    page = window.window.findChildren(ProgressWindow)[-1]
    said = [
        page.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole) or ""
        for row in range(page.list.count())
    ]
    row = next(at for at, text in enumerate(said) if text.startswith("Which card to discard"))
    assert "1 of 1 right at once" in said[row]
    page.list.setCurrentRow(row)
    QTest.keyClick(page.list, Qt.Key.Key_Return)
    assert window.window.findChildren(ExercisesWindow)[-1].kind == "throw"


def test_the_text_view_says_the_question_and_the_answer(started: Starter) -> None:
    program = started("--rules", "classic_4p")
    program.reading.dock.toggle()
    text = program.reading.dock.text
    Parts(program.context).exercises.start(throwing())
    program.table.skip()
    text.refresh()
    model = program.table.model
    assert model is not None
    assert "Which card do you discard?" in text.prompt.text()
    assert model.prompt in text.prompt.text()
    exercise = Parts(program.context).exercises.exercise
    assert exercise is not None
    exercise.give_up()
    program.table.skip()
    text.refresh()
    assert "This was best" in text.prompt.text()
    Parts(program.context).stage.leave()
    text.refresh()
    assert "best" not in text.prompt.text()


def test_cards_that_are_lifted_ask_nothing_of_an_imagined_deal_that_does_not_lie_yet(
    window: Window, qtbot: QtBot
) -> None:
    """The card above the table may become higher meanwhile, and the table is laid out anew."""
    table = begun(window)
    table.give_up()
    window.table.skip()
    qtbot.waitUntil(lambda: bool(window.table.selection.tokens))
    qtbot.waitUntil(lambda: table.status.deals == 3)
    table.changed.connect(lambda _status: window.table.scene_of_cards.relayout())
    table.takes_input.connect(lambda _commands: window.table.scene_of_cards.relayout())
    table.watch()
    assert window.table.selection.tokens == ()
    window.parts.exercises.next()


@pytest.mark.parametrize("width", [500, 760, 1024, 1900])
@pytest.mark.parametrize("language_of_now", ["en", "de"])
def test_all_that_is_said_has_room_on_the_card(
    qtbot: QtBot, width: int, language_of_now: str
) -> None:
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    language.use(app, language_of_now)
    try:
        card = ExerciseBar(past=True)
        qtbot.addWidget(card)
        long = "Not that either. This was better: take the pile and lay down three nines. " * 3
        card.resize(width, card.height())
        card.show()
        for status in (
            ExerciseStatus("Tricky", "Which card do you discard?", "ask"),
            ExerciseStatus("Tricky", long, "answer", over=True, deals=3),
            ExerciseStatus("Imagined deal 1 of 3", "Draw.", "watch", True, 3, 1),
        ):
            card.show_status(status)
            QCoreApplication.processEvents()
            assert card.text.height() >= card.text.heightForWidth(card.text.width())
            shown = [one for one in card.findChildren(QPushButton) if one.isVisible()]
            assert all(one.geometry().bottom() < card.height() for one in shown)
            assert all(one.width() >= one.minimumSizeHint().width() for one in shown)
        assert card.title.isVisible() is (width > 800)
        why = "Right, and nothing is better. Why: Vera discarded an eight earlier. "
        card.show_status(ExerciseStatus("Easy", why * 2, "right", over=True, deals=3))
        assert card.before_button.isVisible() is (width != 1024)  # the reasons come first
        card.show_status(ExerciseStatus("Easy", "Which card do you discard?", "ask"))
        assert card.before_button.isVisible()
    finally:
        language.use(app, "en")


# --- lists ----------------------------------------------------------------------------------------


def test_a_tick_says_done_and_never_chosen(own_window: Window) -> None:
    lesson = catalogue().lessons[0]
    LessonProgress(own_window.learning).reached(lesson, len(lesson.steps))
    for name in ("lessons", "exercises", "progress"):
        own_window.do(name)
    for kind in (LessonsWindow, ExercisesWindow, ProgressWindow):
        delegate = own_window.dialog(kind).list.itemDelegate()
        assert isinstance(delegate, LearnRows)
        assert not delegate.ticks
    rows = own_window.dialog(LessonsWindow).list
    marks = [rows.item(row).data(MARK) for row in range(rows.count())]
    assert marks.count("done") == 1
    done = rows.item(marks.index("done"))
    assert done.data(FACTS).startswith("done · ")
    assert "done" in done.data(Qt.ItemDataRole.AccessibleTextRole)


def test_mistakes_are_drawn_week_by_week_in_every_theme(window: Window) -> None:
    mistakes = Mistakes()
    for number, days in enumerate((0, 1, 9, 30, 44)):
        mistakes.add(f"1/1/{number}", today() - days, "small_pile")
    window.learning.put("mistakes", to_data(mistakes))
    window.do("progress")
    page = window.dialog(ProgressWindow)
    item = page.list.item(page.list.count() - 1)
    assert item.text() == "You take small piles too early"
    weeks, most = item.data(BARS)
    assert (sum(weeks), most, len(weeks)) == (5, 2, WEEKS)
    page.list.setCurrentItem(item)
    for theme in THEMES:
        set_current(THEMES[theme])
        assert not page.grab().isNull()
    set_current(THEMES["evening"])


def test_open_windows_speak_another_language_at_once(own_window: Window) -> None:
    Parts(own_window.context).exercises.open(Wish(topic="pile"))
    Parts(own_window.context).progress.open()
    own_window.dialog(ExercisesWindow).resize(700, 500)
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    language.use(app, "de")
    try:
        own_window.context.retranslate()
        dialog = own_window.dialog(ExercisesWindow)
        assert dialog.windowTitle() == "Übungen"
        assert dialog.kind == "pile"
        assert own_window.dialog(ProgressWindow).windowTitle() == "Fortschritt"
    finally:
        language.use(app, "en")


# --- with a match ---------------------------------------------------------------------------------


def test_what_was_learned_from_a_match_goes_when_it_is_deleted_for_good(own_window: Window) -> None:
    number = own_window.store.import_log(a_match(), "classic_4p")
    other = own_window.store.import_log(a_finished_match(), "classic_4p")
    progress, mistakes = ExerciseProgress(), Mistakes()
    one, two = shipped().exercises[:2]
    progress.add_own(one, today(), str(number))
    progress.add_own(two, today(), str(other))
    mistakes.add(f"{number}/1/9", today(), "gave_pile")
    mistakes.add(f"{other}/1/9", today(), "gave_pile")
    keep_progress(own_window.learning, progress)
    own_window.learning.put("mistakes", to_data(mistakes))
    history = Parts(own_window.context).history
    history.open()
    model = history.list.model
    rows = [model.match_at(at) for at in range(model.rowCount())]
    row = [one.id for one in rows if one is not None].index(number)
    history.list.table.go_to(row)
    history.delete()
    assert len(Parts(own_window.context).exercises.progress.own) == 2
    history.put_back()
    history.list.reject()
    assert len(Parts(own_window.context).exercises.progress.own) == 2  # it is there again
    history.open()
    history.list.table.go_to(row)
    history.delete()
    history.list.reject()
    assert Parts(own_window.context).exercises.progress.own == [two]
    assert list(mistakes_in(own_window.learning).by_key) == [f"{other}/1/9"]
