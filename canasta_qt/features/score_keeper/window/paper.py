"""Blank score sheets leave the program: printed, or saved as a PDF."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtGui import QPagedPaintDevice
from PySide6.QtWidgets import QMenu, QWidget

from canasta_qt.features.score_keeper.words.blank import blank_page
from canasta_qt.features.score_keeper.words.labels import keeper_text
from canasta_qt.library.games import ListedGame
from canasta_qt.storage.files import StorageProblem
from canasta_qt.ui.widgets.paper import ask_to_print, draw_pages, save_pdf
from canasta_qt.ui.widgets.problems import TroubleBox, unwritten
from canasta_qt.ui.widgets.standard import ask_where_to_save


class BlankMenu(QMenu):
    """Save or print blank sheets of the games that `games` gives when it is asked."""

    def __init__(self, games: Callable[[], Sequence[ListedGame]], parent: QWidget) -> None:
        super().__init__(parent)
        self._games = games
        self.addAction(self.tr("&Save as PDF…"), self.ask_for_pdf)
        self.addAction(self.tr("&Print…"), self.ask_to_print)

    def ask_for_pdf(self) -> None:
        """Ask for a file, and write the sheets into it."""
        title, kind = keeper_text("blank_save"), self.tr("PDF files (*.pdf)")
        name = keeper_text("blank_name") + ".pdf"
        ask_where_to_save(self.parentWidget(), title, kind, name, self.save_pdf)

    def save_pdf(self, path: Path) -> None:
        """Write the sheets into a file, or tell why that cannot be done."""
        try:
            save_pdf(path, keeper_text("blank_name"), self._draw)
        except StorageProblem as problem:
            TroubleBox(unwritten("sheet", path, problem.reason), self.parentWidget()).open()

    def ask_to_print(self) -> None:
        """Ask for a printer, and print the sheets."""
        ask_to_print(self.parentWidget(), keeper_text("blank_name"), self._draw)

    def _draw(self, device: QPagedPaintDevice) -> None:
        pages = (
            blank_page(game.rules, game.title, break_before=at > 0)
            for at, game in enumerate(self._games())
        )
        device.setResolution(300) if hasattr(device, "setResolution") else None
        draw_pages("".join(pages), keeper_text("title"), device)
