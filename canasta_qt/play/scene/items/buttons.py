"""Real push buttons over the table: those that matter now, Undo and Hint, and two that sort."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, Literal

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QPushButton, QWidget

from canasta_qt.play.scene.items.painted import translate
from canasta_qt.play.scene.layout.areas import SORT_HEIGHT
from canasta_qt.play.scene.layout.places import Rect
from canasta_qt.ui.controls.looks import PRIMARY, QUIET, dressed
from canasta_qt.ui.style.icons import icon, names
from canasta_qt.ui.style.theme import windows
from canasta_qt.ui.style.tokens import MIN_TEXT, SPACE, TYPE
from canasta_qt.ui.style.type import factor, pixel_font, px
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.view_model.pictures import ButtonId, ButtonModel, SortOrder, TableModel
from canasta_qt.words.keys import BY_ID

MOST = 7
"""Of the game up to four, the two tools, and one for the chosen cards."""

HINT: Final = "hint"
"""The meaning of the button that asks for advice."""

OBVIOUS: Final = "obvious"
"""The meaning of a main button that does the obvious thing with the chosen cards."""

HINTED: Final = "hinted"
"""The meaning of a main button that makes the move of a hint."""

Meaning = ButtonId | SortOrder | Literal["hint", "obvious", "hinted"]

ICONS: Final[Mapping[Meaning, str]] = {
    ButtonId.UNDO: "undo",
    HINT: "hint",
    "rank_up": "sort",
    "rank_down": "sort",
    "suits": "sort",
    "wilds_left": "star",
    "wilds_right": "star",
}
"""What is drawn beside the words."""

ICON = 14.0
"""Size of an icon, in units."""

SORT_TIGHTNESS = ((12.0, True), (11.0, True), (12.0, False), (10.0, False))
"""Type of the buttons that sort, in units, and whether they have icons: as wished, tighter, ..."""

TIGHTNESS = ((12.0, 14.0, 84.0), (12.0, 9.0, 62.0), (11.0, 6.0, 44.0))
"""Type, padding and least width in units: as wished, tighter, tightest."""

GAP = 6.0
"""Between two buttons, in units."""

LEAST_PAD, BARE_PAD = 9, 5
"""Pixels of the interface beside a button's words that are never written on; without an icon."""


class TableButton(QPushButton):
    """A push button that stands as tight as the table asks."""

    whole = ""
    """Its words in full, where they had to be shortened."""

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().horizontalAdvance((self.whole or self.text()).replace("&&", "&"))
        return QSize(words + icon_room(self) + 2 * pad(self), super().sizeHint().height())


def pad(button: QPushButton) -> int:
    """What stays free at each side of a button's words, at least."""
    return px(BARE_PAD if button.icon().isNull() else LEAST_PAD)


def icon_room(button: QPushButton) -> int:
    return 0 if button.icon().isNull() else button.iconSize().width() + px(SPACE[1])


class _Buttons(QObject):
    """Push buttons over the table that are made once and shown when they are wanted."""

    pressed = Signal(object)
    """What the button means: a `ButtonId`, a `SortOrder`, `HINT`, `OBVIOUS` or `HINTED`."""

    def __init__(self, parent: QWidget, count: int) -> None:
        super().__init__(parent)
        self._parent = parent
        self._means: dict[QObject, Meaning] = {}
        self._worn: dict[QObject, object] = {}
        self.buttons = [TableButton(parent) for _ in range(count)]
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setAutoDefault(True)  # Enter presses the one that has the keys
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.clicked.connect(self._clicked)
            button.hide()

    def _clicked(self) -> None:
        if self.sender() in self._means:
            self.pressed.emit(self._means[self.sender()])

    def _wear(self, button: QPushButton, meaning: Meaning | None, unit: float) -> None:
        name = ICONS.get(meaning, "") if meaning is not None else ""
        side = round(ICON * unit / factor())
        worn = (name, side, factor(), windows()) if name in names() else None
        if self._worn.get(button) == worn:
            return
        self._worn[button] = worn
        button.setIcon(icon(name, size=side) if worn is not None else QIcon())
        if worn is not None:
            button.setIconSize(QSize(px(side), px(side)))

    def _room(self, button: QPushButton) -> int:
        return button.width() - 2 * pad(button) - icon_room(button)

    def _hide(self, button: QPushButton) -> None:
        if button.hasFocus():
            self._parent.setFocus()
        self._means.pop(button, None)
        button.hide()

    def _write(self, size: float, unit: float) -> None:
        shown = pixel_font(max(float(MIN_TEXT), size * unit), TYPE["strong"].weight)
        for button in self.buttons:
            button.setFont(shown)

    def _shorten(self, button: TableButton) -> None:
        button.whole = button.text()
        words = button.text().replace("&&", "&")
        room = self._room(button)
        if button.fontMetrics().horizontalAdvance(words) <= room:
            return
        if not button.toolTip():
            button.setToolTip(tip_lines(words))
        elided = button.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room)
        button.setText(elided.replace("&", "&&"))


