"""All lessons by family: what each teaches, how long it takes, how far one is."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from canasta_qt.features.learning.lessons.model.catalogue import LessonCatalogue
from canasta_qt.features.learning.lessons.model.lesson import FAMILIES, Lesson
from canasta_qt.features.learning.lessons.model.progress import LessonProgress
from canasta_qt.features.learning.lessons.window.rows import MARK, LearnRows, add_heading
from canasta_qt.features.learning.lessons.words import LessonText
from canasta_qt.ui.controls.looks import primary
from canasta_qt.ui.parts.rows import BELOW, FACTS
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import icon
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Window, open_sized
from canasta_qt.ui.widgets.framed import titled

_LESSON: Final = Qt.ItemDataRole.UserRole + 50
_LESSONS_SIZE: Final = (760, 620)


class LessonsWindow(Window):
    """The list of lessons; a double click, Enter or *Start* begins one.

    Signals:
        chosen(Lesson): begin this one.
        guide_asked(Lesson): show what the guide says about it.
    """

    chosen = Signal(object)
    guide_asked = Signal(object)

    def __init__(
        self,
        found: LessonCatalogue,
        progress: LessonProgress,
        language: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Lessons"))
        self._progress, self._language = progress, language
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Lessons"))
        self.list.setItemDelegate(LearnRows(self.list))
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        follow(self.list.setMinimumWidth, 320)
        self.start = build.button(self.tr("&Start"), self, self._start)
        primary(self.start)
        self.start.setDefault(True)
        self.guide = build.button(self.tr("In the &guide"), self, self._ask_guide)
        self.guide.setIcon(icon("rules"))
        box = build.close_box(self)
        foot = (self.guide, 1, box, self.start)
        titled(self, self.tr("Lessons"), (self.list, 1), foot=foot)
        self._fill(found)
        self.list.itemActivated.connect(lambda _item: self._start())
        self.list.currentItemChanged.connect(lambda *_: self._follow())
        self._follow()
        open_sized(self, *_LESSONS_SIZE)
        self.list.setFocus()

    def _fill(self, found: LessonCatalogue) -> None:
        first = None
        for family in FAMILIES:
            lessons = found.family(family)
            if lessons:
                add_heading(self.list, LessonText.of("family", family)())
            for lesson in lessons:
                item = self._add(lesson)
                done = self._progress.of(lesson).done
                first = first or (None if done else item)
        first = first or self._lesson_item(0)
        if first is not None:
            self.list.setCurrentItem(first, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def _add(self, lesson: Lesson) -> QListWidgetItem:
        title = lesson.title.in_language(self._language)
        goal = lesson.goal.in_language(self._language)
        minutes = LessonText.MINUTES(n=lesson.minutes)
        kept = self._progress.of(lesson)
        told = [LessonText.STATE_DONE()] if kept.done else []
        if kept.step:
            told.append(LessonText.STEP(n=kept.step + 1, all=len(lesson.steps)))
        facts = " · ".join((*told, minutes))
        said = ", ".join((minutes, *(told or [LessonText.STATE_NEW()])))
        item = QListWidgetItem(title, self.list)
        item.setData(FACTS, facts)
        item.setData(BELOW, goal)
        item.setData(_LESSON, lesson)
        item.setData(MARK, "done" if kept.done else "begun" if kept.step else "new")
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{title}. {goal} {said}")
        return item

    def _lesson_item(self, number: int) -> QListWidgetItem | None:
        items = (self.list.item(row) for row in range(self.list.count()))
        lessons = [item for item in items if isinstance(item.data(_LESSON), Lesson)]
        return lessons[number] if number < len(lessons) else None

    def showEvent(self, event: QShowEvent) -> None:
        """The lesson that comes next is in the middle, with what was done above it."""
        super().showEvent(event)
        self.list.scrollToItem(self.list.currentItem(), QListWidget.ScrollHint.PositionAtCenter)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is chosen."""
        found = self.list.currentIndex().data(_LESSON)
        return found if isinstance(found, Lesson) else None

    def _follow(self) -> None:
        lesson = self.lesson
        self.start.setEnabled(lesson is not None)
        self.guide.setEnabled(lesson is not None)
        begun = lesson is not None and self._progress.of(lesson).step > 0
        self.start.setText(self.tr("&Go on") if begun else self.tr("&Start"))

    def _start(self) -> None:
        lesson = self.lesson
        if lesson is not None:
            self.accept()
            self.chosen.emit(lesson)

    def _ask_guide(self) -> None:
        lesson = self.lesson
        if lesson is not None:
            self.guide_asked.emit(lesson)
