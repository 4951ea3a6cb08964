"""A search over all commands: what the program can do, its keys, and a row to do it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QListWidget, QListWidgetItem, QWidget

from canasta_qt.library.preferences import KeyMap
from canasta_qt.play.commands import Commands
from canasta_qt.play.windows.menus import Menus
from canasta_qt.ui.parts.rows import FACTS, RowDelegate
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.announcing import say
from canasta_qt.ui.widgets.common import Window, open_sized
from canasta_qt.ui.widgets.framed import titled
from canasta_qt.ui.widgets.standard import key_names
from canasta_qt.words.keys import COMMANDS
from canasta_qt.words.sentences import labelled

_SIZE: Final = (560, 520)

_WALKING: Final = frozenset(
    {Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown}
)


@dataclass(frozen=True, slots=True)
class FoundCommand:
    """Something that can be done: in words, what it belongs to, its keys, and its action."""

    words: str
    group: str
    keys: str
    action: QAction

    def rank(self, typed: list[str]) -> int | None:
        """How well it fits what was typed: 0 best, None not at all."""
        words = self.words.casefold()
        if not all(word in f"{words} {self.group.casefold()}" for word in typed):
            return None
        if words.startswith(" ".join(typed)):
            return 0
        begins = words.split()
        return 1 if all(any(one.startswith(word) for one in begins) for word in typed) else 2


def all_commands(commands: Commands, menus: Menus, keys: KeyMap) -> Iterator[FoundCommand]:
    """Every command that has a function, then the choices of menus and preferences."""
    for command in COMMANDS:
        if commands.is_bound(command.id):
            held = key_names(keys.keys(command.id))
            action = commands.actions[command.id]
            yield FoundCommand(command.words, command.group.title, held, action)
    for name, group in menus.choices.items():
        title = menus.title_of(name)
        for action in group.actions():
            words = labelled(title, action.text().replace("&", ""))
            yield FoundCommand(words, title, "", action)


class _Rows(RowDelegate):
    ticks = False


class CommandFinder(Window):
    """Lists commands while one types; Enter or a click does the chosen one."""

    def __init__(self, found: list[FoundCommand], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Find a command"))
        self._all = found
        hint = self.tr("What would you like to do?")
        self.field = build.search_field(hint, self.windowTitle(), self)
        self.field.installEventFilter(self)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Commands"))
        self.list.setItemDelegate(_Rows(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.nothing = build.label(self.tr("There is no such command."), self)
        titled(self, self.windowTitle(), self.field, (self.list, 1), (self.nothing, 1),
               foot=(1, build.close_box(self)))  # fmt: skip
        self._shown: list[FoundCommand] = []
        self.field.textChanged.connect(self._look)
        self.list.itemClicked.connect(lambda _item: self.choose())
        self.list.currentItemChanged.connect(lambda *_: self._speak())
        self._look("")
        open_sized(self, *_SIZE)
        self.field.setFocus()

    def _look(self, text: str) -> None:
        typed = text.casefold().split()
        ranked = [(rank, one) for one in self._all if (rank := one.rank(typed)) is not None]
        ranked.sort(key=lambda each: (each[0], not each[1].action.isEnabled()) if typed else (0, 0))
        self._shown = [one for _, one in ranked]
        self.list.clear()
        for one in self._shown:
            self._row(one)
        self.list.setVisible(bool(self._shown))
        self.nothing.setVisible(not self._shown)
        self.list.setCurrentRow(0)

    def _row(self, one: FoundCommand) -> None:
        item = QListWidgetItem(one.words, self.list)
        item.setData(FACTS, one.keys)
        spoken = f"{one.words}, {one.keys}" if one.keys else one.words
        if not one.action.isEnabled():
            item.setFlags(Qt.ItemFlag.ItemIsSelectable)
            item.setToolTip(self.tr("Not possible now"))
            spoken = f"{spoken}. {item.toolTip()}"
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)

    @property
    def command(self) -> FoundCommand | None:
        """The one that is chosen."""
        at = self.list.currentRow()
        return self._shown[at] if 0 <= at < len(self._shown) else None

    def choose(self) -> None:
        """Close, and do what is chosen; what is not possible now is left."""
        found = self.command
        if found is not None and found.action.isEnabled():
            self.accept()
            found.action.trigger()

    def _speak(self) -> None:
        if self.command is not None and self.isVisible():
            say(self, self.list.currentItem().data(Qt.ItemDataRole.AccessibleTextRole))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the field the arrows walk over the rows, and Enter chooses."""
        if watched is self.field and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.KeyPress and event.key() in _WALKING:
                QApplication.sendEvent(self.list, event)
                return True
            if event.type() == QEvent.Type.KeyPress and event.key() in (
                Qt.Key.Key_Return,
                Qt.Key.Key_Enter,
            ):
                self.choose()
                return True
        return super().eventFilter(watched, event)
