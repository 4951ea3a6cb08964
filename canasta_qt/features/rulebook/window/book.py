"""Books as pages of a window: contents and search; the rulebook with printing and saving."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPdfWriter, QShortcut
from PySide6.QtWidgets import QListWidgetItem, QPushButton, QSplitter, QWidget

from canasta_qt.engine.rules import TableRules
from canasta_qt.features.rulebook.window.pane import RulebookPane, RulebookPaper
from canasta_qt.features.rulebook.words.page import as_html, as_web_page
from canasta_qt.features.rulebook.words.writer import as_text
from canasta_qt.storage.files import StorageProblem, write_export
from canasta_qt.ui.cards.drawings import card_drawing
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import lead, wear
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.announcing import say
from canasta_qt.ui.widgets.paper import ask_to_print, draw_pages, save_pdf
from canasta_qt.ui.widgets.standard import ask_where_to_save
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, counted

_PLACES = QT_TRANSLATE_N_NOOP("SearchBar", "1 result", "{n} results")

CONTENTS, FIELD = 260, 250
"""Pixels across the contents and the search field, at a scale of 100 %."""


class SearchBar(QWidget):
    """Finds a word in a rulebook while it is typed, and the next and previous place of it."""

    def __init__(
        self, pane: RulebookPane, parent: QWidget | None = None, words: tuple[str, str] = ("", "")
    ) -> None:
        """`words`: the field's hint and name, where another book than the rules is read."""
        super().__init__(parent)
        self._pane = pane
        hint, name = words
        hint = hint or self.tr("Find in the rules (Ctrl+F)")
        name = name or self.tr("Find in the rules")
        self.field = build.search_field(hint, name, self)
        follow(self.field.setMinimumWidth, FIELD)
        lead(self.field, "search")
        self.field.textChanged.connect(self._look)
        self.places = Words("", "label", "text", self)
        self.places.hide()
        up, down = Qt.ArrowType.UpArrow, Qt.ArrowType.DownArrow
        previous = build.tool_button(up, self.tr("Previous (Shift+F3)"), self, self.find_previous)
        following = build.tool_button(down, self.tr("Next (F3)"), self, self.find_next)
        for button, sign in ((previous, "up"), (following, "down")):
            button.setArrowType(Qt.ArrowType.NoArrow)
            wear(button, sign)
        parts = ((self.field, 1), self.places, previous, following)
        build.row(*parts, of=self, margins=SPACE[0], spacing=SPACE[1])

    @property
    def is_open(self) -> bool:
        return bool(self.field.text()) or self.field.hasFocus()

    def open_search(self) -> None:
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def close_search(self) -> None:
        """Clear the field and go back to the text."""
        self.field.clear()
        self._pane.browser.setFocus()

    def find_next(self) -> None:
        self._pane.find_text(self.field.text())

    def find_previous(self) -> None:
        self._pane.find_text(self.field.text(), backwards=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            (self.find_previous if back else self.find_next)()
            return
        super().keyPressEvent(event)

    def _look(self, text: str) -> None:
        found = self._pane.highlight(text)
        self._pane.start_at_top()
        self._pane.find_text(text)
        if not text:
            self.places.clear()
        elif not found:
            self.places.setText(self.tr("Not found"))
        else:
            self.places.setText(counted(_PLACES, found))
        self.places.setVisible(bool(text))
        say(self, self.places.text())


class BookPage(QWidget):
    """A book with its contents at the left; whoever shows it puts its `search` somewhere."""

    def __init__(
        self, wide: int, parent: QWidget | None, words: tuple[str, str] = ("", "")
    ) -> None:
        """`wide`: pixels across the contents. `words`: the hint and the name of the search."""
        super().__init__(parent)
        self.pane = RulebookPane(self)
        self.contents = build.plain_list(self.tr("Contents"), self)
        follow(self.contents.setMinimumWidth, wide * 2 // 3)
        self.search = SearchBar(self.pane, self, words)
        self.contents.currentItemChanged.connect(self._go_to)
        self.contents.itemClicked.connect(self._go_to)
        self._split = split = QSplitter(Qt.Orientation.Horizontal, self)
        split.addWidget(self.contents)
        split.addWidget(self.pane)
        split.setStretchFactor(1, 1)
        split.setChildrenCollapsible(False)
        build.column((split, 1), of=self, margins=0)
        self.setFocusProxy(self.pane)

    def _add_entry(self, text: str, place: str) -> QListWidgetItem:
        item = QListWidgetItem(text, self.contents)
        item.setData(Qt.ItemDataRole.UserRole, place)
        return item

    def _go_to(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.go_to_place(item.data(Qt.ItemDataRole.UserRole))

    def go_to_place(self, place: str) -> None:
        """Show the section of this id."""
        self.pane.scroll_to_section(place)

    def _mark(self, place: str) -> None:
        """Make the line of the contents that leads there the current one."""
        with QSignalBlocker(self.contents):
            for row in range(self.contents.count()):
                if self.contents.item(row).data(Qt.ItemDataRole.UserRole) == place:
                    self.contents.setCurrentRow(row)


class RulebookPage(BookPage):
    """The rules of a table to read, to print and to save.

    Signals:
        told(str): what became of printing or saving; empty when that is over.
    """

    told = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(CONTENTS, parent)
        self.buttons = self._buttons()
        QShortcut(QKeySequence.StandardKey.Print, self, activated=self.print_rules)  # type: ignore[call-overload]
        self.pane.section_read.connect(self._follow)

    def show_rules(self, rules: TableRules, title: str) -> None:
        self.pane.show_rules(rules, title)
        with QSignalBlocker(self.contents):
            self.contents.clear()
            for section in self.pane.book.sections:
                self._add_entry(section.title, section.id)
            self.contents.setCurrentRow(0)
        bar = self.contents.verticalScrollBar().sizeHint().width()
        wide = self.contents.sizeHintForColumn(0) + bar + px(SPACE[3])
        self._split.setSizes([max(px(CONTENTS), wide), px(760)])
        self._say("")

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(as_text(self.pane.book))
        self._say(self.tr("The rules are on the clipboard."))

    def save_as_pdf(self) -> None:
        title, html = self._title(), as_html(self.pane.book)

        def draw(writer: QPdfWriter) -> None:
            writer.setResolution(300)
            draw_pages(html, title, writer, RulebookPaper)

        kinds = self.tr("PDF files (*.pdf)")
        self._save("pdf", kinds, lambda path: save_pdf(path, title, draw))

    def save_as_html(self) -> None:
        html = as_web_page(self.pane.book, card_drawing)
        kinds = self.tr("Web pages (*.html)")
        self._save("html", kinds, lambda path: write_export(path, html))

    def _save(self, ending: str, kinds: str, write: Callable[[Path], None]) -> None:
        def save(path: Path) -> None:
            text = self.tr("Saved as {path}")
            reason = ""
            try:
                write(path)
            except StorageProblem as problem:
                text = self.tr("The rules could not be saved as {path}: {problem}")
                reason = problem.reason
            self._say(text.format(path=path, problem=reason))

        name = "".join(c if c.isalnum() else "-" for c in self._title()).strip("-") or "rules"
        ask_where_to_save(self, self.tr("Save the rules"), kinds, f"{name}.{ending}", save)

    def print_rules(self) -> None:
        """Print the rules; without a printer, say what to do."""
        from PySide6.QtPrintSupport import QPrinter, QPrinterInfo

        if not QPrinterInfo.availablePrinterNames():
            text = self.tr("No printer was found. You can save the rules as a PDF file instead.")
            self._say(text)
            return

        def fill(printer: QPrinter) -> None:
            if not draw_pages(as_html(self.pane.book), self._title(), printer, RulebookPaper):
                self._say(self.tr("The printer is not responding."))

        ask_to_print(self, self._title(), fill)

    def _say(self, text: str) -> None:
        self.told.emit(text)
        say(self, text)

    def _buttons(self) -> list[QPushButton]:
        buttons = (
            ("print", self.tr("&Print…"), self.print_rules),
            ("save", self.tr("Save as P&DF…"), self.save_as_pdf),
            ("", self.tr("Save as &HTML…"), self.save_as_html),
            ("copy", self.tr("&Copy"), self.copy),
        )
        made = [build.button(text, self, do) for _, text, do in buttons]
        for button, (sign, *_) in zip(made, buttons, strict=True):
            if sign:
                wear(button, sign)
        return made

    def _follow(self, section: str) -> None:
        if not self.contents.hasFocus():
            self._mark(section)

    def _title(self) -> str:
        return self.pane.book.title
