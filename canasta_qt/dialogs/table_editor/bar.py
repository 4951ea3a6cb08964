"""The card above the table while a position of the editor is played on, or is an exercise."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from canasta_qt.dialogs.lessons.bar import PracticeBar
from canasta_qt.table.panels.parts import action
from canasta_qt.words.table_editor.texts import editor_text

_LOOKS: Final = {
    "say": ("learn", "accent"),
    "looking": ("clock", "accent"),
    "wrong": ("warning", "loss"),
    "right": ("check", "gain"),
}


class PositionBar(PracticeBar):
    """Says what is going on; leads back to the position and to the editor.

    Signals:
        again_asked: from the position once more. editor_asked: back to the editor.
        told(str): what is said now, for those who listen.
    """

    again_asked = Signal()
    editor_asked = Signal()
    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.count_no_steps()
        self.title.hide()
        self.again_button = action("", self, self.again_asked, icon="replay")
        self.editor_button = action("", self, self.editor_asked, icon="edit")
        for button in (self.again_button, self.editor_button):
            self.add_way(button)
        self._retranslate()

    def _retranslate(self) -> None:
        self.setAccessibleName(editor_text("title"))
        self.name_leave(editor_text("leave"))
        self.again_button.setText(editor_text("again"))
        self.editor_button.setText(editor_text("editor"))

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def say(self, text: str, tone: str) -> None:
        """Say this."""
        icon, token = _LOOKS[tone]
        self.show_text(text, icon=icon, token=token)
        self.told.emit(text)
