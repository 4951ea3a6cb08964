"""Who plays: a name for each seat, how well the others play, perhaps the number of the deals."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QComboBox, QFormLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from canasta_qt.controller.games import GameChoice
from canasta_qt.controller.match_setup import MatchChoice
from canasta_qt.dialogs.chair_label import ChairLabel
from canasta_qt.dialogs.game_words import chair, level_name, wears_marks

NAME_LENGTH = 16
"""Longer names would not fit the plates on the table."""


class PeopleForm(QWidget):
    """Names, level and seed; what was typed for seats that a game lacks is kept."""

    def __init__(
        self, levels: Iterable[str], last: MatchChoice, parent: QWidget | None = None
    ) -> None:
        """`last` is what the fields hold first; its seed is not kept."""
        super().__init__(parent)
        self.level = QComboBox(self)
        for level in levels:
            self.level.addItem(level_name(level), level)
        self.level.setCurrentIndex(max(0, self.level.findData(last.level)))
        self.seed = QLineEdit(self)
        self.seed.setPlaceholderText(self.tr("shuffle anew"))
        self.seed.setToolTip(self.tr("The same number deals the same cards again."))
        digits = QRegularExpression("[0-9]{0,10}")
        self.seed.setValidator(QRegularExpressionValidator(digits, self.seed))
        self.name_edits = [QLineEdit(name, self) for name in last.names]
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._names())
        layout.addWidget(self._more())

    def _names(self) -> QWidget:
        people = QWidget(self)
        self._form = QFormLayout(people)
        self._form.setContentsMargins(0, 6, 0, 0)
        self.chairs = [ChairLabel(edit, self) for edit in self.name_edits]
        for chair_label, edit in zip(self.chairs, self.name_edits, strict=True):
            edit.setMaxLength(NAME_LENGTH)
            self._form.addRow(chair_label, edit)
        self._form.addRow(self.tr("&They play like a"), self.level)
        return people

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
        form.addRow(self.tr("Num&ber of the deals"), self.seed)
        self._more_box.hide()
        self.more_button.toggled.connect(self._fold)
        layout.addWidget(self.more_button)
        layout.addWidget(self._more_box)
        return box

    def _fold(self, open_now: bool) -> None:
        self._more_box.setVisible(open_now)
        arrow = Qt.ArrowType.DownArrow if open_now else Qt.ArrowType.RightArrow
        self.more_button.setArrowType(arrow)

    def seat(self, game: GameChoice) -> None:
        """Name fields for the people of this game."""
        marked = wears_marks(game)
        for index, edit in enumerate(self.name_edits):
            sits = index < game.players
            self._form.setRowVisible(edit, sits)
            mark = game.sides[index] if sits and marked else None
            self.chairs[index].show_chair(chair(game, index), mark)
            edit.setAccessibleName(chair(game, index))

    def names(self) -> tuple[str, ...]:
        """What was typed, seat by seat."""
        return tuple(edit.text() for edit in self.name_edits)

    def seed_number(self) -> int | None:
        """The number of the deals, if one was typed."""
        return int(self.seed.text()) if self.seed.text() else None
