"""Pictures of others: the one place where the program reads a picture that is not its own.

What it is the content decides, never the name. Only formats of pixels are read: an SVG may name
files, of other machines too, and Qt would open them. Everything has a bound. It is slow for large
pictures and meant for a process of its own (`code_search`).
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter

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

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def is_picture(data: bytes) -> bool:
    """Whether this is a picture, of a kind that is read or another."""
    if _format(data) or data.startswith(_OTHERS) or b"<svg" in data[:1024].lower():
        return True
    return data[4:8] in _OTHER_BOXES or data[8:12] in _OTHER_BOXES


def _format(data: bytes) -> str:
    return next((name for start, name in FORMATS.items() if data.startswith(start)), "")


def grey_rows(data: bytes) -> list[bytes]:
    """A picture as rows of grey, 0 for black; what can be seen through is light.

    Raises `PictureProblem`.
    """
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
