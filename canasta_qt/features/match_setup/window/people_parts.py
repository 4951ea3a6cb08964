"""Buttons beside a name: people who are known at this computer, and faces."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPixmap
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from canasta_qt.library.language import resources_folder
from canasta_qt.ui.cards.symbols import Portraits
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.scale import px
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.view_model.session import PORTRAITS, portraits_of
from canasta_qt.words.people import person_name


class KnownPeople(QToolButton):
    """Lets a person be chosen who has played here, by mouse or key.

    Signals:
        chosen(str): the name of the person, as it is kept.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._portraits = Portraits(resources_folder())
        self.names: tuple[str, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setAutoRaise(True)
        self.setToolTip(self.tr("Choose somebody who has played here"))
        wear(self, "people")
        self.setMenu(QMenu(self))

    def offer(self, names: Sequence[str]) -> None:
        """These people can be chosen."""
        self.names = tuple(names)
        menu = self.menu()
        menu.clear()
        for name, face in zip(names, portraits_of(names), strict=True):
            icon = face_icon(self._portraits, face, self.devicePixelRatioF())
            action = menu.addAction(icon, person_name(name).replace("&", "&&"))
            action.setToolTip(tip_lines(person_name(name)))
            action.triggered.connect(partial(self.chosen.emit, name))

    def sizeHint(self) -> QSize:
        """As wide as the face before the name."""
        return super().sizeHint().expandedTo(QSize(0, px(SIDE)))


# --- a button with somebody's face on it ------------------------------------------------------

SIDE: Final = 30
"""Pixels of a face on the button and in the list."""


class FacePicker(QToolButton):
    """Shows a face and lets another be chosen, by mouse or key.

    Signals:
        chosen(str): the file stem of the portrait that was picked.
    """

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._portraits = Portraits(resources_folder())
        self.face = ""
        follow(self.setIconSize, QSize(SIDE, SIDE))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setAutoRaise(True)
        self.setToolTip(self.tr("Choose a face"))
        menu = QMenu(self)
        for number, face in enumerate(PORTRAITS, 1):
            action = menu.addAction(self.tr("Face {n}").format(n=number))
            action.triggered.connect(partial(self.chosen.emit, face))
        self.setMenu(menu)
        follow(self._draw)

    def show_face(self, face: str, name: str) -> None:
        self.face = face
        self.setIcon(self._icon(face))
        self.setAccessibleName(self.tr("Face of {name}").format(name=name))

    def _draw(self) -> None:
        for action, face in zip(self.menu().actions(), PORTRAITS, strict=True):
            action.setIcon(self._icon(face))
        if self.face:
            self.setIcon(self._icon(self.face))

    def _icon(self, face: str) -> QIcon:
        return face_icon(self._portraits, face, self.devicePixelRatioF())


def face_icon(portraits: Portraits, face: str, ratio: float) -> QIcon:
    """A portrait by its file stem, for a screen with so many pixels to a point."""
    picture = portraits.picture(face, round(px(SIDE) * ratio)) or QPixmap()
    picture.setDevicePixelRatio(ratio)
    return QIcon(picture)
