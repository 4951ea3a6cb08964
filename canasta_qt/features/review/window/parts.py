"""Parts of the review's panel: a move as a tile, how often something happens, dots, a header."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QActionGroup, QLinearGradient, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolButton, QWidget

from canasta_qt.features.review.model.shown import ReviewBar, ReviewPage, ReviewTile
from canasta_qt.play.scene.panels.drawing import draw_card
from canasta_qt.ui.cards.card_art import CardArt
from canasta_qt.ui.parts.growing import Growing
from canasta_qt.ui.parts.words import OneLine, Words
from canasta_qt.ui.style import icons
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.paint import line_width, plate, smooth
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.tokens import CARD_RATIO, RADIUS, SIZE, SPACE, mixed
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.on_table import words
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.words.sentences import labelled

CARD: Final = (86, 62)
"""Width of the card of a tile, also where the window is low."""

STEP, LEAST_STEP = 0.3, 0.16
"""How much of a card shows under the next one, as a share of its width."""

LABEL_SHARE: Final = 0.45
"""Share of its line that the label of a bar has at most."""

MOST_SHOWN: Final = 7
"""So many cards of a move are shown at most."""


class MoveCards(Growing, QWidget):
    """The cards of a move beside one another, as large as there is room for."""

    low = False

    def __init__(self, faces: Sequence[str | None], art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self._faces, self._art = tuple(faces)[:MOST_SHOWN], art
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        art.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        wide = self.px(CARD[self.low])
        if not self._faces:
            return QSize(wide, self.px(SPACE[1]))
        return QSize(wide, round(wide * CARD_RATIO) + self.px(6))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def dress(self) -> None:
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._faces:
            return
        wide = min(float(self.px(CARD[self.low])), (self.height() - self.px(6)) / CARD_RATIO)
        others = len(self._faces) - 1
        room = self.width() - self.px(6) - wide
        step = min(wide * STEP, room / others) if others else 0.0
        step = max(step, wide * LEAST_STEP) if others else 0.0
        left = (self.width() - wide - others * step) / 2
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for place, face in enumerate(self._faces):
                box = QRectF(left + place * step, self.px(2), wide, wide * CARD_RATIO)
                draw_card(painter, self._art, face, box)


class MoveTile(Growing, QWidget):
    """A move: whose it is, its cards, and the same in words."""

    def __init__(self, tile: ReviewTile, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self.tile = tile
        self.setAccessibleName(labelled(tile.title, tile.words))
        self.title = words(tile.title, self, "strong")
        self.cards = MoveCards(tile.faces, art, self)
        self.said = words(tile.words, self, "label", soft=not tile.better)
        for label in (self.title, self.said):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        around = (SPACE[1], SPACE[2], SPACE[1], SPACE[1])
        parts = (self.title, self.cards, (self.said, 1))
        build.column(*parts, of=self, margins=around, spacing=SPACE[0])

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, better = current(), self.tile.better
        ground = colour(theme.accent_ground if better else theme.surface)
        edge = colour(theme.accent if better else theme.hairline)
        with QPainter(self) as painter, smooth(painter):
            radius = self.px(RADIUS["tile"])
            plate(painter, self.rect(), radius, ground, edge, 2.0 if better or theme.strong else 1)


class ShareBar(Growing, QWidget):
    """A share of 0 to 1 as a bar."""

    def __init__(self, bar: ReviewBar, parent: QWidget) -> None:
        super().__init__(parent)
        self._bar = bar
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.px(120), self.px(SIZE["progress"] + 4))

    def minimumSizeHint(self) -> QSize:
        return QSize(self.px(60), self.sizeHint().height())

    def dress(self) -> None:
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        box = QRectF(self.rect())
        radius = box.height() / 2
        with QPainter(self) as painter, smooth(painter):
            plate(painter, box, radius, colour(theme.sunk), colour(theme.hairline))
            share = min(1.0, max(0.0, self._bar.share))
            if share > 0:
                box.setWidth(max(box.height(), box.width() * share))
                ink = theme.gain if self._bar.good else theme.loss
                plate(painter, box, radius, colour(ink))


class Bars(Growing, QWidget):
    """How often something happens after each of the moves."""

    def __init__(self, title: str, bars: Sequence[ReviewBar], parent: QWidget) -> None:
        super().__init__(parent)
        self.title = words(title, self, "strong")
        grid = build.grid(self, SPACE[2])
        follow(grid.setVerticalSpacing, SPACE[0])
        grid.addWidget(self.title, 0, 0, 1, 3)
        self._labels: list[Words] = []
        for at, bar in enumerate(bars, start=1):
            label = words(bar.label, self, "body")
            figure = words(bar.text, self, "strong", wrap=False)
            figure.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._labels.append(label)
            grid.addWidget(label, at, 0)
            grid.addWidget(ShareBar(bar, self), at, 1)
            grid.addWidget(figure, at, 2)
        grid.setColumnStretch(1, 1)
        follow(self._share)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Labels stay on one line where that leaves room for bars."""
        wide = [label.fontMetrics().horizontalAdvance(label.text()) for label in self._labels]
        room = round(self.width() * LABEL_SHARE)
        for label in self._labels:
            label.setFixedWidth(min(max(wide) + self.px(2), room))


