"""What every other seat threw last, and how the table stood then: the public past undone.

The cards that a seat still holds are those that it threw another card instead of.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from canasta_qt.engine import events as ev
from canasta_qt.engine.cards import JOKER, KIND, TWO
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.playout.layout import layout as at
from canasta_qt.players.playout.layout.state_codec import places_of, sides_of


class Throw(NamedTuple):
    """The last discard of a seat, which but for this card has held the same hand ever since.

    Attributes:
        seat: its place in a playout.
        kind: of the card.
        table: what lay open just before as a flat state; hands are as they are now.
    """

    seat: int
    kind: int
    table: list[int]


def can_look_back(rules: Any) -> bool:
    """Whether `last_throws` knows all that happens under these rules, a rule block."""
    down = any(rules[at.DOWN_BY + kind] for kind in range(at.KINDS))
    return not down and not any(rules[place] for place in _TOO_INTRICATE)


def last_throws(view: PlayerView, rules: Any, base: list[int]) -> Iterator[Throw]:
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

    def __init__(self, view: PlayerView, rules: Any, base: list[int]) -> None:
        self._places = {player: seat for seat, player in enumerate(places_of(view))}
        self._sides = {number: side for side, number in enumerate(sides_of(view))}
        self._kinds = {meld.uid: meld.kind for melds in view.melds for meld in melds}
        self._freezes = [
            kind for kind in range(at.KINDS) if kind == at.RED3 or rules[at.FREEZES + kind]
        ]
        self._turn = view.turn
        self._state = s = list(base)
        s[at.STAGE] = at.PLAY
        s[at.STOCK_LEFT] = view.stock_left
        for place in (at.LAID, at.STEPS, at.SETTLED, at.RETRACTED, at.NO_DISCARD):
            s[place] = 0
        s[at.NOW : at.NOW + at.KINDS] = s[at.NOW_WILD : at.NOW_WILD + at.KINDS] = [0] * at.KINDS

    def throw(self, event: ev.Discarded) -> Throw:
        """The discard that has just been undone."""
        table, seat = list(self._state), self._places[event.seat]
        table[at.SEAT], table[at.TURN] = seat, self._turn
        for place in range(at.DECLINED, at.DECLINED + at.KINDS * len(self._places)):
            if table[place] > self._turn:
                table[place] = 0
        return Throw(seat, KIND[event.card], table)

    def on_turn(self, event: ev.TurnBegan) -> None:
        self._turn = event.turn - 1

    def on_discard(self, event: ev.Discarded) -> None:
        s = self._state
        s[at.PILE_LEFT] -= 1
        s[at.IN_PILE + KIND[event.card]] -= 1
        if s[at.FROZEN] > s[at.PILE_LEFT]:
            s[at.FROZEN] = 0
        self._give(event.seat, 1)

    def on_meld(self, event: ev.Melded) -> None:
        s = self._state
        where = at.KINDS * self._sides[event.side] + self._kinds[event.uid]
        s[at.SIZES + where] -= len(event.cards)
        for card in event.cards:
            row = {TWO: at.TWOS, JOKER: at.JOKS}.get(KIND[card], at.NATURALS)
            s[row + where] -= 1
        self._give(event.seat, len(event.cards))

    def on_open(self, event: ev.Opened) -> None:
        side = self._sides[event.side]
        self._state[at.OPENED + side] = 0
        self._state[at.MINIMUM + side] = event.minimum

    def on_take(self, event: ev.PileTaken) -> None:
        s = self._state
        pile = [KIND[card] for card in (*event.rest, event.top)]
        s[at.PILE : at.PILE + len(pile)] = pile
        s[at.PILE_LEFT] = len(pile)
        s[at.FROZEN] = next((n for n, kind in enumerate(pile, 1) if kind in self._freezes), 0)
        known = at.KNOWN + at.KINDS * self._places[event.seat]
        for kind in pile:
            s[at.IN_PILE + kind] += 1
            s[known + kind] = max(0, s[known + kind] - 1)
        self._give(event.seat, -len(pile))

    def on_draw(self, event: ev.StockDrawn) -> None:
        self._state[at.STOCK_LEFT] += len(event.cards)
        self._give(event.seat, -len(event.cards))

    def on_threes(self, event: ev.ThreesTabled) -> None:
        for card in event.cards:
            row = at.RED if KIND[card] == at.RED3 else at.BLACK
            self._state[row + self._places[event.seat]] -= 1
        self._give(event.seat, len(event.cards))

    def _give(self, seat: int, cards: int) -> None:
        self._state[at.HELD + self._places[seat]] += cards


_TOO_INTRICATE = (
    at.FACE_DOWN,
    at.TOP_CARDS,
    at.CHOOSES,
    at.REMOVES_BLACK,
    at.MANY,
    at.HAS_RUNS,
    at.FEET,
    at.TEMPORARY,
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
