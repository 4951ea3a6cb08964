"""The end of a match: who won, the way there, what was worth remembering, and what comes next."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMenu, QVBoxLayout, QWidget

from canasta_qt.features.endings.window.columns import SideTitle
from canasta_qt.features.endings.window.deal_end import EndPanel, FootedSurface
from canasta_qt.play.scene.layout.regions import BAND_WIDTH
from canasta_qt.play.scene.panels.drawing import canasta_height, draw_canasta
from canasta_qt.ui.cards.card_art import CardArt
from canasta_qt.ui.cards.people import Winners
from canasta_qt.ui.cards.symbols import Portraits
from canasta_qt.ui.parts.growing import Growing
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.type import px, type_font
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.charts import TotalsChart
from canasta_qt.ui.widgets.on_table import action, words
from canasta_qt.view_model.endings import Highlight, MatchEnding
from canasta_qt.words.sentences import figures

SIZE: Final = (1080, 650)
"""Width and height where there is room."""

LOW: Final = 560
"""Below this height less is shown of what was memorable."""

_FACES: Final = 640
"""A panel narrower than this has no room for faces above words that are wrapped."""

_CARD: Final = 46


class MatchEnd(EndPanel):
    """Who won, and the ways on.

    Signals:
        again_asked: the same people and rules again.
        new_asked: choose another match.
        review_asked: go through the match again.
        compare_asked: what does Expert make of the same cards?
        sheet_asked: show its score sheets.
    """

    again_asked = Signal()
    new_asked = Signal()
    review_asked = Signal()
    compare_asked = Signal()
    sheet_asked = Signal()

    def __init__(self, ending: MatchEnding, art: CardArt, portraits: Portraits) -> None:
        super().__init__(surface=FootedSurface())
        self.ending = ending
        self.setAccessibleName(ending.title)
        self.setAccessibleDescription(ending.told)
        self._moments: list[QWidget] = []
        column = QVBoxLayout(self.surface)
        follow(column.setContentsMargins, 0, 28, 0, 0)
        column.setSpacing(0)
        body = QHBoxLayout()
        follow(body.setContentsMargins, 40, 0, 40, 12)
        follow(body.setSpacing, 28)
        body.addLayout(self._winners(portraits), 1)
        self._line = QFrame(self.surface)
        self._line.setFixedWidth(1)
        body.addWidget(self._line)
        body.addLayout(self._way(art), 1)
        column.addLayout(body, 1)
        column.addLayout(self._foot())
        self.dress()

    def tell_beside(self, text: str) -> None:
        """Show how the match stands beside another player's with the same cards, if `text`."""
        self.beside.setText(text)
        self.beside.setVisible(bool(text))
        self.setAccessibleDescription(" ".join(filter(None, (self.ending.told, text))))

    # --- building ---------------------------------------------------------------------------

    def _winners(self, portraits: Portraits) -> QVBoxLayout:
        won = [side for side in self.ending.sides if side.won]
        people = [person for side in won for person in side.people]
        self.faces = Winners(people, portraits, self.surface)
        self.title = words(self.ending.title, self.surface, "headline")
        self.title.setObjectName("headline")
        self.headline = self.title
        self.detail = words(self.ending.detail, self.surface, "prompt", soft=True)
        self.beside = words("", self.surface, "strong")
        self.beside.wear("accent")
        self.beside.hide()
        column = QVBoxLayout()
        follow(column.setSpacing, 6)
        column.addWidget(self.faces, 1)
        for label in (self.title, self.detail, self.beside):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(label)
        ranked = sorted(
            enumerate(self.ending.sides), key=lambda one: (not one[1].won, -one[1].total)
        )
        totals = [self._total(at, side.name, side.total, won=side.won) for at, side in ranked]
        column.addLayout(build.column(*totals, margins=(0, 12, 0, 12), spacing=6))
        return column

    def _total(self, mark: int, name: str, total: int, *, won: bool) -> QHBoxLayout:
        many = len(self.ending.sides) > 3
        title = SideTitle(name, mark, self.surface, style="strong" if many else "number",
                          centred=False)  # fmt: skip
        points = words(figures(total), self.surface, "number" if many else "total", wrap=False)
        if won:
            points.wear("accent")
        row = QHBoxLayout()
        follow(row.setContentsMargins, 24, 0, 24, 0)
        row.addWidget(title, 1)
        row.addWidget(points)
        return row

    def _way(self, art: CardArt) -> QVBoxLayout:
        ending = self.ending
        column = QVBoxLayout()
        follow(column.setSpacing, 8)
        column.addWidget(words(self.tr("The match"), self.surface, "title"))
        names = [side.name for side in ending.sides]
        self.chart = TotalsChart(names, ending.history, ending.target, self.surface)
        column.addWidget(self.chart, 1)
        if not ending.history:
            self.chart.hide()
            text = self.tr("No deal of this match was finished.")
            column.addWidget(words(text, self.surface, soft=True))
            column.addStretch(1)
        if ending.moments:
            column.addWidget(words(self.tr("Worth remembering"), self.surface, "title"))
        for moment in ending.moments:
            row = MomentRow(moment, art, self.surface)
            self._moments.append(row)
            column.addWidget(row)
        return column

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        follow(foot.setContentsMargins, 36, 13, 36, 13)
        self.new = self.way(self.tr("&New match…"), self.new_asked, "new-match")
        self.review = self.way(self.tr("&Review"), self.review_asked, "hint")
        self.compare = self.way(self.tr("C&ompare"), self.compare_asked, "compare")
        self.sheet = self.way(self.tr("&Score sheet"), self.sheet_asked, "score-sheet")
        self.keep = action(self.tr("&Keep a copy"), self.surface, lambda: None, icon="copy")
        self.close_button = action(self.tr("&Close"), self.surface, self.reject)
        for button in (self.sheet, self.keep):
            button.setVisible(False)
        for button in (
            self.new, self.review, self.compare, self.sheet, self.keep, self.close_button,
        ):  # fmt: skip
            foot.addWidget(button)
        foot.addStretch(1)
        self.main = self.way(self.tr("&Play again"), self.again_asked, main=True)
        foot.addWidget(self.main)
        return self.watch_foot(foot)

    def offer_copies(self, menu: QMenu) -> None:
        """Show the buttons for score sheets, which can be looked at and copied."""
        self.keep.setMenu(menu)
        for button in (self.sheet, self.keep):
            button.setVisible(True)

    # --- look and place ---------------------------------------------------------------------

    def dress(self) -> None:
        super().dress()
        line = getattr(self, "_line", None)
        if line is not None:
            palette = line.palette()
            palette.setColor(palette.ColorRole.Window, colour(current().hairline))
            line.setPalette(palette)
            line.setAutoFillBackground(True)

    def spoken(self) -> str:
        return self.ending.told

    def wished(self, room: QSize) -> QSize:
        for index, row in enumerate(self._moments):
            row.setVisible(room.height() >= px(LOW) or index < 1)
        return self.grown(SIZE, room)

    def fit(self) -> None:
        self.faces.setVisible(True)
        super().fit()
        layout = self.surface.layout()
        if layout is not None:
            layout.activate()
            labels = (self.title, self.detail)
            whole = all(one.height() >= one.heightForWidth(one.width()) for one in labels)
            self.faces.setVisible(whole and self.surface.width() >= px(_FACES))
        if self.chart.font() != (font := type_font("small", self.times)):
            self.chart.setFont(font)


class MomentRow(Growing, QWidget):
    """Something worth remembering, beside its canasta."""

    def __init__(self, moment: Highlight, art: CardArt, parent: QWidget) -> None:
        super().__init__(parent)
        self.moment, self._art = moment, art
        detail = words(moment.detail, self, "label", soft=True)
        left = _CARD * BAND_WIDTH + 20  # room for the canasta
        build.column(
            1, words(moment.title, self, "strong"), detail, 1, of=self,
            margins=(left, 4, 0, 4), spacing=0,
        )  # fmt: skip
        follow(self.setMinimumHeight, canasta_height(_CARD) + 6)
        art.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            at = QPointF(self.px(4), self.px(3))
            if self.moment.canasta is not None:
                draw_canasta(painter, self._art, self.moment.canasta, at, self.px(_CARD))
            else:
                painter.setPen(QPen(colour(current().gold), self.px(2) or 1))
                x = self.px(_CARD) / 2
                painter.drawLine(QPointF(x, self.px(10)), QPointF(x, self.height() - self.px(10)))
