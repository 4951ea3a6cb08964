"""The table's commands during a replay: everything may be looked at, nothing can be moved."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from canasta_qt.controller.messages import say
from canasta_qt.controller.view_model import ButtonId, DropTarget, RefusedModel, Token, Zone


class OnlyWatching(QObject):
    """Takes the table's gestures and says that this is a replay.

    Signals:
        played(Script): show this.
        refused(RefusedModel): why a gesture did nothing.
    """

    played = Signal(object)
    refused = Signal(object)

    def drop_targets(self, tokens: tuple[Token, ...]) -> tuple[DropTarget, ...]:
        """No place."""
        return ()

    def drop(self, tokens: tuple[Token, ...], zone: Zone) -> None:
        """Nothing may be moved."""
        self._refuse(tokens, zone)

    def activate(self, zone: Zone) -> None:
        """Nothing may be drawn or taken."""
        self._refuse((), zone)

    def quick(self, token: Token) -> None:
        """Nothing is obvious."""
        self._refuse((token,), None)

    def press(self, button: ButtonId) -> None:
        """There are no buttons; a key may still mean one."""
        self._refuse((), None)

    def choose(self, option: int | None) -> None:
        """Nothing was asked."""

    def reorder(self, tokens: tuple[Token, ...], index: int) -> None:
        """The hand stays as it was."""
        self._refuse(tokens, None)

    def unstage(self, tokens: tuple[Token, ...]) -> None:
        """Nothing is staged."""

    def _refuse(self, tokens: tuple[Token, ...], zone: Zone | None) -> None:
        self.refused.emit(RefusedModel(say("no.replay"), tokens, zone))
