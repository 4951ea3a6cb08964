"""A field with its name above and, where something is wrong, the reason in words below."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.tokens import SPACE

SIGN: Final = "⚠ "
"""Before the reason: colour never speaks alone."""


class ErrorField(QWidget):
    """Holds a field; `say` puts a reason below it, which is also read out with it."""

    def __init__(self, name: str, field: QLineEdit, parent: QWidget | None = None) -> None:
        """`name` may mark the letter of a key with `&`."""
        super().__init__(parent)
        self.field = field
        self.name = Words(name, "label", "text_soft", self)
        self.name.setBuddy(field)
        self.reason = Words("", "small", "loss", self, wrap=True)
        self.reason.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for part in (self.name, field, self.reason):
            column.addWidget(part)
        follow(column.setSpacing, SPACE[0])

    def say(self, reason: str) -> None:
        """Why what stands there cannot be taken; empty when it can."""
        self.reason.setText(SIGN + reason if reason else "")
        self.reason.setVisible(bool(reason))
        self.field.setAccessibleDescription(reason)
