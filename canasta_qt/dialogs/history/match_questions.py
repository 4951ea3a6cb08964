"""Small dialogs about kept matches: which interrupted one shall go on, and what a file holds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.library.match_files import MatchFile
from canasta_qt.library.match_saver import WaitingMatch

_MATCH = Qt.ItemDataRole.UserRole


class WaitingMatches(QDialog):
    """A list of matches, the latest first; a double click or Enter goes on with one.

    Signals:
        chosen(WaitingMatch): play this one on.
    """

    chosen = Signal(object)

    def __init__(self, matches: Sequence[WaitingMatch], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Matches that wait"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.list = QListWidget(self)
        self.list.setAlternatingRowColors(True)
        self.list.setAccessibleName(self.tr("Matches that wait"))
        for match in matches:
            item = QListWidgetItem(f"{match.title} · {_when(match)}\n{match.totals}", self.list)
            item.setData(_MATCH, match)
            item.setSizeHint(QSize(0, 2 * self.fontMetrics().lineSpacing() + 12))
        self.list.setCurrentRow(0)
        self.list.itemDoubleClicked.connect(self.accept)
        layout = QVBoxLayout(self)
        layout.addWidget(QLabel(self.tr("Which match shall go on?"), self))
        layout.addWidget(self.list, 1)
        layout.addWidget(self._buttons())
        self.resize(480, min(420, 140 + len(matches) * self.list.sizeHintForRow(0)))

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        go_on = box.addButton(self.tr("C&ontinue"), QDialogButtonBox.ButtonRole.AcceptRole)
        go_on.setDefault(True)
        go_on.setEnabled(self.list.count() > 0)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        return box

    def accept(self) -> None:
        """Go on with the match that is marked."""
        item = self.list.currentItem()
        super().accept()
        if item is not None:
            self.chosen.emit(item.data(_MATCH))


def _when(match: WaitingMatch) -> str:
    moment = QDateTime.fromSecsSinceEpoch(round(match.changed))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)


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
