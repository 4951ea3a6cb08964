"""The commands of menus, keys and buttons: an action for each, and the function it calls."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from canasta_qt.library.preferences import KeyMap
from canasta_qt.view_model.pictures import TableModel
from canasta_qt.words.keys import BY_ID, COMMANDS, Command, Need, Scope, is_plain


class Commands(QObject):
    """The commands of `words.keys` as actions; features bind functions to them.

    Attributes:
        actions: by the id of the command.
    """

    def __init__(self, keys: KeyMap, parent: QObject) -> None:
        super().__init__(parent)
        self._may: Callable[[Command], bool] = lambda _command: True
        self._make_way: Callable[[], None] = lambda: None
        self._keys = keys
        self._does: dict[str, Callable[..., object]] = {}
        self.actions: dict[str, QAction] = {}
        for command in COMMANDS:
            self.actions[command.id] = action = QAction(self)
            action.triggered.connect(lambda _=False, id_=command.id: self.run(id_))
        self.retranslate()
        keys.changed.connect(self.retranslate)

    def guard(self, may: Callable[[Command], bool], make_way: Callable[[], None]) -> None:
        """Set what is called before a command is run.

        `may` returns whether it may be run, or shows why not. `make_way` clears the table for a
        command that is not run beside it.
        """
        self._may, self._make_way = may, make_way

    def is_bound(self, id_: str) -> bool:
        """Whether a function is bound to the command: its feature is there."""
        return id_ in self._does

    def bind(self, id_: str, do: Callable[..., object]) -> QAction:
        """Bind a function, which gets the arguments of `run`; returns the action.

        Raises `KeyError` for an id that no command has.
        """
        action = self.actions[id_]
        self._does[id_] = do
        return action

    def adopt(self, id_: str, action: QAction) -> None:
        """Replace the action of a command by one that does it by itself."""
        self.actions[id_].deleteLater()
        self.actions[id_] = action
        self._does[id_] = action.trigger
        self._name(BY_ID[id_])

    def run(self, id_: str, *given: object) -> None:
        """Do a command, if it may be done now; an unbound command does nothing."""
        command, do = BY_ID[id_], self._does.get(id_)
        if do is None or not self._may(command):
            return
        if not command.beside:
            self._make_way()
        do(*given)

    def offer(self, id_: str, yes: bool) -> None:
        """Enable or disable a command."""
        self.actions[id_].setEnabled(yes)

    def is_offered(self, id_: str) -> bool:
        """Whether a command is enabled now."""
        return self.actions[id_].isEnabled()

    def follow(self, model: TableModel | None, *, practised: bool = False) -> None:
        """Enable the commands that the picture of the table allows; None: there is no picture."""
        for command in COMMANDS:
            if command.needs is not Need.NOTHING:
                self.offer(command.id, command.is_possible(model, practised=practised))

    def retranslate(self) -> None:
        """Give every action its text in the present language, and its keys.

        Plain keys of the table are only shown: the table itself handles them.
        """
        for command in COMMANDS:
            self._name(command)

    def _name(self, command: Command) -> None:
        keys, action = self._keys.keys(command.id), self.actions[command.id]
        anywhere = command.scope is Scope.WINDOW
        bound = [key for key in keys if anywhere or not is_plain(key)]
        action.setShortcuts([QKeySequence(key) for key in bound])
        shown = "" if bound or not keys else "\t" + keys[0]
        action.setText(command.label + shown)
