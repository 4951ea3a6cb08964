"""Labels whose type is one of the tokens and grows with the interface."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from canasta_qt.style import icons
from canasta_qt.style.plain import PlainLabel
from canasta_qt.style.scale import px
from canasta_qt.style.theme import look, tint
from canasta_qt.style.tokens import SIZE
from canasta_qt.style.type import type_font


class Words(PlainLabel):
    """Plain words in one of `tokens.TYPE`, in the colour of a token; wrapped where asked."""

    def __init__(
        self, text: str, style: str = "body", token: str = "text", parent: QWidget | None = None,
        *, wrap: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(text, parent)
        self.setWordWrap(wrap)
        self._style, self._token = style, token
        self._dress()
        look.changed.connect(self._dress)

    def wear(self, token: str) -> None:
        """Write in the colour of another token from now on."""
        self._token = token
        self._dress()

    def write(self, style: str) -> None:
        """Write in another of `tokens.TYPE` from now on."""
        if style != self._style:
            self._style = style
            self._dress()

    def _dress(self) -> None:
        self.setFont(type_font(self._style))
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, tint(self._token))
        self.setPalette(palette)


class OneLine(Words):
    """Words that are shortened where there is no room for all of them."""

    LEAST = 120
    """Pixels that are always there, at a scale of 100 %."""

    def minimumSizeHint(self) -> QSize:
        """Much less than all of them."""
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), px(self.LEAST)), hint.height())

    def _shortened(self) -> str:
        end = Qt.TextElideMode.ElideRight
        return self.fontMetrics().elidedText(self.text(), end, self.contentsRect().width())

    def paintEvent(self, event: QPaintEvent) -> None:
        """As much as there is room for."""
        box = self.contentsRect()
        shown = self._shortened()
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter), shown)
        painter.end()


class Sign(PlainLabel):
    """An icon of the family in a line of words. Give it an accessible name where it says more."""

    def __init__(
        self, name: str, token: str = "text", parent: QWidget | None = None,
        size: int = SIZE["icon"],
    ) -> None:  # fmt: skip
        super().__init__(parent=parent)
        self._name, self._token, self._size = name, token, size
        self._dress()
        look.changed.connect(self._dress)

    def wear(self, name: str, token: str) -> None:
        """Show another icon, in the colour of a token."""
        self._name, self._token = name, token
        self._dress()

    def _dress(self) -> None:
        ratio = self.devicePixelRatioF()
        colour = tint(self._token).name()
        self.setPixmap(icons.picture(self._name, colour, px(self._size), ratio))
