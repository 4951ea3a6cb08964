"""The card above the table while a position of the editor is played on, or is an exercise."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from canasta_qt.features.learning.lessons.window.bar import PracticeBar
from canasta_qt.features.table_editor.words.texts import editor_text
from canasta_qt.ui.widgets.on_table import action
from canasta_qt.ui.widgets.plain_text import tip_lines

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
        keep_asked: keep the exercise. pass_on_asked: make a code of it, with its result.
        told(str): what is said now, for those who listen.
    """

    again_asked = Signal()
    editor_asked = Signal()
    keep_asked = Signal()
    pass_on_asked = Signal()
    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.count_no_steps()
        self.title.hide()
        self.again_button = action("", self, self.again_asked, icon="replay")
        self.editor_button = action("", self, self.editor_asked, icon="edit")
        self.keep_button = action("", self, self.keep_asked, icon="save")
        self.pass_on_button = action("", self, self.pass_on_asked, icon="copy")
        ways = (self.again_button, self.keep_button, self.pass_on_button, self.editor_button)
        for button in ways:
            self.add_way(button)
        self.keep_button.hide()
        self.pass_on_button.hide()
        self._retranslate()

    def _retranslate(self) -> None:
        self.setAccessibleName(editor_text("title"))
        self.name_leave(editor_text("leave"))
        self.again_button.setText(editor_text("again"))
        self.editor_button.setText(editor_text("editor"))
        self.keep_button.setText(editor_text("keep"))
        self.pass_on_button.setText(editor_text("pass_on"))
        self.pass_on_button.setToolTip(tip_lines(editor_text("pass_on_tip")))

    def changeEvent(self, event: QEvent) -> None:
        """Another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def offer_keeping(self, *, offered: bool) -> None:
        """Whether the exercise can be kept: not where it is."""
        self.keep_button.setVisible(offered)

    def show_end(self) -> None:
        """The exercise is over; it can be passed on with what came of it."""
        self.pass_on_button.show()

    def say(self, text: str, tone: str) -> None:
        """Say this."""
        icon, token = _LOOKS[tone]
        self.show_text(text, icon=icon, token=token)
        self.told.emit(text)
