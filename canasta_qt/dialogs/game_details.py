"""What is said of the game that is picked: its name, its character, its facts, how sure we are."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.controller.games import GameChoice
from canasta_qt.dialogs.game_words import doubts, facts, found_because, origin, standing


class GameDetails(QWidget):
    """Tells of one game.

    Signals:
        liked(bool): the star was switched.
        forget_asked: play it without the changes made for the last match.
    """

    liked = Signal(bool)
    forget_asked = Signal()

    def __init__(self, parent: QWidget | None = None, *, may_like: bool = True) -> None:
        """`may_like`: favourites can be kept."""
        super().__init__(parent)
        self._make_title(may_like)
        self.description = self._words()
        self.facts = self._words()
        self.found = self._words()
        self.origin = self._words()
        self.standing = self._words()
        self.doubts = self._words()
        for label in (self.standing, self.doubts):
            slanted = label.font()
            slanted.setItalic(True)
            label.setFont(slanted)
        self.forget = QPushButton(self.tr("Without my chan&ges"), self)
        self.forget.clicked.connect(self.forget_asked)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(self._heading)
        layout.addWidget(self._scrolled(), 1)

    def _make_title(self, may_like: bool) -> None:
        self.title = self._words()
        font = self.title.font()
        font.setPointSizeF(font.pointSizeF() * 1.35)
        font.setBold(True)
        self.title.setFont(font)
        self.star = QToolButton(self)
        self.star.setCheckable(True)
        self.star.setAutoRaise(True)
        self.star.setAccessibleName(self.tr("Favourite"))
        self.star.setToolTip(self.tr("Favourites stand at the top of the list."))
        self.star.setVisible(may_like)
        self.star.clicked.connect(self.liked)
        self._heading = QHBoxLayout()
        self._heading.addWidget(self.title, 1)
        self._heading.addWidget(self.star, 0, Qt.AlignmentFlag.AlignTop)

    def _words(self) -> QLabel:
        label = QLabel(self)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    def _scrolled(self) -> QScrollArea:
        """The words below the name; a small window scrolls them."""
        page = QWidget()
        layout = QVBoxLayout(page)
        layout.setContentsMargins(0, 0, 6, 0)
        layout.setSpacing(8)
        for widget in (self.description, self.facts, self.origin, self.forget, self.found):
            layout.addWidget(widget)
        layout.addWidget(self.standing)
        layout.addWidget(self.doubts)
        layout.addStretch(1)
        layout.setAlignment(self.forget, Qt.AlignmentFlag.AlignLeft)
        area = QScrollArea(self)
        area.setWidget(page)
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        area.setMinimumHeight(96)
        area.viewport().setAutoFillBackground(False)
        page.setAutoFillBackground(False)
        return area

    def show_game(
        self, game: GameChoice, reasons: Sequence[str] = (), *, changed: bool = False
    ) -> None:
        """Tell of a game; `reasons` say why a search found it.

        `changed`: it is played with changes that are kept nowhere.
        """
        self.title.setText(game.title)
        self.star.setChecked(game.favourite)
        self.star.setText("★" if game.favourite else "☆")
        self._say(self.description, game.description)
        self._say(self.facts, facts(game))
        self._say(self.origin, origin(game))
        self._say(self.found, found_because(reasons))
        self._say(self.standing, standing(game))
        self._say(self.doubts, doubts(game))
        self.forget.setVisible(changed)

    def _say(self, label: QLabel, text: str) -> None:
        label.setText(text)
        label.setVisible(bool(text))
