"""Spreading the discard pile out and choosing the card down to which it is taken."""

from __future__ import annotations

from canasta_qt.controller.view_model import Token, Zone, ZoneKind
from canasta_qt.table.interactions.base import Context


class PileSpread:
    """Opens and closes the spread pile; `index` is the card of it with the keyboard's focus."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.index: int | None = None

    @property
    def offered(self) -> bool:
        """Whether these rules let the taker name a card, and there is one to be looked at."""
        model = self._context.scene.model
        return model is not None and model.pile_depths is not None and bool(model.pile)

    @property
    def is_open(self) -> bool:
        """Whether the pile lies spread out now."""
        return self._context.scene.spread

    @property
    def token(self) -> Token | None:
        """The card with the focus."""
        model = self._context.scene.model
        if not self.is_open or self.index is None or model is None:
            return None
        return model.pile[self.index].token if self.index < len(model.pile) else None

    def open(self, *, by_key: bool) -> None:
        """Spread the pile; a key puts the focus on the uppermost card that may be named."""
        model = self._context.scene.model
        if model is None or not self.offered:
            return
        self._context.scene.set_spread(True)
        last = max(model.pile_depths or (), default=len(model.pile) - 1)
        self.index = last if by_key else None

    def close(self) -> bool:
        """Put the pile together; False if it was not spread."""
        was_open = self.is_open
        self.index = None
        self._context.scene.set_spread(False)
        return was_open

    def walk(self, step: int) -> None:
        """Move the focus to the next card of the pile, towards its top for 1."""
        model = self._context.scene.model
        if model is not None and model.pile:
            at = -1 if self.index is None and step > 0 else (self.index or 0)
            self.index = (at + step) % len(model.pile)

    def choose(self, token: Token | None) -> None:
        """Take the pile down to this card, with the chosen cards of the hand; no card closes it."""
        places = self._context.layout.cards
        place = places.get(token) if token is not None else None
        chosen = self._context.selection.tokens
        self.close()
        if place is None or place.zone.kind is not ZoneKind.PILE:
            return
        card = Zone(ZoneKind.PILE_CARD, place.slot)
        if chosen:
            self._context.act().drop(chosen, card)
        else:
            self._context.act().activate(card)
