"""The card above the table while a deal is played again."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from canasta_qt.features.challenges.words import AgainText
from canasta_qt.features.learning.lessons.window import PracticeBar
from canasta_qt.ui.widgets.on_table import action
from canasta_qt.words.sentences import figures


class AgainBar(PracticeBar):
    """Says that nothing is kept, and at the end what it brought then and now.

    Signals:
        again_asked: from the first card once more.
        told(str): the text for screen readers.
    """

    again_asked = Signal()
    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.count_no_steps()
        self.title.hide()
        self.again_button = action("", self, self._again, icon="replay")
        self.add_way(self.again_button)
        self._retranslate()

    def _retranslate(self) -> None:
        self.setAccessibleName(AgainText.NAME())
        self.name_leave(AgainText.LEAVE())
        self.again_button.setText(AgainText.AGAIN())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()

    def _again(self) -> None:
        self.again_asked.emit()
        self.show_begun()

    def show_begun(self) -> None:
        text = AgainText.BEGUN()
        self.show_text(text)
        self.told.emit(text)

    def show_end(self, before: int, now: int) -> None:
        """The points of the deal, then and now."""
        text = AgainText.END(now=figures(now), before=figures(before))
        self.show_text(text, icon="trophy" if now > before else "learn")
        self.told.emit(text)
