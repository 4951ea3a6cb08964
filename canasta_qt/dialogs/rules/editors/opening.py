"""The editor of the opening table: from which score (or deal) on how many points are needed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from canasta_qt.controller.figures import figures
from canasta_qt.dialogs.rules.editors.base import Editor, NumberField, Part
from canasta_qt.dialogs.rules.editors.registry import edits
from canasta_qt.engine.rules.schema.structures import OpeningRows
from canasta_qt.engine.rules.values import OpeningTable

_STEP = 500
_MORE = 30
_HEADINGS = 1


class OpeningRow:
    """The fields of one row; the lowest start stands for "below the next one"."""

    def __init__(self, kind: OpeningRows, parent: QWidget) -> None:
        self.start = NumberField(kind.lo - 1, kind.hi, _STEP, parent)
        self.points = NumberField(0, kind.most_points, 5, parent)
        self.remove = QToolButton(parent)
        self.remove.setAutoRaise(True)
        self.remove.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def widgets(self) -> tuple[QWidget, ...]:
        """In the order of the columns."""
        return self.start, self.points, self.remove

    def value(self) -> tuple[int | None, int]:
        """Start and minimum; no start where everything below the next row is meant."""
        start = self.start.value()
        return None if start == self.start.minimum() else start, self.points.value()

    def show(self, row: tuple[int | None, int]) -> None:
        """Show start and minimum."""
        start, points = row
        self.start.setValue(self.start.minimum() if start is None else start)
        self.points.setValue(points)


@edits(OpeningRows)
class OpeningEditor(Editor):
    """Rows of start and minimum; they can be added, removed and put in order."""

    def __init__(
        self, kind: OpeningRows, parent: QWidget | None = None, small: bool = False
    ) -> None:
        super().__init__(parent)
        self._kind = kind
        self.rows: list[OpeningRow] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.addWidget(QLabel(self.tr("From"), self), 0, 0)
        self._grid.addWidget(QLabel(self.tr("Points needed"), self), 0, 1)
        self._grid.setColumnStretch(3, 1)
        self.add = QPushButton(self.tr("Add a row"), self)
        self.sort = QPushButton(self.tr("Put in order"), self)
        self._buttons = QWidget(self)
        buttons = QHBoxLayout(self._buttons)
        buttons.setContentsMargins(0, 4, 0, 0)
        for button, act in ((self.add, self._add_row), (self.sort, self._sort)):
            button.setAutoDefault(False)
            button.clicked.connect(act)
            buttons.addWidget(button)
        buttons.addStretch(1)

    def value(self) -> OpeningTable:
        return tuple(row.value() for row in self.rows)

    def parts(self) -> Iterator[Part]:
        for index, row in enumerate(self.rows):
            line = self.tr("row {n}").format(n=index + 1)
            yield row.start, self.tr("{row}, from").format(row=line)
            yield row.points, self.tr("{row}, points needed").format(row=line)
            yield row.remove, self.tr("{row}, remove").format(row=line)
        yield self.add, self.add.text()
        yield self.sort, self.sort.text()

    def _show(self, value: object) -> None:
        table = cast(OpeningTable, value)
        while len(self.rows) > len(table):
            self._drop(self.rows[-1])
        while len(self.rows) < len(table):
            self._append()
        for row, line in zip(self.rows, table, strict=True):
            row.show(line)
        self._fit()

    def _append(self) -> None:
        row = OpeningRow(self._kind, self)
        row.remove.setText(self.tr("Remove"))
        row.start.valueChanged.connect(lambda: self._edited(row, "start"))
        row.points.valueChanged.connect(lambda: self._edited(row, "points"))
        row.remove.clicked.connect(lambda: self._remove(row))
        for column, widget in enumerate(row.widgets()):
            self._grid.addWidget(widget, len(self.rows) + _HEADINGS, column)
        self.rows.append(row)

    def _drop(self, row: OpeningRow) -> None:
        self.rows.remove(row)
        for widget in row.widgets():
            self._grid.removeWidget(widget)
            widget.hide()
            widget.deleteLater()

    def _edited(self, row: OpeningRow, field: str) -> None:
        if not self._quiet:
            self._fit_words()
            self._tell(f"{self.rows.index(row)}/{field}")

    def _fit(self) -> None:
        """Buttons, words, Tab order and names after rows came or went."""
        for index, row in enumerate(self.rows):
            row.remove.setEnabled(len(self.rows) > 1)
            for column, widget in enumerate(row.widgets()):
                self._grid.addWidget(widget, index + _HEADINGS, column)
        self._grid.addWidget(self._buttons, len(self.rows) + _HEADINGS, 0, 1, 4)
        self.add.setEnabled(len(self.rows) < self._kind.most_rows)
        self._fit_words()
        self._order_tabs()
        self._redescribe()

    def _fit_words(self) -> None:
        """What a row without start says, and whether the rows need putting in order."""
        table = self.value()
        for index, row in enumerate(self.rows):
            following = table[index + 1][0] if index + 1 < len(table) else None
            words = self.tr("any score") if following is None else self.tr("below {n}")
            row.start.setSpecialValueText(words.format(n=figures(following or 0)))
        self.sort.setVisible(table != _in_order(table))

    def _add_row(self) -> None:
        table = self.value()
        if all(start is not None for start, _ in table):
            table = ((None, table[0][1]), *table)
        else:
            start, points = table[-1]
            start = 0 if start is None else min(start + 2 * _STEP, self._kind.hi)
            table = (*table, (start, min(points + _MORE, self._kind.most_points)))
        self._rearrange(table)
        self.rows[-1].start.setFocus()

    def _sort(self) -> None:
        self._rearrange(_in_order(self.value()))
        self.add.setFocus()

    def _remove(self, row: OpeningRow) -> None:
        index = self.rows.index(row)
        table = self.value()
        self._rearrange(table[:index] + table[index + 1 :])
        self.rows[min(index, len(self.rows) - 1)].remove.setFocus()

    def _rearrange(self, table: OpeningTable) -> None:
        self.set_value(table)
        self._tell()


def _in_order(table: OpeningTable) -> OpeningTable:
    return tuple(sorted(table, key=lambda row: (row[0] is not None, row[0] or 0)))