class ButtonRow(_Buttons):
    """Keeps a few push buttons and shows them right-aligned in a rectangle."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, MOST)
        self._tightness = 0

    def button(self, id_: Meaning) -> QPushButton | None:
        shown = (button for button in self.buttons if not button.isHidden())
        return next((button for button in shown if self._means.get(button) == id_), None)

    def show_buttons(
        self, models: tuple[ButtonModel, ...], rect: Rect, unit: float,
        tools: tuple[tuple[Meaning, ButtonModel], ...] = (),
    ) -> None:  # fmt: skip
        """Show these buttons in `rect`: quiet ones, then the tools, the main one at the right.

        A choice between stock and pile has no main one; both stand where the main one does.
        """
        own: list[tuple[Meaning, ButtonModel]] = [(model.id, model) for model in models]
        main = [one for one in own if one[1].accent]
        if not main and not any(model.accent for _, model in tools):
            both = {model.id: (meaning, model) for meaning, model in own}
            main = [both[one] for one in (ButtonId.TAKE_PILE, ButtonId.DRAW) if one in both]
        shown = [*(one for one in own if one not in main), *tools, *main]
        for button, (meaning, model) in zip(self.buttons, shown, strict=False):
            self._fill(button, meaning, model)
            self._wear(button, meaning, unit)
        for button in self.buttons[len(shown) :]:
            self._hide(button)
        self._place(self.buttons[: len(shown)], rect, unit)

    def _fill(self, button: QPushButton, meaning: Meaning, model: ButtonModel) -> None:
        if button.hasFocus() and self._means.get(button) != meaning:
            self._parent.setFocus()  # or the same key would press what it was not meant for
        self._means[button] = meaning
        button.setText(model.label.replace("&", "&&"))
        button.setAccessibleName(model.label)
        button.setEnabled(model.enabled)
        button.setToolTip(tip_lines(model.why_not))
        button.setAccessibleDescription(model.why_not)
        dressed(button, PRIMARY if model.accent else QUIET)
        button.show()

    def _wanted(self, button: QPushButton, unit: float) -> int:
        _, padding, least = TIGHTNESS[self._tightness]
        words = button.fontMetrics().horizontalAdvance(button.text().replace("&&", "&"))
        words += icon_room(button)
        return max(round(least * unit), words + 2 * max(px(LEAST_PAD), round(padding * unit)))

    def _widths(self, buttons: list[TableButton], room: float, unit: float) -> list[int]:
        """As wide as their words, set tighter while there is no room; shares of it at last."""
        gaps = round(GAP * unit) * (len(buttons) - 1)
        wanted: list[int] = []
        for self._tightness, (size, _, _) in enumerate(TIGHTNESS):
            self._write(size, unit)
            wanted = [self._wanted(button, unit) for button in buttons]
            if sum(wanted) + gaps <= room:
                return wanted
        share = (room - gaps) / sum(wanted)
        return [int(width * share) for width in wanted]

    def _place(self, buttons: list[TableButton], rect: Rect, unit: float) -> None:
        """Right-aligned; words that do not fit even so are shortened, with a tip in full."""
        if not buttons:
            return
        gap, height = round(GAP * unit), round(rect.h - 2 * unit)
        widths = self._widths(buttons, rect.w, unit)
        x = round(rect.right - sum(widths) - gap * (len(buttons) - 1))
        for button, width in zip(buttons, widths, strict=True):
            button.setGeometry(x, round(rect.y + unit), width, height)
            self._shorten(button)
            x += width + gap

    def left_edge(self, rect: Rect) -> float:
        """Where the buttons begin; the right edge of `rect` when there are none."""
        shown = [button.x() for button in self.buttons if not button.isHidden()]
        return float(min(shown)) if shown else rect.right


def sort_words(how: SortOrder) -> str:
    """What a button that sorts says: how the hand will lie."""
    return {
        "rank_up": translate("Table", "Sort 4–A"),
        "rank_down": translate("Table", "Sort A–4"),
        "suits": translate("Table", "Sort by suit"),
        "wilds_left": translate("Table", "Wilds left"),
        "wilds_right": translate("Table", "Wilds right"),
    }[how]


class SortButtons(_Buttons):
    """Each shows how the hand will lie once it is pressed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 2)

    def offer(self, sorts: tuple[SortOrder, ...], rect: Rect, unit: float) -> None:
        """Show these ways to sort, one above the other in `rect`; both with an icon, or none."""
        gap = round(4 * unit)
        height = min(round((rect.h - gap) / 2), round(SORT_HEIGHT * unit))
        for index, button in enumerate(self.buttons):
            if index >= len(sorts):
                self._hide(button)
                continue
            words = BY_ID[sorts[index]].words
            self._means[button] = sorts[index]
            button.setText(sort_words(sorts[index]))
            button.setToolTip(tip_lines(words))
            button.setAccessibleName(words)
            y = round(rect.bottom) - (2 - index) * height - (1 - index) * gap
            button.setGeometry(round(rect.x), y, round(rect.w), height)
            button.show()
        self._tighten(sorts, unit)

    def _tighten(self, sorts: tuple[SortOrder, ...], unit: float) -> None:
        """Without room the type is smaller, then the icons go, then words are shortened."""
        shown = self.buttons[: len(sorts)]
        for size, icons in SORT_TIGHTNESS:
            self._write(size, unit)
            for button, how in zip(shown, sorts, strict=False):
                self._wear(button, how if icons else None, unit)
            if all(self._has_room(button) for button in shown):
                break
        for button in shown:
            self._shorten(button)

    def _has_room(self, button: QPushButton) -> bool:
        return button.fontMetrics().horizontalAdvance(button.text()) <= self._room(button)


def tools_of(model: TableModel) -> tuple[tuple[Meaning, ButtonModel], ...]:
    """Undo and Hint, which are always on the table of somebody who plays; at rest in vain."""
    if not model.plays or model.caution:
        return ()
    given = next((one for one in model.buttons if one.id is ButtonId.UNDO), None)
    undo = given or ButtonModel(ButtonId.UNDO, translate("Table", "Undo"), model.can_undo)
    hint = ButtonModel(ButtonId.UNDO, translate("Table", "Hint"), model.my_turn)
    return (ButtonId.UNDO, replace(undo, accent=False)), (HINT, hint)
