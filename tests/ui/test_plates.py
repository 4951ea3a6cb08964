"""Plates, titles that are shortened, texts to read, and buttons with icon and key."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.ui.parts.header import WIDEST, side_margin
from canasta_qt.ui.parts.plates import Plate
from canasta_qt.ui.parts.words import OneLine
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.widgets.framed import Middle
from canasta_qt.ui.widgets.reading import ReadingBrowser


def drawn(button: QPushButton) -> QImage:
    button.resize(QSize(200, 40))
    return button.grab().toImage()


def written_until(image: QImage) -> int:
    """How far right something is written in the middle of a button."""
    middle = image.height() // 2
    ground = image.pixel(20, middle)
    return max(x for x in range(20, image.width() - 20) if image.pixel(x, middle) != ground)


def test_a_plate_stands_out_where_it_is_chosen(qtbot: QtBot) -> None:
    plate = Plate()
    qtbot.addWidget(plate)
    plate.fill(QVBoxLayout())
    plate.resize(120, 80)
    assert plate.grab().toImage().pixelColor(60, 40) == tint("surface")
    plate.choose(True)
    assert plate.chosen
    assert plate.grab().toImage().pixelColor(60, 40) == tint("accent_ground")


def test_a_long_title_does_not_widen_its_window(qtbot: QtBot) -> None:
    title = OneLine("A very long name of a game " * 10, "page")
    qtbot.addWidget(title)
    assert title.minimumSizeHint().width() <= OneLine.LEAST
    title.resize(200, 40)
    assert title.grab().width() == 200
    assert title.text().endswith("game ")


def test_content_stops_in_a_wide_window(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    middle = Middle(window)
    window.show()
    for wide in (1000, 1320, 2560):
        middle.resize(wide, 400)
        assert wide - 2 * middle.column.contentsMargins().left() <= WIDEST
    assert side_margin(2560, bleed=True) < side_margin(2560)


def test_markdown_is_shown_from_its_beginning(qtbot: QtBot) -> None:
    browser = ReadingBrowser("News")
    qtbot.addWidget(browser)
    browser.resize(400, 200)
    browser.show()
    browser.set_markdown("# News\n\n" + "A line.\n\n" * 80)
    assert browser.verticalScrollBar().value() == 0
    assert (
        "Canasta Title"
        in browser.textCursor().block().begin().fragment().charFormat().font().families()
    )


def test_the_letter_of_a_key_is_marked_beside_an_icon_too(qtbot: QtBot) -> None:
    plain, marked = QPushButton("Read"), QPushButton("&Read")
    for button in (plain, marked):
        qtbot.addWidget(button)
        wear(button, "rules")
    ends = [written_until(drawn(button)) for button in (plain, marked)]
    assert abs(ends[0] - ends[1]) <= 1  # a sign of its own would move the last letter
