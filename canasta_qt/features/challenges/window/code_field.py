"""The field for a code: typed, pasted, or dropped as a text, a picture or a file."""

from __future__ import annotations

import os
import tempfile
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QCoreApplication,
    QIODevice,
    QMimeData,
    QObject,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragMoveEvent,
    QDropEvent,
    QImage,
    QImageReader,
    QPainter,
)
from PySide6.QtWidgets import QPlainTextEdit, QWidget

from canasta_qt.jobs.job import Job
from canasta_qt.jobs.pool import Done, Pool
from canasta_qt.record.challenges.code import START, has_challenge
from canasta_qt.record.challenges.qr import text_in_picture, text_in_png
from canasta_qt.storage.files import PARTIAL, StorageProblem, read_bytes
from canasta_qt.ui.style.following import follow, set_letters
from canasta_qt.ui.style.type import px

MOST_BYTES: Final = 40_000_000
"""Of a file; a BMP picture of a large screen has 33 MB."""

MOST_PIXELS: Final = 64_000_000
"""Larger than what most cameras take."""

MOST_SIDE: Final = 30_000
SEARCHED: Final = 3840 * 2160
"""Pixels that are left: those of a large screen. A larger picture is read smaller."""

_MEGABYTES: Final = 256
"""Memory for the pixels as they are read."""

FORMATS: Final[dict[bytes, str]] = {
    b"\x89PNG\r\n\x1a\n": "png",
    b"\xff\xd8\xff": "jpeg",
    b"BM": "bmp",
}
"""How the content of what is read begins, and Qt's name of the format."""

MIME_TYPES: Final = ("image/png", "image/jpeg", "image/bmp", "image/x-bmp", "image/x-MS-bmp")
"""The same formats on a clipboard."""

_OTHERS: Final = (b"GIF8", b"II*\0", b"MM\0*", b"%PDF", b"\x1f\x8b", b"\0\0\1\0", b"8BPS")
_OTHER_BOXES: Final = (b"WEBP", b"ftyp")
"""Pictures of other kinds, as they begin, and as they go on after 4 or 8 bytes."""


class PictureProblem(ValueError):
    """Why a picture is not read: `kind` (another format), `large` or `damaged`."""


def is_picture(data: bytes) -> bool:
    if _format(data) or data.startswith(_OTHERS) or b"<svg" in data[:1024].lower():
        return True
    return data[4:8] in _OTHER_BOXES or data[8:12] in _OTHER_BOXES


def _format(data: bytes) -> str:
    return next((name for start, name in FORMATS.items() if data.startswith(start)), "")


def grey_rows(data: bytes) -> list[bytes]:
    """A picture as rows of grey, 0 for black, on light ground. Raises `PictureProblem`."""
    name = _format(data)
    if not name:
        raise PictureProblem("kind")
    if len(data) > MOST_BYTES:
        raise PictureProblem("large")
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    QImageReader.setAllocationLimit(_MEGABYTES)
    reader = QImageReader(buffer, QByteArray(name.encode()))
    reader.setAutoDetectImageFormat(False)
    reader.setAutoTransform(True)
    reader.setScaledSize(_size_to_read(reader.size()))
    image = reader.read()
    if image.isNull():
        raise PictureProblem("damaged")
    grey = as_grey(image)
    data, line = bytes(grey.constBits()), grey.bytesPerLine()
    return [data[at * line : at * line + grey.width()] for at in range(grey.height())]


def _size_to_read(size: QSize) -> QSize:
    """As large as it is, or smaller where that is more than is searched. `PictureProblem`."""
    if size.isEmpty():
        raise PictureProblem("damaged")
    if size.width() * size.height() > MOST_PIXELS or max(size.toTuple()) > MOST_SIDE:
        raise PictureProblem("large")
    times = (SEARCHED / (size.width() * size.height())) ** 0.5
    if times >= 1:
        return size
    return QSize(max(1, int(size.width() * times)), max(1, int(size.height() * times)))


def as_grey(image: QImage) -> QImage:
    """A picture in shades of grey, on light ground."""
    ground = QImage(image.size(), QImage.Format.Format_RGB32)
    ground.fill(Qt.GlobalColor.white)
    with QPainter(ground) as painter:
        painter.drawImage(0, 0, image)
    return ground.convertToFormat(QImage.Format.Format_Grayscale8)


