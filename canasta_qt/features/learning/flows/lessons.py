"""The first hand, the lessons, and the real hand that follows the first one."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Signal
from shiboken6 import isValid

from canasta_qt.features.learning.lessons.model.progress import (
    FIRST_HAND,
    LessonProgress,
    first_hand_steps,
)
from canasta_qt.features.rulebook.feature import RulebookFeature
from canasta_qt.library.language import in_use
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.play.flows.face import Play
from canasta_qt.play.flows.flow import Context, Flow
from canasta_qt.play.practice_show import PracticeShow, Practised
from canasta_qt.play.stage import ShowKind
from canasta_qt.storage.files import StorageProblem
from canasta_qt.ui.parts.panel import panels_on
from canasta_qt.ui.widgets.common import single_shot
from canasta_qt.ui.widgets.placement import bring_to_front, open_over
from canasta_qt.view_model.endings import LearnModel
from canasta_qt.words.games import shown_title
from canasta_qt.words.spoken.telling import SpokenText

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from canasta_qt.features.learning.lessons.model.lesson import Lesson
    from canasta_qt.features.learning.lessons.page import LessonPage
    from canasta_qt.features.learning.lessons.session import LessonTable
    from canasta_qt.features.learning.lessons.window import LessonBar
    from canasta_qt.features.learning.window import LessonsWindow
    from canasta_qt.view_model.pictures import ScoreSheetModel

COMPANY: Final = ("", "newcomer", "expert", "newcomer")
"""Levels at the real hand after the first one: an Expert opposite, Newcomers beside."""


def next_lesson(lesson: Lesson) -> Lesson | None:
    """The lesson that follows in its family, or None."""
    from canasta_qt.features.learning.lessons.model.reading import catalogue

    family = catalogue().family(lesson.family)
    at = family.index(lesson) + 1
    return family[at] if at < len(family) else None


class LessonFlow(Flow):
    """Opens lessons on the table and stores the learner's progress.

    Signals:
        hand_asked(MatchChoice): play a real hand.

    Attributes:
        lesson: the lesson on the table, or None.
    """

    hand_asked = Signal(object)

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._progress = LessonProgress(context.learning)
        self.lesson: LessonTable | None = None
        self._bar: LessonBar | None = None
        self._dialog: LessonsWindow | None = None
        self._page: LessonPage | None = None
        self._told = self._told_of = ""
        self._tell_soon = single_shot(self, self._tell)
        self._table.player.finished.connect(self._tell_soon.start)  # after what others did
        self._table.selection.changed.connect(self._chosen)

    # --- what can be learned --------------------------------------------------------------------

    def welcome(self, *, newcomer: bool) -> LearnModel | None:
        """What the welcome page offers; `newcomer`: no deal was ever finished."""
        steps = first_hand_steps()
        if not steps:
            return None
        progress = self._progress.of_id(FIRST_HAND, steps)
        return LearnModel(progress.step, steps, progress.done, newcomer)

    def first_hand(self) -> None:
        """Start the first hand, where it was left."""
        from canasta_qt.features.learning.lessons.model.reading import catalogue

        lesson = catalogue().find(FIRST_HAND)
        if lesson is not None:
            self.start(lesson)

    def open(self) -> None:
        """Show the window with all lessons."""
        from canasta_qt.features.learning.lessons.model.reading import catalogue
        from canasta_qt.features.learning.window import LessonsWindow

        if bring_to_front(self._dialog):
            return
        game = self._context.of(Play).chosen.game().base
        dialog = LessonsWindow(catalogue(), self._progress, in_use(), self._window, game)
        dialog.chosen.connect(self.start)
        dialog.guide_asked.connect(lambda lesson: self._open_guide(lesson, dialog))
        dialog.progress_asked.connect(partial(self._window.commands.run, "progress"))
        dialog.finished.connect(self._closed)
        self._dialog = dialog
        open_over(dialog, self._window)

    def _closed(self) -> None:
        self._dialog = None

    def _open_guide(self, lesson: Lesson, over: QWidget) -> None:
        from canasta_qt.features.learning.lessons.words import ADVICE

        guide = self._context.of(RulebookFeature).guide
        guide.open_for(lesson.game, ADVICE.get(lesson.id, "playing_well"), over)

    # --- a lesson on the table ------------------------------------------------------------------

    def start(self, lesson: Lesson, step: int | None = None) -> None:
        """Bring a lesson to the table, where it was left or at a step."""
        from canasta_qt.features.learning.lessons.model.lesson_run import LessonFault
        from canasta_qt.features.learning.lessons.session import LessonTable

        at = self._progress.of(lesson).step if step is None else step
        title = shown_title(self._games.get(lesson.game).kept_title)
        try:
            table = LessonTable(
                lesson,
                at,
                in_use,
                pace=replace(self._controller.pace, click=False),
                wishes=self._controller.input.hand_wishes,
                title=title,
            )
        except LessonFault as fault:
            self._window.tell(str(fault))
            return
        show = PracticeShow(
            Practised(
                ShowKind.LESSON,
                table.practice,
                card=partial(self._card, table),
                title=lambda: lesson.title.in_language(in_use()),
                begin=table.begin,
                again=table.retranslate,
                hint=partial(self._hint, table),
                close=partial(self._close, table),
                focus=self._way_to_go_on,
            )
        )
        table.setParent(show)
        self._join(table)
        self._stage.enter(show)
        if lesson.page and at == 0:
            self._show_page(table)

    def _show_page(self, table: LessonTable) -> None:
        from canasta_qt.features.learning.lessons.page import LessonPage

        self._page = page = LessonPage(table.lesson, in_use())
        page.accepted.connect(self._table.setFocus)
        table.quiet = True
        table.tell()
        page.finished.connect(table.wake)
        page.finished.connect(self._tell_soon.start)
        page.open_on(self._window.stack, self._table.tempo)
        self._window.announcer.say(page.spoken())

    def _way_on(self, lesson: Lesson) -> str:
        """The text of the main button once a lesson is done."""
        if lesson.id == FIRST_HAND:
            return self.tr("&Play a real hand")
        return self.tr("&Next lesson") if next_lesson(lesson) is not None else ""

    def _after(self) -> None:
        """Start the next lesson, or a real hand."""
        following = next_lesson(self.lesson.lesson) if self.lesson is not None else None
        if following is None:
            self._play_a_hand()
        else:
            self.start(following)

    def _card(self, table: LessonTable) -> LessonBar:
        from canasta_qt.features.learning.lessons.window import LessonBar

        self.lesson = table
        self._bar = bar = LessonBar(self._way_on(table.lesson))
        for signal, slot in (
            (bar.go_on_asked, table.go_on),
            (bar.back_asked, table.back),
            (bar.next_asked, self._after),
            (bar.left, self._stage.leave),
            (bar.told, self._will_tell),
            (bar.told, self._stage.taught),
        ):
            signal.connect(slot)
        return bar

    def _will_tell(self, text: str) -> None:
        """Speak of the next step after what the last one brought."""
        self._told = text
        self._tell_soon.start()

    def _tell(self) -> None:
        lesson, bar = self.lesson, self._bar
        if not self._told or self._table.player.pending or lesson is None or bar is None:
            return
        if panels_on(self._window.stack) or lesson.waiting:
            return
        text, self._told = self._told, ""
        step, before = bar.title.text(), self._told_of
        self._told_of = step
        self._window.announcer.say(self._with_key(text.removeprefix(f"{before}. ")))

    def _with_key(self, text: str) -> str:
        """What a step asks for, and the key that does it, as the table cannot point for the ear."""
        command = self.lesson.command if self.lesson is not None else ""
        if command == "choose":
            return SpokenText.CHOOSE(text=text)
        key = self._key(command)
        return SpokenText.BY_KEY(text=text, key=key) if key else text

    def _way_to_go_on(self) -> QWidget | None:
        bar = self._bar
        return bar.go_on_button if bar is not None and bar.wants_keys else None

    def _hint(self, table: LessonTable) -> None:
        """Show what is to be done, and say it again."""
        table.hint()
        if self._bar is not None:
            self._will_tell(self._bar.text.text())

    def _join(self, table: LessonTable) -> None:
        for signal, slot in (
            (table.changed, self._changed),
            (table.reached, self._reached),
            (table.points, self._table.teacher.point),
            (table.shows, self._table.teacher.show),
            (table.put_back, self._table.selection.clear),
            (table.ended, self._deal_over),
        ):
            signal.connect(slot)

    def _changed(self, status: object) -> None:
        from canasta_qt.features.learning.lessons.session import LessonStatus

        bar = self._bar
        if bar is None or not isinstance(status, LessonStatus):
            return
        bar.show_status(status)
        if not bar.wants_keys:
            self._table.setFocus()

    def _reached(self, step: int) -> None:
        if self.lesson is None:
            return
        try:
            self._progress.reached(self.lesson.lesson, step)
        except StorageProblem as problem:
            self._report_once(problem)

    def _chosen(self) -> None:
        if self.lesson is not None and self._stage.kind is ShowKind.LESSON:
            self.lesson.choose(self._table.selection.tokens)

    def _deal_over(self, sheet: ScoreSheetModel) -> None:
        """Count up the score of a deal in the lesson."""
        from canasta_qt.features.endings.window.deal_end import DealEnd

        if sheet.ending is None:
            return
        panel = DealEnd(sheet, sheet.ending, self._window.art, practice=True)
        if self._bar is not None:
            self._bar.go_on_button.hide()  # the panel leads on, one thing after the other
        panel.finished.connect(self._counted)
        panel.open_on(self._window.stack, self._table.tempo)
        self._window.announcer.say(panel.spoken())

    def _counted(self) -> None:
        if self._bar is not None and self.lesson is not None:
            self._bar.show_status(self.lesson.status)

    def _close(self, table: LessonTable) -> None:
        page, self._page = self._page, None
        if page is not None and isValid(page):
            page.reject()
        self.lesson = self._bar = None
        self._told = self._told_of = ""
        table.close()

    def _play_a_hand(self) -> None:
        """Ask for one real deal, which is stored like any match."""
        self._stage.drop()
        usual = self._preferences.choice
        choice = MatchChoice(names=usual.names, level="newcomer", styles=COMPANY, length="deal")
        self.hand_asked.emit(choice)
