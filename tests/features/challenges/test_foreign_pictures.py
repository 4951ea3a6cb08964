"""Pictures of others: only pixels are read, within bounds, and the window goes on meanwhile."""

from __future__ import annotations

import ast
import multiprocessing
import os
import shutil
import struct
import subprocess
import sys
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QBuffer, QElapsedTimer, QIODevice, QMimeData, QTimer, QUrl
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from canasta_qt.features.challenges.session.code_match import players_here
from canasta_qt.features.challenges.window.code_field import CodeReading, read_code
from canasta_qt.features.challenges.window.code_window import ChallengeWindow
from canasta_qt.record.challenges.challenge import Players
from canasta_qt.record.challenges.code import challenge_code
from canasta_qt.record.challenges.daily import deal_of_key
from canasta_qt.record.challenges.qr import png_of
from tests.helpers.screen.plain import Watch
from tests.helpers.sources import trees, walk

PACKAGE = Path(__file__).resolve().parents[3] / "canasta_qt"
CODE = challenge_code(deal_of_key("2026-11-24").challenge(Players(1)))

PATIENCE_MS = 60_000
"""For a process to begin and to read the worst picture."""

LONGEST_HOLD_MS = 400
"""The window may be held so long, even where other tests have the processors; stripes held it for
5,700, and half as wide and high for a quarter of that."""

NAMING = {
    "image": "<image width='9' height='9' xlink:href='{}'/>",
    "image of now": "<image width='9' height='9' href='{}'/>",
    "style sheet": "<style>@import url('{}'); rect {{ fill: url('{}') }}</style><rect/>",
    "use": "<use xlink:href='{}#a'/>",
}
"""How a drawing names a file."""


def drawing(*names: str) -> bytes:
    """An SVG that names files in every way there is."""
    parts = "".join(way.replace("{}", name) for way in NAMING.values() for name in names)
    return (
        "<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg' "
        f"xmlns:xlink='http://www.w3.org/1999/xlink' width='99' height='99'>{parts}</svg>"
    ).encode()


def file_of(image: QImage, kind: str) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    assert image.save(buffer, kind)  # type: ignore[call-overload]
    return bytes(buffer.data().data())


def code_picture() -> QImage:
    """The QR code as a picture; the text that lies beside it in a file of ours is not in it."""
    return QImage.fromData(png_of(CODE, 5)).convertToFormat(QImage.Format.Format_ARGB32)


