"""The first page of the statistics: four figures, the margins, where points come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QWidget

from canasta_qt.features.history.statistics.overview import KeyFigure
from canasta_qt.features.history.statistics.session import StatisticsModel
from canasta_qt.features.history.statistics.window.charts import ComponentChart, MarginChart
from canasta_qt.features.history.statistics.words import StatisticsText
from canasta_qt.ui.parts.empty import EmptyState
from canasta_qt.ui.parts.figures import FigureTile, TitledPlate
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.paint import plate, smooth
from canasta_qt.ui.style.scale import px
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.drawn import BACKS, card_pictures
from canasta_qt.words.cards import number

_TILES: Final = 4
_NARROW: Final = 760
"""Pages narrower than this, at a scale of 100 %, have two tiles in a row and charts in a column."""


class StatisticsOverview(QWidget):
    """What most want to know, at one look."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tiles = [FigureTile(self, first=place == 0) for place in range(_TILES)]
        self.margins = MarginChart(self)
        self.components = ComponentChart(self)
        self.course = TitledPlate(self.tr("Margin of each match"), parent=self)
        self.course.body.addWidget(self.margins, 1)
        self.sources = TitledPlate(self.tr("Where points come from"), parent=self)
        self.sources.body.addWidget(self.components, 1)
        self._grid = QGridLayout()
        self._charts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._charts.addWidget(self.course, 7)
        self._charts.addWidget(self.sources, 4)
        build.column(self._grid, (self._charts, 1), of=self, margins=0, spacing=SPACE[3])
        for layout in (self._grid, self._charts):
            follow(layout.setSpacing, SPACE[3])
        self._across = 0
        follow(self._arrange)

    def show_model(self, model: StatisticsModel) -> None:
        """Show the figures of the matches chosen."""
        for tile, figure in zip(self.tiles, _filled(model.figures), strict=True):
            tile.tell(figure.value, figure.label, figure.below)
        self.margins.show_margins(model.margins)
        self.course.say(number(len(model.margins), "match"))
        self.components.show_components(model.components, model.columns)

    def _arrange(self) -> None:
        """Tiles in one row or in two; charts beside or below one another."""
        across = _TILES if self.width() >= px(_NARROW) else _TILES // 2
        if across == self._across:
            return
        self._across = across
        for place, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, *divmod(place, across))
        for column in range(_TILES):
            self._grid.setColumnStretch(column, int(column < across))
        way = QBoxLayout.Direction
        beside = across == _TILES
        self._charts.setDirection(way.LeftToRight if beside else way.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Find the arrangement for the new width."""
        super().resizeEvent(event)
        self._arrange()


def _filled(found: Sequence[KeyFigure]) -> Sequence[KeyFigure]:
    return (*found, *(KeyFigure("", "", ""),) * (_TILES - len(found)))


_GHOSTS: Final = (("won", "trophy"), ("points", "chart"), ("play", "flag"))
_HEIGHTS: Final = (0.3, 0.7, 0.45, 0.9, 0.6, 0.4, 0.8, 0.35, 0.55, 0.3, 0.7, 0.5)
_GHOST: Final = 18
"""Pixels of the highest bar."""


class _GhostBars(QWidget):
    """Bars as they will be some day."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        follow(self.setFixedHeight, _GHOST)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        slot = self.width() / len(_HEIGHTS)
        with smooth(painter):
            for place, share in enumerate(_HEIGHTS):
                high = share * self.height()
                bar = QRectF(place * slot, self.height() - high, 0.7 * slot, high)
                plate(painter, bar, px(2), tint("hairline"))
        painter.end()


class NothingYet(QWidget):
    """Stands for the statistics before the first match: what will be here, and the way there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.state = EmptyState("", "", card_pictures(*BACKS), self)
        self.ghosts = QWidget(self)
        plates = [self._ghost(name, icon) for name, icon in _GHOSTS]
        beside = ((one, 1) for one in plates)
        build.row(*beside, of=self.ghosts, margins=0, spacing=SPACE[3])
        build.column((self.state, 1), self.ghosts, of=self, margins=0, spacing=SPACE[3])

    def _ghost(self, name: str, icon: str) -> TitledPlate:
        made = TitledPlate(StatisticsText.of("ghost", name)(), parent=self.ghosts, icon=icon)
        made.title.setWordWrap(True)
        more = Words(
            StatisticsText.of("ghost", name, "more")(), "label", "text_soft", made, wrap=True
        )
        bars = _GhostBars(made)
        bars.setAccessibleName(made.title.text())
        for part in (more, bars):
            made.body.addWidget(part)
        return made

    def say_first(self, *, going: bool) -> None:
        """There is no match at all; `going`: one is on the table."""
        step = self.tr("&Continue the match") if going else self.tr("&New match…")
        why = (StatisticsText.FIRST_GOING if going else StatisticsText.FIRST_WHY)()
        self.state.say(why, step, StatisticsText.FIRST())
        self.ghosts.show()

    def say_none(self, sentence: str) -> None:
        """There are matches, but none of the kind that is chosen above."""
        self.state.say(sentence, self.tr("&Show all"))
        self.ghosts.hide()
