"""Real push buttons over the table: those that matter now, Undo and Hint, and two that sort."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, Literal

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from canasta_qt.style.theme import current, font, look
from canasta_qt.table.items.painted import translate
from canasta_qt.table.layout.areas import SORT_HEIGHT
from canasta_qt.table.layout.places import Rect
from canasta_qt.table.plain_text import tip_lines
from canasta_qt.view_model.pictures import ButtonId, ButtonModel, SortOrder, TableModel
from canasta_qt.words.keys import BY_ID

MOST = 6
"""Of the game up to four, and the two tools."""

HINT: Final = "hint"
"""What the button means that asks for advice."""

Meaning = ButtonId | SortOrder | Literal["hint"]

SORT_SIZE = 12.0
"""Type of the buttons that sort, in units."""

TIGHTNESS = ((12.5, 12.0, 84.0), (12.0, 8.0, 62.0), (11.0, 5.0, 44.0))
"""Type, padding and least width in units: as wished, tighter, tightest."""

STYLE = """
QPushButton {{ background: {plate}; color: {text}; border: {thin}px solid {edge};
  border-radius: {radius}px; padding: 0 {pad}px; }}
QPushButton:hover {{ border-color: {accent}; }}
QPushButton:focus {{ border: {thick}px solid {text}; }}
QPushButton:pressed {{ background: {pressed}; }}
QPushButton:disabled {{ color: {disabled}; border-color: {disabled_edge}; }}
QPushButton[gold="true"] {{ background: {accent}; color: {on_accent}; border-color: {accent}; }}
QPushButton[gold="true"]:hover {{ border-color: {text}; }}
QPushButton[gold="true"]:disabled {{ background: {plate}; color: {disabled}; }}
"""


def button_colours() -> dict[str, str]:
    """The colours that `STYLE` asks for, of the theme that is shown now."""
    theme = current()
    return {
        "plate": theme.surface, "text": theme.text, "edge": theme.edge,
        "accent": theme.accent, "on_accent": theme.on_accent, "pressed": theme.sunk,
        "disabled": theme.text_rest, "disabled_edge": theme.hairline,
    }  # fmt: skip


def button_style(unit: float, pad: float) -> str:
    """How a button on the table looks now; `pad` is in units."""
    return STYLE.format(
        **button_colours(), thin=max(1, round(unit)), thick=max(2, round(2 * unit)),
        radius=round(8 * unit), pad=round(pad * unit),
    )  # fmt: skip


class _Buttons(QObject):
    """Push buttons over the table that are made once and shown when they are wanted."""

    pressed = Signal(object)
    """What the button means: a `ButtonId`, a `SortOrder` or `HINT`."""

    def __init__(self, parent: QWidget, count: int) -> None:
        super().__init__(parent)
        self._parent = parent
        self._means: dict[QObject, Meaning] = {}
        self.buttons = [QPushButton(parent) for _ in range(count)]
        for button in self.buttons:
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            button.setCursor(Qt.CursorShape.PointingHandCursor)
            button.clicked.connect(self._clicked)
            button.hide()

    def _clicked(self) -> None:
        if self.sender() in self._means:
            self.pressed.emit(self._means[self.sender()])

    def _hide(self, button: QPushButton) -> None:
        if button.hasFocus():
            self._parent.setFocus()
        self._means.pop(button, None)
        button.hide()

    def _dress(self, size: float, unit: float, pad: float) -> None:
        """Give all of them type of `size` and a padding of `pad` units."""
        for button in self.buttons:
            button.setFont(font(size * unit, bold=True))
            button.setStyleSheet(button_style(unit, pad))


class ButtonRow(_Buttons):
    """Keeps a few push buttons and shows them right-aligned in a rectangle."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, MOST)
        look.changed.connect(self._forget_style)
        self._styled: tuple[float, int] = (0.0, 0)

    def button(self, id_: ButtonId | Literal["hint"]) -> QPushButton | None:
        """The push button for this id, if it is shown now."""
        shown = (button for button in self.buttons if not button.isHidden())
        return next((button for button in shown if self._means.get(button) == id_), None)

    def show_buttons(
        self, models: tuple[ButtonModel, ...], rect: Rect, unit: float,
        tools: tuple[tuple[Meaning, ButtonModel], ...] = (),
    ) -> None:  # fmt: skip
        """Show these buttons in `rect`: quiet ones, then the tools, the main one at the right."""
        own: list[tuple[Meaning, ButtonModel]] = [(model.id, model) for model in models]
        quiet = [one for one in own if not one[1].accent]
        shown = [*quiet, *tools, *(one for one in own if one[1].accent)]
        for button, (meaning, model) in zip(self.buttons, shown, strict=False):
            self._fill(button, meaning, model)
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
        if button.property("gold") != model.accent:
            button.setProperty("gold", model.accent)
            button.style().unpolish(button)
            button.style().polish(button)
        button.show()

    def _style(self, unit: float, tightness: int) -> None:
        if (unit, tightness) == self._styled:
            return
        self._styled = (unit, tightness)
        size, pad, _ = TIGHTNESS[tightness]
        self._dress(size, unit, pad)

    def _forget_style(self) -> None:
        self._styled = (0.0, 0)

    def _widths(self, buttons: list[QPushButton], room: float, unit: float) -> list[int]:
        """As wide as their words, set tighter while there is no room; shares of it at last."""
        gaps = round(6 * unit) * (len(buttons) - 1)
        wanted: list[int] = []
        for tightness, (_, _, least) in enumerate(TIGHTNESS):
            self._style(unit, tightness)
            wanted = [max(round(least * unit), button.sizeHint().width()) for button in buttons]
            if sum(wanted) + gaps <= room:
                return wanted
        share = (room - gaps) / sum(wanted)
        return [int(width * share) for width in wanted]

    def _place(self, buttons: list[QPushButton], rect: Rect, unit: float) -> None:
        """Right-aligned; words that do not fit even so are shortened and told in full as a tip."""
        if not buttons:
            return
        gap, height = round(6 * unit), round(rect.h - 2 * unit)
        widths = self._widths(buttons, rect.w, unit)
        x = round(rect.right - sum(widths) - gap * (len(buttons) - 1))
        for button, width in zip(buttons, widths, strict=True):
            button.setGeometry(x, round(rect.y + unit), width, height)
            self._shorten(button, unit)
            x += width + gap

    def _shorten(self, button: QPushButton, unit: float) -> None:
        if button.sizeHint().width() <= button.width():
            return
        words, room = button.text(), button.width() - 2 * round((TIGHTNESS[-1][1] + 2) * unit)
        if not button.toolTip():
            button.setToolTip(tip_lines(words.replace("&&", "&")))
        elided = button.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room)
        button.setText(elided)

    def left_edge(self, rect: Rect) -> float:
        """Where the buttons begin; the right edge of `rect` when there are none."""
        shown = [button.x() for button in self.buttons if not button.isHidden()]
        return float(min(shown)) if shown else rect.right


