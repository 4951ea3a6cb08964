"""Small dialogs about kept matches: which interrupted one shall go on, and what a file holds."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialogButtonBox, QListWidget, QListWidgetItem, QWidget

from canasta_qt.features.history.match_files import MatchFile
from canasta_qt.features.history.window.match_table import moment
from canasta_qt.library.match_saver import WaitingMatch
from canasta_qt.ui.parts.rows import BELOW, FACTS, RowDelegate
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Window, open_sized
from canasta_qt.ui.widgets.framed import titled

_MATCH = Qt.ItemDataRole.UserRole

_AROUND, _ROW, _HIGHEST = 250, 68, 560
"""Pixels of the window around its list, of a row, and of the window at most."""


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
        self.list.setItemDelegate(RowDelegate(self.list))
        self.list.setAccessibleName(self.tr("Unfinished matches"))
        for match in matches:
            self._add(match)
        self.list.setCurrentRow(0)
        self.list.itemDoubleClicked.connect(self.accept)
        question = build.heading(self.tr("Which match do you want to continue?"), self)
        box, go_on = build.answer_or_cancel(self, self.tr("C&ontinue"))
        go_on.setEnabled(self.list.count() > 0)
        parts = (question, (self.list, 1))
        titled(self, self.tr("Unfinished matches"), *parts, foot=(1, box))
        open_sized(self, 640, min(_HIGHEST, _AROUND + _ROW * len(matches)))

    def _add(self, match: WaitingMatch) -> None:
        """A row: the title, when it was played, the totals below."""
        when = moment(match.unfinished.changed)
        item = QListWidgetItem(match.title, self.list)
        item.setData(_MATCH, match)
        item.setData(FACTS, when)
        item.setData(BELOW, match.totals)
        told = f"{match.title} · {when}\n{match.totals}"
        item.setData(Qt.ItemDataRole.AccessibleTextRole, told)

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
        words = (build.label(text, self) for text in told if text)
        titled(self, match.title, *words, 1, foot=(1, self._buttons(match)))
        open_sized(self, 560)

    def _buttons(self, match: MatchFile) -> QDialogButtonBox:
        box, self.replay_button = build.answer_or_cancel(self, self.tr("&Replay"))
        role = QDialogButtonBox.ButtonRole.AcceptRole
        self.keep_button = box.addButton(self.tr("&Import to my matches"), role)
        self.replay_button.clicked.connect(lambda: self.replay_asked.emit(match))
        self.keep_button.clicked.connect(lambda: self.keep_asked.emit(match))
        return box
