"""Names that were misspelt, or somebody who takes a place: the players of a sheet, renamed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QWidget

from canasta_qt.features.score_keeper.model.entries import LONGEST_NAME, Sheet
from canasta_qt.features.score_keeper.words.labels import keeper_text
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Window, open_sized
from canasta_qt.ui.widgets.framed import titled


class NamesWindow(Window):
    """A field for every player.

    Signals:
        told(list): the names by seat.
    """

    told = Signal(list)

    def __init__(self, sheet: Sheet, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(keeper_text("names"))
        self.fields = [self._field(seat, name) for seat, name in enumerate(sheet.names)]
        box, self.answer = build.answer_or_cancel(self, self.tr("&OK"))
        titled(self, keeper_text("names"), *self.fields, 1, foot=(1, box))
        self.accepted.connect(self._tell)
        open_sized(self, 440)
        self.fields[0].setFocus()

    def _field(self, seat: int, name: str) -> QLineEdit:
        field = QLineEdit(name, self)
        field.setMaxLength(LONGEST_NAME)
        field.setAccessibleName(keeper_text("player", n=seat + 1))
        return field

    def _tell(self) -> None:
        self.told.emit([field.text() for field in self.fields])
