"""The small buttons in the title of a dock: Qt names them once, and in the language of then."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QAbstractButton, QDockWidget

_WORDS: Final = {
    "qt_dockwidget_floatbutton": ("Float", "Undocks and re-attaches the dock widget"),
    "qt_dockwidget_closebutton": ("Close", "Closes the dock widget"),
}
"""Qt's own words, by the names of the buttons."""


def name_dock_buttons(dock: QDockWidget) -> None:
    """Say what the buttons do, in the language of now."""
    for name, words in _WORDS.items():
        button = dock.findChild(QAbstractButton, name)
        if isinstance(button, QAbstractButton):
            what, more = (QCoreApplication.translate("QDockWidget", text) for text in words)
            button.setAccessibleName(what)
            button.setAccessibleDescription(more)
