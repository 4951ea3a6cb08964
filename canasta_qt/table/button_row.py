"""The one to three buttons that matter now: real push buttons over the table."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from canasta_qt.controller.view_model import ButtonId, ButtonModel
from canasta_qt.table.places import Rect
from canasta_qt.table.theme import EVENING, font

MOST = 4

STYLE = """
QPushButton {{ background: {plate}; color: {text}; border: {thin}px solid {edge};
  border-radius: {radius}px; padding: 0 {pad}px; }}
QPushButton:hover {{ border-color: {accent}; }}
QPushButton:focus {{ border: {thick}px solid {text}; }}
QPushButton:pressed {{ background: {pressed}; }}
QPushButton:disabled {{ color: #8fa39d; border-color: #2c5250; }}
QPushButton[gold="true"] {{ background: {accent}; color: {ink}; border-color: {accent}; }}
QPushButton[gold="true"]:hover {{ border-color: {text}; }}
QPushButton[gold="true"]:disabled {{ background: {plate}; color: #8fa39d; }}
"""


class ButtonRow(QObject):
    """Keeps a few push buttons and shows them right-aligned in a rectangle."""

    pressed = Signal(object)
    """A `ButtonId`."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parent = parent
        self._shown: tuple[ButtonModel, ...] = ()
        self._unit = 0.0
        self._buttons: list[QPushButton] = []
        self._ids: dict[QObject, ButtonId] = {}
        for _ in range(MOST):
            self._buttons.append(self._make())

    def _make(self) -> QPushButton:
        button = QPushButton(self._parent)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.setCursor(Qt.CursorShape.PointingHandCursor)
        button.clicked.connect(self._clicked)
        button.hide()
        return button

    def button(self, id_: ButtonId) -> QPushButton | None:
        """The push button for this id, if it is shown now."""
        for button in self._buttons:
            if not button.isHidden() and self._ids.get(button) is id_:
                return button
        return None

    def show_buttons(self, models: tuple[ButtonModel, ...], rect: Rect, unit: float) -> None:
        """Show these buttons in `rect`, the first at the left."""
        self._style(unit)
        for button, model in zip(self._buttons, models, strict=False):
            self._fill(button, model)
        for button in self._buttons[len(models) :]:
            self._hide(button)
        self._place(self._buttons[: len(models)], rect, unit)
        self._shown = models

    def _fill(self, button: QPushButton, model: ButtonModel) -> None:
        self._ids[button] = model.id
        button.setText(model.label.replace("&", "&&"))
        button.setEnabled(model.enabled)
        button.setToolTip(model.why_not)
        button.setAccessibleDescription(model.why_not)
        if button.property("gold") != model.accent:
            button.setProperty("gold", model.accent)
            button.style().unpolish(button)
            button.style().polish(button)
        button.show()

    def _hide(self, button: QPushButton) -> None:
        if button.hasFocus():
            self._parent.setFocus()
        self._ids.pop(button, None)
        button.hide()

    def _style(self, unit: float) -> None:
        if unit == self._unit:
            return
        self._unit = unit
        style = STYLE.format(
            plate=EVENING.plate, text=EVENING.text, edge=EVENING.plate_edge, ink=EVENING.ink,
            accent=EVENING.accent, pressed="#0a2324", thin=max(1, round(unit)),
            thick=max(2, round(2 * unit)), radius=round(8 * unit), pad=round(12 * unit),
        )  # fmt: skip
        for button in self._buttons:
            button.setFont(font(15 * unit, bold=True))
            button.setStyleSheet(style)

    def _place(self, buttons: list[QPushButton], rect: Rect, unit: float) -> None:
        """Right-aligned, each as wide as its words, narrower when there is no room."""
        if not buttons:
            return
        gap, height = round(8 * unit), round(rect.h - 4 * unit)
        wanted = [max(round(92 * unit), button.sizeHint().width()) for button in buttons]
        most = round((rect.w - gap * (len(buttons) - 1)) / len(buttons))
        if sum(wanted) + gap * (len(buttons) - 1) > rect.w:
            wanted = [min(width, most) for width in wanted]
        x = round(rect.right - sum(wanted) - gap * (len(buttons) - 1))
        for button, width in zip(buttons, wanted, strict=True):
            button.setGeometry(x, round(rect.y + 2 * unit), width, height)
            x += width + gap

    def left_edge(self, rect: Rect) -> float:
        """Where the buttons begin; the right edge of `rect` when there are none."""
        shown = [button.x() for button in self._buttons if not button.isHidden()]
        return float(min(shown)) if shown else rect.right

    def _clicked(self) -> None:
        id_ = self._ids.get(self.sender())
        if id_ is not None:
            self.pressed.emit(id_)
