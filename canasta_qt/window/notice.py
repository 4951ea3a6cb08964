"""A short message that floats over the table's corner for a while."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QMouseEvent, QPalette
from PySide6.QtWidgets import QLabel, QWidget

from canasta_qt.table.theme import colour, current, look

SECONDS = 6
MARGIN = 12
BELOW_THE_BAR = 56
"""Clear of the slim bar on top of the table."""


class Notice(QLabel):
    """One message at a time; a click sends it away."""

    def __init__(self, over: QWidget) -> None:
        """`over` is the widget in whose upper right corner messages appear."""
        super().__init__(over)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setMargin(12)
        self.setAutoFillBackground(True)
        self._dress()
        look.changed.connect(self._dress)
        self._over = over
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        over.installEventFilter(self)
        self.hide()

    def _dress(self) -> None:
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Window, colour(current().ivory))
        palette.setColor(QPalette.ColorRole.WindowText, colour(current().ink))
        self.setPalette(palette)

    def tell(self, text: str, seconds: float = SECONDS) -> None:
        """Show a message and speak it where a screen reader listens."""
        self.show_text(text, seconds)
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))

    def show_text(self, text: str, seconds: float) -> None:
        """Show a message that is spoken otherwise."""
        self.setText(text)
        self._place()
        self.show()
        self.raise_()
        self._timer.start(round(seconds * 1000))

    def _place(self) -> None:
        over = self._over
        width = min(360, over.width() - 2 * MARGIN)
        self.setMinimumSize(0, 0)  # or the height of the message before would count
        self.setFixedSize(width, self.heightForWidth(width))
        self.move(QPoint(over.width() - width - MARGIN, BELOW_THE_BAR))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the corner while the window changes its size."""
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Read and done."""
        event.accept()
        self.hide()
