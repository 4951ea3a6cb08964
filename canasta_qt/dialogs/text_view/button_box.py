"""The buttons that matter now, as real buttons one below the other."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from canasta_qt.controller.view_model import ButtonId, ButtonModel

_COLUMNS = 2


class ButtonBox(QWidget):
    """Shows the buttons of the table.

    Signals:
        pressed(ButtonId): one was pressed.
    """

    pressed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name()
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._buttons: dict[ButtonId, QPushButton] = {}

    def _name(self) -> None:
        self.setAccessibleName(self.tr("What can be done now"))

    def changeEvent(self, event: QEvent) -> None:
        """Another language: the name too; the buttons come with the next picture."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def button(self, id_: ButtonId) -> QPushButton | None:
        """The button of this name that is shown, if it is."""
        found = self._buttons.get(id_)
        return found if found is not None and not found.isHidden() else None

    def show_buttons(self, buttons: tuple[ButtonModel, ...]) -> None:
        """Exactly these; a button that stays keeps the keys."""
        for shown in self._buttons.values():
            self._grid.removeWidget(shown)
        for at, model in enumerate(buttons):
            button = self._made(model.id)
            button.setText(model.label)
            button.setEnabled(model.enabled)
            button.setToolTip(model.why_not)
            button.setAccessibleDescription(model.why_not)
            self._grid.addWidget(button, at // _COLUMNS, at % _COLUMNS)
            button.show()
        now = {model.id for model in buttons}
        for id_, shown in self._buttons.items():
            shown.setVisible(id_ in now)

    def _made(self, id_: ButtonId) -> QPushButton:
        if id_ not in self._buttons:
            button = QPushButton(self)
            button.setAutoDefault(True)
            button.clicked.connect(lambda: self.pressed.emit(id_))
            self._buttons[id_] = button
        return self._buttons[id_]
