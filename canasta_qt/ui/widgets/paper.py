"""What leaves on paper: pages for a printer, or for a PDF file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6 import QtGui
from PySide6.QtCore import QBuffer, QCoreApplication, QMarginsF, QRectF, QSizeF, Qt
from PySide6.QtWidgets import QDialog, QWidget

from canasta_qt.storage.files import write_export
from canasta_qt.ui.style.tokens import TEXT_FAMILY
from canasta_qt.ui.style.type import family_font
from canasta_qt.ui.widgets.plain_text import ClosedDocument

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

MARGIN = 18.0
"""White border of a page, in millimetres."""

_POINTS = 10.5
_FOOT = 2.5
"""Height of the foot of a page, in lines."""


Document = Callable[[], QtGui.QTextDocument]
"""Makes an empty document; one that knows pictures where the text has some."""


def draw_pages(
    html: str, title: str, device: QtGui.QPagedPaintDevice, document: Document = ClosedDocument
) -> bool:
    """Draw the text on as many pages as it needs; whether the device could be written to."""
    painter = QtGui.QPainter()
    if not painter.begin(device):
        return False
    try:
        page = document()
        page.documentLayout().setPaintDevice(device)
        _fill(page, html)
        _draw(page, title, device, painter)
    finally:
        painter.end()
    return True


def ask_to_print(over: QWidget | None, title: str, fill: Callable[[QPrinter], object]) -> None:
    """Ask for a printer, or a file, and fill its pages; `title` names them in the queue."""
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    dialog = QPrintDialog(printer, over)
    if dialog.exec() == QDialog.DialogCode.Accepted:
        fill(printer)
    dialog.deleteLater()


def save_pdf(path: Path, title: str, fill: Callable[[QtGui.QPdfWriter], object]) -> None:
    """Fill the pages of a PDF file, all or nothing. `StorageProblem` where that cannot be done."""
    pages = QBuffer()
    pages.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QtGui.QPdfWriter(pages)
    writer.setTitle(title)
    writer.setPageLayout(page_layout())
    fill(writer)
    del writer  # which writes the end of the file
    write_export(path, bytes(pages.data().data()))


def page_layout() -> QtGui.QPageLayout:
    size = QtGui.QPageSize(QtGui.QPageSize.PageSizeId.A4)
    margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    upright = QtGui.QPageLayout.Orientation.Portrait
    return QtGui.QPageLayout(size, upright, margins, QtGui.QPageLayout.Unit.Millimeter)


def _fill(document: QtGui.QTextDocument, html: str) -> None:
    font = family_font(TEXT_FAMILY, 400)
    font.setPointSizeF(_POINTS)
    document.setDefaultFont(font)
    document.setDocumentMargin(0)
    document.setHtml(html)


def _draw(
    document: QtGui.QTextDocument, title: str, device: QtGui.QPagedPaintDevice,
    painter: QtGui.QPainter,
) -> None:  # fmt: skip
    painter.setFont(document.defaultFont())
    foot = painter.fontMetrics().height() * _FOOT
    body = QSizeF(device.width(), device.height() - foot)
    document.setPageSize(body)
    _keep_together(document)
    pages = document.pageCount()
    for page in range(pages):
        if page:
            device.newPage()
        _draw_page(document, painter, page, body)
        below = QRectF(0, body.height(), body.width(), foot)
        painter.drawText(below, _AT_FOOT, _foot_text(title, page + 1, pages))


def _keep_together(document: QtGui.QTextDocument) -> None:
    """Begin a new page before a heading, or words that lead to a list or table, not after it."""
    height = document.pageSize().height()
    block = document.begin()
    while block.isValid() and block.next().isValid():
        top, below = _first_line(block), _first_line(block.next())
        leads = block.blockFormat().headingLevel() > 0 or block.text().endswith(":")
        leads = leads or _before_table(block)
        if leads and top // height != below // height:
            policy = QtGui.QTextBlockFormat()
            policy.setPageBreakPolicy(QtGui.QTextBlockFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            QtGui.QTextCursor(block).mergeBlockFormat(policy)
            # Qt lays out what follows anew, but forgets some of the words between tables.
            document.markContentsDirty(0, document.characterCount())
        block = block.next()


def _before_table(block: QtGui.QTextBlock) -> bool:
    within, below = (
        isinstance(QtGui.QTextCursor(each).currentFrame(), QtGui.QTextTable)
        for each in (block, block.next())
    )
    return below and not within


def _first_line(block: QtGui.QTextBlock) -> float:
    """How far below the top of the document the words of a block begin."""
    rect = block.document().documentLayout().blockBoundingRect(block)
    lines = block.layout()
    return rect.top() + (lines.lineAt(0).y() if lines.lineCount() else 0.0)


_AT_FOOT = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom


def _draw_page(
    document: QtGui.QTextDocument, painter: QtGui.QPainter, page: int, body: QSizeF
) -> None:
    """One page in black on white, whatever the colours of the screen."""
    part = QRectF(0, page * body.height(), body.width(), body.height())
    context = QtGui.QAbstractTextDocumentLayout.PaintContext()
    palette = QtGui.QPalette()
    palette.setColor(QtGui.QPalette.ColorRole.Text, Qt.GlobalColor.black)
    context.palette = palette
    context.clip = part
    painter.save()
    painter.translate(0, -part.top())
    painter.setClipRect(part)
    document.documentLayout().draw(painter, context)
    painter.restore()


def _foot_text(title: str, page: int, pages: int) -> str:
    text = QCoreApplication.translate("Rulebook", "{title}, page {page} of {pages}")
    return text.format(title=title, page=page, pages=pages)
