"""The window with the preferences: a change holds at once, and a strip of the table shows it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QEvent, QPointF, QRectF, QSignalBlocker, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QListWidget,
    QSizePolicy,
    QStackedWidget,
    QWidget,
)

from canasta_qt.features.preferences.window.pages import PAGES, PageSpec, PreferencesPage
from canasta_qt.library.preferences import Preferences
from canasta_qt.ui.cards.card_art import CardArt
from canasta_qt.ui.cards.felt import paint_background
from canasta_qt.ui.parts.header import WindowHeader
from canasta_qt.ui.parts.rows import RowDelegate
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import icon
from canasta_qt.ui.style.theme import colour, current, font
from canasta_qt.ui.style.tokens import SIZE, SPACE
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Window, remember_size, tab_after, tab_stops
from canasta_qt.ui.widgets.framed import Foot, Middle, frame
from canasta_qt.ui.widgets.plain_text import PlainLabel, tip_lines
from canasta_qt.words.people import person_name

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

    def __init__(self, resources: Path, preferences: Preferences, parent: QWidget) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self.art = CardArt(resources, self)
        self.art.changed.connect(self.update)
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Preview of the table"))
        self.destroyed.connect(self.art.stop)
        preferences.changed.connect(self._follow)

    def show_preferences(self, preferences: Preferences) -> None:
        """The table is as these preferences want it, from now on."""
        self._preferences.changed.disconnect(self._follow)
        self._preferences = preferences
        preferences.changed.connect(self._follow)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(420, HEIGHT)

    def _follow(self, what: str) -> None:
        if what in PICTURED:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
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


USUAL_SIZE = (1020, 690)

_NARROW, _LOW, _ICONS = 800, 480, 84
"""Windows narrower than this show icons instead of titles of pages, in a list so wide; lower ones
have no room for the picture of the table. Pixels at a scale of 100 %."""


class PreferencesDialog(Window):
    """A list of pages, made when they are turned to, and a picture of the table above."""

    def __init__(
        self, preferences: Preferences, resources: Path, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._preferences = self._edited = preferences
        self._pages: dict[str, PreferencesPage] = {}
        self.header = WindowHeader("", self)
        self.whose = PlainLabel(parent=self)
        self.person = QComboBox(self)
        self.whose.setBuddy(self.person)
        self.header.add(self.whose, self.person)
        self.list = QListWidget(self)
        self.list.setItemDelegate(RowDelegate(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        build.ring_focus(self.list)
        self.preview = Preview(resources, preferences, self)
        self.stack = QStackedWidget(self)
        self.buttons = build.close_box(self)
        self._foot = Foot(self, 1, self.buttons)
        self._lay_out()
        self._fill()
        self._offer_people("people")
        self.person.currentIndexChanged.connect(lambda _: self._edit_person())
        preferences.changed.connect(self._offer_people)
        self.list.currentRowChanged.connect(self._show_page)
        self.list.setCurrentRow(0)
        self.list.setFocus()
        remember_size(self, "preferences", preferences, USUAL_SIZE)
        follow(self._widen, now=False)

    def _lay_out(self) -> None:
        right = build.column(self.preview, (self.stack, 1), spacing=SPACE[2])
        middle = build.row(self.list, (right, 1), spacing=SPACE[3])
        frame(self, self.header, Middle(self, (middle, 1)), self._foot)

    def _fill(self) -> None:
        self.setWindowTitle(self.tr("Preferences"))
        self.header.set_title(self.tr("Preferences"))
        self.list.setAccessibleName(self.tr("Preference pages"))
        self.whose.setText(self.tr("Settings o&f"))
        self.person.setAccessibleName(self.tr("Whose settings"))
        for spec in PAGES:
            self.list.addItem(spec.title())
        self._widen()

    def _widen(self) -> None:
        narrow = self.width() < px(_NARROW)
        for row, spec in enumerate(PAGES):
            item, title = self.list.item(row), spec.title()
            item.setIcon(icon(spec.icon, "text_soft"))
            item.setText("" if narrow else title)
            item.setToolTip(tip_lines(title) if narrow else "")
            item.setData(Qt.ItemDataRole.AccessibleTextRole, title)
        room = px(SIZE["icon"] + SPACE[2] + SPACE[3])
        wide = px(_ICONS) if narrow else self.list.sizeHintForColumn(0) + room
        self.list.setFixedWidth(wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What there is no room for goes: first the picture, then the words of the list."""
        super().resizeEvent(event)
        if (event.oldSize().width() < px(_NARROW)) != (self.width() < px(_NARROW)):
            self._widen()
        self._show_preview()

    def _show_preview(self) -> None:
        row = self.list.currentRow()
        pictured = row >= 0 and PAGES[row].pictured
        self.preview.setVisible(pictured and self.height() >= px(_LOW))

    def page(self, key: str) -> PreferencesPage:
        """A page by its name; made now if it was not yet seen."""
        if key not in self._pages:
            spec = next(spec for spec in PAGES if spec.key == key)
            self._pages[key] = self._made(spec)
        return self._pages[key]

    def _made(self, spec: PageSpec) -> PreferencesPage:
        """Put a new page where pages are; the keys go from the list through it to the buttons."""
        page = spec.make(self._edited, self)
        self.stack.addWidget(page)
        self._foot.row.insertWidget(0, page.restore_button)
        page.restore_button.hide()
        tab_after(self.list, page)
        last = (tab_stops(page) or [self.list])[-1]
        QWidget.setTabOrder(last, page.restore_button)
        tab_after(page.restore_button, self.buttons)
        return page

    def _show_page(self, row: int) -> None:
        if row < 0:
            return
        shown = self.page(PAGES[row].key)
        self.stack.setCurrentWidget(shown)
        for page in self._pages.values():
            page.restore_button.setVisible(page is shown)
        self._show_preview()

    def show_page(self, key: str) -> None:
        keys = [spec.key for spec in PAGES]
        self.list.setCurrentRow(keys.index(key))

    def show_person(self, name: str) -> None:
        """Turn to the settings of one of several people."""
        self.person.setCurrentIndex(max(0, self.person.findData(name)))

    def _offer_people(self, what: str) -> None:
        """The people who play here; where there is only one, nobody is asked whose settings."""
        if what != "people":
            return
        people, chosen = self._preferences.people, self.person.currentData()
        with QSignalBlocker(self.person):
            self.person.clear()
            build.offer(self.person, [(one.name, person_name(one.name)) for one in people])
        known = self._preferences.person(chosen) if chosen is not None else None
        self.person.setCurrentIndex(max(0, self.person.findData(known.name if known else "")))
        for part in (self.whose, self.person):
            part.setVisible(len(people) > 1)
        if self.stack.count():
            self._edit_person()

    def _edit_person(self) -> None:
        name, before = self.person.currentData(), self._edited
        self._edited = self._preferences
        if len(self._preferences.people) > 1 and name is not None:
            self._edited = self._preferences.of(name, self)
        self.preview.show_preferences(self._edited)
        self._renew()
        if before is not self._preferences:
            before.deleteLater()

    def _renew(self) -> None:
        row = self.list.currentRow()
        for page in self._pages.values():
            build.drop(self._foot.row, page.restore_button)
            self.stack.removeWidget(page)
            page.deleteLater()
        self._pages.clear()
        self._show_page(row)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.stack.count():
            row = self.list.currentRow()
            with QSignalBlocker(self.list):
                self.list.clear()
                self._fill()
                self.list.setCurrentRow(row)
            self._offer_people("people")
            self._renew()
