"""Texts to read: one column of an easy width, headings in the title's face."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QFont,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextImageFormat,
)
from PySide6.QtWidgets import QFrame, QWidget

from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.tokens import SPACE, TITLE_FAMILY
from canasta_qt.ui.style.type import px, type_font
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import single_shot
from canasta_qt.ui.widgets.plain_text import ClosedBrowser

COLUMN: Final = 80
"""The longest line of a text to read, in letters."""

MARGIN: Final = SPACE[3]
"""White border of the text, in pixels."""

LARGER: Final = 1.15
"""Text to read at length is larger than that of buttons."""

_HEADINGS: Final = f"h1, h2, h3, h4 {{ font-family: '{TITLE_FAMILY}'; font-weight: 600; }}"


_NARROW: Final = 360
"""Pixels; a pane narrower than this at a scale of 100 % has no margin but the document's."""

_SMALLEST: Final = 0.4
"""Pictures are not drawn smaller than this share of their size."""

_STEP: Final = 0.97
"""They shrink by this much at least, until they fit."""


def _pictures(document: QTextDocument) -> Iterator[tuple[int, QTextImageFormat]]:
    block = document.begin()
    while block.isValid():
        parts = block.begin()
        while not parts.atEnd():
            piece = parts.fragment()
            if piece.charFormat().isImageFormat():
                yield piece.position(), piece.charFormat().toImageFormat()
            parts += 1
        block = block.next()


class ReadingBrowser(ClosedBrowser):
    """A text to read, without a frame; it opens nothing."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = ""
        self._drawn = 1.0
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setViewportMargins(*(SPACE[0],) * 4)
        self.document().setDocumentMargin(MARGIN)
        self.document().setDefaultStyleSheet(_HEADINGS)
        build.ring_focus(self)
        follow(self._dress)
        self._late = single_shot(self, self.fit_pictures)
        self.horizontalScrollBar().rangeChanged.connect(self._late.start)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Have a caret while somebody listens: screen readers read the line that it is in."""
        if QAccessible.isActive():
            caret = Qt.TextInteractionFlag.TextSelectableByKeyboard
            self.setTextInteractionFlags(self.textInteractionFlags() | caret)
        super().focusInEvent(event)

    def fill_width(self, style: str) -> None:
        """Be a sheet that takes all the room there is, in one of the types."""
        self._sheet = style
        self.document().setDocumentMargin(SPACE[0])
        self._dress()

    def set_page(self, html: str) -> None:
        """Show a text, in a column that is easy to read however wide the window is."""
        self._drawn = 1.0
        self.setHtml(html)
        self.set_column()

    def set_markdown(self, text: str) -> None:
        self.document().setMarkdown(text)
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel():
                shape = QTextCharFormat()
                shape.setFontFamilies([TITLE_FAMILY])
                shape.setFontWeight(QFont.Weight.DemiBold)
                cursor = QTextCursor(block)
                cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
                cursor.mergeCharFormat(shape)
            block = block.next()
        self.moveCursor(QTextCursor.MoveOperation.Start)
        self.set_column()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.set_column()
        if event.size().width() != event.oldSize().width():
            self.fit_pictures()

    def fit_pictures(self) -> None:
        """Show pictures as large as they are, or smaller so that all of them have room."""
        bar, room = self.horizontalScrollBar(), self.viewport().width()
        if self._drawn == 1.0 and bar.maximum() == 0:
            return
        self._draw_pictures(1.0)
        while self._drawn > _SMALLEST and (wide := self.document().size().width()) > room:
            around = 2 * MARGIN  # does not shrink
            times = max(0.0, room - around) / (wide - around)
            self._draw_pictures(max(_SMALLEST, self._drawn * min(times, _STEP)))
        text = self.document()
        text.markContentsDirty(0, text.characterCount())  # Qt forgets lines beside the pictures
        self._late.stop()  # drawing moved the bar's range, which would begin all this anew for ever

    def _draw_pictures(self, times: float) -> None:
        if times == self._drawn:
            return
        by, self._drawn = times / self._drawn, times
        cursor = QTextCursor(self.document())
        # one by one: all of them in one edit, in a narrow column, made Qt 6.11 crash as it ended
        for start, shape in list(_pictures(self.document())):
            shape.setWidth(shape.width() * by)
            shape.setHeight(shape.height() * by)
            cursor.setPosition(start)
            cursor.setPosition(start + 1, QTextCursor.MoveMode.KeepAnchor)
            cursor.setCharFormat(shape)

    def set_column(self) -> None:
        """Leave room at both sides of a column of an easy width."""
        if self._sheet:
            self._set_sides(float(px(SPACE[4])))
            return
        widest = COLUMN * self.fontMetrics().averageCharWidth()
        spare = max(0, self.viewport().width() - widest) / 2
        self._set_sides(MARGIN + spare if self.viewport().width() > px(_NARROW) else 0.0)

    def _set_sides(self, margin: float) -> None:
        frame = self.document().rootFrame()
        shape = frame.frameFormat()
        if shape.leftMargin() != margin:
            shape.setLeftMargin(margin)
            shape.setRightMargin(margin)
            frame.setFrameFormat(shape)

    def _dress(self) -> None:
        self.setFont(type_font(self._sheet) if self._sheet else type_font("body", LARGER))
        self.set_column()
