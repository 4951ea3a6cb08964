"""The lines of the ledger: what is known of each turn, and the list model over them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from canasta_qt.play.match.replay import entries_of
from canasta_qt.record.log import MatchLog
from canasta_qt.record.timeline import Timeline
from canasta_qt.view_model.pictures import Deed, LedgerEntry, LineKind
from canasta_qt.view_model.session import Session
from canasta_qt.words.ledger import turn_text

MOST_LINES = 2000
"""Older lines go, so that a window left open for days stays small."""

LINE = Qt.ItemDataRole.UserRole
"""The role under which the model hands out a `LedgerLine`."""

AnyIndex = QModelIndex | QPersistentModelIndex


@dataclass(slots=True)
class LedgerLine:
    """One line; a turn's grows by its entries, which change its `version`.

    `kept` is the work of a view, for the version and width `kept_for`. Deal 0 is no deal.
    """

    kind: LineKind | str
    deal: int = 0
    turn: int = 0
    seat: int | None = None
    name: str = ""
    mine: bool = False
    entries: list[LedgerEntry] = field(default_factory=list)
    version: int = 0
    kept: Any = None
    kept_for: object = None
    words: str = ""
    """Of a line that is nothing but words."""

    @property
    def parts(self) -> list[list[Deed] | str]:
        """Deeds between two sentences are one part; a repeated sentence is left out."""
        found: list[list[Deed] | str] = []
        for entry in self.entries:
            if entry.deed is not None:
                last = found[-1] if found else ""
                if isinstance(last, str):
                    found.append([entry.deed])
                else:
                    last.append(entry.deed)
            if entry.said and entry.said not in found:
                found.append(entry.said)
        return found

    @property
    def text(self) -> str:
        if self.kind == "turn":
            parts = (p if isinstance(p, str) else tuple(d.text for d in p) for p in self.parts)
            return turn_text(self.name, tuple(parts), mine=self.mine)
        return self.words or " ".join(part for part in self.parts if isinstance(part, str))

    @property
    def first(self) -> int:
        """How many actions of the deal had been played before this line."""
        actions = [entry.action for entry in self.entries if entry.deed or entry.said]
        return max(0, min(actions) - 1) if actions else self.last

    @property
    def last(self) -> int:
        """How many actions of the deal had been played after this line."""
        return max((entry.action for entry in self.entries), default=0)

    def takes(self, entry: LedgerEntry) -> bool:
        return bool(self.entries) and (self.kind, self.deal, self.turn) == (
            entry.kind, entry.deal, entry.turn,
        )  # fmt: skip

    def add(self, entry: LedgerEntry) -> None:
        """One more entry; it takes back those of later actions."""
        self.entries = [old for old in self.entries if old.action <= entry.action]
        self.entries.append(entry)
        self.version += 1


def last_round(lines: Iterable[LedgerLine]) -> list[LedgerLine]:
    """The turns of the others since the player's last one; of the player's own turn, before it."""
    found: list[LedgerLine] = []
    turns = [line for line in lines if line.kind == "turn"]
    for line in reversed(turns):
        if line.deal != turns[-1].deal or (line.mine and found):
            break
        if not line.mine:
            found.append(line)
    return found[::-1]


class LedgerModel(QAbstractListModel):
    """The lines in the order in which they were added."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[LedgerLine] = []

    def rowCount(self, parent: AnyIndex | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._lines)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """The line's words, or the line itself for `LINE`."""
        if not 0 <= index.row() < len(self._lines):
            return None
        line = self._lines[index.row()]
        if role == LINE:
            return line
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.text
        return None

    def line(self, row: int) -> LedgerLine:
        return self._lines[row]

    def lines(self) -> tuple[LedgerLine, ...]:
        return tuple(self._lines)

    def texts(self) -> list[str]:
        return [line.text for line in self._lines]

    def tell(self, entry: LedgerEntry) -> None:
        """Let the turn's line grow, or begin another."""
        row = self._row_for(entry)
        if row is None:
            line = LedgerLine(
                entry.kind, entry.deal, entry.turn, entry.seat, entry.name, entry.mine
            )
            line.add(entry)
            self.append(line)
            return
        self._lines[row].add(entry)
        index = self.index(row, 0)
        self.dataChanged.emit(index, index)

    def _row_for(self, entry: LedgerEntry) -> int | None:
        """The line an entry belongs to, among the last few: notes may stand between."""
        if entry.kind == "note":
            return None
        for row in range(len(self._lines) - 1, max(-1, len(self._lines) - 6), -1):
            if self._lines[row].takes(entry):
                return row
        return None

    def append(self, line: LedgerLine) -> None:
        over = len(self._lines) + 1 - MOST_LINES
        if over > 0:
            self.beginRemoveRows(QModelIndex(), 0, over - 1)
            del self._lines[:over]
            self.endRemoveRows()
        row = len(self._lines)
        self.beginInsertRows(QModelIndex(), row, row)
        self._lines.append(line)
        self.endInsertRows()

    def fill(self, lines: Iterable[LedgerLine]) -> None:
        """These lines in place of all."""
        self.beginResetModel()
        self._lines = list(lines)[-MOST_LINES:]
        self.endResetModel()


def heading(deal: int) -> LedgerLine:
    words = QCoreApplication.translate("Ledger", "Deal {n}").format(n=deal)
    return LedgerLine("heading", deal, words=words)


def lines_of_deal(entries: Iterable[LedgerEntry], deal: int) -> tuple[LedgerLine, ...]:
    model = LedgerModel()
    model.append(heading(deal))
    for entry in entries:
        model.tell(entry)
    return model.lines()


def lines_of_match(log: MatchLog, session: Session) -> Iterator[LedgerLine]:
    timeline = Timeline(log)
    for deal in range(1, len(log.deals) + 1):
        yield from lines_of_deal(entries_of(timeline, deal, session), deal)
