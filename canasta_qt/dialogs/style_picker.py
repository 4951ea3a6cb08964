"""How a bot plays: a level, and a temper beside it where each seat has its own."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from canasta_qt.bots.levels import TEMPERS, Style, style_of
from canasta_qt.controller.messages.levels import (
    level_name,
    level_words,
    temper_name,
    temper_words,
)


def level_box(levels: Iterable[str], parent: QWidget) -> QComboBox:
    """The levels to choose from, each with its sentence as a hint."""
    box = QComboBox(parent)
    for level in levels:
        box.addItem(level_name(level), level)
        box.setItemData(box.count() - 1, level_words(level), Qt.ItemDataRole.ToolTipRole)
    return box


class StylePicker(QWidget):
    """Level and temper of one seat.

    Signals:
        changed: another level or temper was chosen.
    """

    changed = Signal()

    def __init__(self, levels: Iterable[str], style: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.level = level_box(levels, self)
        self.temper = QComboBox(self)
        for temper in ("", *TEMPERS):
            self.temper.addItem(temper_name(temper), temper)
            index = self.temper.count() - 1
            self.temper.setItemData(index, temper_words(temper), Qt.ItemDataRole.ToolTipRole)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for box in (self.level, self.temper):
            layout.addWidget(box)
            box.currentIndexChanged.connect(self.changed)
        self.show_style(style)

    def show_style(self, text: str) -> None:
        """Choose this style; the first of the list where it is not offered."""
        style = style_of(text)
        self.level.setCurrentIndex(max(0, self.level.findData(style.level)))
        self.temper.setCurrentIndex(max(0, self.temper.findData(style.temper)))

    def style_text(self) -> str:
        """What is chosen, as logs and settings keep it."""
        return str(Style(self.level.currentData(), self.temper.currentData()))

    def words(self) -> str:
        """What somebody of that level and temper is like."""
        temper = self.temper.currentData()
        sentences = [level_words(self.level.currentData())]
        if temper:
            sentences.append(temper_words(temper))
        return " ".join(sentences)

    def name_for(self, chair: str) -> None:
        """Say whose they are to those who cannot see the row."""
        self.level.setAccessibleName(self.tr("Level: {who}").format(who=chair))
        self.temper.setAccessibleName(self.tr("Temper: {who}").format(who=chair))
