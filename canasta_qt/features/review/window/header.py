"""The header of a review's panel: which deal, whose moves, and the ways to others."""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QActionGroup, QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from canasta_qt.features.review.model.shown import ReviewPage
from canasta_qt.ui.parts.words import OneLine
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.paint import line_width
from canasta_qt.ui.style.scale import px
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.tokens import SPACE, mixed
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.plain_text import tip_lines

HEADER: Final = 54
"""Height of the header."""


class ReviewHeader(QWidget):
    """Wood with the title, the ways to other deals, and the way out.

    Signals:
        deal_asked(int): the deal before (-1) or after (1).
        seat_asked(int): whose moves are to be looked at.
        left: enough seen.
    """

    deal_asked = Signal(int)
    seat_asked = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = OneLine("", "title", "text", self)
        self.who = self._chooser()
        self.back = self._button("back", -1)
        self.on = self._button("next", 1)
        self.close_button = self._button("close", 0)
        self._row = build.row(
            (self.title, 1),
            self.who,
            self.back,
            self.on,
            self.close_button,
            of=self,
            spacing=SPACE[0],
        )
        self._name()
        follow(self.setFixedHeight, HEADER)
        follow(self._measure)

    def _button(self, icon: str, deals: int) -> QToolButton:
        made = QToolButton(self)
        made.setAutoRaise(True)
        wear(made, icon)
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        if deals:
            made.clicked.connect(lambda: self.deal_asked.emit(deals))
        else:
            made.clicked.connect(self.left)
        return made

    def _chooser(self) -> QToolButton:
        """The button whose menu has the people of the match."""
        made = QToolButton(self)
        made.setAutoRaise(True)
        wear(made, "person")
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        made.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        made.setMenu(QMenu(made))
        return made

    def _name(self) -> None:
        """Say what each part is, in the language of now."""
        for button, text in (
            (self.who, self.tr("Whose moves")),
            (self.back, self.tr("The deal before")),
            (self.on, self.tr("The next deal")),
            (self.close_button, self.tr("Close the review (Esc)")),
        ):
            button.setAccessibleName(text)
            button.setToolTip(tip_lines(text))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def show_deal(self, page: ReviewPage) -> None:
        """Which deal it is about."""
        self.title.setText(page.title)
        for button, there in ((self.back, page.deal > 1), (self.on, page.deal < page.deals)):
            button.setVisible(page.deals > 1)
            button.setEnabled(there)
        self._offer_seats(page)
        self._fit()

    def _offer_seats(self, page: ReviewPage) -> None:
        """The people of the match, the one whose moves are shown being chosen."""
        menu = self.who.menu()
        menu.clear()
        group = QActionGroup(menu)
        for seat, name in enumerate(page.people):
            entry = menu.addAction(name.replace("&", "&&"))
            entry.setCheckable(True)
            entry.setChecked(seat == page.seat)
            group.addAction(entry)
            entry.triggered.connect(partial(self._choose, seat, page.seat))
        self.who.setVisible(len(page.people) > 1)

    def _choose(self, seat: int, shown: int) -> None:
        if seat != shown:
            self.seat_asked.emit(seat)

    def _measure(self) -> None:
        side = px(SPACE[3] if self.width() < px(400) else SPACE[4])
        self._row.setContentsMargins(side, 0, px(SPACE[1]), round(line_width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A title that has no room is smaller."""
        super().resizeEvent(event)
        self._measure()
        self._fit()

    def _fit(self) -> None:
        self.title.write("title")
        if self.title.fontMetrics().horizontalAdvance(self.title.text()) > self.title.width():
            self.title.write("strong")

    def paintEvent(self, event: QPaintEvent) -> None:
        """Wood, and a line of gold below."""
        theme = current()
        with QPainter(self) as painter:
            light = QLinearGradient(0, 0, 0, self.height())
            lit = theme.wood if theme.strong else mixed(theme.wood_dark, theme.wood, 0.28)
            light.setColorAt(0.0, colour(lit))
            light.setColorAt(1.0, colour(theme.wood_dark))
            painter.fillRect(self.rect(), light)
            line = max(1, round(line_width()))
            painter.fillRect(0, self.height() - line, self.width(), line, colour(theme.gold))
