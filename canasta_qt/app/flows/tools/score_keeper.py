"""The score keeper: opened from the menu, its sheets kept beside the matches."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from canasta_qt.app.flows.flow import AppContext, Flow
from canasta_qt.app.flows.match_chooser import MatchChooser
from canasta_qt.features.score_keeper.store import ScoreSheetStore
from canasta_qt.ui.widgets.placement import open_over

if TYPE_CHECKING:
    from canasta_qt.features.score_keeper.window.window import KeeperWindow


class ScoreKeeperFlow(Flow):
    """Opens the window, once.

    Signals:
        table_asked(Sheet): lay out a table under the rules of this sheet and ask the judge.
    """

    table_asked = Signal(object)

    def __init__(self, context: AppContext, chooser: MatchChooser) -> None:
        """`chooser` knows what is usually played; that is offered first."""
        super().__init__(context)
        self._chooser = chooser
        self._store = ScoreSheetStore(context.paths)
        self._dialog: KeeperWindow | None = None

    def open(self) -> None:
        """The window of the score keeper."""
        from canasta_qt.features.score_keeper.window.window import KeeperWindow

        if self._dialog is not None:
            self._dialog.raise_()
            self._dialog.activateWindow()
            return
        game = self._chooser.choice.rules
        dialog = KeeperWindow(self._store, self._games, game, self._window, judges=True)
        dialog.table_asked.connect(self.table_asked)
        dialog.finished.connect(self._closed)
        self._dialog = dialog
        open_over(dialog, self._window)

    def _closed(self) -> None:
        self._dialog = None
