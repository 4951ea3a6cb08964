"""Seats and names: what everybody is called, and a level and a temper for each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from canasta_qt.features.match_setup.window.people_form import PeopleForm
from canasta_qt.library.games import ListedGame
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.ui.parts.panel import TablePanel
from canasta_qt.ui.style.scale import px
from canasta_qt.ui.widgets.on_table import action, words


class SeatsPanel(TablePanel):
    """The form of the people, with an answer that takes it over."""

    def __init__(self, game: ListedGame, levels: Iterable[str], last: MatchChoice) -> None:
        super().__init__()
        self._last = last
        title = self.tr("Seats and names")
        self.setAccessibleName(title)
        self.people = PeopleForm(levels, last, self.surface)
        self.people.seat(game)
        self.main = action(self.tr("&Take over"), self.surface, self.accept, main=True)
        self.leave = action(self.tr("Ca&ncel"), self.surface, self.reject)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.leave)
        buttons.addWidget(self.main)
        column = QVBoxLayout(self.surface)
        column.setContentsMargins(px(28), px(22), px(28), px(22))
        column.setSpacing(px(10))
        column.addWidget(words(title, self.surface, "page"))
        column.addWidget(self.people, 1)
        column.addLayout(buttons)

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
        """As large as the form."""
        return self.surface.sizeHint().expandedTo(QSize(px(560), 0))
