"""All sheets of one day, and the people on them ranked."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from html import escape

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHeaderView, QTableWidget, QWidget

from canasta_qt.features.score_keeper.model.evening import ranking
from canasta_qt.features.score_keeper.window.files import PagesMenu
from canasta_qt.features.score_keeper.window.start_page import ListedSheet, SheetList
from canasta_qt.features.score_keeper.words import KeeperText
from canasta_qt.library.language import long_day
from canasta_qt.ui.controls.looks import primary
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.standard import number_text, tabular


class TonightPage(QWidget):
    """Shows a day with sheets; `chosen` has the id of the sheet to be opened."""

    chosen = Signal(str)
    left = Signal()

    def __init__(self, sheets: Sequence[ListedSheet], today: date, parent: QWidget) -> None:
        """Shows today's `sheets` first, or those of the last day that has any."""
        super().__init__(parent)
        self._sheets = sheets
        self.day = QComboBox(self)
        build.name_choice(self.day, KeeperText.DAY())
        days = sorted({one.day for one in sheets}, reverse=True)
        build.offer(self.day, [(day.isoformat(), long_day(day)) for day in days])
        self.day.setCurrentIndex(days.index(today) if today in days else 0)
        self.ranking = QTableWidget(self)
        build.make_readable(self.ranking)
        self.ranking.setAccessibleName(KeeperText.RANKING())
        self.list = SheetList(self)
        self.list.itemDoubleClicked.connect(lambda _item: self._open())
        self._lay_out()
        self.back = build.button(KeeperText.BACK(), self, self.left)
        self.keep = build.button(KeeperText.KEEP(), self)
        texts = KeeperText.TONIGHT_SAVE(), KeeperText.TONIGHT_NAME()
        self.menu = PagesMenu(*texts, self._page, self)
        self.keep.setMenu(self.menu)
        self.open = primary(build.button(KeeperText.OPEN(), self, self._open))
        self.open.setDefault(True)
        self.foot = (self.back, self.keep, 1, self.open)
        self.day.currentIndexChanged.connect(self._show_day)
        self._show_day()

    def _lay_out(self) -> None:
        day = build.row(build.buddy_label(KeeperText.DAY(), self.day), (self.day, 1), 1)
        left = build.column(build.heading(KeeperText.RANKING(), self), (self.ranking, 1))
        right = build.column(build.heading(KeeperText.SHEETS(), self), (self.list, 1))
        both = build.row((left, 1), (right, 1), spacing=16)
        build.column(day, (both, 1), of=self, margins=0)

    @property
    def _of_day(self) -> list[ListedSheet]:
        return [one for one in self._sheets if one.day.isoformat() == self.day.currentData()]

    def _show_day(self) -> None:
        self.list.show_sheets(self._of_day)
        table, heads = self.ranking, _heads()
        table.clear()
        table.setRowCount(0)
        table.setColumnCount(len(heads))
        for column, head in enumerate(heads):
            table.setHorizontalHeaderItem(column, build.cell(head, right=column > 1))
        font = tabular(table.font())
        for line in self._lines():
            cells = build.add_line(table, line, font)
            cells[1].setTextAlignment(build.LEFT)
        header = table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Stretch)

    def _lines(self) -> list[tuple[str, ...]]:
        return [
            (str(one.rank), one.name, str(one.sheets), str(one.won), number_text(one.points))
            for one in ranking(listed.sheet for listed in self._of_day)
        ]

    def _page(self) -> str:
        """The ranking and the sheets of the day, as HTML."""
        rows = "".join(f"<tr>{_cells(line)}</tr>" for line in (_heads(), *self._lines()))
        sheets = "".join(
            f"<p>{escape(one.title)}<br>{escape(one.below)}</p>" for one in self._of_day
        )
        return (
            f"<h2>{escape(self.day.currentText())}</h2>"
            f"<table cellspacing='0' cellpadding='4'>{rows}</table><h2>"
            f"{escape(KeeperText.SHEETS())}</h2>{sheets}"
        )

    def _open(self) -> None:
        if self.list.current:
            self.chosen.emit(self.list.current)


def _cells(line: Sequence[str]) -> str:
    sides = ("left", "left", *("right",) * (len(line) - 2))
    return "".join(
        f"<td align='{side}'>{escape(text)}</td>" for side, text in zip(sides, line, strict=True)
    )


def _heads() -> tuple[str, ...]:
    return (
        KeeperText.RANK(), KeeperText.NAME(), KeeperText.PLAYED(), KeeperText.MATCHES_WON(),
        KeeperText.POINTS(),
    )  # fmt: skip