_FACES: Final[Mapping[SortOrder, str]] = {
    "rank_up": "4–A",
    "rank_down": "A–4",
    "wilds_left": "★ …",
    "wilds_right": "… ★",
}
"""What a button shows: how the hand will lie."""


class SortButtons(_Buttons):
    """Each shows how the hand will lie once it is pressed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, 2)
        self._unit = 0.0
        look.changed.connect(self._dress_anew)

    def _dress_anew(self) -> None:
        self._dress(SORT_SIZE, self._unit, pad=2)

    def offer(self, sorts: tuple[SortOrder, ...], rect: Rect, unit: float) -> None:
        """Show these ways to sort, one above the other in `rect`."""
        if unit != self._unit:
            self._unit = unit
            self._dress_anew()
        gap = round(4 * unit)
        height = min(round((rect.h - gap) / 2), round(SORT_HEIGHT * unit))
        for index, button in enumerate(self.buttons):
            if index >= len(sorts):
                self._hide(button)
                continue
            words = BY_ID[sorts[index]].words
            self._means[button] = sorts[index]
            button.setText(_FACES[sorts[index]])
            button.setToolTip(tip_lines(words))
            button.setAccessibleName(words)
            y = round(rect.bottom) - (2 - index) * height - (1 - index) * gap
            button.setGeometry(round(rect.x), y, round(rect.w), height)
            button.show()


def tools_of(model: TableModel) -> tuple[tuple[Meaning, ButtonModel], ...]:
    """Undo and Hint, which are always on the table of somebody who plays; at rest in vain."""
    if not model.plays or model.caution:
        return ()
    given = next((one for one in model.buttons if one.id is ButtonId.UNDO), None)
    undo = given or ButtonModel(ButtonId.UNDO, translate("Table", "Undo"), model.can_undo)
    hint = ButtonModel(ButtonId.UNDO, translate("Table", "Hint"), model.my_turn)
    return (ButtonId.UNDO, replace(undo, accent=False)), (HINT, hint)
