"""How a match shall be played on from the middle of a replay."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)


class PlayOnDialog(QDialog):
    """The same hidden cards, or fresh ones?

    Signals:
        chosen(bool): play on; True with fresh cards.
    """

    chosen = Signal(bool)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """`name` is who sits at the seat that will be played."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Play on from here"))
        told = self.tr(
            "A new match begins at this moment, and you play the seat of {name}. The match of the "
            "replay stays as it is."
        )
        words = QLabel(told.format(name=name), self)
        words.setWordWrap(True)
        self.same = QRadioButton(self.tr("With the &same hidden cards"), self)
        self.fresh = QRadioButton(self.tr("With &fresh hidden cards"), self)
        self.fresh.setToolTip(
            self.tr("What {name} has seen so far stays; all else is shuffled.").format(name=name)
        )
        self.same.setChecked(True)
        layout = QVBoxLayout(self)
        layout.setSpacing(10)
        layout.addWidget(words)
        layout.addWidget(self.same)
        layout.addWidget(self.fresh)
        layout.addWidget(self._buttons())
        self.resize(420, self.sizeHint().height())

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        start = box.addButton(self.tr("&Play"), QDialogButtonBox.ButtonRole.AcceptRole)
        start.setDefault(True)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        return box

    def accept(self) -> None:
        """Play."""
        super().accept()
        self.chosen.emit(self.fresh.isChecked())