def png_that_claims(width: int, height: int) -> bytes:
    """A PNG file of a few bytes that would be enormous."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    pixels = chunk(b"IDAT", zlib.compress(bytes(99)))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + pixels + chunk(b"IEND", b"")


def stripes(width: int, height: int) -> QImage:
    """The picture that took longest: every line looks like a corner of a code, again and again."""
    row = (b"\0" * 5 + b"\xff" * 5) * (width // 10 + 1)
    lines = b"".join([row[:width]] * height)
    return QImage(lines, width, height, width, QImage.Format.Format_Grayscale8).copy()


# --- what a file says ---------------------------------------------------------------------------


@pytest.fixture
def read(tmp_path: Path) -> Callable[[bytes, str], CodeReading]:
    def read_content(content: bytes, name: str = "sent.png") -> CodeReading:
        path = tmp_path / name
        path.write_bytes(content)
        return read_code(str(path))

    return read_content


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "BMP"])
@pytest.mark.parametrize("name", ["sent.png", "sent.svg", "sent"])
def test_the_content_decides_what_a_picture_is(
    read: Callable[..., CodeReading], kind: str, name: str
) -> None:
    assert read(file_of(code_picture(), kind), name).text == CODE


def test_a_code_is_found_in_a_picture_that_is_larger_than_a_screen(
    read: Callable[..., CodeReading],
) -> None:
    large = QImage(4000, 2400, QImage.Format.Format_Grayscale8)
    large.fill(200)
    code = code_picture().scaled(1500, 1500).convertToFormat(QImage.Format.Format_Grayscale8)
    for y in range(1500):
        large.scanLine(y + 700)[700 : 700 + 1500] = bytes(code.constScanLine(y))[:1500]
    assert read(file_of(large, "PNG")).text == CODE


BAD: dict[str, tuple[bytes, str]] = {
    "a drawing": (drawing("x.png"), "kind"),
    "a drawing that calls itself a picture": (b"\n\n" + drawing("x.png"), "kind"),
    "GIF": (b"GIF89a" + bytes(20), "kind"),
    "WebP": (b"RIFF\x10\0\0\0WEBPVP8 ", "kind"),
    "HEIC": (b"\0\0\0\x18ftypheic", "kind"),
    "TIFF": (b"II*\0" + bytes(20), "kind"),
    "half a picture": (file_of(code_picture(), "BMP")[:40], "damaged"),
    "only a beginning": (b"\x89PNG\r\n\x1a\n", "damaged"),
    "more pixels than a camera has": (png_that_claims(20_000, 20_000), "large"),
    "one endless row": (png_that_claims(60_000, 1), "large"),
    "bytes without end": (b"BM" + bytes(40_000_000), "large"),
    "no code": (file_of(QImage(30, 20, QImage.Format.Format_Grayscale8), "PNG"), "no_code"),
    "no picture": (b"Hello", "no_text"),
    "nothing": (b"", "no_text"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_picture_is_refused_with_its_reason(
    read: Callable[..., CodeReading], name: str
) -> None:
    content, why = BAD[name]
    assert read(content) == CodeReading("", why)


def test_a_code_is_found_among_the_words_of_a_text(read: Callable[..., CodeReading]) -> None:
    assert CODE in read(f"Try this: {CODE} :-)".encode(), "message.txt").text


def test_a_folder_and_a_file_that_is_gone_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "gone.png"):
        assert read_code(str(path)).fault == "unreadable"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no such files here")
def test_a_file_that_never_ends_is_not_begun(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.png")
    assert read_code(str(tmp_path / "pipe.png")).fault == "unreadable"


# --- in the window ------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot) -> Iterator[ChallengeWindow]:
    made = ChallengeWindow((), players_here())
    qtbot.addWidget(made)
    made.show()
    yield made
    assert multiprocessing.active_children() == []


def dropped(*files: Path) -> QMimeData:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file)) for file in files])
    return data


def until_told(qtbot: QtBot, window: ChallengeWindow) -> None:
    qtbot.waitUntil(lambda: bool(window.fault.text()), timeout=PATIENCE_MS)


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1920, 1080), (3840, 2160)])
def test_the_window_goes_on_while_the_worst_picture_is_looked_through(
    qtbot: QtBot, window: ChallengeWindow, tmp_path: Path, size: tuple[int, int]
) -> None:
    """In the normal run the search that is stopped, below: it goes on beside the window, too."""
    (tmp_path / "stripes.png").write_bytes(file_of(stripes(*size), "PNG"))
    since, holds = QElapsedTimer(), [0]
    since.start()
    beat = QTimer(window, interval=5)
    beat.timeout.connect(lambda: holds.append(since.restart()))
    beat.start()
    window.field.insertFromMimeData(dropped(tmp_path / "stripes.png"))
    assert window.about.text() == "Looking for a code…"
    assert window.stop.isVisible()
    until_told(qtbot, window)
    assert "No QR code" in window.fault.text()
    assert not window.stop.isVisible()
    assert max(holds) < LONGEST_HOLD_MS


def test_a_search_is_stopped_by_the_button_by_a_letter_and_by_another_picture(
    qtbot: QtBot, window: ChallengeWindow, tmp_path: Path
) -> None:
    (tmp_path / "code.bmp").write_bytes(file_of(code_picture(), "BMP"))
    (tmp_path / "none.bmp").write_bytes(file_of(stripes(400, 400), "BMP"))
    begun = "The code is incomplete: its end is missing."
    stops = ((window.stop.click, ""), (lambda: qtbot.keyClicks(window.field, "C"), begun))
    for stop, left in stops:
        window.field.insertFromMimeData(dropped(tmp_path / "code.bmp"))
        assert window.field.search.running
        assert window.about.text() == "Looking for a code…"
        assert window.stop.isVisible()
        stop()
        assert not window.field.search.running
        assert not window.stop.isVisible()
        assert window.about.text() == left
    window.field.insertFromMimeData(dropped(tmp_path / "code.bmp"))
    window.field.insertFromMimeData(dropped(tmp_path / "none.bmp"))
    until_told(qtbot, window)
    assert "No QR code" in window.fault.text()
    assert window.field.toPlainText() == "C", "nothing came of the picture before"
    assert not window.stop.isVisible()


def test_pixels_from_the_clipboard_are_read(qtbot: QtBot, window: ChallengeWindow) -> None:
    data = QMimeData()
    data.setImageData(code_picture())
    window.field.insertFromMimeData(data)
    qtbot.waitUntil(window.play.isEnabled, timeout=PATIENCE_MS)
    assert window.head.text() == "Classic, four players"


class OtherProgram(QMimeData):
    """A clipboard of another program; Qt would make pixels of whatever picture it holds."""

    def retrieveData(self, kind: str, form: object) -> object:
        if kind == "application/x-qt-image":
            raise AssertionError("Qt was asked to read a picture")
        return super().retrieveData(kind, form)  # type: ignore[arg-type]

    def hasFormat(self, kind: str) -> bool:
        return kind == "application/x-qt-image" or super().hasFormat(kind)


@pytest.mark.parametrize(
    "kind",
    [
        "image/svg+xml",
        "image/tiff",
        # its bytes are read as those of a file, where test_a_bad_picture_is_refused_with_its_reason
        pytest.param("image/png", marks=pytest.mark.slow),
    ],
)
def test_a_drawing_on_the_clipboard_is_refused_whatever_it_is_called(
    qtbot: QtBot, window: ChallengeWindow, kind: str
) -> None:
    data = OtherProgram()
    data.setData(kind, drawing("x.png"))
    window.field.insertFromMimeData(data)
    until_told(qtbot, window)
    assert "of picture cannot be read" in window.fault.text()


# --- what a drawing names -----------------------------------------------------------------------


@pytest.mark.skipif(sys.platform != "linux", reason="watches files by inotify")
def test_a_file_named_in_a_drawing_is_not_opened(
    qtbot: QtBot, window: ChallengeWindow, tmp_path: Path
) -> None:
    bait = tmp_path / "bait.png"
    bait.write_bytes(png_of(CODE))
    sent = tmp_path / "sent.png"
    sent.write_bytes(drawing(str(bait), bait.as_uri(), bait.name))
    watch = Watch(bait)
    careless = f"<svg xmlns:xlink='http://www.w3.org/1999/xlink'>{NAMING['image']}</svg>"
    QImage.fromData(careless.replace("{}", str(bait)).encode())
    taken = watch.opened()
    window.field.insertFromMimeData(dropped(sent))
    until_told(qtbot, window)
    opened = watch.opened()
    watch.close()
    assert taken
    assert not opened


READER = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from canasta_qt.features.challenges.session.code_match import players_here
from canasta_qt.features.challenges.window.code_window import ChallengeWindow
from canasta_qt.library.language import resources_folder
from canasta_qt.ui.dress import dress
if __name__ == "__main__":
    app = QApplication([])
    dress(app, resources_folder())
    window = ChallengeWindow((), players_here())
    window.field.unreadable.connect(lambda why: (print(why), app.quit()))
    window.show_file(Path(sys.argv[1]))
    app.exec()
"""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="strace is a tool of Linux")
def test_the_system_is_never_asked_for_what_a_drawing_names(tmp_path: Path) -> None:
    """Neither for a file of this machine nor for one of another, which would be asked as us.

    In the normal run a file that a drawing names is watched: the test before this one.
    """
    assert shutil.which("strace"), "strace is not installed: packaging/bootstrap.py setup test"
    (tmp_path / "reader.py").write_text(READER, encoding="utf-8")
    sent, calls = tmp_path / "sent.png", tmp_path / "calls"
    sent.write_bytes(drawing("//bait-host/share/p.png", "file:///bait-folder/p", "bait-file.png"))
    command = ["strace", "-f", "-qq", "-e", "trace=%file", "-o", str(calls)]
    told = subprocess.run(
        [*command, sys.executable, str(tmp_path / "reader.py"), str(sent)],
        cwd=PACKAGE.parent,
        env={**os.environ, "PYTHONPATH": str(PACKAGE.parent), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=100,
        check=False,
    )
    assert "of this kind are not read" in told.stdout, told.stderr
    seen = calls.read_text(encoding="utf-8", errors="replace")
    assert str(sent) in seen
    assert "bait" not in seen


# --- one place ----------------------------------------------------------------------------------

OPENS = {"QImageReader", "QMovie", "fromData", "loadFromData"}
"""By these Qt reads a picture, whatever it is."""


def test_pictures_of_others_are_read_in_one_place() -> None:
    files = list(PACKAGE.rglob("*.py"))
    found = {
        file.name
        for file, tree in trees(files, OPENS)
        for node in walk(tree)
        if (isinstance(node, ast.Attribute) and node.attr in OPENS)
        or (isinstance(node, ast.Name) and node.id in OPENS)
    }
    assert len(found) == 1
