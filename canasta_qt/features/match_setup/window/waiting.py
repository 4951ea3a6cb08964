"""The list of matches that wait, where there are several."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from canasta_qt.library.language import date_and_time
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
        when = date_and_time(match.unfinished.changed)
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
