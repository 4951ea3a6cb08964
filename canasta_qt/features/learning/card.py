"""The card of the page before a match that leads to learning."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from canasta_qt.play.scene.panels.drawing import StepPills
from canasta_qt.ui.parts.plates import Plate
from canasta_qt.ui.parts.words import Sign
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.widgets.on_table import action, words
from canasta_qt.view_model.endings import LearnModel


class LearnCard(Plate):
    """Offers the first hand, then the lessons; `asked` has the name of a command."""

    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, on_felt=True)
        self._model = LearnModel(0, 10, done=False, newcomer=False)
        self._first = False
        self.title = words("", self, "page")
        self.about = words("", self, soft=True)
        self.pills = StepPills(self)
        self.start = action("", self, self._start, icon="play")
        self.lessons = action("", self, lambda: self.asked.emit("lessons"), icon="learn")
        self._lay_out()
        self._retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        follow(head.setSpacing, 12)
        head.addWidget(Sign("learn", "gold", self, 24))
        head.addWidget(self.title, 1)
        self._low = low = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        follow(low.setSpacing, 12)
        low.addWidget(self.pills, 1)
        for button in (self.lessons, self.start):
            low.addWidget(button)
        self._column = column = QVBoxLayout(self)
        follow(column.setContentsMargins, 34, 18, 34, 22)
        follow(column.setSpacing, 6)
        column.addLayout(head)
        column.addWidget(self.about, 1)
        column.addLayout(low)

    def offer(self, model: LearnModel | None, *, first: bool, beside: bool = False) -> None:
        """Show how far somebody is; `first`: it is the next thing to do."""
        self.setVisible(model is not None)
        if model is None:
            return
        self._model, self._first = model, first
        self.light(first)
        done = model.done and not model.step
        self.pills.show_steps(model.steps if done else model.step, model.steps)
        self.start.be_main(first, "play")
        self.start.setVisible(not done)
        self.lessons.setVisible(not first and (done or not beside))
        directions = QBoxLayout.Direction
        self._low.setDirection(directions.TopToBottom if beside else directions.LeftToRight)
        side = 28 if beside else 34
        follow(self._column.setContentsMargins, side, 18, side, 22)
        self._retranslate()

    def _start(self) -> None:
        self.asked.emit("first_hand")

    def _retranslate(self) -> None:
        model = self._model
        self.title.setText(self.tr("Learn"))
        about = self.tr("Short lessons, and your first hand again whenever you like.")
        if not model.done:
            about = self.tr("Your first hand in five minutes, then short lessons.")
        self.about.setText(about)
        begin = self.tr("Yo&ur first hand")
        if model.step:
            begin = self.tr("C&ontinue with step {n}").format(n=model.step + 1)
        self.start.setText(begin)
        self.lessons.setText(self.tr("&Browse lessons"))
        spoken = self.tr("{n} of {all} steps done").format(n=model.step, all=model.steps)
        self.pills.setAccessibleName(spoken)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
