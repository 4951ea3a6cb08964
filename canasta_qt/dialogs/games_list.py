"""The tree of games, group by group."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from canasta_qt.controller.match_setup import GameChoice, GameGroup
from canasta_qt.dialogs.game_words import doubts
from canasta_qt.table.painted import tip_lines

_GAME = Qt.ItemDataRole.UserRole


def group_title(group: GameGroup) -> str:
    """The heading of a group, translated."""
    return QCoreApplication.translate("game_groups", group.title)


class GamesList(QTreeWidget):
    """Games by group.

    Signals:
        picked(GameChoice): another game is current.
        started: a game was double-clicked.
    """

    picked = Signal(object)
    started = Signal()

    def __init__(self, groups: Iterable[GameGroup], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(True)
        self.setUniformRowHeights(True)
        self.setExpandsOnDoubleClick(False)
        self.setAccessibleName(self.tr("Games"))
        self._items: dict[str, QTreeWidgetItem] = {}
        for group in groups:
            self._add_group(group)
        self.currentItemChanged.connect(self._current_changed)
        self.itemDoubleClicked.connect(self._double_clicked)

    def sizeHint(self) -> QSize:
        """Wide enough for the usual names."""
        return QSize(340, 320)

    def show_game(self, game_id: str) -> None:
        """Make a game current; an unknown one makes the first current."""
        item = self._items.get(game_id) or next(iter(self._items.values()))
        self.setCurrentItem(item)
        self.scrollToItem(item)

    def game(self) -> GameChoice | None:
        """The current game; None on a heading."""
        item = self.currentItem()
        return item.data(0, _GAME) if item is not None else None

    def _add_group(self, group: GameGroup) -> None:
        heading = QTreeWidgetItem(self, [group_title(group)])
        heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = heading.font(0)
        font.setBold(True)
        heading.setFont(0, font)
        for game in group.games:
            self._add_game(heading, game)
        heading.setExpanded(True)

    def _add_game(self, heading: QTreeWidgetItem, game: GameChoice) -> None:
        item = QTreeWidgetItem(heading, [game.title])
        item.setData(0, _GAME, game)
        item.setToolTip(0, tip_lines(doubts(game)))
        self._items[game.id] = item

    def _current_changed(self, item: QTreeWidgetItem | None) -> None:
        game = item.data(0, _GAME) if item is not None else None
        if game is not None:
            self.picked.emit(game)

    def _double_clicked(self, item: QTreeWidgetItem) -> None:
        game = item.data(0, _GAME)
        if game is None:
            item.setExpanded(not item.isExpanded())
        else:
            self.started.emit()
