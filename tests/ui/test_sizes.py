"""Windows open as large as the interface is, grow with it, and stay on their screen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from canasta_qt.ui.dress import set_scale
from canasta_qt.ui.widgets.common import open_sized, remember_size


class SizesByDialog(dict[str, str]):
    """What dialogs have kept, by their names."""

    def kept(self, dialog: str) -> str:
        return self.get(dialog, "")

    def keep(self, dialog: str, text: str) -> None:
        self[dialog] = text


@pytest.fixture(autouse=True)
def usual_scale(qapp: object) -> Iterator[None]:
    yield
    set_scale(1.0)


@pytest.fixture
def dialog(qtbot: QtBot) -> QDialog:
    made = QDialog()
    qtbot.addWidget(made)
    return made


def test_a_window_opens_larger_where_the_interface_is_larger(dialog: QDialog) -> None:
    set_scale(1.5)
    open_sized(dialog, 300, 200)
    assert dialog.size() == QSize(450, 300)


def test_an_open_window_grows_with_the_interface(dialog: QDialog) -> None:
    open_sized(dialog, 300, 200)
    set_scale(1.25)
    assert dialog.size() == QSize(375, 250)
    set_scale(1.0)
    assert dialog.size() == QSize(300, 200)


def test_a_window_is_never_larger_than_its_screen(dialog: QDialog) -> None:
    set_scale(2.0)
    remember_size(dialog, "one", None, (3000, 3000))
    room = dialog.screen().availableSize()
    assert dialog.width() <= room.width()
    assert dialog.height() <= room.height()


def test_a_size_is_kept_as_it_is_at_the_usual_scale(qtbot: QtBot, dialog: QDialog) -> None:
    kept = SizesByDialog()
    set_scale(1.5)
    remember_size(dialog, "one", kept, (200, 200))
    dialog.resize(450, 300)
    dialog.done(0)
    set_scale(1.0)
    again = QDialog()
    qtbot.addWidget(again)
    remember_size(again, "one", kept, (200, 200))
    assert again.size() == QSize(300, 200)
