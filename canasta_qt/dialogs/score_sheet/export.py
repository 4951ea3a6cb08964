"""Score sheets leave the program: copied, printed, or saved as a PDF."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from PySide6.QtCore import QSize, QUrl
from PySide6.QtGui import QGuiApplication, QImage, QKeySequence, QPainter, QPalette, QTextDocument
from PySide6.QtWidgets import QMenu, QWidget

from canasta_qt.dialogs.problems import TroubleBox, unwritten
from canasta_qt.dialogs.widgets.charts import TotalsChart
from canasta_qt.dialogs.widgets.paper import ask_to_print, save_pdf
from canasta_qt.dialogs.widgets.standard import ask_where_to_save, number_text
from canasta_qt.storage.files import StorageProblem
from canasta_qt.style.parts.charts import side_colour
from canasta_qt.table.plain_text import ClosedDocument
from canasta_qt.view_model.pictures import ScoreSheetModel
from canasta_qt.words.score_sheet import Row, all_pages, plain_text, rows_of, told

_CHART = QSize(560, 260)
_SHARP = 3
"""So many dots of paper for each of the chart's."""

_STYLE = """
    body { font-family: 'Canasta Text', 'Fira Sans', sans-serif; font-size: 10pt; color: black; }
    h2 { font-size: 14pt; margin-bottom: 2pt; }
"""

_PAGE, _AROUND = 43, 5
"""Lines on a page, and those that a deal needs besides its rows."""

_BREAK = " style='page-break-before: always'"
_GAP = "&nbsp;" * 6


def paper(sheets: Sequence[ScoreSheetModel]) -> QTextDocument:
    """The whole match so far with a chart of its totals, then deal by deal."""
    document = ClosedDocument()
    document.setDefaultStyleSheet(_STYLE)
    picture = QUrl("chart")
    document.addResource(QTextDocument.ResourceType.ImageResource, picture, _chart(sheets[-1]))
    *deals, whole = all_pages(sheets)
    size = f"width='{_CHART.width()}' height='{_CHART.height()}'"
    legend = " &nbsp; ".join(
        f"<span style='color:{_ink(side)}'>&#9632;</span> {escape(name)}"
        for side, name in enumerate(sheets[-1].sides)
    )
    chart = f"<p>{legend}</p><p><img src='chart' {size}/></p>"
    rest = "".join(_html(deal, at_top) for deal, at_top in _on_pages(deals))
    document.setHtml(f"<body>{_html(whole)}{chart}{rest}</body>")
    return document


def _on_pages(deals: Sequence[ScoreSheetModel]) -> Iterator[tuple[ScoreSheetModel, bool]]:
    """The deals, and whether each begins a page; none is torn apart."""
    filled = _PAGE
    for deal in deals:
        needs = len(rows_of(deal)) + _AROUND
        at_top = filled + needs > _PAGE
        filled = needs if at_top else filled + needs
        yield deal, at_top


def _html(sheet: ScoreSheetModel, at_top: bool = False) -> str:
    heads = "".join(f"<td align='right'><b>{_GAP}{escape(side)}</b></td>" for side in sheet.sides)
    rows = "".join(map(_row, rows_of(sheet)))
    return (
        f"<h2{_BREAK if at_top else ''}>{escape(sheet.title)}</h2><p>{escape(told(sheet))}</p>"
        f"<table cellspacing='0' cellpadding='2'><tr><td></td>{heads}</tr>{rows}</table>"
    )


def _row(row: Row) -> str:
    label, points, is_sum = row
    cells = [escape(label), *(number_text(value) for value in points)]
    texts = [f"<b>{cell}</b>" if is_sum else cell for cell in cells]
    return (
        f"<tr><td>{texts[0]}</td>"
        + "".join(f"<td align='right'>{_GAP}{text}</td>" for text in texts[1:])
        + "</tr>"
    )


def _ink(side: int) -> str:
    return side_colour(side, on_paper=True).name()


def _chart(sheet: ScoreSheetModel) -> QImage:
    """The chart of the totals in black on white, whatever the colours of the screen are."""
    chart = TotalsChart(sheet.sides, sheet.history, sheet.target, bands=sheet.bands)
    chart.setPalette(QPalette("white"))
    chart.on_paper = True
    chart.resize(_CHART)
    image = QImage(_CHART * _SHARP, QImage.Format.Format_RGB32)
    image.fill("white")
    painter = QPainter(image)
    painter.scale(_SHARP, _SHARP)
    chart.draw(painter)
    painter.end()
    return image


class ShareMenu(QMenu):
    """The menu of a score sheet; everything in it takes all deals of the match so far."""

    def __init__(self, sheets: Sequence[ScoreSheetModel], parent: QWidget) -> None:
        super().__init__(parent)
        self._sheets = sheets
        for text, key, action in (
            (self.tr("&Copy as text"), QKeySequence.StandardKey.Copy, self.copy_text),
            (self.tr("&Save as PDF…"), QKeySequence.StandardKey.Save, self.ask_for_pdf),
            (self.tr("&Print…"), QKeySequence.StandardKey.Print, self.ask_to_print),
        ):
            entry = self.addAction(text)
            entry.setShortcut(QKeySequence(key))
            entry.triggered.connect(action)
            parent.addAction(entry)

    def copy_text(self) -> None:
        """Put the sheets on the clipboard."""
        QGuiApplication.clipboard().setText(plain_text(self._sheets))

    def ask_for_pdf(self) -> None:
        """Ask for a file, and write the sheets into it."""
        title, kind = self.tr("Save the score sheet as PDF"), self.tr("PDF files (*.pdf)")
        name = self.tr("Canasta score sheet") + ".pdf"
        ask_where_to_save(self.parentWidget(), title, kind, name, self.save_pdf)

    def save_pdf(self, path: Path) -> None:
        """Write the sheets into a file, or tell why that cannot be done."""
        try:
            save_pdf(
                path, self._sheets[-1].title, lambda writer: paper(self._sheets).print_(writer)
            )
        except StorageProblem as problem:
            TroubleBox(unwritten("sheet", path, problem.reason), self.parentWidget()).open()

    def ask_to_print(self) -> None:
        """Ask for a printer, and print the sheets."""
        ask_to_print(self.parentWidget(), "", lambda page: paper(self._sheets).print_(page))
