"""The curtain between the turns of people at one screen: names the next, and hides the cards."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from canasta_qt.play.scene.panels.choice import Question
from canasta_qt.ui.cards.people import draw_face
from canasta_qt.ui.cards.symbols import Portraits
from canasta_qt.ui.style.type import px
from canasta_qt.view_model.endings import PersonModel
from canasta_qt.view_model.session import CurtainModel
from canasta_qt.words.people import names_in_a_row

FACE: Final = 96
"""Side of the next person's face in pixels at a scale of 100 %."""


class Face(QWidget):
    """A portrait in its frame, in the middle."""

    def __init__(self, model: CurtainModel, portraits: Portraits, parent: QWidget) -> None:
        super().__init__(parent)
        self._person = PersonModel(model.name, model.portrait)
        self._portraits = portraits

    def sizeHint(self) -> QSize:
        return QSize(px(FACE), px(FACE))

    def paintEvent(self, event: QPaintEvent) -> None:
        side = min(self.width(), self.height()) - px(4)
        box = QRectF((self.width() - side) / 2, px(2), side, side)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            draw_face(painter, self._portraits, self._person, box, "surface")


class CurtainPanel(Question):
    """Asks for a person by name; nothing else goes on until that person presses.

    A question that somebody asked can be answered aloud, without a look at the cards.

    Signals:
        lifted: the person asks to see the cards.
        answered(bool): the person has answered yes or no.
    """

    lifted = Signal()
    answered = Signal(bool)

    def __init__(
        self, model: CurtainModel, portraits: Portraits, parent: QWidget | None = None
    ) -> None:
        super().__init__(self._title(model), self._text(model), parent)
        self._spoken = self._sentence(model)
        layout = self.surface.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(0, Face(model, portraits, self.surface))
        show = self.tr("&Show my cards")
        if model.question:
            self.add_yes(self.tr("&Yes"), lambda: self.answered.emit(True))
            self.add_yes(self.tr("&No"), lambda: self.answered.emit(False))
            show = self.tr("&Look at my cards first")
        self.add_yes(show, self.lifted.emit, main=True)
        self.centre()

    def spoken(self) -> str:
        """One sentence; what may be pressed is read as it gets the keys."""
        return self._spoken

    def _sentence(self, model: CurtainModel) -> str:
        if model.question:
            return model.question
        text = self.tr("{name}, it is your turn: press when {others} look away.")
        if len(model.others) == 1:
            text = self.tr("{name}, it is your turn: press when {others} looks away.")
        return text.format(name=model.name, others=names_in_a_row(model.others))

    def _title(self, model: CurtainModel) -> str:
        return model.question or self.tr("{name}, it is your turn").format(name=model.name)

    def _text(self, model: CurtainModel) -> str:
        if model.question:
            text = self.tr(
                "{name}, answer aloud. If you want to see your cards: {others} look away."
            )
            if len(model.others) == 1:
                text = self.tr(
                    "{name}, answer aloud. If you want to see your cards: {others}, look away."
                )
        else:
            text = self.tr("Press when {others} look away.")
            if len(model.others) == 1:
                text = self.tr("Press when {others} looks away.")
        return text.format(name=model.name, others=names_in_a_row(model.others))
