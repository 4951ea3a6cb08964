"""The field for a code: typed, pasted, or dropped as a text, a picture or a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QSize, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QImage,
)
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from canasta_qt.features.challenges.window.code_search import MOST_TEXT, CodeReading, CodeSearch
from canasta_qt.features.challenges.window.foreign_picture import MIME_TYPES, PictureProblem, bmp_of
from canasta_qt.record.challenges.code import START
from canasta_qt.ui.style.following import follow, set_letters
from canasta_qt.ui.style.scale import px


class CodeField(QPlainTextEdit):
    """Takes a code from wherever it comes.

    Signals:
        searching(bool): a file or a picture is being looked through, or no more.
        unreadable(str): there was no code in what was dropped or pasted, in words.
    """

    searching = Signal(bool)
    unreadable = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Challenge code"))
        self.setPlaceholderText(f"{START}-…")
        self.setTabChangesFocus(True)
        set_letters(self)
        follow(self.setMaximumHeight, 84)
        self.search = CodeSearch(self)
        self.search.ended.connect(self._take)
        self.textChanged.connect(self.stop_search)

    def sizeHint(self) -> QSize:
        return QSize(px(420), px(84))

    def take_file(self, path: Path) -> None:
        """Look for a code in a file, in place of the one that is being looked through."""
        self.search.begin(path)
        self._tell()

    def stop_search(self) -> None:
        """Look no further; whoever types has found it."""
        if self.search.running:
            self.search.stop()
            self.searching.emit(False)

    def _tell(self) -> None:
        if self.search.running:
            self.searching.emit(True)

    def _take_data(self, data: bytes) -> None:
        self.search.begin_with(data)
        self._tell()

    def _take(self, reading: CodeReading) -> None:
        self.searching.emit(False)
        if reading.text:
            self.setPlainText(reading.text)
        else:
            self.unreadable.emit(self._reason(reading.fault))

    def _reason(self, fault: str) -> str:
        """Why there is no code, and what to do."""
        return {
            "unreadable": self.tr("This file cannot be read."),
            "no_text": self.tr("There is no challenge code in this file."),
            "kind": self.tr(
                "Pictures of this kind are not read. Save it as PNG or JPEG, or take a picture of "
                "the screen."
            ),
            "large": self.tr("This picture is too large. The code alone is enough: cut it out."),
            "damaged": self.tr("This picture is damaged."),
            "no_code": self.tr(
                "No QR code was found in this picture. It has to be upright and sharp, as it "
                "is on a screen. You can type the letters instead."
            ),
        }[fault]

    # --- what is pasted and dropped ----------------------------------------------------------

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Texts, pictures, files."""
        return source.hasImage() or source.hasUrls() or source.hasText()

    def insertFromMimeData(self, source: QMimeData) -> None:
        """A picture or a file is read; a text is put where the cursor is."""
        try:
            picture = _picture_in(source)
        except PictureProblem as problem:
            self.unreadable.emit(self._reason(problem.why))
            return
        files = [url.toLocalFile() for url in source.urls() if url.isLocalFile()]
        if picture:
            self._take_data(picture)
        elif files:
            self.take_file(Path(files[0]))
        elif source.hasText():
            self.insertPlainText(source.text()[:MOST_TEXT])
        else:
            self.unreadable.emit(self._reason("kind"))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Whatever may hold a code."""
        if self.canInsertFromMimeData(event.mimeData()):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Anywhere in the field."""
        event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """What is dropped takes the place of what was there."""
        event.acceptProposedAction()
        self.clear()
        self.insertFromMimeData(event.mimeData())


def _picture_in(source: QMimeData) -> bytes:
    """The file of a picture on a clipboard; empty for none. Raises `PictureProblem`.

    Qt is asked for the pixels only where it has them: it would make them of any picture, such as an
    SVG, and that opens what the picture names.
    """
    for name in MIME_TYPES:
        if source.hasFormat(name):
            return bytes(source.data(name).data())
    if any("image/" in name for name in source.formats()):
        return b""
    image = source.imageData() if source.hasImage() else None
    return bmp_of(image) if isinstance(image, QImage) else b""
