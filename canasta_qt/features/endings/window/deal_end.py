"""The end of a deal: what it brought and how it stands, counted up before one's eyes."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QPointF, QSize, Qt, QVariantAnimation, Signal, SignalInstance
from PySide6.QtGui import QIcon, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.features.endings.window.columns import SideColumn
from canasta_qt.features.endings.window.count import LABELS, MANY, CountTable, CountTime
from canasta_qt.ui.cards.card_art import CardArt
from canasta_qt.ui.cards.symbols import draw_glow
from canasta_qt.ui.parts.growing import Growing, grow_all, times_for
from canasta_qt.ui.parts.panel import Surface, TablePanel
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.motion import AT_ONCE, Tempo
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets.on_table import action, words
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.view_model.endings import DealEnding
from canasta_qt.view_model.pictures import ScoreSheetModel

SIZE: Final = (1128, 628)
"""Width and height where there is room."""

FOOT: Final = 74
"""Height of the row of buttons."""

LOW: Final = 540
"""Below this height many columns show no canastas."""

NARROW: Final = 680
"""On a table narrower than this few columns are narrower, too."""

_LIGHT: Final = {
    "natural_canasta": "natural",
    "mixed_canasta": "mixed",
    "wild_canasta": "wild",
    "sequence_canasta": "sequence",
}
"""Which canastas a line counts."""


_SMALLER: Final = 0.74
"""A headline that is too long for one line is so much smaller."""


_GAP: Final = 10
"""Pixels between the buttons of the foot; half of it where they are too wide."""


class FootedSurface(Growing, Surface):
    """A surface with a line above its buttons, and a light behind the winners."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.light: tuple[QPointF, float] | None = None

    def decorate(self, painter: QPainter) -> None:
        if self.light is not None:
            draw_glow(painter, *self.light, 0.34)
        painter.setPen(QPen(colour(current().hairline), 1))
        y = self.height() - self.px(FOOT) - 0.5
        painter.drawLine(QPointF(1, y), QPointF(self.width() - 1, y))


