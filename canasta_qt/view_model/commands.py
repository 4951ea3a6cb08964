"""What the table may ask of the game, and what it reports of the player's hands."""

from __future__ import annotations

from typing import Protocol

from canasta_qt.view_model.pictures import ButtonId, DropTarget, SortOrder, Token, Zone


class TableCommands(Protocol):
    """What the table may ask for or report; the controller's input implements it.

    Queries are cheap and change nothing. Commands answer through the controller's signals.
    """

    def drop_targets(self, tokens: tuple[Token, ...]) -> tuple[DropTarget, ...]:
        """Places where these cards of the hand (or one of the pile) may go now."""
        ...

    def drop(self, tokens: tuple[Token, ...], zone: Zone) -> None:
        """The cards were dropped on (or sent by click or key to) a place."""
        ...

    def activate(self, zone: Zone) -> None:
        """A place was clicked or chosen by key: stock = draw, pile = take, a card of the spread
        pile = take down to this one, meld = nothing."""
        ...

    def quick(self, token: Token) -> None:
        """A card of the hand was double-clicked: do the obvious thing with it."""
        ...

    def press(self, button: ButtonId) -> None:
        """A button of the bar or its key."""
        ...

    def choose(self, option: int | None) -> None:
        """Answer to a ChoiceModel; None takes the gesture back."""
        ...

    def reorder(self, tokens: tuple[Token, ...], index: int) -> None:
        """Put these cards of the hand before the index-th of the others."""
        ...

    def sort_hand(self, how: SortOrder) -> None:
        """Sort the viewer's hand once."""
        ...

    def unstage(self, tokens: tuple[Token, ...]) -> None:
        """Take staged cards back into the hand; all of them for an empty tuple."""
        ...

    def script_finished(self) -> None:
        """The table stands still: everything handed over has been shown."""
        ...
