"""The guide: how to play well, and the words of the game with drawn cards."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, QUrl
from PySide6.QtGui import QBrush, QTextBlock, QTextCharFormat, QTextCursor, QTextFragment
from PySide6.QtWidgets import QListWidgetItem, QTextEdit, QWidget

from canasta_qt.engine.rules import TableRules
from canasta_qt.features.rulebook.window.book import BookPage
from canasta_qt.features.rulebook.words.glossary import anchor_of
from canasta_qt.features.rulebook.words.terms import HREF, Terms
from canasta_qt.features.rulebook.words.writer import write_guide
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.style.type import px, type_font
from canasta_qt.ui.widgets.announcing import say
from canasta_qt.words.lines import Line, Section

CONTENTS: Final = 280
"""Pixels across the contents, at a scale of 100 %."""

_ABOVE: Final = SPACE[2]
"""Pixels left free above what was looked up."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("GuidePage", text)


class GuidePage(BookPage):
    """Advice and words for the rules of a table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        words = _tr("Find in the guide (Ctrl+F)"), _tr("Find in the guide")
        super().__init__(CONTENTS, parent, words)
        self.pane.browser.setAccessibleName(self.tr("Guide"))
        self.pane.browser.anchorClicked.connect(self._follow_link)
        self._anchor = ""
        self._about: tuple[TableRules, str] | None = None
        self._lit: QTextCursor | None = None
        self._split.setSizes([px(CONTENTS), px(760)])
        follow(self._dress, now=False)

    def show_rules(self, rules: TableRules, title: str) -> None:
        self._terms, self._about, self._lit = Terms(rules), (rules, title), None
        self.pane.show_book(write_guide(rules, title), link=self._linked)
        self._quiet_links()
        with QSignalBlocker(self.contents):
            self.contents.clear()
            for section in self.pane.book.sections:
                self._list(section)
            self.contents.setCurrentRow(0)

    def open_term(self, term: str) -> bool:
        """Go to a word of the game, by its id, and say its meaning; False if it is not there."""
        return self._open(anchor_of(term))

    def open_chapter(self, chapter: str) -> bool:
        """Go to a section, or to the advice on a topic, by its id; False if it is not there."""
        if any(section.id == chapter for section in self.pane.book.sections):
            self._mark(chapter)
            self.pane.scroll_to_section(chapter)
            return True
        return self._open(f"advice-{chapter}")

    # --- building ---------------------------------------------------------------------------

    def _list(self, section: Section) -> None:
        self._entry(section.title, section.id).setFont(type_font("strong"))
        for line in section.lines:
            if line.anchor:
                text = line.cells[0] if line.kind == "term" else line.text
                self._entry(f"    {text}", line.anchor)

    def _entry(self, text: str, place: str) -> QListWidgetItem:
        item = self._add_entry(text, place)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, text.strip())
        return item

    # --- links ------------------------------------------------------------------------------

    def _linked(self, line: Line, text: str) -> str:
        """The words of a sentence as links, but for the word it explains; headings have none."""
        if line.kind == "lead":
            return escape(text)
        return self._terms.linked(text, without=line.anchor.removeprefix(anchor_of("")))

    def _dress(self) -> None:
        """Write all of it in the current colours and size, at the same place."""
        if self._about is None:
            return
        anchor, row = self._anchor, self.contents.currentRow()
        self.show_rules(*self._about)
        with QSignalBlocker(self.contents):
            self.contents.setCurrentRow(row)
        if anchor:
            self._show(anchor)
        text = self.pane.browser.document()
        text.markContentsDirty(0, text.characterCount())  # Qt forgets lines whose type has changed

    def _quiet_links(self) -> None:
        """Make links look like the words around them, with dots below."""
        quiet = QTextCharFormat()
        quiet.setForeground(tint("text"))
        quiet.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        quiet.setUnderlineColor(tint("accent"))
        links = [part for _, part in self._fragments() if part.charFormat().anchorHref()]
        for start, length in [(part.position(), part.length()) for part in links]:
            cursor = QTextCursor(self.pane.browser.document())
            cursor.setPosition(start)
            cursor.setPosition(start + length, QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(quiet)

    def _fragments(self) -> Iterator[tuple[QTextBlock, QTextFragment]]:
        """The pieces of one format in each paragraph."""
        block = self.pane.browser.document().begin()
        while block.isValid():
            at = block.begin()
            while not at.atEnd():
                if at.fragment().isValid():
                    yield block, at.fragment()
                at += 1
            block = block.next()

    def _follow_link(self, address: QUrl) -> None:
        text = address.toString()
        if text.startswith(HREF):
            self.open_term(text.removeprefix(HREF))

    # --- going somewhere --------------------------------------------------------------------

    def go_to_place(self, place: str) -> None:
        """Show a section, or one of its lines, by its id."""
        if any(section.id == place for section in self.pane.book.sections):
            self._anchor = ""
            self.pane.browser.setExtraSelections([])
            self._light(None)
            self.pane.scroll_to_section(place)
        else:
            self._show(place)

    def _open(self, anchor: str) -> bool:
        line = next((one for one in self._lines() if one.anchor == anchor), None)
        if line is None:
            return False
        self._mark(anchor)
        self._show(anchor)
        say(self, line.text)
        return True

    def _lines(self) -> Iterator[Line]:
        return (line for section in self.pane.book.sections for line in section.lines)

    def _show(self, anchor: str) -> None:
        """Bring a paragraph to the top, on a ground that shows which it is."""
        self._anchor = anchor
        browser = self.pane.browser
        browser.scrollToAnchor(anchor)
        bar = browser.verticalScrollBar()
        bar.setValue(bar.value() - px(_ABOVE))
        block = self._block_of(anchor)
        self._light(block)
        if block is None:
            return
        browser.setTextCursor(block)
        shown = QTextEdit.ExtraSelection()
        shown.cursor = QTextCursor(block)
        shown.cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
        shown.format.setBackground(tint("accent_ground"))
        browser.setExtraSelections([shown])

    def _light(self, block: QTextCursor | None) -> None:
        """Lay a ground under the whole width of a paragraph, and under no other."""
        for cursor, ground in ((self._lit, QBrush()), (block, QBrush(tint("accent_ground")))):
            if cursor is not None:
                lit = cursor.blockFormat()
                lit.setBackground(ground)
                cursor.setBlockFormat(lit)
        self._lit = block

    def _block_of(self, anchor: str) -> QTextCursor | None:
        for block, part in self._fragments():
            if anchor in part.charFormat().anchorNames():
                return QTextCursor(block)
        return None
