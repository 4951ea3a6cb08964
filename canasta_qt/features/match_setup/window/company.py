"""Who sits at the table: faces with names and chairs, how well they play, and seats exchanged."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from canasta_qt.features.match_setup.window.people_form import PeopleForm
from canasta_qt.features.match_setup.words import short_level
from canasta_qt.library.games import ListedGame
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.ui.cards.people import draw_face
from canasta_qt.ui.cards.symbols import Portraits, fill_mark, mark_colour
from canasta_qt.ui.parts.growing import Growing, grow_all
from canasta_qt.ui.parts.panel import TablePanel
from canasta_qt.ui.parts.plates import Plate
from canasta_qt.ui.parts.segmented import Segmented
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.on_table import action, words
from canasta_qt.view_model.endings import PersonModel
from canasta_qt.words.people import level_words

FACE = 46


@dataclass(frozen=True, slots=True)
class Companion:
    """Somebody at the table: the person, the chair in words, the mark of the side."""

    person: PersonModel
    chair: str
    mark: int


class CompanionView(Growing, QWidget):
    def __init__(self, companion: Companion, portraits: Portraits, parent: QWidget) -> None:
        super().__init__(parent)
        self.companion, self._portraits = companion, portraits
        self.setAccessibleName(f"{companion.person.name}, {companion.chair}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(self.px(150), self.px(FACE) + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.px(84), self.px(FACE) + 4)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, face = current(), self.px(FACE)
        companion = self.companion
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            token = f"side_{companion.mark + 1}"
            draw_face(painter, self._portraits, companion.person, QRectF(2, 2, face, face), token)
            left = face + self.px(12)
            room = self.width() - left
            upper = QRectF(left + self.px(18), 2, room - self.px(18), face / 2)
            at = QRectF(left, 2, self.px(12), face / 2).center()
            fill_mark(painter, companion.mark, at, self.px(5), mark_colour(companion.mark))
            for box, text, style, token in (
                (upper, companion.person.name, "strong", theme.text),
                (QRectF(left, 2 + face / 2, room, face / 2), companion.chair, "label",
                 theme.text_soft),
            ):  # fmt: skip
                painter.setFont(self.type(style))
                painter.setPen(colour(token))
                short = painter.fontMetrics().elidedText(
                    text, Qt.TextElideMode.ElideRight, round(box.width())
                )
                painter.drawText(box, build.LEFT, short)


class Company(Plate):
    """The people of a game, and one level for all of them, which is `level_chosen`."""

    level_chosen = Signal(object)

    def __init__(
        self, levels: Iterable[str], portraits: Portraits, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent, on_felt=True)
        self._portraits = portraits
        shown = [(one, short_level(one)) for one in levels]
        self.levels = Segmented(shown, self.tr("How well they play"), self)
        self.levels.chosen.connect(self.level_chosen)
        self.about = words("", self, "label", soft=True)
        self._people = build.row(spacing=8)
        self._views: list[CompanionView] = []
        title = words(self.tr("Your company"), self, "title", wrap=False)
        head = build.row(title, (self.about, 1), spacing=20)
        parts = (head, self.levels, self._people)
        build.column(*parts, of=self, margins=(26, 14, 26, 20), spacing=6)

    def show_level(self, level: str, about: str) -> None:
        """The level of all; empty where each has one of their own. `about` is said of it."""
        if level:
            self.levels.set_value(level)
        else:
            self.levels.clear()
        self.about.setText(about or (level_words(level) if level else ""))

    def show_people(self, companions: Sequence[Companion]) -> None:
        build.drop(self._people, *self._views)
        self._views = [CompanionView(one, self._portraits, self) for one in companions]
        for view in self._views:
            grow_all(view, self.levels.grow)
            self._people.addWidget(view, 1)


class SeatsPanel(TablePanel):
    """The form of the people, with an answer that takes it over."""

    def __init__(self, game: ListedGame, levels: Iterable[str], last: MatchChoice) -> None:
        super().__init__()
        self._last = last
        title = self.tr("Seats and names")
        self.setAccessibleName(title)
        self.people = PeopleForm(levels, last, self.surface)
        self.people.seat(game)
        self.people.each.toggled.connect(self.fit)
        self.main = action(self.tr("&Take over"), self.surface, self.accept, main=True)
        self.leave = action(self.tr("Ca&ncel"), self.surface, self.reject)
        heading = words(title, self.surface, "page")
        parts = (heading, (self.people, 1), build.row(1, self.leave, self.main))
        build.column(*parts, of=self.surface, margins=(28, 22, 28, 22), spacing=10)

    def choice(self) -> MatchChoice:
        """What was chosen before, with these people."""
        form = self.people
        return replace(
            self._last,
            names=form.names(),
            level=form.level(),
            styles=form.styles(),
            seed=form.seed_number(),
            counting_aid=form.counts_cards(),
        )

    def wished(self, room: QSize) -> QSize:
        wide = 700 if self.people.each.isChecked() else 560
        return self.surface.sizeHint().expandedTo(QSize(px(wide), 0))
