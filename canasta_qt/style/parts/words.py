"""Labels whose type is one of the tokens and grows with the interface."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QWidget

from canasta_qt.style.theme import look, tint
from canasta_qt.style.type import type_font


class Words(QLabel):
    """Plain words in one of `tokens.TYPE`, in the colour of a token; wrapped where asked."""

    def __init__(
        self, text: str, style: str = "body", token: str = "text", parent: QWidget | None = None,
        *, wrap: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self._style, self._token = style, token
        self._dress()
        look.changed.connect(self._dress)

    def wear(self, token: str) -> None:
        """Write in the colour of another token from now on."""
        self._token = token
        self._dress()

    def _dress(self) -> None:
        self.setFont(type_font(self._style))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, tint(self._token))
        self.setPalette(palette)
