"""One page of what was learned: lessons by family, exercises by theme, mistakes over time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtCore import QItemSelectionModel, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from canasta_qt.features.learning.exercises.model.exercise import THEMES, TOPIC_OF, Topic
from canasta_qt.features.learning.exercises.model.mistakes import MistakeKind, Trend
from canasta_qt.features.learning.exercises.model.progress import ExerciseProgress, Wish
from canasta_qt.features.learning.exercises.words import (
    ExerciseText,
    kind_name,
    number_text,
    progress_text,
    theme_name,
    trend_text,
)
from canasta_qt.features.learning.lessons.model.lesson import FAMILIES, Lesson
from canasta_qt.features.learning.lessons.model.progress import LessonProgress
from canasta_qt.features.learning.lessons.model.reading import LessonCatalogue
from canasta_qt.features.learning.lessons.window import BARS, MARK, LearnList, Mark
from canasta_qt.features.learning.lessons.words import LessonText
from canasta_qt.ui.controls.looks import primary
from canasta_qt.ui.parts.pictures import EmptyState
from canasta_qt.ui.style.icons import icon, wear
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Window, open_sized
from canasta_qt.ui.widgets.drawn import BACKS, card_pictures
from canasta_qt.ui.widgets.framed import titled
from canasta_qt.words.sentences import figures

_SIZE: Final = (760, 640)

_TOPIC_OF_KIND: Final[dict[MistakeKind, Topic]] = {
    "small_pile": "pile",
    "took_pile": "pile",
    "left_pile": "pile",
    "other_take": "pile",
    "gave_pile": "throw",
    "threw_wrong": "throw",
    "laid_early": "lay",
    "laid_late": "lay",
    "other_lay": "lay",
    "out_early": "lay",
    "out_late": "lay",
}
"""What is practised against a kind of mistakes."""


@dataclass(frozen=True, slots=True)
class Learned:
    """What the page shows: lessons and how far one is, exercises, how many are due, mistakes."""

    lessons: LessonCatalogue
    lesson_progress: LessonProgress
    exercises: ExerciseProgress
    due: int
    trends: tuple[Trend, ...]

    def lessons_of(self, family: str) -> tuple[int, int]:
        """How many lessons of a family are done, and how many there are."""
        lessons = self.lessons.family(family)
        return sum(self.lesson_progress.of(one).done for one in lessons), len(lessons)

    @property
    def nothing(self) -> bool:
        begun = any(
            one.done or one.step for one in map(self.lesson_progress.of, self.lessons.lessons)
        )
        return not (begun or self.exercises.themes or self.exercises.seen or self.trends)


class ProgressWindow(Window):
    """One page of progress; a row leads to what it is about.

    Signals:
        lessons_asked, first_hand_asked: learn on.
        exercises_asked(Wish): practise this.
    """

    lessons_asked = Signal()
    first_hand_asked = Signal()
    exercises_asked = Signal(object)

    def __init__(self, learned: Learned, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Progress"))
        self.list = LearnList(self.tr("Progress"), self)
        self.list.setVerticalScrollMode(LearnList.ScrollMode.ScrollPerPixel)
        self.nothing = EmptyState(
            self.tr("Here you will see which lessons you have done and how exercises go."),
            self.tr("Play your first hand"),
            card_pictures(*BACKS),
            self,
        )
        self.go = primary(build.button(self.tr("&Practise this"), self, self._go))
        self.why = build.label(ExerciseText.NUMBER_WHY(), self)
        box = build.close_box(self)
        titled(
            self, self.tr("Progress"), (self.list, 1), (self.nothing, 1), self.why,
            foot=(1, box, self.go),
        )  # fmt: skip
        self._fill(learned)
        for widget in (self.list, self.go, self.why):
            widget.setVisible(not learned.nothing)
        self.nothing.setVisible(learned.nothing)
        self.nothing.asked.connect(lambda: self._leave(self.first_hand_asked.emit))
        self.list.itemActivated.connect(lambda _item: self._go())
        self.list.currentItemChanged.connect(lambda *_: self._follow())
        self._follow()
        open_sized(self, *_SIZE)
        (self.nothing.button if learned.nothing else self.list).setFocus()

    # --- rows --------------------------------------------------------------------------------

    def _fill(self, learned: Learned) -> None:
        self.list.add_heading(self.tr("Lessons"))
        for family in FAMILIES:
            done, count = learned.lessons_of(family)
            if count:
                facts = self.tr("{done} of {all} done").format(
                    done=figures(done), all=figures(count)
                )
                title = LessonText.of("family", family)()
                item = self._row(title, facts, "", self.lessons_asked.emit)
                mark: Mark = "done" if done == count else "begun" if done else "new"
                item.setData(MARK, mark)
        self.list.add_heading(ExerciseText.TITLE())
        due = self.tr("{n} due").format(n=figures(learned.due))
        self._row(self.tr("To be repeated"), due, "", lambda: self._practise(None))
        for theme in THEMES:
            known = learned.exercises.theme(theme)
            below = number_text(known) if known.done else ""
            topic = TOPIC_OF[theme]
            self._row(
                theme_name(theme), progress_text(known), below, partial(self._practise, topic)
            )
        facts = ExerciseText.WEEKS() if learned.trends else ""
        self.list.add_heading(ExerciseText.MISTAKES(), facts)
        most = max((max(one.weeks, default=0) for one in learned.trends), default=0)
        for trend in learned.trends:
            topic = _TOPIC_OF_KIND[trend.kind]
            item = self._row(
                kind_name(trend.kind), "", trend_text(trend), partial(self._practise, topic)
            )
            item.setData(BARS, (trend.weeks, most))
        if not learned.trends:
            self._row(ExerciseText.MISTAKES_NONE(), "", "", None)
        self.list.setCurrentRow(1)

    def _row(
        self, title: str, facts: str, below: str, do: Callable[[], object] | None
    ) -> QListWidgetItem:
        item = self.list.add_row(title, facts, below, do)
        item.setIcon(icon("learn", "gold"))
        return item

    def _follow(self) -> None:
        self.go.setEnabled(callable(self.list.value))

    def _go(self) -> None:
        if callable(do := self.list.value):
            self._leave(do)

    def _practise(self, topic: Topic | None) -> None:
        self.exercises_asked.emit(Wish(topic=topic))

    def _leave(self, do: Callable[[], object]) -> None:
        self.accept()
        do()


# --- all lessons by family --------------------------------------------------------------------

_LESSONS_SIZE: Final = (760, 620)


class LessonsWindow(Window):
    """The list of lessons; a double click, Enter or *Start* begins one.

    Signals:
        chosen(Lesson): begin this one.
        guide_asked(Lesson): show what the guide says about it.
        progress_asked: show what was learned.
    """

    chosen = Signal(object)
    guide_asked = Signal(object)
    progress_asked = Signal()

    def __init__(
        self,
        found: LessonCatalogue,
        progress: LessonProgress,
        language: str,
        parent: QWidget | None = None,
        game: str = "",
    ) -> None:
        """`game` is the id of the one that is played: its lessons are looked at first."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Lessons"))
        self._progress, self._language = progress, language
        self.list = LearnList(self.tr("Lessons"), self)
        self.list.setVerticalScrollMode(LearnList.ScrollMode.ScrollPerPixel)
        self.start = primary(build.button(self.tr("&Start"), self, self._start))
        self.start.setDefault(True)
        self.guide = build.button(self.tr("In the &guide"), self, self._ask_guide)
        wear(self.guide, "rules")
        self.progress = build.button(self.tr("&Progress…"), self, self._ask_progress)
        wear(self.progress, "chart")
        box = build.close_box(self)
        foot = (self.guide, self.progress, 1, box, self.start)
        titled(self, self.tr("Lessons"), (self.list, 1), foot=foot)
        self._fill(found, found.near(game) or found.lessons)
        self.list.itemActivated.connect(lambda _item: self._start())
        self.list.currentItemChanged.connect(lambda *_: self._follow())
        self._follow()
        open_sized(self, *_LESSONS_SIZE)
        self.list.setFocus()

    def _fill(self, found: LessonCatalogue, first: Sequence[Lesson]) -> None:
        items = []
        for family in FAMILIES:
            lessons = found.family(family)
            if lessons:
                self.list.add_heading(LessonText.of("family", family)())
            items += [(self._add(lesson), lesson) for lesson in lessons]
        offered = [each for each in items if each[1] in first]
        if offered:
            to_do = (item for item, lesson in offered if not self._progress.of(lesson).done)
            chosen = next(to_do, offered[0][0])
            self.list.setCurrentItem(chosen, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def _add(self, lesson: Lesson) -> QListWidgetItem:
        title = lesson.title.in_language(self._language)
        goal = lesson.goal.in_language(self._language)
        minutes = LessonText.MINUTES(n=lesson.minutes)
        progress = self._progress.of(lesson)
        states = [LessonText.STATE_DONE()] if progress.done else []
        if progress.step:
            states.append(LessonText.STEP(n=progress.step + 1, all=len(lesson.steps)))
        spoken = ", ".join((minutes, *(states or [LessonText.STATE_NEW()])))
        stop = "" if title.endswith(("?", "!")) else "."
        item = self.list.add_row(
            title, " · ".join((*states, minutes)), goal, lesson, f"{title}{stop} {goal} {spoken}"
        )
        item.setData(MARK, "done" if progress.done else "begun" if progress.step else "new")
        return item

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.list.scrollToItem(self.list.currentItem(), QListWidget.ScrollHint.PositionAtCenter)

    @property
    def lesson(self) -> Lesson | None:
        found = self.list.value
        return found if isinstance(found, Lesson) else None

    def _follow(self) -> None:
        lesson = self.lesson
        self.start.setEnabled(lesson is not None)
        self.guide.setEnabled(lesson is not None)
        begun = lesson is not None and self._progress.of(lesson).step > 0
        self.start.setText(self.tr("C&ontinue") if begun else self.tr("&Start"))

    def _start(self) -> None:
        lesson = self.lesson
        if lesson is not None:
            self.accept()
            self.chosen.emit(lesson)

    def _ask_progress(self) -> None:
        self.accept()
        self.progress_asked.emit()

    def _ask_guide(self) -> None:
        lesson = self.lesson
        if lesson is not None:
            self.guide_asked.emit(lesson)
