"""What a file with a match holds, before anything is done with it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from canasta_qt.controller.match_files import MatchFile


class MatchFileDialog(QDialog):
    """Says what a file holds and offers to watch or to keep it.

    Signals:
        replay_asked(MatchFile): show it.
        keep_asked(MatchFile): keep it among the matches.
    """

    replay_asked = Signal(object)
    keep_asked = Signal(object)

    def __init__(self, match: MatchFile, name: str, parent: QWidget | None = None) -> None:
        """`name` is the file's."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("A match from a file"))
        self._match = match
        layout = QVBoxLayout(self)
        layout.setSpacing(10)
        heading = self._label(match.title)
        font = heading.font()
        font.setPointSizeF(font.pointSizeF() * 1.2)
        font.setBold(True)
        heading.setFont(font)
        for label in (
            heading,
            self._label(match.people),
            self._label(match.standing),
            self._label(match.note),
            self._label(self.tr("Read from {name}. Nothing has been stored.").format(name=name)),
        ):
            label.setVisible(bool(label.text()))
            layout.addWidget(label)
        layout.addStretch(1)
        layout.addWidget(self._buttons())
        self.resize(480, self.sizeHint().height())

    def _label(self, text: str) -> QLabel:
        label = QLabel(text, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        return label

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        role = QDialogButtonBox.ButtonRole.AcceptRole
        self.replay_button = box.addButton(self.tr("&Watch the replay"), role)
        self.replay_button.setDefault(True)
        self.keep_button = box.addButton(self.tr("&Keep among my matches"), role)
        self.replay_button.clicked.connect(lambda: self.replay_asked.emit(self._match))
        self.keep_button.clicked.connect(lambda: self.keep_asked.emit(self._match))
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        return box
