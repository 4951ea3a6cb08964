"""A question on the table: what it is about, the answer to be had by Enter, and the others."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from canasta_qt.ui.parts.panel import TablePanel
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.scale import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.on_table import Do, action, words

WIDTH = 520
"""So wide a question is, where there is room."""


class Question(TablePanel):
    """Asks something. Answers are added from left to right; Esc gives none."""

    def __init__(self, title: str, text: str = "", parent: QWidget | None = None) -> None:
        """`title` is the question, `text` what should be known for it."""
        super().__init__(parent)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self.answers: list[QPushButton] = []
        self.title = words(title, self.surface, "page")
        self.text = words(text, self.surface, soft=True)
        self.text.setVisible(bool(text))
        column = QVBoxLayout(self.surface)
        follow(column.setContentsMargins, 32, 28, 32, 24)
        follow(column.setSpacing, 12)
        column.addWidget(self.title)
        column.addWidget(self.text)
        self._row = build.row(1, margins=(0, 12, 0, 0), spacing=12)
        column.addLayout(self._row)

    def add(self, text: str, do: Do, *, main: bool = False) -> QPushButton:
        """An answer that leaves things as they are, then does something; `main` for Enter."""
        return self._add(text, self.reject, do, main=main)

    def add_yes(self, text: str, do: Do, *, main: bool = False) -> QPushButton:
        """The answer that is yes, and does something."""
        return self._add(text, self.accept, do, main=main)

    def _add(self, text: str, leave: Do, do: Do, *, main: bool) -> QPushButton:
        button = action(text, self.surface, leave, main=main)
        button.clicked.connect(do)
        self._row.addWidget(button)
        self.answers.append(button)
        if main:
            self.main = button
        return button

    def centre(self) -> None:
        """Words and answers in the middle, once all answers are there."""
        for label in self.labels:
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._row.addStretch(1)

    @property
    def labels(self) -> tuple[QLabel, QLabel]:
        """The question and what should be known for it."""
        return self.title, self.text

    def wished(self, room: QSize) -> QSize:
        """As high as the words need."""
        hint = self.surface.sizeHint()
        width = min(max(px(WIDTH), self._row.sizeHint().width() + px(64)), room.width())
        layout = self.surface.layout()
        height = layout.heightForWidth(width) if layout is not None else hint.height()
        return QSize(width, max(height, hint.height() if height < 0 else 0))

    def spoken(self) -> str:
        """Question and what should be known."""
        return f"{self.title.text()} {self.text.text()}".strip()
