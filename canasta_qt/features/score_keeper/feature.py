"""The score keeper, opened from the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.play.flows.face import Play
from canasta_qt.play.flows.flow import Context, Feature
from canasta_qt.ui.widgets.placement import bring_to_front, open_over

if TYPE_CHECKING:
    from canasta_qt.features.score_keeper.model.entries import Sheet
    from canasta_qt.features.score_keeper.store import ScoreSheetStore
    from canasta_qt.features.score_keeper.window.window import KeeperWindow


class ScoreKeeperFeature(Feature):
    """Opens the window, once, with the usual game offered first."""

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self._window.commands.bind("score_keeper", self.open)
        self._store: ScoreSheetStore | None = None
        self._dialog: KeeperWindow | None = None

    def open(self) -> None:
        """Show the window, or bring it to the front."""
        from canasta_qt.features.score_keeper.store import ScoreSheetStore
        from canasta_qt.features.score_keeper.window.window import KeeperWindow

        self._store = self._store or ScoreSheetStore(self._context.paths)
        if bring_to_front(self._dialog):
            return
        game = self._context.of(Play).chosen.choice.rules
        judges = self._window.commands.is_bound("table_editor")
        dialog = KeeperWindow(self._store, self._games, game, self._window, judges=judges)
        dialog.table_asked.connect(self._lay_out_table)
        dialog.finished.connect(self._closed)
        self._dialog = dialog
        open_over(dialog, self._window)

    def _lay_out_table(self, sheet: Sheet) -> None:
        """Open the table editor, whose judge settles questions."""
        self._window.commands.run("table_editor", sheet.rules)

    def _closed(self) -> None:
        self._dialog = None


FEATURE = ScoreKeeperFeature
