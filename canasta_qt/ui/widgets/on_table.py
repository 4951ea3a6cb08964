"""What panels are made of: words in the sizes of the look, and buttons."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QPushButton, QWidget

from canasta_qt.ui.controls.looks import primary, quiet
from canasta_qt.ui.parts.growing import Growing
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.following import set_type
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.tokens import SIZE
from canasta_qt.ui.widgets.build import Do


def words(
    text: str, parent: QWidget, style: str = "body", *, soft: bool = False, wrap: bool = True
) -> Words:
    """Words on the table, wrapped where they may be; soft where they matter less."""
    return Words(text, style, "text_soft" if soft else "text", parent, wrap=wrap, on_table=True)


class ActionButton(Growing, QPushButton):
    """A button of a panel; the `main` one is filled and larger, and there is one of them."""

    def __init__(self, text: str, parent: QWidget) -> None:
        super().__init__(text, parent)
        self._main = False
        self.setAutoDefault(True)
        set_type(self, "strong")
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def be_main(self, on: bool, icon: str = "") -> None:
        """Be the one that leads on, or an ordinary one; with its icon."""
        self._main = on
        (primary if on else quiet)(self)
        if icon:
            wear(self, icon, "on_accent" if on else "text")
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        if self._main:
            hint = hint.expandedTo(QSize(self.px(170), self.px(SIZE["main_control"])))
        return hint.expandedTo(QSize(0, self.px(SIZE["control"])))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


def action(
    text: str, parent: QWidget, do: Do, *, main: bool = False, icon: str = ""
) -> ActionButton:
    """A button that does something; Enter presses it while it has the keys."""
    made = ActionButton(text, parent)
    made.be_main(main, icon)
    made.clicked.connect(do)
    return made
