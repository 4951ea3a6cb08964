"""Two small buttons beside the prompt that sort the hand: by rank, and the wild cards aside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from canasta_qt.controller.key_commands import BY_ID
from canasta_qt.controller.view_model import SortOrder
from canasta_qt.table.button_row import button_style
from canasta_qt.table.places import Rect
from canasta_qt.table.theme import font, look

_FACES: Final[Mapping[SortOrder, str]] = {
    "rank_up": "4–A",
    "rank_down": "A–4",
    "wilds_left": "★ …",
    "wilds_right": "… ★",
}
"""What a button shows: how the hand will lie."""


class SortButtons(QObject):
    """Each shows how the hand will lie once it is pressed."""

    pressed = Signal(str)
    """A `SortOrder`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self._offered: tuple[SortOrder, ...] = ()
        self._unit = 0.0
        look.changed.connect(self._dress_anew)
        self.buttons = [self._make(parent) for _ in range(2)]

    def _make(self, parent: QWidget) -> QPushButton:
        button = QPushButton(parent)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(self._clicked)
        button.hide()
        return button

    def offer(self, sorts: tuple[SortOrder, ...], rect: Rect, unit: float) -> None:
        """Show these ways to sort, side by side in `rect`."""
        self._offered = sorts
        self._dress(unit)
        width, gap = round((rect.w - 4 * unit) / 2), round(4 * unit)
        for index, button in enumerate(self.buttons):
            if index >= len(sorts):
                self._hide(button)
                continue
            words = BY_ID[sorts[index]].words
            button.setText(_FACES[sorts[index]])
            button.setToolTip(words)
            button.setAccessibleName(words)
            x = round(rect.x) + index * (width + gap)
            button.setGeometry(x, round(rect.y + 5 * unit), width, round(rect.h - 10 * unit))
            button.show()

    def _hide(self, button: QPushButton) -> None:
        if button.hasFocus():
            self._parent.setFocus()
        button.hide()

    def _dress(self, unit: float) -> None:
        if unit == self._unit:
            return
        self._unit = unit
        for button in self.buttons:
            button.setFont(font(12 * unit, bold=True))
            button.setStyleSheet(button_style(unit, 2))

    def _dress_anew(self) -> None:
        """The theme has changed."""
        unit, self._unit = self._unit, 0.0
        self._dress(unit)

    def _clicked(self) -> None:
        index = [button is self.sender() for button in self.buttons].index(True)
        self.pressed.emit(self._offered[index])
