"""A pane that shows a rulebook and keeps the reader's place."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Any, Final

from PySide6.QtCore import QPoint, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import QImage, QPainter, QTextBlock, QTextCursor, QTextDocument
from PySide6.QtWidgets import QTextEdit, QWidget

from canasta_qt.engine.rules import TableRules
from canasta_qt.features.rulebook.words.page import (
    CARD,
    MARKED,
    PICTURE,
    Link,
    as_html,
    at_address,
    places,
    width_of,
)
from canasta_qt.features.rulebook.words.writer import write
from canasta_qt.library.language import resources_folder
from canasta_qt.ui.cards.card_art import Look, look_now, paint_plain_card, renderer_of
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.plain_text import ClosedDocument
from canasta_qt.ui.widgets.reading import MARGIN, ReadingBrowser
from canasta_qt.words.lines import CardsPicture, Rulebook

ON_PAPER: Final = 6.0
"""Device pixels a pixel of the page, so that cards are sharp in print."""


_KEPT: Final = 256
"""Pictures for the screen that are kept."""


def picture(group: CardsPicture, ratio: float) -> QImage:
    """Cards that lie over each other, as on the table, for `ratio` device pixels a pixel.

    Those for paper are not kept: a book of them takes 40 MB.
    """
    return _painted(group, ratio) if ratio == ON_PAPER else _kept(group, ratio, look_now())


@lru_cache(_KEPT)
def _kept(group: CardsPicture, ratio: float, _look: Look) -> QImage:
    return _painted(group, ratio)


def _painted(group: CardsPicture, ratio: float) -> QImage:
    size = round(width_of(group) * ratio), round(CARD[1] * ratio)
    image = QImage(*size, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for card in places(group):
            painter.resetTransform()
            painter.translate(card.x, card.y)
            if card.across:
                painter.translate(0, CARD[0])
                painter.rotate(-90)
            _paint_card(painter, card.face)
    return image


def _paint_card(painter: QPainter, face: str) -> None:
    place = QRectF(0, 0, *CARD).adjusted(0.5, 0.5, -0.5, -0.5)
    drawing = renderer_of(resources_folder(), face, jumbo=True)
    if drawing is not None:
        drawing.render(painter, place)
    else:
        paint_plain_card(painter, place, face)


def _named(kind: int, name: QUrl | str, ratio: float) -> QImage | None:
    """The picture of an address that names cards."""
    address = QUrl(name).toString()
    image = kind == QTextDocument.ResourceType.ImageResource.value
    if not image or not address.startswith(PICTURE):
        return None
    return picture(at_address(address), ratio)


class RulebookBrowser(ReadingBrowser):
    """A text to read that knows no pictures but cards."""

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        found = _named(kind, name, self.devicePixelRatioF())
        return super().loadResource(kind, name) if found is None else found


class RulebookPaper(ClosedDocument):
    """The same for paper."""

    def loadResource(self, kind: int, name: QUrl | str) -> Any:
        found = _named(kind, name, ON_PAPER)
        return super().loadResource(kind, name) if found is None else found


# --- a pane that shows the rulebook of some rules and keeps the -------------------------------

_LINES_BEFORE = 3
_HEADING = 2
"""Level of the headings of sections."""


class RulebookPane(QWidget):
    """The rulebook as text that can be read aloud, selected, searched and scrolled.

    Signals:
        section_read: the id of the section at the top of the view has changed.
    """

    section_read = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.book = Rulebook("", ())
        self._section = ""
        self.browser = RulebookBrowser(self.tr("Rulebook"), self)
        self.browser.verticalScrollBar().valueChanged.connect(self._tell_section)
        self.setFocusProxy(self.browser)
        build.column(self.browser, of=self, margins=0)

    def show_rules(self, rules: TableRules, title: str, changed: Collection[str] = ()) -> None:
        """Write the rulebook of these rules, marking lines that depend on a `changed` option.

        The line at the top of the view stays there, as far as its section is still in the book.
        """
        self.show_book(write(rules, title), changed)

    def show_book(
        self, book: Rulebook, changed: Collection[str] = (), link: Link | None = None
    ) -> None:
        """Show a book that is written already; `link` makes links of words in it."""
        section, offset = self._place()
        self.book = book
        self.browser.set_page(as_html(book, changed, link))
        self._go(section, offset)
        self._tell_section()

    def scroll_to_marked(self) -> None:
        """Bring the first marked line into view, with a few lines before it, if there is one."""
        bar = self.browser.verticalScrollBar()
        before = bar.value()
        self.browser.scrollToAnchor(MARKED)
        if bar.value() != before:
            bar.setValue(bar.value() - _LINES_BEFORE * self.browser.fontMetrics().lineSpacing())

    def scroll_to_section(self, section: str) -> None:
        """Bring the heading of a section to the top of the view."""
        self._go(section, 0)

    def find_text(self, text: str, *, backwards: bool = False) -> bool:
        """Select the next place with this text, beginning again at the other end if need be."""
        flags = QTextDocument.FindFlag(0)
        if backwards:
            flags = QTextDocument.FindFlag.FindBackward
        if not text or self.browser.find(text, flags):
            return bool(text)
        before = self.browser.textCursor()
        end = QTextCursor.MoveOperation.End if backwards else QTextCursor.MoveOperation.Start
        self.browser.moveCursor(end)
        if self.browser.find(text, flags):
            return True
        self.browser.setTextCursor(before)
        return False

    def highlight(self, text: str) -> int:
        """Show every place with this text, none for an empty one; returns how many there are."""
        found = list(self._places(text)) if text else []
        selections = []
        for cursor in found:
            selection = QTextEdit.ExtraSelection()
            selection.cursor = cursor
            colour = self.palette().highlight().color()
            colour.setAlpha(70)
            selection.format.setBackground(colour)
            selections.append(selection)
        self.browser.setExtraSelections(selections)
        return len(found)

    def start_at_top(self) -> None:
        """Let the next search begin at what is now at the top of the view."""
        self.browser.setTextCursor(self.browser.cursorForPosition(QPoint(0, 0)))

    def _places(self, text: str) -> Iterator[QTextCursor]:
        document = self.browser.document()
        cursor = document.find(text)
        while not cursor.isNull():
            yield cursor
            cursor = document.find(text, cursor)

    def _headings(self) -> Iterator[tuple[str, QTextBlock]]:
        """Id of every section and the block of its heading."""
        sections = iter(self.book.sections)
        block = self.browser.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() == _HEADING:
                yield next(sections).id, block
            block = block.next()

    def _top_of(self, block: QTextBlock) -> int:
        rect = self.browser.document().documentLayout().blockBoundingRect(block)
        return round(rect.top())

    def _place(self) -> tuple[str, int]:
        """The section at the top of the view, and how far it is scrolled, in pixels."""
        value = self.browser.verticalScrollBar().value()
        section, offset = "", value
        for name, block in self._headings():
            top = self._top_of(block)
            if top > value + MARGIN:
                break
            section, offset = name, value - top
        return section, offset

    def _go(self, section: str, offset: int) -> None:
        bar = self.browser.verticalScrollBar()
        top = {name: self._top_of(block) for name, block in self._headings()}.get(section, 0)
        bar.setValue(top + offset)

    def _tell_section(self) -> None:
        section = self._place()[0]
        if section != self._section:
            self._section = section
            self.section_read.emit(section)
