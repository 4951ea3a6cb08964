"""The window with the preferences: a change holds at once, and a strip of the table shows it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QListWidget, QSizePolicy, QStackedWidget, QWidget

from canasta_qt.dialogs.preferences.pages import PAGES, PageSpec
from canasta_qt.dialogs.widgets import build
from canasta_qt.dialogs.widgets.common import Window, remember_size, tab_after, tab_stops
from canasta_qt.library.preferences import Preferences
from canasta_qt.style.theme import colour, current, font, look
from canasta_qt.table.items.background import paint_background
from canasta_qt.table.items.card_art import CardArt

HEIGHT = 172
"""Pixels: enough for jumbo cards, little enough for a page below it in a low window."""

EDGE, CARD, STEP = 6, 46.0, 0.42
"""Width of the frame and of a normal card in pixels, and how much of a covered card is seen."""

SIDE, TOP = EDGE + 14.0, EDGE + 12.0
"""Where the first card lies, and the last ends."""

MELDED, MOST_MELDED, STRIP = 0.9, 58.0, 0.3
"""Width of melded cards, in widths and at most; how much of a covered one shows."""

STACKS = (None, "8s")
MELDS = (("7h", "7d", "7c", "2s"), ("Kd", "Ks", "Kh"))
HAND = ("5c", "9d", "Qh", "As", "X1")
PICTURED = ("theme", "felt", "back", "four_colour", "jumbo_index", "card_size")
"""Changes that are seen here."""


class Preview(QWidget):
    """Paints by the theme that is shown now and the preferences; it cannot be touched."""

    def __init__(
        self, resources: Path, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.art = CardArt(resources, self)
        self.art.changed.connect(self.update)
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Preview of the table"))
        self.destroyed.connect(self.art.stop)
        look.changed.connect(self.update)
        preferences.changed.connect(self._follow)

    def sizeHint(self) -> QSize:
        """A low strip."""
        return QSize(420, HEIGHT)

    def _follow(self, what: str) -> None:
        if what in PICTURED:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth, then the cards, then a label."""
        ratio = self.devicePixelRatioF()
        self.art.set_ratio(ratio)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, paint_background(self.size(), ratio, EDGE, EDGE, current()))
        width = CARD * self._preferences.card_percent / 100
        for face, left, top, wide in self._places(width):
            self._card(painter, face, left, top, wide)
        self._label(painter)
        painter.end()

    def _places(self, width: float) -> Iterator[tuple[str | None, float, float, float]]:
        """Face, upper left corner and width of every card."""
        small = min(MELDED * width, MOST_MELDED)
        gap = max(4.0, (self.width() - 2 * SIDE - self._needed(width, small)) / 6)
        x, top = SIDE, float(TOP)
        for face in STACKS:
            yield face, x, top, width
            x += width + gap
        for meld in MELDS:
            for i, face in enumerate(meld):
                yield face, x, top + i * STRIP * small, small
            x += small + gap
        x += gap
        for i, face in enumerate(HAND):
            yield face, x + i * STEP * width, top, width

    def _needed(self, width: float, small: float) -> float:
        """How wide all cards are together."""
        fan = 1 + STEP * (len(HAND) - 1)
        return (len(STACKS) + fan) * width + len(MELDS) * small

    def _card(
        self, painter: QPainter, face: str | None, left: float, top: float, width: float
    ) -> None:
        picture, _ = self.art.picture(face, width)
        margin = self.art.margin(width)
        painter.drawPixmap(QPointF(round(left) - margin, round(top) - margin), picture)

    def _label(self, painter: QPainter) -> None:
        """A plate as the table has them, so that words are judged too."""
        theme = current()
        box = QRectF(SIDE, HEIGHT - EDGE - 30, 124, 22)
        painter.setPen(QPen(colour(theme.accent), 1.4))
        painter.setBrush(colour(theme.surface))
        painter.drawRoundedRect(box, 11, 11)
        painter.setPen(colour(theme.text))
        painter.setFont(font(13, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.tr("Your turn"))


USUAL_SIZE = (760, 560)


class PreferencesDialog(Window):
    """A list of pages on the left, the chosen one on the right, a picture of the table above it."""

    def __init__(
        self,
        preferences: Preferences,
        resources: Path,
        parent: QWidget | None = None,
        specs: Sequence[PageSpec] = PAGES,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._specs = tuple(specs)
        self.list = QListWidget(self)
        self.list.setSpacing(3)
        build.ring_focus(self.list)
        self.preview = Preview(resources, preferences, self)
        self.stack = QStackedWidget(self)
        self.buttons = build.close_box(self)
        right = build.column(self.preview, (self.stack, 1))
        build.column((build.row(self.list, (right, 1)), 1), self.buttons, of=self)
        self._fill()
        self.list.currentRowChanged.connect(self._show_page)
        self.list.setCurrentRow(0)
        remember_size(self, "preferences", preferences, USUAL_SIZE)

    def _fill(self) -> None:
        """Every page and every word anew."""
        self.setWindowTitle(self.tr("Preferences"))
        self.list.setAccessibleName(self.tr("Preference pages"))
        self._pages = {spec.key: spec.make(self._preferences, self) for spec in self._specs}
        for spec in self._specs:
            self.list.addItem(spec.title())
            self.stack.addWidget(self._pages[spec.key])
        last: QWidget = self.list  # from it through the page that is shown to the button below
        for page in (*self._pages.values(), self.buttons):
            tab_after(last, page)
            last = (tab_stops(page) or [last])[-1]
        self.list.setFixedWidth(self.list.sizeHintForColumn(0) + 28)

    def _show_page(self, row: int) -> None:
        if row < 0:
            return
        self.stack.setCurrentIndex(row)
        self.preview.setVisible(self._specs[row].pictured)

    def show_page(self, key: str) -> None:
        """Turn to a page by its name."""
        keys = [spec.key for spec in self._specs]
        self.list.setCurrentRow(keys.index(key))

    def page(self, key: str) -> QWidget:
        """A page by its name."""
        return self._pages[key]

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language has changed."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.stack.count():
            row = self.list.currentRow()
            self.list.clear()
            for page in self._pages.values():
                self.stack.removeWidget(page)
                page.deleteLater()
            self._fill()
            self.list.setCurrentRow(row)
