"""The card of an exercise: the question, what came of an answer, and the ways on."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from canasta_qt.features.learning.exercises.session import ExerciseStatus
from canasta_qt.features.learning.exercises.words import ExerciseText
from canasta_qt.features.learning.lessons.window.bar import EDGE, SLIM, PracticeBar
from canasta_qt.ui.style.scale import px
from canasta_qt.ui.widgets.on_table import action
from canasta_qt.ui.widgets.plain_text import tip_lines

_LOOKS: Final = {
    "ask": ("learn", "accent"),
    "looking": ("learn", "accent"),
    "wrong": ("warning", "danger"),
    "right": ("check", "gain"),
    "answer": ("hint", "accent"),
    "watch": ("learn", "accent"),
}


class ExerciseBar(PracticeBar):
    """The card of an exercise.

    Signals:
        answer_asked: show the answer. watch_asked: another imagined deal.
        back_asked: from it to the exercise. next_asked: the next exercise.
        told(str): what is said now, for those who listen.
    """

    answer_asked = Signal()
    watch_asked = Signal()
    back_asked = Signal()
    next_asked = Signal()
    told = Signal(str)

    _status: ExerciseStatus | None = None

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.count_no_steps()
        self.answer_button = action("", self, self.answer_asked, icon="hint")
        self.back_button = action("", self, self.back_asked, icon="back")
        self.watch_button = action("", self, self.watch_asked)
        self.next_button = action("", self, self.next_asked, main=True)
        for button in (
            self.answer_button, self.back_button, self.watch_button, self.next_button,
        ):  # fmt: skip
            self.add_way(button)
        self._retranslate()

    def _retranslate(self) -> None:
        self.setAccessibleName(self.tr("Exercise"))
        self.leave_button.setText(self.tr("&Leave"))
        self.answer_button.setText(ExerciseText.SHOW())
        self.back_button.setText(self.tr("&Back"))
        self.watch_button.setToolTip(tip_lines(ExerciseText.WATCH_WHY()))
        self.next_button.setText(self.tr("&Next"))
        self.next_button.setToolTip(tip_lines(ExerciseText.NEXT()))

    def changeEvent(self, event: QEvent) -> None:
        """Another language; what is said comes anew."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def show_status(self, status: ExerciseStatus) -> None:
        """Show what the exercise says."""
        before, self._status = self._status, status
        self.title.setText(status.title)
        icon, token = _LOOKS[status.tone]
        self.show_text(status.text, icon=icon, token=token)
        self.answer_button.setVisible(not status.over)
        self.answer_button.setEnabled(status.tone != "looking")
        self.back_button.setVisible(bool(status.watching))
        self.watch_button.setVisible(bool(status.deals))
        number = status.watching % status.deals + 1 if status.deals else 1
        self.watch_button.setText(ExerciseText.WATCH(n=number, all=status.deals))
        self.next_button.setVisible(status.over)
        self._fit()
        if status.over and not (before and before.over):
            self.next_button.setFocus()
        if before is None or (before.text, before.title) != (status.text, status.title):
            self.told.emit(f"{status.title}. {status.text}")

    def wished_height(self) -> int:
        """As high as usual, with the largest type that has room; higher where none has."""
        slim = self._arrange()
        room = super().wished_height() - px(EDGE)
        if slim:
            room = max(room, self.ways_height)
        high = 0
        for style in ("prompt", "strong", "label"):
            self.text.write(style)
            high = self.text.heightForWidth(max(1, self.text.width()))
            if high <= room:
                return room + px(EDGE)
        return high + px(EDGE)

    def _arrange(self) -> bool:
        """Leave out what has no room; whether the card is slim."""
        slim, status = self.width() < px(SLIM), self._status
        titled = status is not None and (bool(status.watching) or not status.over)
        self.title.setVisible(titled and not slim)
        self.stack_ways(slim)
        layout = self.layout()
        if layout is not None:
            layout.activate()
        return slim

    @property
    def wants_keys(self) -> bool:
        """Whether Enter should press its main button now."""
        return not self.next_button.isHidden()
