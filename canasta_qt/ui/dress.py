"""Puts the look on the program: typefaces, controls, palette, scale; in step with the theme."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication, QToolTip

from canasta_qt.ui.controls.focus import FocusRing
from canasta_qt.ui.controls.style import CanastaStyle
from canasta_qt.ui.style import type as scale
from canasta_qt.ui.style.following import follow, renew
from canasta_qt.ui.style.icons import use_folder
from canasta_qt.ui.style.theme import current, field_palette, palette_of, windows
from canasta_qt.ui.style.type import register_fonts, type_font

FIELDS: Final = ("QLineEdit", "QPlainTextEdit", "QAbstractSpinBox")
"""Classes of what is written in, or whose words are marked to be copied."""

FONTS: Final = {
    "QMenu": "body", "QMenuBar": "body", "QToolTip": "body", "QTipLabel": "body",
    "QHeaderView": "label", "QPushButton": "strong", "QDockWidgetTitle": "label",
}  # fmt: skip
"""Type of classes that do not write in the usual one."""


class Wardrobe(QObject):
    """Dresses one application, and again whenever the look is another one."""

    def __init__(self, app: QApplication, fonts: Path) -> None:
        super().__init__(app)
        self._app = app
        register_fonts(fonts)
        self._ring = FocusRing(app)
        self._scale = 0.0
        follow(self.dress)

    def dress(self) -> None:
        """Give every widget fonts, controls and colours of now, and have it painted."""
        self._choose_type()
        self._choose_colours()
        for window in self._app.topLevelWidgets():
            window.update()

    def _choose_type(self) -> None:
        app = self._app
        if self._scale != scale.factor():
            self._scale = scale.factor()
            app.setStyle(CanastaStyle())
            app.setFont(type_font("body"))
            for name, style in FONTS.items():
                app.setFont(type_font(style), name)  # type: ignore[arg-type]
            QToolTip.setFont(type_font("body"))
            # Qt would tell windows later; what measures itself now must measure by this type
            app.sendPostedEvents(None, QEvent.Type.ApplicationFontChange)

    def _choose_colours(self) -> None:
        app, theme = self._app, windows()
        if theme is not current():
            app.setPalette(QPalette())  # the desktop's own
            QToolTip.setPalette(app.palette())
            return
        palette = palette_of(theme)
        app.setPalette(palette)
        written = field_palette(theme)
        for name in FIELDS:
            app.setPalette(written, name)  # type: ignore[arg-type]
        QToolTip.setPalette(palette)


def dress(app: QApplication, resources: Path) -> None:
    """Let an application wear the look from now on; typefaces and icons are in `resources`."""
    if app.findChild(Wardrobe) is None:
        use_folder(resources / "icons")
        Wardrobe(app, resources / "fonts")


def set_scale(times: float, by_screen: float = 1.0) -> None:
    """Show everything so many times as large as usual; `by_screen` of it for a large screen."""
    if (times, times / by_screen) != (scale.factor(), scale.wished_factor()):
        scale.set_factor(times, by_screen)
        renew()
