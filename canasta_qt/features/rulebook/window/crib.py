"""What cards, melds and goals are worth in the game on the table, in a dock beside it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QWidget

from canasta_qt.engine.rules import TableRules
from canasta_qt.features.rulebook.window.pane import RulebookPane
from canasta_qt.features.rulebook.words.writer import write_values
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.widgets.common import name_dock_buttons

_WIDE = 250
"""Pixels across at least, at a scale of 100 %."""


class CribDock(QDockWidget):
    """Lists the values by the rules in force."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("card_values")
        sides = Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea
        self.setAllowedAreas(sides)
        self.pane = RulebookPane(self)
        self.pane.browser.fill_width("label")
        follow(self.pane.setMinimumWidth, _WIDE)
        self.setWidget(self.pane)
        self._rules: TableRules | None = None
        self.name_it()

    def name_it(self) -> None:
        """Write all of it in the present language."""
        self.setWindowTitle(self.tr("Card values"))
        self.pane.browser.setAccessibleName(self.windowTitle())
        name_dock_buttons(self)
        rules, self._rules = self._rules, None
        if rules is not None:
            self.show_rules(rules)

    def show_rules(self, rules: TableRules) -> None:
        """The values of these rules."""
        if rules != self._rules:
            self._rules = rules
            self.pane.show_book(write_values(rules))
