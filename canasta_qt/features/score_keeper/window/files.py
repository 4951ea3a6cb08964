"""Sheets as files, and blank ones on paper."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QMimeData
from PySide6.QtGui import QPagedPaintDevice
from PySide6.QtWidgets import QMenu, QWidget

from canasta_qt.features.score_keeper.model.checks import doubts_of
from canasta_qt.features.score_keeper.model.entries import Sheet
from canasta_qt.features.score_keeper.model.sheet_data import sheet_data
from canasta_qt.features.score_keeper.model.sheet_text import (
    MOST_BYTES,
    ReadSheet,
    read_entries,
    sheet_as_text,
)
from canasta_qt.features.score_keeper.words import KeeperText, blank_page, doubt_text
from canasta_qt.library.games import ListedGame
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.storage.files import StorageProblem, read_bytes, write_export
from canasta_qt.ui.widgets.paper import ask_to_print, draw_pages, save_pdf
from canasta_qt.ui.widgets.problems import (
    Trouble,
    TroubleBox,
    say_saved,
    unread_file,
    unwritten,
)
from canasta_qt.ui.widgets.standard import ask_for_files, ask_where_to_save
from canasta_qt.words.sentences import labelled

TEXT, JSON = ".txt", ".json"

_MOST_SHOWN = 8


def files_of(data: QMimeData) -> list[Path]:
    """Files that may hold sheets, among what is dragged."""
    files = [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
    return [file for file in files if file.suffix.casefold() in (TEXT, JSON)]


def ask_to_open(over: QWidget, take: Callable[[list[Path]], object]) -> None:
    kinds = [KeeperText.FILE_KINDS(), KeeperText.FILE_ALL()]
    ask_for_files(over, KeeperText.FILE_OPEN(), kinds, take)


def read_file(path: Path, over: QWidget) -> Sheet | None:
    """The sheet in a file; None after a message about what is wrong, with its line."""
    try:
        read = read_entries(read_bytes(path, MOST_BYTES))
    except StorageProblem as problem:
        TroubleBox(unread_file(path, problem.reason), over).open()
        return None
    except PositionProblem as problem:
        TroubleBox(unread_sheet(path.name, str(problem)), over).open()
        return None
    _show_doubts(path.name, read, over)
    return read.sheet


def unread_sheet(name: str, reason: str) -> Trouble:
    """A file that holds no score sheet; `reason` begins with the line."""
    return Trouble(
        happened=KeeperText.FILE_BAD(name=name),
        kept=f"{reason[:1].upper()}{reason[1:]}.".replace("..", "."),
        to_do=KeeperText.FILE_MEND(),
    )


def _show_doubts(name: str, read: ReadSheet, over: QWidget) -> None:
    doubts = doubts_of(read.sheet)
    if not doubts:
        return
    lines = [
        labelled(read.placed(doubt.place), doubt_text(doubt, read.sheet.names)) for doubt in doubts
    ]
    happened = KeeperText.FILE_DOUBTS(name=name)
    rest = "\n".join(lines) if len(lines) > _MOST_SHOWN else ""
    TroubleBox(Trouble(happened, to_do="\n".join(lines[:_MOST_SHOWN]), details=rest), over).open()


def ask_where_to_keep(sheet: Sheet, over: QWidget) -> None:
    """Ask for a file, and write the sheet into it: JSON where its name ends so, else text."""
    title, kinds = KeeperText.FILE_SAVE(), KeeperText.FILE_SAVE_KINDS()
    name = KeeperText.FILE_NAME() + TEXT
    ask_where_to_save(over, title, kinds, name, lambda path: write_file(sheet, path, over))


def write_file(sheet: Sheet, path: Path, over: QWidget) -> None:
    """Write a sheet into a file, or show why that cannot be done."""
    if path.suffix.casefold() == JSON:
        content = json.dumps(sheet_data(sheet), ensure_ascii=False, indent=1) + "\n"
    else:
        content = sheet_as_text(sheet)
    try:
        write_export(path, content)
    except StorageProblem as problem:
        TroubleBox(unwritten("sheet", path, problem.reason), over).open()
    else:
        say_saved(path, over)


class PagesMenu(QMenu):
    """Saves pages as a PDF, or prints them; `write` makes them, as HTML, when it is asked."""

    def __init__(self, title: str, name: str, write: Callable[[], str], parent: QWidget) -> None:
        """`title` is that of the question for a file, `name` what the file may be called."""
        super().__init__(parent)
        self._title, self._name, self._write = title, name, write
        self.addAction(self.tr("&Save as PDF…"), self.ask_for_pdf)
        self.addAction(self.tr("&Print…"), self.ask_to_print)

    def ask_for_pdf(self) -> None:
        kind, name = self.tr("PDF files (*.pdf)"), f"{self._name}.pdf"
        ask_where_to_save(self.parentWidget(), self._title, kind, name, self.save_pdf)

    def save_pdf(self, path: Path) -> None:
        """Write the pages into a file, or show why that cannot be done."""
        try:
            save_pdf(path, self._name, self._draw)
        except StorageProblem as problem:
            TroubleBox(unwritten("sheet", path, problem.reason), self.parentWidget()).open()
        else:
            say_saved(path, self.parentWidget())

    def ask_to_print(self) -> None:
        ask_to_print(self.parentWidget(), self._name, self._draw)

    def _draw(self, device: QPagedPaintDevice) -> None:
        device.setResolution(300) if hasattr(device, "setResolution") else None
        draw_pages(self._write(), KeeperText.TITLE(), device)


def blank_menu(games: Callable[[], Sequence[ListedGame]], parent: QWidget) -> PagesMenu:
    """Saves or prints blank sheets of the games that `games` gives when it is asked."""

    def write() -> str:
        pages = (
            blank_page(game.rules, game.title, break_before=at > 0)
            for at, game in enumerate(games())
        )
        return "".join(pages)

    return PagesMenu(KeeperText.BLANK_SAVE(), KeeperText.BLANK_NAME(), write, parent)
