"""What a widget is beyond its class: the main button, a danger, a switch."""

from __future__ import annotations

from typing import Final, TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QDialogButtonBox,
    QPushButton,
    QStyle,
    QStyleOption,
    QWidget,
)

LOOK: Final = "look"
"""The property that says it."""

PRIMARY, DANGER, QUIET, FLAT, SWITCH, LARGE, ROW = (
    "primary", "danger", "quiet", "flat", "switch", "large", "row",
)  # fmt: skip

_Widget = TypeVar("_Widget", bound=QWidget)
_Button = TypeVar("_Button", bound=QAbstractButton)


def look_of(widget: QWidget | None) -> str:
    """What was said of a widget; empty for nothing."""
    said = widget.property(LOOK) if widget is not None else None
    return said if isinstance(said, str) else ""


def dressed(widget: _Widget, look: str) -> _Widget:
    """Say what a widget is; returns it."""
    if look_of(widget) != look:
        widget.setProperty(LOOK, look)
        widget.updateGeometry()
        QWidget.update(widget)  # a list's own one wants an index in PySide6 6.8
    return widget


def primary(button: _Button) -> _Button:
    """The one button that goes on: filled with the accent."""
    return dressed(button, PRIMARY)


def danger(button: _Button) -> _Button:
    """A button that destroys; its words name what."""
    return dressed(button, DANGER)


def quiet(button: _Button) -> _Button:
    """An ordinary button, also where it is the default one."""
    return dressed(button, QUIET)


def flat(button: _Button) -> _Button:
    """A button without a ground until the pointer is on it."""
    return dressed(button, FLAT)


def as_row(button: _Button) -> _Button:
    """One of several answers below one another: icon and words begin at the left."""
    return dressed(button, ROW)


def as_switch(box: QCheckBox) -> QCheckBox:
    """A check box that is drawn as a switch at the end of its row."""
    return dressed(box, SWITCH)


def is_primary(widget: QWidget | None) -> bool:
    """Whether a button is to be filled with the accent."""
    said = look_of(widget)
    return said == PRIMARY or (not said and isinstance(widget, QPushButton) and _is_main(widget))


MAIN: Final = "main"
"""The property of the button that was the default one when its window was first seen."""

ASKED: Final = "main_is_known"
"""The property of windows whose main button is known."""

_WAYS_OUT: Final = (QDialogButtonBox.ButtonRole.RejectRole, QDialogButtonBox.ButtonRole.HelpRole)


def _is_main(button: QPushButton) -> bool:
    """Whether a button is the answer that Enter gives; it stays so when the keys go elsewhere."""
    if button.property(MAIN) is True:
        return True
    window = button.window()
    if window.property(ASKED) is True or not button.isDefault():
        return False
    window.setProperty(ASKED, True)
    box = button.parentWidget()
    leads_out = isinstance(box, QDialogButtonBox) and box.buttonRole(button) in _WAYS_OUT
    button.setProperty(MAIN, not leads_out)
    return not leads_out


def mnemonic(option: QStyleOption, widget: QWidget | None) -> Qt.TextFlag:
    """Whether the letter of a key is underlined now."""
    hint = QStyle.StyleHint.SH_UnderlineShortcut
    shown = widget is None or widget.style().styleHint(hint, option, widget)
    return Qt.TextFlag.TextShowMnemonic if shown else Qt.TextFlag.TextHideMnemonic
