"""What shall we play? The game, the people, how well they play; Enter starts the same again."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.controller.match_setup import GameChoice, GameGroup, MatchChoice
from canasta_qt.dialogs.chair_label import ChairLabel
from canasta_qt.dialogs.game_words import chair, doubts, facts, level_name, wears_marks
from canasta_qt.dialogs.games_list import GamesList

NAME_LENGTH = 16
"""Longer names would not fit the plates on the table."""


class NewMatchDialog(QDialog):
    """Picks a `MatchChoice`.

    Signals:
        chosen(MatchChoice): Start was pressed.
    """

    chosen = Signal(object)

    def __init__(
        self,
        groups: Iterable[GameGroup],
        levels: Iterable[str],
        last: MatchChoice,
        parent: QWidget | None = None,
    ) -> None:
        """`last` is what is shown first, so that Enter alone means the same again."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("New match"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.games = GamesList(groups, self)
        self.games.picked.connect(self._show_game)
        self.games.started.connect(self.accept)
        self._make_details(last.names)
        self._fill_levels(levels, last.level)
        self._lay_out()
        self.games.show_game(last.rules)
        self.start_button.setFocus()
        self.resize(800, 480)

    # --- building ---------------------------------------------------------------------------

    def _make_details(self, names: Iterable[str]) -> None:
        self.title = QLabel(self)
        font = self.title.font()
        font.setPointSizeF(font.pointSizeF() * 1.35)
        font.setBold(True)
        self.title.setFont(font)
        self.facts = QLabel(self)
        self.doubts = QLabel(self)
        for label in self._words():
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        slanted = self.doubts.font()
        slanted.setItalic(True)
        self.doubts.setFont(slanted)
        self.level = QComboBox(self)
        self.seed = QLineEdit(self)
        self.seed.setPlaceholderText(self.tr("shuffle anew"))
        self.seed.setToolTip(self.tr("The same number deals the same cards again."))
        digits = QRegularExpression("[0-9]{0,10}")
        self.seed.setValidator(QRegularExpressionValidator(digits, self.seed))
        self.name_edits = [QLineEdit(name, self) for name in names]

    def _words(self) -> tuple[QLabel, ...]:
        """What is said of a game, from top to bottom."""
        return self.title, self.facts, self.doubts

    def _fill_levels(self, levels: Iterable[str], last: str) -> None:
        for level in levels:
            self.level.addItem(level_name(level), level)
        self.level.setCurrentIndex(max(0, self.level.findData(last)))

    def _lay_out(self) -> None:
        details = QVBoxLayout()
        details.setSpacing(8)
        for label in self._words():
            details.addWidget(label)
        self._people = QWidget(self)
        self._form = QFormLayout(self._people)
        self._form.setContentsMargins(0, 6, 0, 0)
        self.chairs = [ChairLabel(edit, self) for edit in self.name_edits]
        for chair_label, edit in zip(self.chairs, self.name_edits, strict=True):
            edit.setMaxLength(NAME_LENGTH)
            self._form.addRow(chair_label, edit)
        self._form.addRow(self.tr("&They play like a"), self.level)
        details.addWidget(self._people)
        details.addWidget(self._more())
        details.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(18)
        top.addWidget(self.games, 5)
        top.addLayout(details, 5)
        layout = QVBoxLayout(self)
        layout.addLayout(top, 1)
        layout.addWidget(self._buttons())

    def _more(self) -> QWidget:
        box = QWidget(self)
        layout = QVBoxLayout(box)
        layout.setContentsMargins(0, 0, 0, 0)
        self.more_button = QToolButton(box)
        self.more_button.setText(self.tr("More"))
        self.more_button.setCheckable(True)
        self.more_button.setAutoRaise(True)
        self.more_button.setArrowType(Qt.ArrowType.RightArrow)
        self.more_button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._more_box = QWidget(box)
        form = QFormLayout(self._more_box)
        form.setContentsMargins(18, 0, 0, 0)
        form.addRow(self.tr("&Number of the deals"), self.seed)
        self._more_box.hide()
        self.more_button.toggled.connect(self._fold)
        layout.addWidget(self.more_button)
        layout.addWidget(self._more_box)
        return box

    def _fold(self, open_now: bool) -> None:
        self._more_box.setVisible(open_now)
        arrow = Qt.ArrowType.DownArrow if open_now else Qt.ArrowType.RightArrow
        self.more_button.setArrowType(arrow)

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(self)
        self.start_button = box.addButton(self.tr("Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.start_button.setDefault(True)
        box.addButton(QDialogButtonBox.StandardButton.Cancel)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        return box

    # --- what is shown ----------------------------------------------------------------------

    def _show_game(self, game: GameChoice) -> None:
        self.title.setText(game.name)
        self.facts.setText(facts(game))
        self.doubts.setText(doubts(game))
        self.doubts.setVisible(game.reconstructed)
        self._seat(game)

    def _seat(self, game: GameChoice) -> None:
        """Name fields for the people of this game; what was typed for the others is kept."""
        marked = wears_marks(game)
        for index, edit in enumerate(self.name_edits):
            sits = index < game.players
            self._form.setRowVisible(edit, sits)
            mark = game.sides[index] if sits and marked else None
            self.chairs[index].show_chair(chair(game, index), mark)
            edit.setAccessibleName(chair(game, index))

    # --- result -----------------------------------------------------------------------------

    def choice(self) -> MatchChoice:
        """What is picked now."""
        game = self.games.game()
        return MatchChoice(
            rules=game.id if game is not None else MatchChoice().rules,
            names=tuple(edit.text() for edit in self.name_edits),
            level=self.level.currentData(),
            seed=int(self.seed.text()) if self.seed.text() else None,
        )

    def accept(self) -> None:
        """Start the game picked, if one is."""
        game = self.games.game()
        if game is not None:
            self.chosen.emit(self.choice())
            super().accept()
