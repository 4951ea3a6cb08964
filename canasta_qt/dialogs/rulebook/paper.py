"""A rulebook on paper: pages with a number at the foot, for a printer or a PDF file."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QMarginsF, QRectF, QSaveFile, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QFont,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextBlock,
    QTextBlockFormat,
    QTextCursor,
    QTextDocument,
)

MARGIN = 18.0
"""White border of a page, in millimetres."""

_POINTS = 10.5
_FOOT = 2.5
"""Height of the foot of a page, in lines."""


def draw_pages(html: str, title: str, device: QPagedPaintDevice) -> bool:
    """Draw the text on as many pages as it needs; whether the device could be written to."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    try:
        _draw(html, title, device, painter)
    finally:
        painter.end()
    return True


def save_pdf(html: str, title: str, path: str) -> str:
    """Write the text as a PDF file; returns why that failed, or nothing."""
    file = QSaveFile(path)
    if not file.open(QSaveFile.OpenModeFlag.WriteOnly):
        return file.errorString()
    writer = QPdfWriter(file)
    writer.setTitle(title)
    writer.setResolution(300)
    writer.setPageLayout(page_layout())
    drawn = draw_pages(html, title, writer)
    del writer
    return "" if drawn and file.commit() else file.errorString()


def save_text(text: str, path: str) -> str:
    """Write a text file, all or nothing; returns why that failed, or nothing."""
    file = QSaveFile(path)
    if not file.open(QSaveFile.OpenModeFlag.WriteOnly):
        return file.errorString()
    file.write(text.encode("utf-8"))
    return "" if file.commit() else file.errorString()


def page_layout() -> QPageLayout:
    """An upright A4 page with even margins."""
    size = QPageSize(QPageSize.PageSizeId.A4)
    margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    upright = QPageLayout.Orientation.Portrait
    return QPageLayout(size, upright, margins, QPageLayout.Unit.Millimeter)


def _draw(html: str, title: str, device: QPagedPaintDevice, painter: QPainter) -> None:
    font = QFont("sans-serif")
    font.setPointSizeF(_POINTS)
    document = QTextDocument()
    document.documentLayout().setPaintDevice(device)
    document.setDefaultFont(font)
    document.setDocumentMargin(0)
    document.setHtml(html)
    painter.setFont(font)
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


def _keep_together(document: QTextDocument) -> None:
    """Begin a new page before a heading, or words that lead to a list, rather than after it."""
    height = document.pageSize().height()
    block = document.begin()
    while block.isValid() and block.next().isValid():
        top, below = _first_line(block), _first_line(block.next())
        leads = block.blockFormat().headingLevel() > 0 or block.text().endswith(":")
        if leads and top // height != below // height:
            policy = QTextBlockFormat()
            policy.setPageBreakPolicy(QTextBlockFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            QTextCursor(block).mergeBlockFormat(policy)
        block = block.next()


def _first_line(block: QTextBlock) -> float:
    """How far below the top of the document the words of a block begin."""
    rect = block.document().documentLayout().blockBoundingRect(block)
    lines = block.layout()
    return rect.top() + (lines.lineAt(0).y() if lines.lineCount() else 0.0)


_AT_FOOT = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom


def _draw_page(document: QTextDocument, painter: QPainter, page: int, body: QSizeF) -> None:
    """One page in black on white, whatever the colours of the screen."""
    part = QRectF(0, page * body.height(), body.width(), body.height())
    context = QAbstractTextDocumentLayout.PaintContext()
    palette = QPalette()
    palette.setColor(QPalette.ColorRole.Text, Qt.GlobalColor.black)
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
