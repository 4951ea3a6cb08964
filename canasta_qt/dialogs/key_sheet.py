"""One sheet with all keys as they are now, to look at or to print."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.controller.key_commands import COMMANDS, FIXED, Group
from canasta_qt.controller.key_map import KeyMap
from canasta_qt.dialogs.focus_ring import ring_focus
from canasta_qt.dialogs.key_words import key_names
from canasta_qt.dialogs.rulebook.paper import draw_pages

COLUMNS: tuple[tuple[Group, ...], ...] = (
    (Group.TURN, Group.RULES),
    (Group.HAND, Group.WALK, Group.REPLAY),
    (Group.MATCH, Group.VIEW),
)
"""Which groups stand below one another."""

WIDTHS = {2: (50, 50), 3: (29, 42, 29)}
"""Per cent of the sheet for each of so many columns; left alone, German words would break."""

SIZE = (1010, 560)


def rows(keys: KeyMap, group: Group) -> Iterator[tuple[str, str]]:
    """Key and meaning for a group; what has no key is left out."""
    for command in COMMANDS:
        held = keys.keys(command.id)
        if command.group is group and held:
            yield key_names(held), command.words
    for fixed in FIXED:
        if fixed.group is group:
            yield key_names(fixed.keys), fixed.words


def sheet_html(keys: KeyMap, columns: tuple[tuple[Group, ...], ...] = COLUMNS) -> str:
    """The whole sheet; one cell a column."""
    cells = "".join(
        f"<td width='{width}%' style='padding-right: 10px'>"
        f"{''.join(_group(keys, group) for group in column)}</td>"
        for column, width in zip(columns, WIDTHS[len(columns)], strict=True)
    )
    return f"<table width='100%'><tr>{cells}</tr></table>"


def _group(keys: KeyMap, group: Group) -> str:
    lines = "".join(
        f"<tr><td style='padding-right: 10px; white-space: nowrap'><b>{escape(key)}</b></td>"
        f"<td>{escape(words)}</td></tr>"
        for key, words in rows(keys, group)
    )
    return f"<h4 style='margin: 4px 0 2px 0'>{escape(group.title)}</h4><table>{lines}</table>"


class KeySheet(QDialog):
    """All keys in three columns.

    Signals:
        change_asked: the player would rather have other keys.
    """

    change_asked = Signal()

    def __init__(self, keys: KeyMap, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = keys
        self.setWindowTitle(self.tr("Keys"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.text = QTextBrowser(self)
        self.text.setOpenLinks(False)
        self.text.setAccessibleName(self.tr("All keys"))
        ring_focus(self.text)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        box.rejected.connect(self.reject)
        self.change_button = QPushButton(self.tr("Change &keys…"), self)
        self.print_button = QPushButton(self.tr("&Print…"), self)
        for button in (self.change_button, self.print_button):
            button.setAutoDefault(False)
            box.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        self.change_button.clicked.connect(self._change)
        self.print_button.clicked.connect(self.ask_to_print)
        layout = QVBoxLayout(self)
        layout.addWidget(self.text)
        layout.addWidget(box)
        self.resize(*SIZE)
        keys.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the keys as they are now."""
        self.text.setHtml(sheet_html(self._keys))

    def _change(self) -> None:
        self.accept()
        self.change_asked.emit()

    def ask_to_print(self) -> None:
        """Ask for a printer, or a file, and print the sheet on an upright page."""
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter

        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self.windowTitle())
        if QPrintDialog(printer, self).exec():
            first, second, third = COLUMNS
            draw_pages(
                sheet_html(self._keys, ((*first, *third), second)), self.windowTitle(), printer
            )