class Dots(Growing, QWidget):
    """Which one of how many: a row of short bars, of which one is filled."""

    LENGTH, HEIGHT, GAP = 28, 7, 4

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._at = self._count = 0
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_place(self, at: int, count: int) -> None:
        """The `at`-th of `count`, from 1."""
        self._at, self._count = at, count
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        wide = self._count * (self.LENGTH + self.GAP) - self.GAP
        return QSize(max(0, self.px(wide)), self.px(self.HEIGHT))

    def dress(self) -> None:
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, high = current(), self.px(self.HEIGHT)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for place in range(self._count):
                here = place + 1 == self._at
                ink = colour(theme.accent if here else theme.edge)
                painter.setPen(QPen(ink, 1))
                painter.setBrush(ink if here else Qt.BrushStyle.NoBrush)
                left = place * self.px(self.LENGTH + self.GAP)
                box = QRectF(left + 0.5, 0.5, self.px(self.LENGTH) - 1, high - 1)
                painter.drawRoundedRect(box, high / 2, high / 2)


class Emblem(Growing, QWidget):
    """The icon before a title, in the accent; on a disc where something was done well."""

    SIDE = 32

    def __init__(self, icon: str, parent: QWidget, *, praise: bool = False) -> None:
        super().__init__(parent)
        self._icon, self._praise = icon, praise
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.px(self.SIDE), self.px(self.SIDE))

    def dress(self) -> None:
        self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, box = current(), QRectF(self.rect())
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._praise:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour(theme.gain))
                painter.drawEllipse(QPointF(box.center()), box.width() / 2, box.height() / 2)
                inset = box.width() * 0.2
                box.adjust(inset, inset, -inset, -inset)
                icons.draw(painter, self._icon, box, "surface")
            else:
                icons.draw(painter, self._icon, box, "accent")


# --- the header of a review's panel -----------------------------------------------------------

HEADER: Final = 54
"""Height of the header."""


class ReviewHeader(QWidget):
    """Wood with the title, the ways to other deals and people, and the way out.

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
        self.who = self._button("person")
        self.who.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.who.setMenu(QMenu(self.who))
        self.back = self._button("back")
        self.back.clicked.connect(lambda: self.deal_asked.emit(-1))
        self.on = self._button("next")
        self.on.clicked.connect(lambda: self.deal_asked.emit(1))
        self.close_button = self._button("close")
        self.close_button.clicked.connect(self.left)
        parts = ((self.title, 1), self.who, self.back, self.on, self.close_button)
        self._row = build.row(*parts, of=self, spacing=SPACE[0])
        self._name()
        follow(self.setFixedHeight, HEADER)
        follow(self._measure)

    def _button(self, icon: str) -> QToolButton:
        made = QToolButton(self)
        made.setAutoRaise(True)
        wear(made, icon)
        made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return made

    def _name(self) -> None:
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
        self.title.setText(page.title)
        for button, there in ((self.back, page.deal > 1), (self.on, page.deal < page.deals)):
            button.setVisible(page.deals > 1)
            button.setEnabled(there)
        self._offer_seats(page)
        self._fit()

    def _offer_seats(self, page: ReviewPage) -> None:
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
        super().resizeEvent(event)
        self._measure()
        self._fit()

    def _fit(self) -> None:
        self.title.write("title")
        if self.title.fontMetrics().horizontalAdvance(self.title.text()) > self.title.width():
            self.title.write("strong")

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = current()
        with QPainter(self) as painter:
            light = QLinearGradient(0, 0, 0, self.height())
            lit = theme.wood if theme.strong else mixed(theme.wood_dark, theme.wood, 0.28)
            light.setColorAt(0.0, colour(lit))
            light.setColorAt(1.0, colour(theme.wood_dark))
            painter.fillRect(self.rect(), light)
            line = max(1, round(line_width()))
            painter.fillRect(0, self.height() - line, self.width(), line, colour(theme.gold))
