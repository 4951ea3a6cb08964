"""Small dialogs about kept matches: which interrupted one shall go on, and what a file holds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QListWidget, QListWidgetItem, QWidget

from canasta_qt.dialogs.history.match_table import moment
from canasta_qt.dialogs.widgets import build
from canasta_qt.dialogs.widgets.common import Window
from canasta_qt.library.match_files import MatchFile
from canasta_qt.library.match_saver import WaitingMatch
from canasta_qt.table.plain_text import PlainLabel

_MATCH = Qt.ItemDataRole.UserRole


class WaitingMatches(Window):
    """A list of matches, the latest first; a double click or Enter goes on with one.

    Signals:
        chosen(WaitingMatch): play this one on.
    """

    chosen = Signal(object)

    def __init__(self, matches: Sequence[WaitingMatch], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Unfinished matches"))
        self.list = QListWidget(self)
        self.list.setAlternatingRowColors(True)
        self.list.setAccessibleName(self.tr("Unfinished matches"))
        for match in matches:
            item = QListWidgetItem(
                f"{match.title} · {moment(match.unfinished.changed)}\n{match.totals}", self.list
            )
            item.setData(_MATCH, match)
            item.setSizeHint(QSize(0, 2 * self.fontMetrics().lineSpacing() + 12))
        self.list.setCurrentRow(0)
        self.list.itemDoubleClicked.connect(self.accept)
        question = PlainLabel(self.tr("Which match do you want to continue?"), self)
        box, go_on = build.answer_or_cancel(self, self.tr("C&ontinue"))
        go_on.setEnabled(self.list.count() > 0)
        build.column(question, (self.list, 1), box, of=self)
        self.resize(480, min(420, 140 + len(matches) * self.list.sizeHintForRow(0)))

    def accept(self) -> None:
        """Go on with the match that is marked."""
        item = self.list.currentItem()
        super().accept()
        if item is not None:
            self.chosen.emit(item.data(_MATCH))


class MatchFileDialog(Window):
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
        self.setWindowTitle(self.tr("A match from a file"))
        source = self.tr("Read from {name}. Nothing has been saved yet.").format(name=name)
        told = (match.people, match.standing, match.note, source)
        build.column(
            build.heading(match.title, self, "title"),
            *(build.label(text, self) for text in told if text),
            1,
            self._buttons(match),
            of=self,
            spacing=10,
        )
        self.resize(480, self.sizeHint().height())

    def _buttons(self, match: MatchFile) -> QDialogButtonBox:
        box, self.replay_button = build.answer_or_cancel(self, self.tr("&Replay"))
        role = QDialogButtonBox.ButtonRole.AcceptRole
        self.keep_button = box.addButton(self.tr("&Import to my matches"), role)
        self.replay_button.clicked.connect(lambda: self.replay_asked.emit(match))
        self.keep_button.clicked.connect(lambda: self.keep_asked.emit(match))
        return box
