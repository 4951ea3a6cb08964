"""Words on a panel in which terms of the game are quiet links."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from canasta_qt.features.rulebook.words.terms import Terms
from canasta_qt.play.scene.items.prompt_item import LinkedText, lay_out
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.theme import current


class TermRequests(QObject):
    """Collects clicks on terms: `asked` has the id of a term and the words that show it."""

    asked = Signal(str, object)


@cache
def term_desk() -> TermRequests:
    return TermRequests()


class TermWords(Words):
    """Wrapped words; a term of the game has dots below it, and a click asks what it means."""

    def __init__(
        self, text: str, style: str = "body", token: str = "text", parent: QWidget | None = None,
        *, on_table: bool = True,
    ) -> None:  # fmt: skip
        super().__init__(text, style, token, parent, wrap=True, on_table=on_table)
        self.setMouseTracking(True)

    def _laid(self) -> LinkedText:
        box = QRectF(self.contentsRect())
        links = Terms().links(self.text())
        return lay_out(self.text(), self.font(), box, links, current().accent)

    def term_at(self, point: QPointF) -> str:
        """The id of the term at a point; empty where there is none."""
        return self._laid().link_at(point)

    def paintEvent(self, event: QPaintEvent) -> None:
        laid = self._laid()
        if not laid.links:
            super().paintEvent(event)
            return
        with QPainter(self) as painter:
            painter.setPen(self.palette().windowText().color())
            laid.layout.draw(painter, laid.at)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = bool(self.term_at(event.position()))
        shape = Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor
        if self.cursor().shape() != shape:
            self.setCursor(shape)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        term = self.term_at(event.position())
        if event.button() == Qt.MouseButton.LeftButton and term:
            event.accept()
            term_desk().asked.emit(term, self)
        else:
            super().mousePressEvent(event)
