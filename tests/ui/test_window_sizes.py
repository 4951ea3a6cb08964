"""Windows open high enough for their words, and never larger than their screen."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.ui.widgets.common import Window


def window_with(qtbot: QtBot, *content: QWidget) -> Window:
    window = Window()
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    column = QVBoxLayout(window)
    for widget in content:
        column.addWidget(widget)
    return window


def test_no_window_opens_larger_than_its_screen(qtbot: QtBot) -> None:
    window = window_with(qtbot)
    window.resize(6000, 5000)
    window.show()
    room = window.screen().availableSize()
    assert window.width() <= room.width()
    assert window.height() < room.height()  # its frame needs room too


def test_no_words_are_cut_when_a_window_opens(qtbot: QtBot) -> None:
    labels = [QLabel("Everything readable is being moved to a new file. " * 6) for _ in range(3)]
    for label in labels:
        label.setWordWrap(True)
    window = window_with(qtbot, *labels)
    window.resize(480, window.sizeHint().height())
    window.resize(260, 100)
    window.show()
    for label in labels:
        assert label.height() >= label.heightForWidth(label.width())


def test_enter_presses_the_button_that_has_the_keys(qtbot: QtBot) -> None:
    pressed: list[str] = []
    main, other = QPushButton("Start"), QPushButton("Save as…", autoDefault=False)
    for button in (main, other):
        button.clicked.connect(partial(pressed.append, button.text()))
    window = window_with(qtbot, main, other)
    main.setDefault(True)
    window.show()
    other.setFocus()
    QTest.keyClick(other, Qt.Key.Key_Return)
    assert pressed == ["Save as…"]
