"""A pane that shows the rulebook of some rules and keeps the reader's place."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from canasta_qt.controller.rulebook import Rulebook, as_html, write
from canasta_qt.controller.rulebook.formats import MARKED
from canasta_qt.engine.rules import TableRules


class RulebookPane(QWidget):
    """The rulebook as text that can be read aloud, selected and scrolled."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.book = Rulebook("", ())
        self.browser = QTextBrowser(self)
        self.browser.setOpenLinks(False)
        self.browser.setAccessibleName(self.tr("Rulebook"))
        self.browser.document().setDocumentMargin(12)
        self.setFocusProxy(self.browser)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.browser)

    def show_rules(self, rules: TableRules, title: str, changed: Collection[str] = ()) -> None:
        """Write the rulebook of these rules; lines that depend on a `changed` option are marked."""
        bar = self.browser.verticalScrollBar()
        place = bar.value()
        self.book = write(rules, title)
        self.browser.setHtml(as_html(self.book, changed))
        bar.setValue(place)

    def scroll_to_marked(self) -> None:
        """Bring the first marked line into view, if there is one."""
        self.browser.scrollToAnchor(MARKED)
