"""Switches whose words may need more than one line."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QCheckBox, QSizePolicy, QStyleOptionButton, QWidget

from canasta_qt.ui.controls.choices import switch_words
from canasta_qt.ui.controls.looks import as_switch
from canasta_qt.ui.style.scale import px

_LEAST = 200
"""Pixels of the narrowest row, at a scale of 100 %."""


class SwitchRow(QCheckBox):
    """A switch at the end of its row; its words are wrapped where the row is narrow."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        as_switch(self)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def minimumSizeHint(self) -> QSize:
        """A few words in each line."""
        hint = self.sizeHint()
        return QSize(min(hint.width(), px(_LEAST)), hint.height())

    def hasHeightForWidth(self) -> bool:
        """Words that are wrapped need more lines."""
        return True

    def heightForWidth(self, width: int) -> int:
        """As many lines as the words need beside the switch."""
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.rect = QRect(0, 0, width, 0)
        room = QRect(0, 0, switch_words(option).width(), 10_000)
        flags = Qt.TextFlag.TextShowMnemonic | Qt.TextFlag.TextWordWrap
        words = self.fontMetrics().boundingRect(room, int(flags), self.text())
        return max(self.sizeHint().height(), words.height() + px(8))
