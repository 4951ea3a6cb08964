"""The sheets that are kept: continue one, delete one, begin another, print blank ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from PySide6.QtCore import QDateTime, QLocale, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from canasta_qt.features.score_keeper.model.entries import Sheet
from canasta_qt.features.score_keeper.model.tally import tally
from canasta_qt.features.score_keeper.words import KeeperText, column_names
from canasta_qt.ui.controls.looks import primary
from canasta_qt.ui.parts.empty import EmptyState
from canasta_qt.ui.parts.rows import BELOW, FACTS, RowDelegate
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import UndoBar
from canasta_qt.ui.widgets.drawn import BACKS, card_pictures
from canasta_qt.words.cards import number
from canasta_qt.words.sentences import figures

_ID: Final = Qt.ItemDataRole.UserRole + 50


@dataclass(frozen=True, slots=True)
class ListedSheet:
    """A sheet that is kept, the title of its game, and when it was changed last."""

    id: str
    sheet: Sheet
    game: str
    changed: str


class StartPage(QWidget):
    """Chooses a sheet.

    Signals:
        chosen(str): continue the sheet with this id.
        delete_asked(str): delete it.
        new_asked, blank_asked, file_asked: begin another, print blank ones, open a file.
    """

    chosen = Signal(str)
    delete_asked = Signal(str)
    new_asked = Signal()
    blank_asked = Signal()
    file_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.list = QListWidget(self)
        self.list.setAccessibleName(KeeperText.SHEETS())
        self.list.setItemDelegate(RowDelegate(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Enter is for the default button: an item that took it would leave it to the next page too
        self.list.itemDoubleClicked.connect(lambda _item: self._open())
        self.list.currentItemChanged.connect(lambda *_: self._follow())
        self.nothing = EmptyState(
            KeeperText.INTRO(),
            KeeperText.NEW(),
            card_pictures(*BACKS),
            self,
            headline=KeeperText.NO_SHEETS(),
        )
        self.nothing.asked.connect(self.new_asked)
        self.undo_bar = UndoBar(self)
        self.intro = build.label(KeeperText.INTRO(), self)
        parts = (self.intro, self.undo_bar, (self.list, 1), (self.nothing, 1))
        build.column(*parts, of=self, margins=0)
        self.blank = build.button(KeeperText.BLANK(), self, self.blank_asked)
        self.file = build.button(KeeperText.FILE(), self, self.file_asked)
        self.delete = build.button(KeeperText.DELETE(), self, self._delete)
        self.new = build.button(KeeperText.NEW(), self, self.new_asked)
        self.go_on = primary(build.button(KeeperText.OPEN(), self, self._open))
        key = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.list)
        key.setContext(Qt.ShortcutContext.WidgetShortcut)
        key.activated.connect(self._delete)

    @property
    def foot(self) -> tuple[build.Part, ...]:
        """The buttons of this page."""
        return (self.blank, self.file, self.delete, 1, self.new, self.go_on)

    def show_sheets(self, sheets: Sequence[ListedSheet]) -> None:
        """List these sheets, in this order."""
        before = self.current
        self.list.clear()
        for one in sheets:
            self._add(one)
            if one.id == before:
                self.list.setCurrentRow(self.list.count() - 1)
        if self.list.count() and self.list.currentRow() < 0:
            self.list.setCurrentRow(0)
        for widget in (self.list, self.intro, self.new):
            widget.setVisible(bool(sheets))
        self.nothing.setVisible(not sheets)
        self._follow()

    @property
    def current(self) -> str:
        """The id of the sheet that is chosen; empty for none."""
        return str(self.list.currentIndex().data(_ID) or "")

    def _add(self, one: ListedSheet) -> None:
        totals = tally(one.sheet).ahead.totals
        names = column_names(one.sheet)
        told = zip(names, totals, strict=True)
        title = " – ".join(
            KeeperText.RESUMED(side=name, points=figures(total)) for name, total in told
        )
        deals = number(len(one.sheet.deals), "deal")
        below = KeeperText.LAST_USED(game=one.game, deals=deals, date=_date(one.changed))
        item = QListWidgetItem(title, self.list)
        item.setData(FACTS, "")
        item.setData(BELOW, below)
        item.setData(_ID, one.id)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{title}. {below}")

    def _follow(self) -> None:
        chosen = bool(self.current)
        for button in (self.delete, self.go_on):
            button.setEnabled(chosen)
            button.setVisible(self.list.count() > 0)
        self.go_on.setDefault(chosen)
        self.new.setDefault(not chosen)
        self.nothing.button.setDefault(self.list.count() == 0)

    def _open(self) -> None:
        if self.current:
            self.chosen.emit(self.current)

    def _delete(self) -> None:
        if self.current:
            self.delete_asked.emit(self.current)


def _date(changed: str) -> str:
    """A moment in UTC as a day and time of here."""
    try:
        moment = datetime.fromisoformat(changed)
    except ValueError:
        return changed
    shown = QDateTime.fromSecsSinceEpoch(int(moment.timestamp()))
    return QLocale().toString(shown, QLocale.FormatType.ShortFormat)
