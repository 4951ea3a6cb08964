"""Score sheets on paper: a document for the printer or a PDF."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from PySide6.QtCore import QFile, QIODevice, QMarginsF, QSize, QUrl
from PySide6.QtGui import (
    QImage,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextDocument,
)

from canasta_qt.controller.match_sheet import Row, all_pages, rows_of, told
from canasta_qt.controller.view_model import ScoreSheetModel
from canasta_qt.dialogs.numbers import number
from canasta_qt.dialogs.totals_chart import TotalsChart, line_colour

_CHART = QSize(560, 260)
_SHARP = 3
"""So many dots of paper for each of the chart's."""

_STYLE = """
    body { font-family: sans-serif; font-size: 10pt; color: black; }
    h2 { font-size: 14pt; margin-bottom: 2pt; }
"""

_PAGE, _AROUND = 43, 5
"""Lines on a page, and those that a deal needs besides its rows."""

_BREAK = " style='page-break-before: always'"
_GAP = "&nbsp;" * 6


def paper(sheets: Sequence[ScoreSheetModel]) -> QTextDocument:
    """The whole match so far with a chart of its totals, then deal by deal."""
    document = QTextDocument()
    document.setDefaultStyleSheet(_STYLE)
    picture = QUrl("chart")
    document.addResource(QTextDocument.ResourceType.ImageResource, picture, _chart(sheets[-1]))
    *deals, whole = all_pages(sheets)
    size = f"width='{_CHART.width()}' height='{_CHART.height()}'"
    legend = " &nbsp; ".join(
        f"<span style='color:{line_colour(side).name()}'>&#9632;</span> {escape(name)}"
        for side, name in enumerate(sheets[-1].sides)
    )
    chart = f"<p>{legend}</p><p><img src='chart' {size}/></p>"
    rest = "".join(_html(deal, at_top) for deal, at_top in _on_pages(deals))
    document.setHtml(f"<body>{_html(whole)}{chart}{rest}</body>")
    return document


def write_pdf(sheets: Sequence[ScoreSheetModel], path: Path) -> None:
    """Write the sheets as a PDF. Raises `OSError` where that cannot be done."""
    file = QFile(str(path))
    if not file.open(QIODevice.OpenModeFlag.WriteOnly):
        raise OSError(file.errorString())
    writer = QPdfWriter(file)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(18, 18, 18, 18), QPageLayout.Unit.Millimeter)
    writer.setTitle(sheets[-1].title)
    paper(sheets).print_(writer)
    del writer
    if not file.flush():
        raise OSError(file.errorString())
    file.close()


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
    cells = [escape(label), *(number(value) for value in points)]
    texts = [f"<b>{cell}</b>" if is_sum else cell for cell in cells]
    return (
        f"<tr><td>{texts[0]}</td>"
        + "".join(f"<td align='right'>{_GAP}{text}</td>" for text in texts[1:])
        + "</tr>"
    )


def _chart(sheet: ScoreSheetModel) -> QImage:
    """The chart of the totals in black on white, whatever the colours of the screen are."""
    chart = TotalsChart(sheet.sides, sheet.history, sheet.target, bands=sheet.bands)
    chart.setPalette(QPalette("white"))
    chart.resize(_CHART)
    image = QImage(_CHART * _SHARP, QImage.Format.Format_RGB32)
    image.fill("white")
    painter = QPainter(image)
    painter.scale(_SHARP, _SHARP)
    chart.paint(painter)
    painter.end()
    return image
