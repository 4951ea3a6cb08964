"""Duplicate matches: those that were begun, the deals of one, and a new one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from canasta_qt.features.challenges.session.duplicate_page import DuplicateEntry, columns
from canasta_qt.features.challenges.window.comparison import DealsTable
from canasta_qt.features.challenges.words import DuplicateText, intro_text
from canasta_qt.ui.controls.looks import primary
from canasta_qt.ui.parts.rows import BELOW, RowDelegate
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import icon, wear
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Memory, Window, remember_size
from canasta_qt.ui.widgets.framed import titled

_DUPLICATE_SIZE: Final = (900, 620)
_GAME_LETTERS: Final = 18


class DuplicateWindow(Window):
    """All duplicate matches.

    Signals:
        new_asked(str): begin one, of the game with this id.
        go_on_asked(int), compare_asked(int): with the match of this number.
        chosen(int): the match of this number is looked at.
    """

    new_asked = Signal(str)
    go_on_asked = Signal(int)
    compare_asked = Signal(int)
    chosen = Signal(int)

    def __init__(
        self,
        games: Iterable[tuple[str, str]],
        game: str,
        memory: Memory | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`games` are ids and titles; `game` is chosen first."""
        super().__init__(parent)
        self.setWindowTitle(DuplicateText.WINDOW())
        self._entries: tuple[DuplicateEntry, ...] = ()
        self.game = build.narrow_combo(self.tr("Game"), _GAME_LETTERS, self)
        build.offer(self.game, games)
        self.game.setCurrentIndex(max(0, self.game.findData(game)))
        self.new = primary(build.button(DuplicateText.NEW(), self, self._new))
        wear(self.new, "new-match", "on_accent")
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Duplicate matches"))
        self.list.setItemDelegate(RowDelegate(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        follow(self.list.setMinimumWidth, 300)
        self.nothing = build.label(DuplicateText.NONE(), self)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.table = DealsTable(self)
        follow(self.table.setMinimumWidth, 420)
        self.told = build.label("", self)
        self.go_on = build.button(DuplicateText.GO_ON(), self, self._go_on)
        self.look = build.button(DuplicateText.LOOK(), self, self._compare)
        wear(self.go_on, "play")
        wear(self.look, "compare")
        self._lay_out()
        self.list.currentRowChanged.connect(lambda _row: self._follow(tell=True))
        self.list.itemActivated.connect(lambda _item: self._go_on_or_look())
        self.table.itemSelectionChanged.connect(self._tell_row)
        remember_size(self, "duplicate", memory, _DUPLICATE_SIZE)
        self.new.setFocus()

    def _lay_out(self) -> None:
        intro = build.label(intro_text(), self)
        habit = build.label(DuplicateText.HABIT(), self)
        game = build.buddy_label(self.tr("&Game"), self.game)
        begin = build.row(game, (self.game, 1), self.new, 1)
        halves = build.row((self.list, 3), (self.table, 5))
        box = build.close_box(self)
        titled(
            self, DuplicateText.WINDOW(), intro, begin, (halves, 1), (self.nothing, 1), self.told,
            habit, foot=(self.go_on, self.look, 1, box),
        )  # fmt: skip

    # --- what is shown -----------------------------------------------------------------------

    def show_entries(self, entries: Sequence[DuplicateEntry]) -> None:
        """The matches, the newest first; the one that was looked at stays chosen."""
        before = self.entry
        self._entries = tuple(entries)
        blocked = self.list.blockSignals(True)
        self.list.clear()
        for entry in entries:
            item = QListWidgetItem(entry.title, self.list)
            item.setData(BELOW, entry.below)
            item.setIcon(icon("play" if entry.running else "check", "gold"))
            said = f"{entry.title}. {entry.below}. {entry.standing}"
            item.setData(Qt.ItemDataRole.AccessibleTextRole, said)
        places = [at for at, one in enumerate(entries) if before and one.match == before.match]
        self.list.setCurrentRow(places[0] if places else 0)
        self.list.blockSignals(blocked)
        for widget in (self.list, self.table, self.told):
            widget.setVisible(bool(entries))
        self.nothing.setVisible(not entries)
        self._follow(tell=before is None)

    @property
    def entry(self) -> DuplicateEntry | None:
        """The match that is looked at."""
        at = self.list.currentRow()
        return self._entries[at] if 0 <= at < len(self._entries) else None

    def _follow(self, *, tell: bool) -> None:
        entry = self.entry
        self.table.show_rows(columns(), entry.rows if entry is not None else ())
        self.go_on.setEnabled(entry is not None and entry.running)
        self.look.setEnabled(entry is not None and bool(entry.rows))
        self._tell_row()
        if tell and entry is not None:
            self.chosen.emit(entry.match)

    def _tell_row(self) -> None:
        row = self.table.chosen
        self.told.setText(row.told if row is not None else "")

    # --- what it asks for --------------------------------------------------------------------

    def _new(self) -> None:
        self.new_asked.emit(str(self.game.currentData()))

    def _go_on(self) -> None:
        if self.entry is not None and self.entry.running:
            self.go_on_asked.emit(self.entry.match)

    def _compare(self) -> None:
        if self.entry is not None and self.entry.rows:
            self.compare_asked.emit(self.entry.match)

    def _go_on_or_look(self) -> None:
        if self.entry is not None and self.entry.running:
            self._go_on()
        else:
            self._compare()
