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

from canasta_qt.dialogs.widgets.standard import answer_or_cancel, bold, plain_label
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
        box, go_on = answer_or_cancel(self, self.tr("C&ontinue"))
        go_on.setEnabled(self.list.count() > 0)
        return box

    def accept(self) -> None:
        """Go on with the match that is marked."""
        item = self.list.currentItem()
        super().accept()
        if item is not None:
            self.chosen.emit(item.data(_MATCH))


def _when(match: WaitingMatch) -> str:
    moment = QDateTime.fromSecsSinceEpoch(round(match.unfinished.changed))
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
        heading = plain_label(match.title, self)
        heading.setFont(bold(heading.font(), 1.2))
        layout.addWidget(heading)
        source = self.tr("Read from {name}. Nothing has been stored.").format(name=name)
        for text in (match.people, match.standing, match.note, source):
            if text:
                layout.addWidget(plain_label(text, self))
        layout.addStretch(1)
        layout.addWidget(self._buttons())
        self.resize(480, self.sizeHint().height())

    def _buttons(self) -> QDialogButtonBox:
        box, self.replay_button = answer_or_cancel(self, self.tr("&Watch the replay"))
        role = QDialogButtonBox.ButtonRole.AcceptRole
        self.keep_button = box.addButton(self.tr("&Keep among my matches"), role)
        self.replay_button.clicked.connect(lambda: self.replay_asked.emit(self._match))
        self.keep_button.clicked.connect(lambda: self.keep_asked.emit(self._match))
        return box
