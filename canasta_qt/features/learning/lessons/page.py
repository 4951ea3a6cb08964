"""The page before a lesson: in ten seconds what the game is about."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QGridLayout

from canasta_qt.features.learning.lessons.model.lesson import Lesson
from canasta_qt.ui.parts.panel import TablePanel
from canasta_qt.ui.parts.pictures import FannedCards
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.drawn import card_pictures
from canasta_qt.ui.widgets.on_table import action, words
from canasta_qt.words.cards import face

_WIDE: Final = 720
"""Pixels of the page across, where there is room."""

_FAN: Final = (160, 92)


class LessonPage(TablePanel):
    """Says the lines of a lesson's page, each beside its cards; one button leads on."""

    def __init__(self, lesson: Lesson, language: str) -> None:
        super().__init__()
        title = lesson.title.in_language(language)
        lines = [line.text.in_language(language) for line in lesson.page]
        self.setAccessibleName(title)
        self.setAccessibleDescription(" ".join(lines))
        rows = QGridLayout()
        rows.setColumnStretch(1, 1)
        follow(rows.setHorizontalSpacing, 20)
        for at, (line, text) in enumerate(zip(lesson.page, lines, strict=True)):
            faces = filter(None, map(face, line.cards))
            cards = FannedCards(card_pictures(*faces), self.surface, _FAN)
            said = words(text, self.surface, "prompt")
            rows.addWidget(cards, at, 0, Qt.AlignmentFlag.AlignCenter)
            rows.addWidget(said, at, 1, Qt.AlignmentFlag.AlignVCenter)
        self.main = action(self.tr("&Begin"), self.surface, self.accept, main=True)
        foot = build.row(1, self.main)
        build.column(
            words(title, self.surface, "page"), rows, foot, of=self.surface,
            margins=(32, 24, 32, 22), spacing=10,
        )  # fmt: skip

    def wished(self, room: QSize) -> QSize:
        width = min(px(_WIDE), room.width())
        layout = self.surface.layout()
        high = layout.totalHeightForWidth(width) if layout is not None else 0
        return QSize(width, max(high, self.surface.sizeHint().height()))

    def spoken(self) -> str:
        return f"{self.accessibleName()}. {self.accessibleDescription()}"
