"""The player's own exercises: chosen by name, edited, renamed, passed on, deleted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QWidget

from canasta_qt.features.learning.exercises.model.attempt import AttemptResult
from canasta_qt.features.learning.exercises.words import OwnExerciseText, went_text
from canasta_qt.features.learning.lessons.window.rows import MARK, LearnRows, Mark
from canasta_qt.record.positions.exercise import LONGEST_NAME
from canasta_qt.ui.controls.looks import primary
from canasta_qt.ui.parts.rows import BELOW, FACTS
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import UndoBar, Window, open_sized
from canasta_qt.ui.widgets.framed import titled

_ID: Final = Qt.ItemDataRole.UserRole + 50
_YOURS_SIZE: Final = (760, 520)
_MARKS: Final[dict[AttemptResult | None, Mark]] = {None: "new", "first": "done"}


@dataclass(frozen=True, slots=True)
class OwnRow:
    """An exercise as the list tells it: its id, name and game, and how it went last."""

    id: str
    name: str
    game: str
    result: AttemptResult | None = None


class YoursWindow(Window):
    """The list; a double click, Enter or *Begin* starts what is chosen.

    Signals:
        chosen(str), edit_asked(str), rename_asked(str), pass_on_asked(str), delete_asked(str):
            do this with the exercise of this id.
        undo_asked: put back what was deleted last.
    """

    chosen = Signal(str)
    edit_asked = Signal(str)
    rename_asked = Signal(str)
    pass_on_asked = Signal(str)
    delete_asked = Signal(str)
    undo_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(OwnExerciseText.WINDOW())
        self.undo_bar = UndoBar(self)
        self.undo_bar.undone.connect(self.undo_asked)
        self.list = QListWidget(self)
        self.list.setAccessibleName(OwnExerciseText.LIST())
        self.list.setItemDelegate(LearnRows(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.itemActivated.connect(lambda _item: self._begin())
        self.list.currentItemChanged.connect(lambda *_: self._follow())
        self.nothing = build.label(OwnExerciseText.NONE(), self)
        self.edit = build.button(OwnExerciseText.EDIT(), self, self._asks(self.edit_asked))
        self.rename = build.button(OwnExerciseText.RENAME(), self, self._asks(self.rename_asked))
        self.pass_on = build.button(OwnExerciseText.PASS_ON(), self, self._asks(self.pass_on_asked))
        self.delete = build.button(OwnExerciseText.DELETE(), self, self._asks(self.delete_asked))
        self.begin = primary(build.button(OwnExerciseText.BEGIN(), self, self._begin))
        self.begin.setDefault(True)
        key = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.list)
        key.setContext(Qt.ShortcutContext.WidgetShortcut)
        key.activated.connect(self.delete.click)
        box = build.close_box(self)
        titled(
            self, OwnExerciseText.WINDOW(), build.label(OwnExerciseText.INTRO(), self),
            self.undo_bar, (self.list, 1), self.nothing,
            foot=(self.edit, self.rename, self.pass_on, self.delete, 1, box, self.begin),
        )  # fmt: skip
        open_sized(self, *_YOURS_SIZE)
        self.list.setFocus()

    def _asks(self, signal: SignalInstance) -> Callable[[], None]:
        def ask() -> None:
            if self.current:
                signal.emit(self.current)

        return ask

    @property
    def current(self) -> str:
        """The id of the exercise that is chosen; empty for none."""
        return str(self.list.currentIndex().data(_ID) or "")

    def show_rows(self, rows: Sequence[OwnRow], current: str = "") -> None:
        """These are there; the chosen one stays so where it is still there."""
        wanted, at = current or self.current, max(0, self.list.currentRow())
        self.list.clear()
        for row in rows:
            self._add(row)
        ids = [row.id for row in rows]
        self.list.setCurrentRow(ids.index(wanted) if wanted in ids else min(at, len(ids) - 1))
        self.nothing.setVisible(not rows)
        self._follow()

    def _add(self, row: OwnRow) -> None:
        item = QListWidgetItem(row.name, self.list)
        went = went_text(row.result)
        item.setData(_ID, row.id)
        item.setData(FACTS, went)
        item.setData(BELOW, row.game)
        item.setData(MARK, _MARKS.get(row.result, "begun"))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{row.name}. {row.game}. {went}")

    def _follow(self) -> None:
        for button in (self.begin, self.edit, self.rename, self.pass_on, self.delete):
            button.setEnabled(bool(self.current))

    def _begin(self) -> None:
        current = self.current
        if current:
            self.accept()
            self.chosen.emit(current)


class NameBox(Window):
    """What is the exercise to be called?

    Signals:
        named(str): so.
    """

    named = Signal(str)

    def __init__(self, name: str, answer: str, parent: QWidget) -> None:
        """`name` is offered; `answer` is what the button says."""
        super().__init__(parent)
        self.setWindowTitle(OwnExerciseText.NAME_TITLE())
        self.field = QLineEdit(name, self)
        self.field.setMaxLength(LONGEST_NAME)
        follow(self.field.setMinimumWidth, 280)
        self.field.selectAll()
        label = build.buddy_label(OwnExerciseText.NAME(), self.field)
        box, self.answer = build.answer_or_cancel(self, answer)
        titled(
            self, OwnExerciseText.NAME_TITLE(), build.row(label, (self.field, 1)), 1, foot=(1, box)
        )
        self.field.textChanged.connect(lambda _text: self._follow())
        self.accepted.connect(lambda: self.named.emit(self.field.text()))
        self._follow()
        open_sized(self, 460)
        self.field.setFocus()

    def _follow(self) -> None:
        self.answer.setEnabled(bool(self.field.text().strip()))
