"""What a player who pays attention remembers of the deal: read from the public history.

Ranks only, never card numbers: two cards of one suit and rank look the same across a table.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from canasta_qt.engine import events as ev
from canasta_qt.engine.cards import KIND, KINDS
from canasta_qt.engine.view import PlayerView


class Memory:
    """The public past of one deal.

    Attributes:
        known: seat, kind to cards known to be in that hand, because they came with the pile.
        thrown: seat, kind to the turn of the seat's last discard of it, 0 for never.
        let_lie: seat, kind to the turn in which the seat last drew with that card on the pile.
    """

    def __init__(self, view: PlayerView, rounds: float | None = None) -> None:
        """`rounds` is how far back it goes; None: to the beginning of the deal."""
        seats = range(view.setup.seats)
        self.known = [[0] * KINDS for _ in seats]
        self.thrown = [[0] * KINDS for _ in seats]
        self.let_lie = [[0] * KINDS for _ in seats]
        self._top = 0
        self._turn = 0
        self._seat = -1
        self._drew = True
        since = 0 if rounds is None else view.turn - rounds * len(view.order)
        for event in view.history:
            if isinstance(event, ev.TurnBegan):
                self._on_turn(event)
            if self._turn < since:
                continue
            reader = _READERS.get(type(event))
            if reader is not None:
                reader(self, event)

    def known_total(self, seat: int) -> int:
        """How many cards of a hand are known."""
        return sum(self.known[seat])

    def declined(self, seat: int, kind: int) -> int:
        """The turn in which the seat last threw such a card or let one lie; 0 for never."""
        return max(self.thrown[seat][kind], self.let_lie[seat][kind])

    def _forget(self, seat: int, cards: tuple[int, ...]) -> None:
        known = self.known[seat]
        for card in cards:
            kind = KIND[card]
            if known[kind]:
                known[kind] -= 1

    def _on_turn(self, event: ev.TurnBegan) -> None:
        self._turn = event.turn
        self._seat = event.seat
        self._drew = False

    def _on_upcard(self, event: ev.UpcardTurned) -> None:
        if not event.buried:
            self._top = KIND[event.card]

    def _on_draw(self, event: ev.StockDrawn) -> None:
        if not self._drew and not event.replacement and event.seat == self._seat:
            self._drew = True
            self.let_lie[event.seat][self._top] = self._turn

    def _on_take(self, event: ev.PileTaken) -> None:
        self._drew = True
        self._top = 0
        known = self.known[event.seat]
        known[KIND[event.top]] += 1
        for card in event.rest[event.hidden :]:
            known[KIND[card]] += 1

    def _on_laid(self, event: ev.Melded | ev.ThreesTabled | ev.LaidOnHeap) -> None:
        self._forget(event.seat, event.cards)

    def _on_retract(self, event: ev.MeldsRetracted) -> None:
        known = self.known[event.seat]
        for card in event.cards:
            known[KIND[card]] += 1
        if event.pile:
            self._forget(event.seat, event.pile)
            self._top = KIND[event.pile[-1]]

    def _on_discard(self, event: ev.Discarded) -> None:
        kind = KIND[event.card]
        self._top = kind
        self.thrown[event.seat][kind] = self._turn
        self._forget(event.seat, (event.card,))


_READERS: dict[type, Callable[[Memory, Any], None]] = {
    ev.UpcardTurned: Memory._on_upcard,
    ev.StockDrawn: Memory._on_draw,
    ev.PileTaken: Memory._on_take,
    ev.Melded: Memory._on_laid,
    ev.MeldsRetracted: Memory._on_retract,
    ev.ThreesTabled: Memory._on_laid,
    ev.LaidOnHeap: Memory._on_laid,
    ev.Discarded: Memory._on_discard,
}
