"""Commands of a table that nobody has joined yet: nothing may go anywhere."""

from __future__ import annotations

from canasta_qt.controller.view_model import ButtonId, DropTarget, SortOrder, Token, Zone


class NoCommands:
    """A `TableCommands` that does nothing."""

    def drop_targets(self, tokens: tuple[Token, ...]) -> tuple[DropTarget, ...]:
        """No place."""
        return ()

    def drop(self, tokens: tuple[Token, ...], zone: Zone) -> None:
        """Nothing."""

    def activate(self, zone: Zone) -> None:
        """Nothing."""

    def quick(self, token: Token) -> None:
        """Nothing."""

    def press(self, button: ButtonId) -> None:
        """Nothing."""

    def choose(self, option: int | None) -> None:
        """Nothing."""

    def reorder(self, tokens: tuple[Token, ...], index: int) -> None:
        """Nothing."""

    def sort_hand(self, how: SortOrder) -> None:
        """Nothing."""

    def unstage(self, tokens: tuple[Token, ...]) -> None:
        """Nothing."""

    def script_finished(self) -> None:
        """Nothing."""
