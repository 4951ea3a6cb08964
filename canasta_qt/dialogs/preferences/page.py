"""A page of the preferences: groups of rows, and a button that restores the usual."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFormLayout,
    QGroupBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.controller.preferences import CHOICES, FLAGS
from canasta_qt.dialogs.preferences.rows import ChoiceRow, FlagRow, SizeRow, SoundRow
from canasta_qt.dialogs.preferences.words import label_of

if TYPE_CHECKING:
    from canasta_qt.controller.preferences import Preferences

USUAL = {"speed": "normal", "volume": "normal", "sound": True, "card_percent": 100}
"""What the properties usually are that are neither switches nor choices."""


class Page(QWidget):
    """A column of groups that scrolls where it is too high, above its own button.

    `keys` names everything that the page changes, in the order in which it was added.
    """

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.preferences = preferences
        self.keys: list[str] = []
        inner = QWidget(self)
        self.column = QVBoxLayout(inner)
        self.column.setContentsMargins(4, 4, 10, 4)
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inner)
        self.area = area
        self.restore_button = QPushButton(self.tr("&Restore the usual"), self)
        self.restore_button.setAutoDefault(False)
        self.restore_button.setToolTip(self.tr("Everything on this page as it was at first"))
        self.restore_button.clicked.connect(self.restore)
        foot = QHBoxLayout()
        foot.addWidget(self.restore_button)
        foot.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area, 1)
        whole.addLayout(foot)

    def group(self, title: str, keys: Sequence[str], note: str = "") -> QFormLayout:
        """A box with a row for each of these preferences, and a sentence below them."""
        box = QGroupBox(title, self)
        form = QFormLayout(box)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.ExpandingFieldsGrow)
        for key in keys:
            self._add(form, key)
        if note:
            words = QLabel(note, box)
            words.setWordWrap(True)
            form.addRow(words)
        self.column.addWidget(box)
        return form

    def close_column(self) -> None:
        """Nothing more follows: what is there stays at the top."""
        self.column.addStretch(1)

    def _add(self, form: QFormLayout, key: str) -> None:
        self.keys.append(key)
        if key in FLAGS:
            form.addRow(FlagRow(self.preferences, key, self))
        elif key == "sound":
            form.addRow(SoundRow(self.preferences, self))
        else:
            row = SizeRow(self.preferences, self) if key == "card_percent" else None
            field = row or ChoiceRow(self.preferences, key, self)
            label = QLabel(label_of("card_size" if row else key), self)
            label.setBuddy(row.slider if row else field)
            form.addRow(label, field)

    def restore(self) -> None:
        """Make everything on this page as it was at first."""
        known = [key for key in self.keys if key in FLAGS or key in CHOICES]
        self.preferences.restore(known)
        for key in self.keys:
            if key in USUAL:
                setattr(self.preferences, key, USUAL[key])
