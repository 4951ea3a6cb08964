"""What every other seat threw last, and how the table stood then: the public past undone.

The cards that a seat still holds are those that it threw another card instead of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from canasta_qt.engine import events as ev
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.rule_set import Rules
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.state_codec import meld_row, places_of, sides_of


class Throw(NamedTuple):
    """The last discard of a seat, which but for this card has held the same hand ever since.

    Attributes:
        seat: its place in a playout.
        kind: of the card.
        table: what lay open just before as a flat state; hands are as they are now.
    """

    seat: int
    kind: int
    table: State


def can_look_back(rules: Rules) -> bool:
    """Whether `last_throws` knows all that happens under these rules, a rule block."""
    down = any(rules.down_by[kind] for kind in range(const.KINDS))
    return not down and not any(getattr(rules, name) for name in _TOO_INTRICATE)


def last_throws(view: PlayerView, rules: Rules, base: State) -> Iterator[Throw]:
    """The last discard of every other seat that ended its last turn with one, the latest first.

    `rules` is the rule block, `base` the view as a flat state. Where something happened that what
    lies open cannot undo, older discards are left out.
    """
    past = _Past(view, rules, base)
    sought = {seat for seat in view.order if seat != view.seat}
    for event in reversed(view.history):
        if type(event) in _OF_NO_MATTER:
            continue
        undo = _UNDONE.get(type(event))
        if undo is None or not sought:
            return
        undo(past, event)
        if isinstance(event, (ev.Discarded, ev.Passed)) and event.seat in sought:
            sought.remove(event.seat)
            if isinstance(event, ev.Discarded):
                yield past.throw(event)


class _Past:
    """A flat state that goes back in time, event by event."""

    def __init__(self, view: PlayerView, rules: Rules, base: State) -> None:
        self._places = {player: seat for seat, player in enumerate(places_of(view))}
        self._sides = {number: side for side, number in enumerate(sides_of(view))}
        self._kinds = {meld.uid: meld.kind for melds in view.melds for meld in melds}
        self._freezes = [
            kind for kind in range(const.KINDS) if kind == const.RED3 or rules.freezes[kind]
        ]
        self._turn = view.turn
        self._state = s = base.copy()
        s.stage = const.PLAY
        s.stock_left = view.stock_left
        s.laid = s.steps = s.settled = s.retracted = s.no_discard = 0
        for kind in range(const.KINDS):
            s.laid_now[kind] = s.wilds_now[kind] = 0

    def throw(self, event: ev.Discarded) -> Throw:
        """The discard that has just been undone."""
        table, seat = self._state.copy(), self._places[event.seat]
        table.seat, table.turn = seat, self._turn
        declined = table.declined
        for place in range(const.KINDS * len(self._places)):
            if declined[place] > self._turn:
                declined[place] = 0
        return Throw(seat, KIND[event.card], table)

    def on_turn(self, event: ev.TurnBegan) -> None:
        self._turn = event.turn - 1

    def on_discard(self, event: ev.Discarded) -> None:
        s = self._state
        s.pile_left -= 1
        s.in_pile[KIND[event.card]] -= 1
        if s.frozen > s.pile_left:
            s.frozen = 0
        self._give(event.seat, 1)

    def on_meld(self, event: ev.Melded) -> None:
        s = self._state
        where = const.KINDS * self._sides[event.side] + self._kinds[event.uid]
        s.sizes[where] -= len(event.cards)
        for card in event.cards:
            meld_row(s, KIND[card])[where] -= 1
        self._give(event.seat, len(event.cards))

    def on_open(self, event: ev.Opened) -> None:
        side = self._sides[event.side]
        self._state.opened[side] = 0
        self._state.minimum[side] = event.minimum

    def on_take(self, event: ev.PileTaken) -> None:
        s = self._state
        pile = [KIND[card] for card in (*event.rest, event.top)]
        for place, kind in enumerate(pile):
            s.pile[place] = kind
        s.pile_left = len(pile)
        s.frozen = next((n for n, kind in enumerate(pile, 1) if kind in self._freezes), 0)
        known = const.KINDS * self._places[event.seat]
        for kind in pile:
            s.in_pile[kind] += 1
            s.known[known + kind] = max(0, s.known[known + kind] - 1)
        self._give(event.seat, -len(pile))

    def on_draw(self, event: ev.StockDrawn) -> None:
        self._state.stock_left += len(event.cards)
        self._give(event.seat, -len(event.cards))

    def on_threes(self, event: ev.ThreesTabled) -> None:
        for card in event.cards:
            s = self._state
            laid = s.red_threes if KIND[card] == const.RED3 else s.black_threes
            laid[self._places[event.seat]] -= 1
        self._give(event.seat, len(event.cards))

    def _give(self, seat: int, cards: int) -> None:
        self._state.held[self._places[seat]] += cards


_TOO_INTRICATE = (
    "face_down",
    "top_cards",
    "chooses",
    "removes_black",
    "many",
    "has_runs",
    "feet",
    "temporary",
)
"""Rules under which more happens than is undone here."""
_UNDONE: dict[type, Callable[[_Past, Any], None]] = {
    ev.TurnBegan: _Past.on_turn,
    ev.Discarded: _Past.on_discard,
    ev.Passed: lambda past, event: None,
    ev.Melded: _Past.on_meld,
    ev.Opened: _Past.on_open,
    ev.PileTaken: _Past.on_take,
    ev.StockDrawn: _Past.on_draw,
    ev.ThreesTabled: _Past.on_threes,
}
_OF_NO_MATTER = frozenset(
    {
        ev.CanastaCompleted,
        ev.ConcessionAnswered,
        ev.ConcessionAsked,
        ev.PenaltyBooked,
        ev.PermissionAnswered,
        ev.PermissionAsked,
    }
)
