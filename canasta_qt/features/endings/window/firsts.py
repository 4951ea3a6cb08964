"""The page of quiet firsts: what was done once for the first time, when, and in which game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QDate, QLocale, Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from canasta_qt.features.endings.model import FIRSTS, First
from canasta_qt.features.endings.words import FirstsText, first_name
from canasta_qt.ui.parts.rows import FACTS, RowDelegate
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import icon
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Window, open_sized
from canasta_qt.ui.widgets.framed import titled
from canasta_qt.words.games import shown_title
from canasta_qt.words.sentences import figures

_SIZE: Final = (620, 660)


class FirstsWindow(Window):
    """A dozen rows; those that are done have a tick, a day and a game."""

    def __init__(self, done: Mapping[str, First], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        title = FirstsText.TITLE()
        self.setWindowTitle(title)
        self.list = QListWidget(self)
        self.list.setAccessibleName(title)
        self.list.setItemDelegate(RowDelegate(self.list))
        self.list.setSelectionMode(QListWidget.SelectionMode.NoSelection)
        self.list.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        follow(self.list.setMinimumWidth, 320)
        count = FirstsText.COUNT(n=figures(len(done)), all=figures(len(FIRSTS)))
        about = build.label(f"{FirstsText.ABOUT()} {count}.", self)
        titled(self, title, about, (self.list, 1), foot=(1, build.close_box(self)))
        for first in FIRSTS:
            self._row(first_name(first), done.get(first))
        open_sized(self, *_SIZE)
        self.list.setFocus()

    def _row(self, name: str, first: First | None) -> None:
        facts = FirstsText.TO_COME() if first is None else _facts(first)
        item = QListWidgetItem(name, self.list)
        item.setData(FACTS, facts)
        item.setIcon(icon("star", "text_rest") if first is None else icon("check", "gain"))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{name}. {facts}")


def _facts(first: First) -> str:
    day = QDate.fromString(first.day, Qt.DateFormat.ISODate)
    short = QLocale().toString(day, QLocale.FormatType.ShortFormat)
    return f"{short} · {shown_title(first.game)}"
