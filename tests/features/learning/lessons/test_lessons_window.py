"""The first hand and the lessons in the window, by mouse and by key; the match waits beneath."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.engine.actions import Action, DrawStock
from canasta_qt.engine.movegen.laydowns import pile_takes
from canasta_qt.engine.rules import preset
from canasta_qt.engine.view import PlayerView
from canasta_qt.features.endings.window.deal_end import DealEnd
from canasta_qt.features.learning.flows.lessons import next_lesson
from canasta_qt.features.learning.lessons.model.lesson import Lesson
from canasta_qt.features.learning.lessons.model.progress import (
    FIRST_HAND,
    LessonProgress,
    first_hand_steps,
)
from canasta_qt.features.learning.lessons.model.reading import catalogue
from canasta_qt.features.learning.lessons.page import LessonPage
from canasta_qt.features.learning.lessons.session import LessonStatus
from canasta_qt.features.learning.lessons.window import LessonBar, TipBar
from canasta_qt.features.learning.lessons.words import ADVICE
from canasta_qt.features.learning.window import LessonsWindow
from canasta_qt.features.rulebook.words.strategy.chapter import chapter
from canasta_qt.jobs.answering import BotAnswer
from canasta_qt.library import language
from canasta_qt.play.flows.reading import ReadingFlow
from canasta_qt.play.scene.items.buttons import OBVIOUS
from canasta_qt.play.scene.teaching import GhostItem, PointItem
from canasta_qt.ui.controls.looks import FLAT, PRIMARY, QUIET, look_of
from canasta_qt.view_model.pictures import ButtonId, Token, Zone, ZoneKind
from tests.helpers.programs.match_window import Window, a_match
from tests.helpers.programs.parts import Parts
from tests.helpers.screen.windows import leave_unpainted

LAST = first_hand_steps() - 1

STOCK, PILE, OURS = Zone(ZoneKind.STOCK), Zone(ZoneKind.PILE), Zone(ZoneKind.NEW_MELD, 0)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    made = Window(qtbot, tmp_path)
    leave_unpainted(made.window)
    yield made
    Parts(made.context).stage.drop()
    made.close()


@pytest.fixture(scope="module")
def all_lessons(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    """A window for all tests that begin at a certain step."""
    made = Window(None, tmp_path_factory.mktemp("lessons"))
    leave_unpainted(made.window)
    yield made
    made.close()


@pytest.fixture
def taught(all_lessons: Window) -> Iterator[Window]:
    """The window as before a lesson; what others have learned in it is learned."""
    yield all_lessons
    Parts(all_lessons.context).stage.drop()
    all_lessons.window.show_welcome()


def shown(window: Window, kind: type[GhostItem | PointItem]) -> int:
    """How many of these are to be seen on the table."""
    items = window.table.scene().items()
    return sum(isinstance(item, kind) and item.isVisible() for item in items)


def outlines(window: Window) -> list[PointItem]:
    items = window.table.scene().items()
    return [item for item in items if isinstance(item, PointItem) and item.isVisible()]


def begin_first_hand(window: Window) -> None:
    """Begin or go on with it; its page is read and left."""
    window.do("first_hand")
    leave_page(window)


def leave_page(window: Window) -> None:
    for page in window.window.findChildren(LessonPage):
        page.accept()


def first_hand() -> Lesson:
    lesson = catalogue().find(FIRST_HAND)
    assert lesson is not None
    return lesson


def bar(window: Window) -> LessonBar:
    found = window.window.findChildren(LessonBar)
    return next(one for one in found if one.isVisible())


def step(window: Window) -> int:
    assert window.parts.lessons.lesson is not None
    return window.parts.lessons.lesson.status.step


def tokens(window: Window, rank: str) -> tuple[Token, ...]:
    model = window.table.model
    assert model is not None
    own = next(seat for seat in model.seats if seat.is_viewer)
    return tuple(card.token for card in own.hand if card.face and card.face[0] == rank)


def my_turn(window: Window) -> bool:
    model = window.table.model
    return model is not None and model.my_turn


def test_what_a_step_brought_is_told_before_the_next_step(window: Window, qtbot: QtBot) -> None:
    ReadingFlow(window.context)
    said: list[str] = []
    window.window.announcer.said.connect(lambda text, _: said.append(text))
    window.do("first_hand")
    qtbot.waitUntil(lambda: my_turn(window) and window.table.is_still)
    qtbot.wait(20)
    assert not any(text.startswith("Step") for text in said), "its page still lies over it"
    assert bar(window).text.text().startswith("Small steps")
    begin_first_hand(window)
    qtbot.waitUntil(lambda: any(text.startswith("Step 1") for text in said))
    assert said[-1].endswith("Draw a card from the stock. By key: S.")
    said.clear()
    window.table.act().activate(STOCK)
    qtbot.waitUntil(lambda: any(text.startswith("Step 2") for text in said))
    assert [text[:6] for text in said][:2] == ["You dr", "Step 2"]
    assert said[-1].endswith("Space selects.")


def test_the_first_hand_begins_on_the_welcome_and_hint_shows_the_gesture(
    window: Window, qtbot: QtBot
) -> None:
    window.parts.waits.look()
    ReadingFlow(window.context)
    said: list[str] = []
    window.window.announcer.said.connect(lambda text, _: said.append(text))
    QTest.mouseClick(window.window.welcome.learn.start, Qt.MouseButton.LeftButton)
    assert step(window) == 0
    page = window.dialog(LessonPage)
    assert "stand in for other cards" in page.spoken()
    table = window.parts.lessons.lesson
    assert table is not None
    assert table.quiet
    ground = QAccessible.queryAccessibleInterface(window.window.stack)
    within = [ground.child(at).object() for at in range(ground.childCount())]
    assert page in within, "readers that walk find the panel"
    QTest.keyClick(page, Qt.Key.Key_Return)
    assert not table.quiet
    qtbot.waitUntil(lambda: my_turn(window))
    assert bar(window).text.text() == "Your turn. Draw a card from the stock."
    qtbot.waitUntil(lambda: window.table.teacher.pointed.zones == (STOCK,))
    qtbot.waitUntil(lambda: said[-1].startswith("Step"))
    step_1 = [text for text in said if text.startswith("Step 1")]
    assert step_1 == [said[-1]], "told once, after the page"
    assert said[-1].endswith("By key: S.")
    said.clear()
    window.do("ask_moves")
    assert "Your turn. Draw a card from the stock." in said.pop()
    window.do("hint")
    assert shown(window, GhostItem) == 1
    qtbot.waitUntil(lambda: bool(said))
    assert said.pop() == "Your turn. Draw a card from the stock. By key: S."
    window.table.commands.activate(STOCK)
    assert shown(window, GhostItem) == 0


def test_every_step_works_by_keyboard(window: Window, qtbot: QtBot) -> None:
    begin_first_hand(window)
    qtbot.waitUntil(lambda: my_turn(window))
    assert window.table.hasFocus()
    QTest.keyClick(window.table, Qt.Key.Key_S)
    assert step(window) == 1
    window.table.selection.set(tokens(window, "A"))
    assert step(window) == 2
    QTest.keyClick(window.table, Qt.Key.Key_M)
    QTest.keyClick(window.table, Qt.Key.Key_Return)
    assert step(window) == 3
    window.table.selection.set(tokens(window, "4"))
    QTest.keyClick(window.table, Qt.Key.Key_D)
    assert step(window) == 4
    qtbot.waitUntil(bar(window).go_on_button.hasFocus)
    QTest.keyClick(bar(window).go_on_button, Qt.Key.Key_Return)
    assert step(window) == 5
    qtbot.waitUntil(lambda: my_turn(window))
    QTest.keyClick(window.table, Qt.Key.Key_T)
    assert step(window) == 6


def test_where_it_was_left_it_goes_on_and_nothing_is_kept_as_a_match(
    window: Window, qtbot: QtBot
) -> None:
    begin_first_hand(window)
    qtbot.waitUntil(lambda: my_turn(window))
    window.table.commands.activate(STOCK)
    bar(window).leave_button.click()
    assert window.window.stack.currentWidget() is window.window.welcome
    assert not window.store.ids()
    assert "2" in window.window.welcome.learn.start.text()
    begin_first_hand(window)
    assert step(window) == 1
    assert len(tokens(window, "A")) == 3


def test_the_match_waits_beneath_and_comes_back(window: Window) -> None:
    window.game.resume(a_match())
    window.window.show_table()
    match = window.game.match
    assert match is not None
    log, model = match.run.log.copy(), window.table.model
    begin_first_hand(window)
    window.table.commands.activate(STOCK)
    bar(window).leave_button.click()
    assert window.game.match is match
    assert match.run.log == log
    assert window.table.commands is window.game.input
    assert model is not None
    assert window.table.model is not None
    assert window.table.model.deal_key == model.deal_key


def test_the_end_counts_up_and_leads_to_a_real_hand(window: Window, qtbot: QtBot) -> None:
    window.parts.lessons.start(first_hand(), LAST)
    qtbot.waitUntil(lambda: my_turn(window))
    for rank in ("K", "8"):
        window.table.commands.drop(tokens(window, rank), OURS)
    window.table.commands.drop(tokens(window, "9"), PILE)
    qtbot.waitUntil(lambda: bool(window.window.findChildren(DealEnd)))
    panel = window.dialog(DealEnd)
    assert panel.standing.isHidden(), "a deal of practice tells of no next one"
    assert panel.ending.standing not in panel.spoken()
    assert panel.replay.isHidden()
    assert bar(window).go_on_button.isHidden()
    assert panel.main is not None
    panel.main.click()
    assert window.table.model is not None
    assert window.table.model.buttons == ()
    bar(window).go_on_button.click()
    match = window.game.match
    assert match is not None
    assert [seat.level for seat in match.session.seats][1:] == ["newcomer", "expert", "newcomer"]
    assert match.run.match.rules.match.end.count == 1
    assert window.parts.tips._tips.begun
    assert window.preferences.choice.length == "whole"


def test_a_read_step_offers_no_button_of_the_table(window: Window, qtbot: QtBot) -> None:
    lesson = catalogue().find("classic/frozen_pile")
    assert lesson is not None
    window.parts.lessons.start(lesson)
    assert window.table.model is not None
    assert window.table.model.buttons == ()
    bar(window).go_on_button.click()
    assert any(one.id is ButtonId.DRAW for one in window.table.model.buttons)


def test_a_lesson_speaks_the_language_of_the_program(window: Window, qtbot: QtBot) -> None:
    app = QCoreApplication.instance()
    assert app is not None
    begin_first_hand(window)
    language.use(app, "de")
    try:
        window.parts.stage.retranslate()
        assert bar(window).text.text().startswith("Du bist dran")
    finally:
        language.use(app, "en")


def test_the_window_lists_lessons_and_starts_one_by_enter(window: Window, qtbot: QtBot) -> None:
    window.do("lessons")
    listed = window.dialog(LessonsWindow)
    titles = [listed.list.item(row).text() for row in range(listed.list.count())]
    assert "The frozen pile" in titles
    assert listed.lesson is first_hand()
    while listed.lesson is None or listed.lesson.id != "classic/frozen_pile":
        QTest.keyClick(listed.list, Qt.Key.Key_Down)
    QTest.keyClick(listed.list, Qt.Key.Key_Return)
    assert window.parts.lessons.lesson is not None
    assert window.parts.lessons.lesson.lesson.id == "classic/frozen_pile"


TAKEABLE = {
    "rules": "classic_4p",
    "pile": "5 Q",
    "melds": {"0": ["A A A"]},
    "hands": {"0": "Q Q 4 5 6"},
}


def test_a_tip_is_told_once_and_goes_with_the_next_move(window: Window) -> None:
    window.parts.tips.begin()
    advise_on(window, TAKEABLE, lambda view: pile_takes(view)[0])
    tip = window.dialog(TipBar)
    assert "take the pile" in tip.text.text()
    window.window.tell("Saved.")
    layout = window.table.scene_of_cards.layout
    assert window.table.y() == 0, "the table stays under the mouse"
    assert layout is not None
    assert tip.height() <= layout.theirs.y + 4
    assert tip.width() == window.table.width(), "no rest of a word looks out beside it"
    assert look_of(tip.leave_button) == QUIET
    assert look_of(tip.no_more) == FLAT
    assert window.window.notice.y() >= tip.height()
    window.table.commands.activate(PILE)
    assert window.parts.tips.bar is None
    assert "take" in window.parts.tips._tips.told


def test_no_tip_speaks_for_what_the_adviser_would_not_do(window: Window) -> None:
    window.parts.tips.begin()
    advise_on(window, TAKEABLE, lambda _: DrawStock())
    assert window.parts.tips.bar is None
    assert "take" not in window.parts.tips._tips.told
    window.parts.hints.ask()
    window.pool.answered.emit(BotAnswer(window.pool._asked, DrawStock()))
    assert window.table.scene_of_cards.fixed_items.prompt.hint.startswith("Draw")


def test_no_tip_comes_to_who_switched_them_off_while_the_adviser_thought(window: Window) -> None:
    window.parts.tips.begin()
    window.game.adviser = window.pool
    window.pool.silent = True
    window.put(TAKEABLE)
    window.table.player.finished.emit()
    asked, view = window.pool._asked, window.pool.views[-1]
    window.preferences.set_flag("tips", False)
    window.pool.answered.emit(BotAnswer(asked, pile_takes(view)[0]))
    assert window.parts.tips.bar is None


def advise_on(
    window: Window, position: dict[str, object], answer: Callable[[PlayerView], Action]
) -> None:
    """Bring a position to the table; whoever asks for advice about it gets this answer."""
    window.game.adviser = window.pool
    window.pool.silent = True
    window.put(position)
    window.table.player.finished.emit()
    window.pool.answered.emit(BotAnswer(window.pool._asked, answer(window.pool.views[-1])))


def test_who_wants_no_tips_gets_none(window: Window) -> None:
    window.parts.tips.begin()
    window.preferences.set_flag("tips", False)
    window.put({"rules": "classic_4p", "pile": "2 5", "hands": {"0": "Q Q 4 5 6"}})
    window.table.player.finished.emit()
    assert window.parts.tips.bar is None


def at_step(window: Window, qtbot: QtBot, number: int) -> None:
    window.parts.lessons.start(first_hand(), number)
    leave_page(window)
    qtbot.waitUntil(lambda: my_turn(window) and not bar(window).text.text().startswith("Watch"))


def refusal(window: Window) -> str:
    return window.table.scene_of_cards.fixed_items.prompt.refusal


def test_a_step_that_is_only_read_has_the_keys_for_its_button(taught: Window, qtbot: QtBot) -> None:
    taught.parts.lessons.start(first_hand(), 10)
    qtbot.waitUntil(lambda: bar(taught).wants_keys)
    assert bar(taught).go_on_button.hasFocus()


def test_a_pile_that_is_not_meant_is_not_even_staged(taught: Window, qtbot: QtBot) -> None:
    at_step(taught, qtbot, 0)
    taught.table.commands.activate(PILE)
    assert refusal(taught) == "The pile comes later. Draw from the face-down stock."
    assert bar(taught).text.text() == "Your turn. Draw a card from the stock."
    model = taught.table.model
    assert model is not None
    assert model.draft is None


def test_a_wrong_idea_is_answered_below_while_the_task_stands(taught: Window, qtbot: QtBot) -> None:
    at_step(taught, qtbot, 3)
    asked = bar(taught).text.text()
    taught.table.selection.set(tokens(taught, "9"))
    taught.table.commands.drop(tokens(taught, "9"), PILE)
    assert refusal(taught) == "Discard the four: it goes with nothing you hold."
    assert taught.table.selection.tokens == ()
    assert bar(taught).text.text() == asked


def test_what_the_rules_refuse_is_said_once_in_the_words_of_the_lesson(
    taught: Window, qtbot: QtBot
) -> None:
    at_step(taught, qtbot, 9)
    said: list[str] = []
    taught.table.commands.refused.connect(lambda refused: said.append(refused.text))
    taught.table.commands.activate(PILE)
    assert said == ["Frozen: only two queens from your hand would take it."]
    assert bar(taught).text.text().startswith("A two froze the pile")


def test_a_card_dragged_to_the_pile_too_early_hears_of_drawing(
    taught: Window, qtbot: QtBot
) -> None:
    at_step(taught, qtbot, 0)
    taught.table.commands.drop(tokens(taught, "4"), PILE)
    assert refusal(taught) == "Draw or take the pile first."


def test_what_is_said_waits_for_the_table(taught: Window, qtbot: QtBot) -> None:
    taught.parts.lessons.start(first_hand(), 5)
    assert bar(taught).text.text() == "Watch what the others do."
    qtbot.waitUntil(lambda: bar(taught).text.text().startswith("A queen"))
    assert my_turn(taught)


def test_no_button_of_the_card_moves_under_the_mouse(taught: Window, qtbot: QtBot) -> None:
    at_step(taught, qtbot, 5)
    card = bar(taught)
    places = set()
    for tone, reads in (("say", True), ("say", False), ("shown", False)):
        card.show_status(LessonStatus(1, 10, "", tone, reads=reads, may_back=True))
        QApplication.processEvents()
        card.layout().activate()
        places.add((card.back_button.x(), card.go_on_button.geometry().getRect()))
    assert len(places) == 1


def test_the_hand_shows_what_comes_after_staging(taught: Window, qtbot: QtBot) -> None:
    at_step(taught, qtbot, 2)
    taught.do("hint")
    gesture = taught.table.teacher.gesture
    assert gesture is not None
    assert gesture.zone == OURS
    taught.table.commands.drop(tokens(taught, "A"), OURS)
    taught.do("hint")
    gesture = taught.table.teacher.gesture
    assert gesture is not None
    assert gesture.button is ButtonId.CONFIRM


def test_staged_cards_that_are_not_meant_go_back_first(taught: Window, qtbot: QtBot) -> None:
    at_step(taught, qtbot, 2)
    taught.table.commands.drop(tokens(taught, "Q"), OURS)
    taught.do("hint")
    gesture = taught.table.teacher.gesture
    assert gesture is not None
    assert gesture.button is ButtonId.TAKE_BACK


def test_what_is_left_to_do_is_pointed_at(taught: Window, qtbot: QtBot) -> None:
    at_step(taught, qtbot, 6)
    qtbot.waitUntil(lambda: taught.table.teacher.pointed.tokens == tokens(taught, "X"))
    model = taught.table.model
    assert model is not None
    queens = next(meld for side in model.sides for meld in side.melds if meld.rank == "Q")
    taught.table.commands.drop(tokens(taught, "X"), Zone(ZoneKind.MELD, queens.uid))
    qtbot.waitUntil(lambda: taught.table.teacher.pointed.tokens == tokens(taught, "4"))
    assert taught.table.teacher.pointed.zones == (PILE,)
    layout = taught.table.scene_of_cards.layout
    assert layout is not None
    rights = [item.sceneBoundingRect().right() for item in outlines(taught)]
    assert all(not layout.pile_label.x < right < layout.pile_label.right for right in rights)


def test_cards_that_lie_apart_have_an_outline_each(taught: Window, qtbot: QtBot) -> None:
    at_step(taught, qtbot, LAST)
    teacher = taught.table.teacher
    qtbot.waitUntil(lambda: len(teacher.pointed.tokens) == 9)
    assert shown(taught, PointItem) == 2
    taught.do("hint")
    scene = taught.table.scene_of_cards
    assert scene.layout is not None
    melds = [rect for zone, rect in scene.layout.zones.items() if zone.kind is ZoneKind.MELD]
    (hand,) = (one for one in scene.items() if isinstance(one, GhostItem) and one.isVisible())
    assert hand.sceneBoundingRect().x() + 21 * scene.unit > max(rect.right for rect in melds)


def test_only_what_leads_on_stands_out(taught: Window, qtbot: QtBot) -> None:
    at_step(taught, qtbot, 5)
    model = taught.table.model
    assert model is not None
    assert model.prompt == ""
    assert [button.id for button in model.buttons if button.accent] == [ButtonId.TAKE_PILE]


def test_a_card_on_the_way_to_three_is_not_to_be_discarded(taught: Window, qtbot: QtBot) -> None:
    at_step(taught, qtbot, 1)
    taught.table.choose(tokens(taught, "A")[:1])
    button = taught.table.buttons.button(OBVIOUS)
    assert button is not None
    assert look_of(button) != PRIMARY


def test_a_wrong_idea_that_ends_the_deal_is_taken_back(taught: Window, qtbot: QtBot) -> None:
    lesson = catalogue().find("american/threes")
    assert lesson is not None
    step = next(number for number, one in enumerate(lesson.steps) if one.test)
    Parts(taught.context).lessons.start(lesson, step)
    qtbot.waitUntil(lambda: my_turn(taught))
    table = Parts(taught.context).lessons.lesson
    assert table is not None
    before = table.practice.run.state.digest()
    taught.table.commands.drop(tokens(taught, "6")[:1], PILE)
    qtbot.waitUntil(lambda: table.practice.run.deal_over and not table.practice.moving)
    panel = taught.dialog(DealEnd)
    assert panel.main is not None
    panel.main.click()
    bar(taught).go_on_button.click()
    qtbot.waitUntil(lambda: my_turn(taught))
    assert table.practice.run.state.digest() == before
    assert not table.practice.run.deal_over


def test_the_list_leads_to_what_the_guide_says_about_a_lesson(window: Window) -> None:
    window.do("lessons")
    lessons = window.dialog(LessonsWindow)
    rows = [lessons.list.item(row) for row in range(lessons.list.count())]
    lessons.list.setCurrentItem(next(one for one in rows if one.text() == "Sevens: all or nothing"))
    lessons.guide.click()
    shown = window.parts.guide.window
    assert shown is not None
    assert "Modern American 2024" in shown.windowTitle()
    assert shown.guide.contents.currentItem().text().strip() == "Aces and sevens"
    lessons.reject()


@pytest.mark.parametrize(
    ("game", "family"),
    [("american_2017", "american"), ("pennies", "hand_and_foot"), ("classic_4p", "first_hand")],
)
def test_the_list_opens_at_the_game_that_is_played(
    all_lessons: Window, qtbot: QtBot, game: str, family: str
) -> None:
    progress = LessonProgress(all_lessons.learning)
    lessons = LessonsWindow(catalogue(), progress, "en", None, game)
    qtbot.addWidget(lessons)
    assert lessons.lesson is not None
    assert lessons.lesson.family == family


def test_every_lesson_has_its_advice_in_the_guide() -> None:
    for lesson in catalogue().lessons:
        if lesson.id in ADVICE:
            topics = [advice.topic for advice in chapter(preset(lesson.game).rules)]
            assert ADVICE[lesson.id] in topics, lesson.id


def test_a_lesson_that_is_done_takes_nothing_more_and_leads_to_the_next(
    taught: Window, qtbot: QtBot
) -> None:
    lesson = catalogue().find("american/always_frozen")
    assert lesson is not None
    Parts(taught.context).lessons.start(lesson, len(lesson.steps) - 1)
    qtbot.waitUntil(lambda: my_turn(taught))
    taught.table.commands.activate(PILE)
    qtbot.waitUntil(lambda: bar(taught).go_on_button.text() == "&Next lesson")
    assert not my_turn(taught)
    model = taught.table.model
    assert model is not None
    assert (model.prompt, model.buttons) == ("", ())
    bar(taught).go_on_button.click()
    assert Parts(taught.context).lessons.lesson is not None
    assert Parts(taught.context).lessons.lesson.lesson.id == "american/opening"
    last = catalogue().find("american/before_the_opening")
    assert last is not None
    assert next_lesson(last) is None


def test_the_letters_of_the_card_are_not_those_of_the_menus(taught: Window, qtbot: QtBot) -> None:
    menus = {letter_of(action.text()) for action in taught.window.menuBar().actions()}
    at_step(taught, qtbot, 5)
    card = bar(taught)
    for tone in ("say", "shown", "done"):
        card.show_status(LessonStatus(1, 10, "", tone, reads=True, may_back=True))
        buttons = (card.back_button, card.go_on_button, card.leave_button)
        letters = [letter_of(button.text()) for button in buttons if not button.isHidden()]
        assert menus.isdisjoint(letters)
        assert len(set(letters)) == len(letters)


def letter_of(text: str) -> str:
    return text.partition("&")[2][:1].upper()