def bmp_of(image: QImage) -> bytes:
    """The file of a picture that the clipboard has as pixels. Raises `PictureProblem`."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    as_grey(image.scaled(_size_to_read(image.size()))).save(buffer, "BMP")  # type: ignore[call-overload]
    return bytes(buffer.data().data())


class CodeSearch(QObject):
    """Reads one file at a time in another process; after `stop` nothing is `ended`."""

    ended = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._job = Job(Pool(read_code, 1, 0), self)
        self._job.done.connect(self._read)
        self._job.failed.connect(partial(self._over, "not_now"))
        self._ours: list[Path] = []
        self.destroyed.connect(partial(_remove, self._ours))
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    @property
    def running(self) -> bool:
        return self._job.running

    def begin(self, path: Path) -> None:
        self.stop()
        self._job.start([str(path)])

    def begin_with(self, data: bytes) -> None:
        """Read a file of this content; it is put where the process finds it, and removed again."""
        self.stop()
        try:
            handle, name = tempfile.mkstemp(prefix=PARTIAL[0], suffix=PARTIAL[1])
            self._ours.append(Path(name))
            with os.fdopen(handle, "wb") as file:
                file.write(data)
        except OSError:
            self._over("not_now")
        else:
            self._job.start([name])

    def stop(self) -> None:
        self._job.stop()
        _remove(self._ours)

    def _read(self, done: Done[CodeReading]) -> None:
        """A file that its process died of cannot be read."""
        self.stop()
        self.ended.emit(done.result or CodeReading("", "unreadable"))

    def _over(self, fault: str, _why: str = "") -> None:
        self.stop()
        self.ended.emit(CodeReading("", fault))


def _remove(ours: list[Path]) -> None:
    while ours:
        with suppress(OSError):
            ours.pop().unlink()


# --- what a dropped file says of a challenge --------------------------------------------------

MOST_TEXT: Final = 100_000


class CodeReading(NamedTuple):
    """A text with a code; or the fault, with an empty text.

    The fault is `not_now` (no process could read it), `unreadable`, `kind`, `large`, `damaged`,
    `no_code` (in a picture) or `no_text`.
    """

    text: str
    fault: str = ""


def read_code(path: str) -> CodeReading:
    """The code in a file: a text, a picture saved by the program, or any other picture."""
    file = Path(path)
    try:
        if not file.is_file():  # a pipe would never end
            return CodeReading("", "unreadable")
        data = read_bytes(file, MOST_BYTES)
    except (StorageProblem, OSError):
        return CodeReading("", "unreadable")
    beside = text_in_png(data)
    if beside:
        return CodeReading(beside)
    if not is_picture(data):
        text = data[:MOST_TEXT].decode("utf-8", "replace")
        return CodeReading(text) if has_challenge(text) else CodeReading("", "no_text")
    try:
        text = text_in_picture(grey_rows(data))
    except PictureProblem as problem:
        return CodeReading("", str(problem))
    return CodeReading(text, "" if text else "no_code")


class CodeField(QPlainTextEdit):
    """Takes a code from wherever it comes.

    Signals:
        searching(bool): a file or a picture is being looked through, or no more.
        unreadable(str): there was no code in what was dropped or pasted, in words.
    """

    searching = Signal(bool)
    unreadable = Signal(str)

    def __init__(self, parent: QWidget) -> None:
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
        self._searching_now()

    def stop_search(self) -> None:
        """Look no further: somebody types."""
        if self.search.running:
            self.search.stop()
            self.searching.emit(False)

    def _searching_now(self) -> None:
        if self.search.running:
            self.searching.emit(True)

    def _take(self, reading: CodeReading) -> None:
        self.searching.emit(False)
        if reading.text:
            self.setPlainText(reading.text)
        else:
            self.unreadable.emit(self._reason(reading.fault))

    def _reason(self, fault: str) -> str:
        return {
            "not_now": self.tr("It could not be searched just now. Please try again."),
            "unreadable": self.tr("This file cannot be read."),
            "no_text": self.tr("There is no challenge code in this file."),
            "kind": self.tr(
                "This kind of picture cannot be read. Save it as PNG or JPEG, or take a screenshot."
            ),
            "large": self.tr("This picture is too large. Crop it to the code."),
            "damaged": self.tr("This picture is damaged."),
            "no_code": self.tr(
                "No QR code was found in this picture. It has to be sharp and whole, with its "
                "light edge. You can type the letters instead."
            ),
        }[fault]

    def canInsertFromMimeData(self, source: QMimeData) -> bool:
        return source.hasImage() or source.hasUrls() or source.hasText()

    def insertFromMimeData(self, source: QMimeData) -> None:
        try:
            picture = _picture_in(source)
        except PictureProblem as problem:
            self.unreadable.emit(self._reason(str(problem)))
            return
        files = [url.toLocalFile() for url in source.urls() if url.isLocalFile()]
        if picture:
            self.search.begin_with(picture)
            self._searching_now()
        elif files:
            self.take_file(Path(files[0]))
        elif source.hasText():
            self.insertPlainText(source.text()[:MOST_TEXT])
        else:
            self.unreadable.emit(self._reason("kind"))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if self.canInsertFromMimeData(event.mimeData()):
            event.acceptProposedAction()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
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
