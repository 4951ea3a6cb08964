"""What tests of the table-rules dialog share."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QAbstractSpinBox
from pytestqt.qtbot import QtBot

from canasta_qt.features.rules.window.dialog import RulesDialog
from canasta_qt.features.rules.window.options_page import OptionRow

HAND = "deal.hand_size"
PLAYERS = "match.players"

Opened = Callable[..., RulesDialog]


class Remembered:
    """A memory as the preferences give it."""

    def __init__(self, text: str = "") -> None:
        self.text = text

    def kept(self, dialog: str) -> str:
        assert dialog == "rules"
        return self.text

    def keep(self, dialog: str, text: str) -> None:
        assert dialog == "rules"
        self.text = text


def row(dialog: RulesDialog, key: str) -> OptionRow:
    """The row of an option, scrolled to."""
    dialog.jump(key)
    return dialog.options.page.rows[key]


def type_number(qtbot: QtBot, widget: QAbstractSpinBox, text: str) -> None:
    """Writes `text` over what stands in a number field."""
    widget.setFocus()
    widget.selectAll()
    qtbot.keyClicks(widget, text)
