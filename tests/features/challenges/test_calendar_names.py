"""Names of weekly games in the calendar: whole, in one line or two."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from canasta_qt.features.challenges.window.daily import draw_name
from canasta_qt.features.challenges.words import game_title
from canasta_qt.record.challenges.daily import WEEKLY_GAMES
from canasta_qt.ui.style.type import type_font


class Listening(QPainter):
    """A painter that hears what is written."""

    def __init__(self, picture: QImage) -> None:
        super().__init__(picture)
        self.heard: list[str] = []

    def drawText(self, _box: QRect, _flags: int, text: str) -> None:  # type: ignore[override]
        """Write nothing."""
        self.heard.append(text)


def written(text: str, width: int) -> str:
    """What is written of a name in a row of the calendar, whose cells are at least 34 high."""
    picture = QImage(300, 34, QImage.Format.Format_RGB32)
    painter = Listening(picture)
    painter.setFont(type_font("label"))
    draw_name(painter, QRect(32, 0, width, 34), text)
    painter.end()
    (heard,) = painter.heard
    return heard


@pytest.mark.parametrize("game", WEEKLY_GAMES)
def test_the_name_of_a_weekly_game_is_whole(qtbot: QtBot, game: str) -> None:
    assert written(game_title(game), 168) == game_title(game)


def test_what_is_too_long_for_two_lines_is_shortened(qtbot: QtBot) -> None:
    assert written("A name of a game that nobody would ever give to one", 60).endswith("…")
