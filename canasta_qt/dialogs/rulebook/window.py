"""The rulebook in a window of its own."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from canasta_qt.dialogs.rulebook.pane import RulebookPane
from canasta_qt.engine.rules import TableRules


class RulebookWindow(QDialog):
    """The rules of a table to read, beside the game: not modal."""

    def __init__(self, rules: TableRules, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rules: {title}").format(title=title))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        self.pane = RulebookPane(self)
        self.pane.show_rules(rules, title)
        layout = QVBoxLayout(self)
        layout.addWidget(self.pane)
        self.resize(860, 640)
