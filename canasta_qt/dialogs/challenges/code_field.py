"""The field for a code: typed, pasted, or dropped as a text, a picture or a file."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QMimeData, QSize, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QImage,
)
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from canasta_qt.dialogs.challenges.qr_plate import grey_rows
from canasta_qt.record.challenges.code import START, has_challenge
from canasta_qt.record.challenges.qr import text_in_png
from canasta_qt.record.challenges.qr_grid import find_dots
from canasta_qt.record.challenges.qr_reading import Unreadable, text_of_dots
from canasta_qt.storage.files import StorageProblem, read_bytes
from canasta_qt.style.scale import px
from canasta_qt.style.type import letters_font

MOST_BYTES: Final = 30_000_000
"""Of a picture or a file."""
MOST_PIXELS: Final = 40_000_000
_MOST_TEXT: Final = 100_000


class CodeField(QPlainTextEdit):
    """Takes a code from wherever it comes.

    Signals:
        unreadable(str): there was no code in what was dropped or pasted, in words.
    """

    unreadable = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Challenge code"))
        self.setPlaceholderText(f"{START}-…")
        self.setTabChangesFocus(True)
        self.setFont(letters_font())
        self.setMaximumHeight(px(84))

    def sizeHint(self) -> QSize:
        """Room for two lines."""
        return QSize(px(420), px(84))

    def take_file(self, path: Path) -> None:
        """The code in a file: text, a picture saved by the program, or any upright picture."""
        try:
            data = read_bytes(path, MOST_BYTES)
        except StorageProblem:
            self.unreadable.emit(self.tr("This file cannot be read."))
            return
        beside = text_in_png(data)
        if beside:
            self.setPlainText(beside)
            return
        image = QImage.fromData(data)
        if not image.isNull():
            self._take_picture(image)
            return
        text = data[:_MOST_TEXT].decode("utf-8", "replace")
        if has_challenge(text):
            self.setPlainText(text)
        else:
            self.unreadable.emit(self.tr("There is no challenge code in this file."))

    def _take_picture(self, image: QImage) -> None:
        text = ""
        if image.width() * image.height() <= MOST_PIXELS:
            dots = find_dots(grey_rows(image))
            try:
                text = text_of_dots(dots) if dots is not None else ""
            except Unreadable:
                text = ""
        if text:
            self.setPlainText(text)
        else:
            self.unreadable.emit(
                self.tr(
                    "No QR code was found in this picture. It has to be upright and sharp, as it "
                    "is on a screen. You can type the letters instead."
                )
            )

    # --- what is pasted and dropped ----------------------------------------------------------

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        """Texts, pictures, files."""
        return source.hasImage() or source.hasUrls() or source.hasText()

    def insertFromMimeData(self, source: QMimeData) -> None:
        """A picture or a file is read; a text is put where the cursor is."""
        if source.hasImage():
            image = source.imageData()
            if isinstance(image, QImage):
                self._take_picture(image)
                return
        files = [url.toLocalFile() for url in source.urls() if url.isLocalFile()]
        if files:
            self.take_file(Path(files[0]))
        elif source.hasText():
            self.insertPlainText(source.text()[:_MOST_TEXT])

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
