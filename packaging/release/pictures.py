"""The program's icon in every form that systems ask for, painted from its SVG."""

from __future__ import annotations

import os
import struct
from pathlib import Path
from typing import TYPE_CHECKING, Final

from release.project import RESOURCES

if TYPE_CHECKING:
    from PySide6.QtGui import QImage

ICON: Final = RESOURCES / "icons" / "canasta-qt.svg"
LINUX_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS_TYPES: Final = {
    b"icp4": 16, b"icp5": 32, b"icp6": 64, b"ic07": 128, b"ic08": 256, b"ic09": 512,
    b"ic10": 1024, b"ic11": 32, b"ic12": 64, b"ic13": 256, b"ic14": 512,
}  # fmt: skip
"""Apple's names of icon sizes; the last four are for screens with twice the pixels."""


def png(size: int, source: Path = ICON) -> bytes:
    """A square picture of that many pixels, as a PNG file."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    _app = QGuiApplication.instance() or QGuiApplication(["icons"])
    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(source)).render(painter)
    painter.end()
    return as_png(image)


def png_on_ground(width: int, height: int, ground: str = "#1d5654") -> bytes:
    """The icon in the middle of a field of one colour, as a PNG file; sizes in pixels."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    _app = QGuiApplication.instance() or QGuiApplication(["icons"])
    image = QImage(width, height, QImage.Format.Format_ARGB32)
    image.fill(QColor(ground))
    side = min(width, height) * 0.72
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    place = QRectF((width - side) / 2, (height - side) / 2, side, side)
    QSvgRenderer(str(ICON)).render(painter, place)
    painter.end()
    return as_png(image)


def as_png(image: QImage) -> bytes:
    """A picture as a PNG file."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice

    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def ico(pngs: dict[int, bytes]) -> bytes:
    """A Windows icon of PNG pictures by size (at most 256)."""
    head = struct.pack("<HHH", 0, 1, len(pngs))
    at = len(head) + 16 * len(pngs)
    entries = bytearray()
    for size, data in sorted(pngs.items()):
        side = size % 256  # 256 is written as 0
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(data), at)
        at += len(data)
    return bytes(head + entries) + b"".join(data for _, data in sorted(pngs.items()))


def icns(pngs: dict[bytes, bytes]) -> bytes:
    """A macOS icon of PNG pictures by Apple's names of their sizes."""
    body = b"".join(name + struct.pack(">I", len(data) + 8) + data for name, data in pngs.items())
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def write_ico(file: Path) -> Path:
    """Write the Windows icon."""
    file.write_bytes(ico({size: png(size) for size in ICO_SIZES}))
    return file


def write_icns(file: Path) -> Path:
    """Write the macOS icon."""
    file.write_bytes(icns({name: png(size) for name, size in ICNS_TYPES.items()}))
    return file
