"""One thing that is wrong or odd about the rules: in words, with ways to it and ways out of it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.controller.messages.rule_issues import repair_text
from canasta_qt.controller.rules_draft.texts import label
from canasta_qt.engine.rules import TableRules, option
from canasta_qt.engine.rules.repairs import Repair

_ICON_SIZE = 18


class ConflictBox(QFrame):
    """A framed sentence with buttons.

    Signals:
        jump_asked(str): show the option of that key.
        repair_asked(Repair): make these changes.
    """

    jump_asked = Signal(str)
    repair_asked = Signal(object)

    def __init__(self, text: str, parent: QWidget, *, error: bool) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.text = text
        self.jumps: list[QPushButton] = []
        self.ways_out: list[QPushButton] = []
        self._layout = QVBoxLayout(self)
        self._layout.setSpacing(6)
        line = QHBoxLayout()
        line.addWidget(self._icon(error), 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(wrapped(text, self), 1)
        self._layout.addLayout(line)

    def add_jumps(self, keys: Sequence[str]) -> None:
        """A button to each of these options."""
        for key in keys:
            text = self.tr("Show “{option}”").format(option=label(option(key)))
            button = self._button(text)
            button.clicked.connect(lambda _=False, key=key: self.jump_asked.emit(key))
            self._layout.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
            self.jumps.append(button)

    def add_ways_out(self, ways: Sequence[Repair], rules: TableRules) -> None:
        """A button for each repair, beside what it does."""
        if ways:
            self._layout.addWidget(wrapped(self.tr("Or settle it at once:"), self))
        for way in ways:
            text = repair_text(way, rules)
            button = self._button(self.tr("Do it"))
            button.setAccessibleName(self.tr("Do it: {change}").format(change=text))
            button.clicked.connect(lambda _=False, way=way: self.repair_asked.emit(way))
            line = QHBoxLayout()
            line.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
            line.addWidget(wrapped(text, self), 1)
            self._layout.addLayout(line)
            self.ways_out.append(button)

    def _icon(self, error: bool) -> QLabel:
        sign = (
            QStyle.StandardPixmap.SP_MessageBoxCritical
            if error
            else QStyle.StandardPixmap.SP_MessageBoxWarning
        )
        icon = QLabel(self)
        icon.setPixmap(self.style().standardIcon(sign).pixmap(_ICON_SIZE))
        icon.setAccessibleName(self.tr("Error") if error else self.tr("Warning"))
        return icon

    def _button(self, text: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setAutoDefault(False)
        return button


def wrapped(text: str, parent: QWidget) -> QLabel:
    """Plain text that takes as many lines as it needs."""
    words = QLabel(text, parent)
    words.setTextFormat(Qt.TextFormat.PlainText)
    words.setWordWrap(True)
    return words
