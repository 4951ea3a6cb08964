"""May I? The rules in force to search beside the sheet, and the way to a table that judges."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from canasta_qt.engine.rules import TableRules
from canasta_qt.features.rulebook.window.book import SearchBar
from canasta_qt.features.rulebook.window.pane import RulebookPane
from canasta_qt.features.score_keeper.words import KeeperText
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.plain_text import tip_lines


class AskPage(QWidget):
    """Finds a word in the rules.

    Signals:
        table_asked: lay out a table and ask the judge.
        left: back to the sheet.
    """

    table_asked = Signal()
    left = Signal()

    def __init__(self, rules: TableRules, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.pane = RulebookPane(self)
        words = (KeeperText.ASK_HINT(), KeeperText.ASK())
        self.search = SearchBar(self.pane, self, words)
        build.column(self.search, (self.pane, 1), of=self, margins=0)
        self.pane.show_rules(rules, title)
        self.back = build.button(KeeperText.BACK(), self, self.left)
        self.table = build.button(KeeperText.ASK_TABLE(), self, self.table_asked)
        self.table.setToolTip(tip_lines(KeeperText.ASK_TABLE_TIP()))
        self.table.hide()
        for keys, do in (
            (QKeySequence.StandardKey.Find, self.search.open_search),
            (QKeySequence.StandardKey.FindNext, self.search.find_next),
            (QKeySequence.StandardKey.FindPrevious, self.search.find_previous),
        ):
            QShortcut(QKeySequence(keys), self).activated.connect(do)

    def offer_table(self) -> None:
        """Show the button to the table, which somebody answers."""
        self.table.show()

    @property
    def foot(self) -> tuple[build.Part, ...]:
        """The buttons of this page."""
        return (self.back, 1, self.table)