class EndPanel(TablePanel):
    """A panel that is larger on a large table: `times` as large as usual."""

    times = 1.0

    def __init__(self, parent: QWidget | None = None, surface: Surface | None = None) -> None:
        super().__init__(parent, surface)
        self._words: dict[QPushButton, str] = {}
        self._icons: dict[QPushButton, QIcon] = {}
        self._foot_row: QHBoxLayout | None = None
        self.headline: Words | None = None

    def watch_foot(self, foot: QHBoxLayout) -> QHBoxLayout:
        """Let this row of buttons show words alone, or icons alone, where it has no room."""
        self._words = {one: one.text() for one in _buttons(foot) if not one.icon().isNull()}
        self._icons = {one: one.icon() for one in self._words}
        self._foot_row = foot
        follow(foot.setSpacing, _GAP)
        return foot

    def fit(self) -> None:
        """Make the headline smaller and show less in the foot where there is no room."""
        super().fit()
        layout = self.surface.layout()
        if self.headline is not None and layout is not None:
            self.headline.enlarge(1.0)
            layout.activate()
            wide = self.headline.fontMetrics().horizontalAdvance(self.headline.text())
            self.headline.enlarge(1.0 if wide <= self.headline.width() else _SMALLER)
        for left_out in ("nothing", "icons", "words"):
            self._leave_out(left_out)
            foot = self._foot_row
            if foot is None or self._needed(foot) <= self.surface.width():
                return

    def _needed(self, foot: QHBoxLayout) -> int:
        wide = [one.sizeHint().width() for one in _buttons(foot) if not one.isHidden()]
        sides = foot.contentsMargins()
        return sum(wide) + len(wide) * foot.spacing() + sides.left() + sides.right()

    def _leave_out(self, what: Literal["nothing", "icons", "words"]) -> None:
        """Show all of the foot, or closer to one another without icons, or icons alone."""
        if self._foot_row is not None:
            follow(self._foot_row.setSpacing, _GAP if what == "nothing" else _GAP // 2)
        wordless = what == "words"
        for button, text in self._words.items():
            plain = text.replace("&", "")
            if not button.icon().isNull():
                self._icons[button] = button.icon()  # of the theme of now
            button.setIcon(QIcon() if what == "icons" else self._icons[button])
            if bool(button.text()) == wordless:
                button.setText("" if wordless else text)
                button.setShortcut(QKeySequence.mnemonic(text))
                button.setAccessibleName(plain if wordless else "")
                button.setToolTip(tip_lines(plain) if wordless else "")

    def way(
        self, text: str, signal: SignalInstance, icon: str = "", *, main: bool = False
    ) -> QPushButton:
        """A button that closes the panel for something else, which the signal asks for."""
        leave = self.accept if main else self.reject
        button = action(text, self.surface, leave, main=main, icon=icon)
        button.clicked.connect(signal)
        return button

    def grown(self, size: tuple[int, int], room: QSize) -> QSize:
        """A size of the usual table for this room; all content grows along."""
        times = times_for(room)
        if times != self.times:
            self.times = times
            grow_all(self.surface, times)
        return QSize(px(size[0] * times), px(size[1] * times))


def _buttons(foot: QHBoxLayout) -> list[QPushButton]:
    items = (foot.itemAt(place) for place in range(foot.count()))
    widgets = (item.widget() for item in items if item is not None)
    return [one for one in widgets if isinstance(one, QPushButton)]


class DealEnd(EndPanel):
    """What a deal brought, counted up; a click or a key shows all of it at once.

    Signals:
        next_asked: on to the next deal, or to how the match has ended.
        same_asked: play the deal again. replay_asked: show it again.
        review_asked: what could have been played better?
        compare_asked: what does Expert make of the same cards?
        sheet_asked: show the score sheet.
    """

    next_asked = Signal()
    replay_asked = Signal()
    same_asked = Signal()
    review_asked = Signal()
    compare_asked = Signal()
    sheet_asked = Signal()

    def __init__(
        self, sheet: ScoreSheetModel, ending: DealEnding, art: CardArt, *, practice: bool = False
    ) -> None:
        """`art` draws the cards. After `practice` nothing was saved that could be looked at."""
        super().__init__(surface=FootedSurface())
        self.sheet, self.ending = sheet, ending
        self._practice = practice
        self.setAccessibleName(ending.headline)
        self.count = CountTable(sheet, self.surface)
        small = len(sheet.sides) > MANY
        self.columns = [
            SideColumn(name, mark, points, canastas, art, small=small)
            for mark, (name, points, canastas) in enumerate(
                zip(sheet.sides, sheet.deal_totals, ending.canastas, strict=True)
            )
        ]
        self._lay_out(small=small)
        self._time = CountTime.of(sheet, AT_ONCE)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.valueChanged.connect(self._show)
        self._clock.finished.connect(self._counted)

    # --- building ---------------------------------------------------------------------------

    def _lay_out(self, *, small: bool) -> None:
        head = self._head()
        column = QVBoxLayout(self.surface)
        follow(column.setContentsMargins, 0, 24, 0, 0)
        column.setSpacing(0)
        if small:
            across = QHBoxLayout()
            follow(across.setContentsMargins, 32 + LABELS, 8, 32, 8)
            for one in self.columns:
                across.addWidget(one, 1)
            column.addLayout(head)
            column.addLayout(across)
            column.addLayout(self._middle(margin=32), 1)
        else:
            middle = self._middle(margin=0)
            middle.insertLayout(0, head)
            body = QHBoxLayout()
            follow(body.setContentsMargins, 24, 0, 24, 0)
            follow(body.setSpacing, 20)
            body.addWidget(self.columns[0])
            body.addLayout(middle)
            for other in self.columns[1:]:
                body.addWidget(other)
            self._body = body
            column.addLayout(body, 1)
        column.addLayout(self._foot())

    def _head(self) -> QVBoxLayout:
        self.headline = words(self.ending.headline, self.surface, "headline")
        self.headline.setObjectName("headline")
        subtitle = words(self.ending.subtitle, self.surface, soft=True)
        head = QVBoxLayout()
        follow(head.setSpacing, 4)
        follow(head.setContentsMargins, 0, 0, 0, 12)
        for label in (self.headline, subtitle):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            head.addWidget(label)
        return head

    def _middle(self, *, margin: int) -> QVBoxLayout:
        self.standing = words(self.ending.standing, self.surface, "strong")
        self.standing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.standing.setVisible(not self._practice)  # nothing comes after it
        middle = QVBoxLayout()
        follow(middle.setContentsMargins, margin, 0, margin, 10)
        follow(middle.setSpacing, 6)
        scroll = QScrollArea(self.surface)  # where there is less room than lines
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        follow(scroll.setMinimumHeight, 100)
        scroll.setWidget(self.count)
        for see_through in (scroll.viewport(), self.count):
            see_through.setAutoFillBackground(False)
        middle.addWidget(scroll, 1)
        middle.addWidget(self.standing)
        return middle

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        follow(foot.setContentsMargins, 28, 13, 28, 13)
        over = self.sheet.match_over
        self.review = self.way(self.tr("&Review"), self.review_asked, "hint")
        self.compare = self.way(self.tr("C&ompare"), self.compare_asked, "compare")
        self.replay = self.way(self.tr("Re&play"), self.replay_asked, "replay")
        self.again = self.way(self.tr("A&gain"), self.same_asked, "cards")
        self.score_sheet = self.way(self.tr("&Score sheet"), self.sheet_asked, "score-sheet")
        self.look = action(self.tr("&Look at the table"), self.surface, self.reject, icon="eye")
        leading = (self.review, self.compare, self.replay, self.again, self.score_sheet)
        for button in (*leading, self.look):
            foot.addWidget(button)
        for button in leading:
            button.setVisible(not self._practice)
        foot.addStretch(1)
        text = self.tr("R&esult of the match") if over else self.tr("&Next deal")
        text = self.tr("C&ontinue") if self._practice else text
        self.main = self.way(text, self.next_asked, main=True)
        foot.addWidget(self.main)
        return self.watch_foot(foot)

    # --- counting ---------------------------------------------------------------------------

    @property
    def counting(self) -> bool:
        return self._clock.state() is QVariantAnimation.State.Running

    def open_on(self, ground: QWidget, tempo: Tempo = AT_ONCE) -> None:
        self._time = CountTime.of(self.sheet, tempo)
        lasts = round(self._time.lasts)
        if lasts:
            self._clock.setEndValue(float(lasts))
            self._clock.setDuration(lasts)
            self._clock.start()
            self._show(0.0)
        else:
            self.setAccessibleDescription(self.count.told())
        super().open_on(ground, tempo)

    def end_count(self) -> None:
        """Show all of it at once."""
        if self.counting:
            self._clock.stop()
            self._show(self._time.lasts)
            self._counted()

    def _show(self, now: float) -> None:
        time = self._time
        revealed = time.revealed(now)
        self.count.show_moment(revealed, time.rolled(now), time.grown(now))
        for column, points in zip(self.columns, self.count.sums(), strict=True):
            column.points.show_points(points)
            column.canastas.light(*self._lit(now, revealed))

    def _lit(self, now: float, revealed: float) -> tuple[str, float]:
        """Which canastas glow, and how strongly: those of the line that is being counted."""
        lines = self.sheet.lines
        at = int(revealed)
        if at >= len(lines) or now >= self._time.lasts:
            return "", 0.0
        return _LIGHT.get(lines[at].kind, ""), 1.0 - abs(2 * (revealed - at) - 1)

    def _counted(self) -> None:
        self.setAccessibleDescription(self.count.told())  # earlier it would be read twice
        if self.main is not None and not self.gone and self.isVisible():
            self.main.setFocus()

    # --- keys, mouse, place -----------------------------------------------------------------

    def first_focus(self) -> QWidget | None:
        return None if self.counting else self.main

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.counting and event.text():
            self.end_count()
            event.accept()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.end_count()
        super().mousePressEvent(event)

    def spoken(self) -> str:
        told = f"{self.ending.headline}. {self.count.told()}"
        return told if self._practice else f"{told}. {self.ending.standing}"

    def wished(self, room: QSize) -> QSize:
        return self.grown(SIZE, room)

    def _share(self, *, narrow: bool) -> None:
        """The count has the larger part, and more of it on a narrow table."""
        shares = (4, 10, 4) if narrow else (5, 8, 5)
        for place, share in enumerate(shares[: self._body.count()]):
            self._body.setStretch(place, share)

    def fit(self) -> None:
        ground = self.parentWidget()
        if ground is not None and len(self.columns) > MANY:
            for column in self.columns:
                column.canastas.setVisible(ground.height() >= px(LOW))
        elif ground is not None:
            self._share(narrow=ground.width() < px(NARROW))
        super().fit()
        surface = self.surface
        best = max(range(len(self.columns)), key=lambda one: self.sheet.deal_totals[one])
        if isinstance(surface, FootedSurface) and len(self.columns) <= MANY:
            share = (0.14, 0.86)[best]
            centre = QPointF(surface.width() * share, surface.height() * 0.3)
            surface.light = (centre, surface.height() * 0.42)
