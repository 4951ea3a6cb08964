"""The card of the page before a match that offers today's deal."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Final

from PySide6.QtCore import QDate, QEvent, QLocale, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from canasta_qt.features.match_setup.window.welcome import WelcomeCard
from canasta_qt.library.language import day_and_month
from canasta_qt.ui.parts.words import Sign
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.paint import line_width, smooth
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets.on_table import action, words
from canasta_qt.words.sentences import figures

_DOT: Final = 12
_STEP: Final = 22


@dataclass(frozen=True, slots=True)
class DailyModel:
    """Today's deal.

    Attributes:
        days: how the deals of the last days stand, today's last (`session.daily_page.State`).
        day: the date of today.
        result: what today's deal brought the own side and the best other one; None before its end.
    """

    days: tuple[str, ...]
    day: date
    result: tuple[int, int] | None = None


class DayDots(QWidget):
    """The last days, a dot each: full where the day's deal was played, today's the largest."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._days: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_days(self, days: tuple[str, ...]) -> None:
        """How the deals stand, today's last."""
        self._days = days
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(_STEP) * max(1, len(self._days)), px(_DOT + 8))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        with smooth(painter):
            for at, state in enumerate(self._days):
                today = at == len(self._days) - 1
                self._dot(painter, at, state, today=today)
        painter.end()

    def _dot(self, painter: QPainter, at: int, state: str, *, today: bool) -> None:
        half = px(_DOT + (4 if today else 0)) / 2 - 1
        middle = QPointF((at + 0.5) * px(_STEP), self.height() / 2)
        full = state == "played"
        edge = "accent" if today else "gain" if full else "edge"
        fill = "gain" if full else "accent" if today else "sunk"
        painter.setPen(QPen(tint(edge), line_width()))
        painter.setBrush(tint(fill))
        painter.drawEllipse(middle, half, half)


class DailyCard(WelcomeCard):
    """Offers today's deal, or tells how it went; the calendar is behind the other button.

    Signals:
        today_asked: play today's deal.
    """

    today_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, on_felt=True)
        self._model = DailyModel((), date.min)
        self._slim: bool | None = None
        self.title = words("", self, "page")
        self.about = words("", self, soft=True)
        self.dots = DayDots(self)
        self.date = words("", self, "label", wrap=False)
        self.play = action("", self, self._play, icon="play")
        self.calendar = action("", self, lambda: self.asked.emit("daily"), icon="calendar")
        self._lay_out()
        self._retranslate()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        follow(head.setSpacing, 12)
        head.addWidget(Sign("calendar", "gold", self, 24))
        head.addWidget(self.title, 1)
        middle = QHBoxLayout()
        follow(middle.setSpacing, 8)
        middle.addWidget(self.dots)
        middle.addStretch(1)
        middle.addWidget(self.date)
        self._low = QHBoxLayout()
        follow(self._low.setSpacing, 8)
        self._low.addWidget(self.calendar)
        column = QVBoxLayout()
        follow(column.setSpacing, 6)
        column.addLayout(head)
        column.addWidget(self.about, 1)
        column.addLayout(middle)
        column.addLayout(self._low)
        self._beside = QHBoxLayout(self)
        follow(self._beside.setSpacing, 12)
        self._beside.addLayout(column, 1)
        self.be_slim(slim=False)

    def be_slim(self, *, slim: bool) -> None:
        """Stand as one line beside the button where there is little height."""
        if slim is self._slim:
            return
        self._slim = slim
        for part in (self.about, self.date, self.calendar):
            part.setVisible(not slim)
        if slim:
            self._low.removeWidget(self.play)
            self._beside.addWidget(self.play, 0, Qt.AlignmentFlag.AlignVCenter)
        else:
            self._beside.removeWidget(self.play)
            self._low.insertWidget(0, self.play, 1)
        over, under = (12, 12) if slim else (18, 22)
        follow(self._beside.setContentsMargins, 28, over, 28, under)
        self.title.write("title" if slim else "page")

    def offer(self, model: DailyModel) -> None:
        """Show how today's deal stands."""
        self._model = model
        self.dots.show_days(model.days)
        self._retranslate()

    def _play(self) -> None:
        if self._model.result is not None:
            self.asked.emit("daily")
        else:
            self.today_asked.emit()

    def _retranslate(self) -> None:
        model = self._model
        self.title.setText(self.tr("Today’s deal"))
        about = self.tr("One deal, the same cards for everyone.")
        begin = self.tr("Play today’s &deal")
        if model.result is not None:
            own, other = map(figures, model.result)
            about = self.tr("You made {own}, the others {other}.").format(own=own, other=other)
            begin = self.tr("Daily &deals…")
        elif model.days and model.days[-1] == "begun":
            begin = self.tr("Continue today’s &deal")
        self.about.setText(about)
        self.play.setText(begin)
        self.calendar.setToolTip(self.tr("Daily deals"))
        self.calendar.setAccessibleName(self.tr("Daily deals"))
        self.calendar.setVisible(model.result is None and not self._slim)
        shown = QDate(model.day.year, model.day.month, model.day.day)
        self.date.setText(day_and_month(model.day))
        self.date.setAccessibleName(QLocale().toString(shown, QLocale.FormatType.LongFormat))
        played = sum(state == "played" for state in model.days)
        said = self.tr("Played on {n} of the last {all} days")
        self.dots.setAccessibleName(said.format(n=played, all=len(model.days)))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
