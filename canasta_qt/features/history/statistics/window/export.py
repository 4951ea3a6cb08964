"""Statistics leave the program: printed, or saved as a PDF."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from pathlib import Path

from PySide6.QtGui import QKeySequence, QPagedPaintDevice
from PySide6.QtWidgets import QMenu, QWidget

from canasta_qt.features.history.statistics.session import StatisticsModel
from canasta_qt.features.history.statistics.words import StatisticsText
from canasta_qt.storage.files import StorageProblem
from canasta_qt.ui.widgets.paper import ask_to_print, draw_pages, save_pdf
from canasta_qt.ui.widgets.problems import TroubleBox, unwritten
from canasta_qt.ui.widgets.standard import ask_where_to_save

_GAP = "&nbsp;" * 4


def paper(model: StatisticsModel, title: str, chosen: Sequence[str]) -> str:
    """All figures as HTML; `chosen` says which matches were counted."""
    parts = [f"<h1>{escape(title)}</h1><p>{escape(' · '.join(chosen))}</p>"]
    parts.append(f"<p>{escape(model.headline)}</p>")
    figures = [[one.label, one.value, one.below] for one in model.figures if one.label]
    parts += _table("", figures)
    for section in model.sections:
        rows = [[row.label, *row.values] for row in section.rows]
        parts += _table(section.title, rows, model.columns)
    for group in model.groups:
        grouped = [[row.name, row.matches, row.won, row.margin] for row in group.rows]
        parts += _table(group.title, grouped)
    for luck in model.luck:
        given = [[row.who, row.seen, row.due, row.unusual] for row in luck.rows]
        parts += _table(luck.title, given)
    if model.luck:
        parts.append(f"<p>{escape(StatisticsText.LUCK_NOTE())}</p>")
    return "".join(parts)


def _table(title: str, rows: Iterable[Sequence[str]], columns: Sequence[str] = ()) -> Iterator[str]:
    """A heading, and lines whose figures stand at the right of their columns."""
    if title:
        yield f"<h3>{escape(title)}</h3>"
    yield "<table cellspacing='0' cellpadding='2'>"
    if columns:
        yield _line(["", *columns], "b")
    for row in rows:
        yield _line(row, "span")
    yield "</table>"


def _line(cells: Sequence[str], tag: str) -> str:
    first, *others = (f"<{tag}>{escape(cell)}</{tag}>" for cell in cells)
    figures = "".join(f"<td align='right'>{_GAP}{cell}</td>" for cell in others)
    return f"<tr><td>{first}</td>{figures}</tr>"


class KeepMenu(QMenu):
    """What the button *Print or save* offers; `write` makes the page of now."""

    def __init__(self, write: Callable[[], str], title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._write, self._title = write, title
        for text, key, action in (
            (self.tr("&Save as PDF…"), QKeySequence.StandardKey.Save, self.ask_for_pdf),
            (self.tr("&Print…"), QKeySequence.StandardKey.Print, self.ask_to_print),
        ):
            entry = self.addAction(text)
            entry.setShortcut(QKeySequence(key))
            entry.triggered.connect(action)
            parent.addAction(entry)

    def ask_for_pdf(self) -> None:
        """Ask for a file, and write the figures into it."""
        title, kind = self.tr("Save the statistics as PDF"), self.tr("PDF files (*.pdf)")
        name = self.tr("Canasta statistics") + ".pdf"
        ask_where_to_save(self.parentWidget(), title, kind, name, self.save_pdf)

    def save_pdf(self, path: Path) -> None:
        """Write the figures into a file, or tell why that cannot be done."""
        try:
            save_pdf(path, self._title, self._fill)
        except StorageProblem as problem:
            trouble = unwritten("statistics", path, problem.reason)
            TroubleBox(trouble, self.parentWidget()).open()

    def ask_to_print(self) -> None:
        """Ask for a printer, and print the figures."""
        ask_to_print(self.parentWidget(), self._title, self._fill)

    def _fill(self, device: QPagedPaintDevice) -> bool:
        return draw_pages(self._write(), self._title, device)
