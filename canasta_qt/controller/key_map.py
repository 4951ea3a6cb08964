"""Which key gives which command: the table of commands with what the player has changed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from canasta_qt.controller.key_commands import BY_ID, COMMANDS, RESERVED, Scope

if TYPE_CHECKING:
    from canasta_qt.controller.preferences import Preferences

KEPT_AS = "keys"
"""The name under which the preferences keep the player's own keys."""


class KeyMap(QObject):
    """The keys as they are now. No key ever has two meanings: giving it to one command takes it
    from the other. All maps of the same preferences agree.

    Signals:
        changed: some command has other keys from now on.
    """

    changed = Signal()

    def __init__(self, preferences: Preferences, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._own = _own_keys(preferences.kept(KEPT_AS))
        preferences.changed.connect(self._look)

    def keys(self, command: str) -> tuple[str, ...]:
        """The keys of a command, the first one first; empty for none, or for an unknown name."""
        own = self._own.get(command)
        if own is not None:
            return own
        first = BY_ID[command].keys if command in BY_ID else ()
        taken = {key for keys in self._own.values() for key in keys}
        return tuple(key for key in first if key not in taken)

    def in_scope(self, scope: Scope) -> dict[str, str]:
        """Key to command, for the commands of one scope."""
        return {key: one.id for one in COMMANDS if one.scope is scope for key in self.keys(one.id)}

    def owner(self, key: str) -> str | None:
        """The command that has this key now."""
        return next((one.id for one in COMMANDS if key in self.keys(one.id)), None)

    def is_own(self, command: str) -> bool:
        """Whether the command has other keys than at first."""
        return self.keys(command) != BY_ID[command].keys

    def give(self, command: str, key: str) -> None:
        """Let a key give this command, beside those it has; whoever had the key loses it.

        Raises `ValueError` for a key that always means the same.
        """
        if key in RESERVED:
            raise ValueError(key)
        self._take_away(key)
        self._own[command] = (*self.keys(command), key)
        self._keep()

    def clear(self, command: str) -> None:
        """Leave the command without a key."""
        self._own[command] = ()
        self._keep()

    def reset(self, command: str) -> None:
        """Give the command the keys it had at first, also those that others have now."""
        for key in BY_ID[command].keys:
            self._take_away(key)
        self._own.pop(command, None)
        self._keep()

    def reset_all(self) -> None:
        """Every command has the keys it had at first."""
        self._own.clear()
        self._keep()

    def _take_away(self, key: str) -> None:
        owner = self.owner(key)
        if owner is not None:
            self._own[owner] = tuple(one for one in self.keys(owner) if one != key)

    def _look(self, _what: str) -> None:
        """The preferences have changed, perhaps the keys."""
        own = _own_keys(self._preferences.kept(KEPT_AS))
        if own != self._own:
            self._own = own
            self.changed.emit()

    def _keep(self) -> None:
        own = {name: keys for name, keys in self._own.items() if keys != BY_ID[name].keys}
        self._own = own
        self._preferences.keep(KEPT_AS, json.dumps(own) if own else "")
        self.changed.emit()


def _own_keys(text: str) -> dict[str, tuple[str, ...]]:
    """What was kept; what is unknown, reserved or given twice is left out."""
    try:
        kept = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    found: dict[str, tuple[str, ...]] = {}
    seen: set[str] = set()
    for command, keys in kept.items() if isinstance(kept, dict) else ():
        if command not in BY_ID or not isinstance(keys, list):
            continue
        good = [key for key in keys if isinstance(key, str) and key not in RESERVED | seen]
        seen.update(good)
        found[command] = tuple(dict.fromkeys(good))
    return found
