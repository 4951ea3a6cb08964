"""A button beside a name; pressed, it offers the people who are known at this computer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from canasta_qt.features.match_setup.window.face_picker import SIDE, face_icon
from canasta_qt.library.language import resources_folder
from canasta_qt.ui.cards.symbols import Portraits
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.scale import px
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.view_model.session import portraits_of
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
