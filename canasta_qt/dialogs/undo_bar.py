"""What was just done, and a way to undo it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget


class UndoBar(QFrame):
    """One line that says what was deleted, with a button that brings it back (Ctrl+Z).

    Signals:
        undone: bring it back.
    """

    undone = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.text = QLabel(self)
        self.button = QPushButton(self.tr("&Undo"), self)
        self.button.setAutoDefault(False)
        self.button.clicked.connect(self._undo)
        close = QToolButton(self)
        close.setText("✕")
        close.setAutoRaise(True)
        close.setAccessibleName(self.tr("Dismiss"))
        close.clicked.connect(self.hide)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 4, 6, 4)
        layout.addWidget(self.text, 1)
        layout.addWidget(self.button)
        layout.addWidget(close)
        self._key = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), parent)
        self._key.setEnabled(False)
        self._key.activated.connect(self._undo)
        self.hide()

    def tell(self, name: str) -> None:
        """What has this name was deleted."""
        self.say(self.tr("“{name}” was deleted.").format(name=name))

    def say(self, text: str) -> None:
        """Something was done that can be undone."""
        self.text.setText(text)
        self.setAccessibleName(self.text.text())
        self._key.setEnabled(True)
        self.show()

    def _undo(self) -> None:
        self._key.setEnabled(False)
        self.hide()
        self.undone.emit()
