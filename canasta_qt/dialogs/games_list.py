"""The tree of games, group by group."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QWidget

from canasta_qt.controller.games import GameChoice, GameGroup
from canasta_qt.dialogs.focus_ring import ring_focus
from canasta_qt.dialogs.game_words import doubts
from canasta_qt.dialogs.tree_items import children
from canasta_qt.table.painted import tip_lines

_GAME = Qt.ItemDataRole.UserRole


def group_title(group: GameGroup) -> str:
    """The heading of a group, translated."""
    return QCoreApplication.translate("game_groups", group.title)


class GamesList(QTreeWidget):
    """Games by group. A favourite has a star, and may stand in two groups.

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
        ring_focus(self)
        self._items: dict[str, list[QTreeWidgetItem]] = {}
        self._only: Collection[str] | None = None
        self._picked: GameChoice | None = None
        self.currentItemChanged.connect(self._current_changed)
        self.itemDoubleClicked.connect(self._double_clicked)
        self.fill(groups)

    def sizeHint(self) -> QSize:
        """Wide enough for the usual names."""
        return QSize(340, 320)

    def fill(self, groups: Iterable[GameGroup]) -> None:
        """Show these games instead; the current one stays current if it is still there."""
        current = self.game()
        self.blockSignals(True)
        self.clear()
        self._items.clear()
        for group in groups:
            self._add_group(group)
        self.blockSignals(False)
        self.show_only(self._only)
        if current is not None:
            self.show_game(current.id)

    def show_only(self, ids: Collection[str] | None) -> None:
        """Show only the games with these ids, for a search; None shows all."""
        self._only = ids
        for row in range(self.topLevelItemCount()):
            heading = self.topLevelItem(row)
            assert heading is not None
            games = children(heading)
            for item in games:
                item.setHidden(ids is not None and item.data(0, _GAME).id not in ids)
            heading.setHidden(all(item.isHidden() for item in games))

    def show_game(self, game_id: str) -> None:
        """Make a game current; one that is not there makes the first current."""
        item = self._shown(game_id) or self._first()
        if item is not None:
            self.setCurrentItem(item)
            heading = item.parent()
            assert heading is not None
            self.scrollToItem(heading)
            self.scrollToItem(item)

    def game(self) -> GameChoice | None:
        """The current game; on a heading the one before it, which is still shown beside."""
        return self._picked

    def shows(self, game_id: str) -> bool:
        """Whether the game is there and not hidden."""
        return self._shown(game_id) is not None

    def _shown(self, game_id: str) -> QTreeWidgetItem | None:
        """The item of a game: the one that is current, or else the first that is not hidden."""
        items = [item for item in self._items.get(game_id, ()) if not item.isHidden()]
        current = self.currentItem()
        return next((item for item in items if item is current), items[0] if items else None)

    def _first(self) -> QTreeWidgetItem | None:
        every = (item for items in self._items.values() for item in items)
        return next((item for item in every if not item.isHidden()), None)

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
        item = QTreeWidgetItem(heading, [f"{game.title}  ★" if game.favourite else game.title])
        item.setData(0, _GAME, game)
        item.setToolTip(0, tip_lines(doubts(game) or game.description))
        item.setData(0, Qt.ItemDataRole.AccessibleDescriptionRole, game.description)
        if game.favourite:
            spoken = self.tr("{game}, a favourite").format(game=game.title)
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, spoken)
        self._items.setdefault(game.id, []).append(item)

    def _current_changed(self, item: QTreeWidgetItem | None) -> None:
        game = item.data(0, _GAME) if item is not None else None
        if game is not None:
            self._picked = game
            self.picked.emit(game)

    def _double_clicked(self, item: QTreeWidgetItem) -> None:
        if item.data(0, _GAME) is None:
            item.setExpanded(not item.isExpanded())
        else:
            self.started.emit()
