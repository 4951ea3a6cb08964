"""Features of a hidden hand: all that was seen of its owner and of a kind of card, as numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from canasta_qt.engine.cards import KIND
from canasta_qt.engine.events import Discarded, PileTaken, StockDrawn, TurnBegan, UpcardTurned
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.state_codec import places_of

Turns = list[int]
"""Turns in which something happened, the first one first."""


class Thrown(NamedTuple):
    """A discard.

    Attributes:
        turn: when. kind: of the card.
        ease: how easy every kind was to throw just then: 1 where somebody had just done so, less
            with every round since, 0 where nobody had.
    """

    turn: int
    kind: int
    ease: list[float]


@dataclass(frozen=True, slots=True)
class Past:
    """Who did what in which turns of the deal, by place in a playout.

    Attributes:
        throws: place to its discards, the first one first.
        thrown: place, kind to the turns in which such a card was thrown.
        let_lie: the same for turns that began by drawing with such a card on the pile.
        taken: place to the turns in which the pile was taken.
    """

    throws: list[list[Thrown]]
    thrown: list[list[Turns]]
    let_lie: list[list[Turns]]
    taken: list[Turns]


def past_of(view: PlayerView) -> Past:
    """What everybody saw of this deal so far."""
    places = {player: place for place, player in enumerate(places_of(view))}
    count = len(places)
    past = Past(
        [[] for _ in range(count)],
        [[[] for _ in range(const.KINDS)] for _ in range(count)],
        [[[] for _ in range(const.KINDS)] for _ in range(count)],
        [[] for _ in range(count)],
    )
    turn, top, fresh = 0, -1, False
    everybodys: list[Turns] = [[] for _ in range(const.KINDS)]
    for event in view.history:
        if isinstance(event, TurnBegan):
            turn, fresh = event.turn, True
        elif isinstance(event, UpcardTurned):
            top = KIND[event.card]
        elif isinstance(event, Discarded):
            place, top = places[event.seat], KIND[event.card]
            ease = [_lately(turns, turn) for turns in everybodys]
            past.throws[place].append(Thrown(turn, top, ease))
            past.thrown[place][top].append(turn)
            everybodys[top].append(turn)
        elif isinstance(event, PileTaken):
            past.taken[places[event.seat]].append(turn)
            top, fresh = -1, False
        elif isinstance(event, StockDrawn) and fresh and not event.replacement:
            if top >= 0:
                past.let_lie[places[event.seat]][top].append(turn)
            fresh = False
    return past


def unseen(block: Any, s: State, kind: int) -> int:
    """Cards of a kind that the seat to act does not see, of a view as a flat state."""
    others = (place for place in range(block.seats) if place != s.seat)
    known = sum(s.known[const.KINDS * place + kind] for place in others)
    return known + list(s.stock_cards[: s.stock_left]).count(kind)


def features(block: Any, s: State, past: Past, place: int, kind: int) -> list[float]:
    """What speaks for or against this kind in the hand at this place, small numbers around 0."""
    seats, sides = block.seats, block.sides
    me, turn = s.seat, s.turn
    side = place % sides
    own = s.sizes[const.KINDS * side + kind]
    rivals = [other for other in range(sides) if other != side]
    theirs = max(s.sizes[const.KINDS * other + kind] for other in rivals)
    lying, left = s.in_pile[kind], unseen(block, s, kind)
    held, opened = s.held[place] / 11, float(s.opened[side] > 0)
    frozen = float(s.frozen > 0)
    thrown, let_lie, taken = past.thrown[place][kind], past.let_lie[place][kind], past.taken[place]
    seen = [
        float(kind in (const.TWO, const.JOKER)),
        float(kind == const.JOKER),
        float(kind == const.BLACK3),
        block.points[kind] / 20,
        float((place - me) % seats == 1),
        float((place - me) % seats == 2),
        held,
        s.stock_left / 60,
        min(turn / 40, 2),
        float(own > 0),
        min(own, 7) / 7,
        float(own >= 7),
        float(theirs > 0),
        min(theirs, 7) / 7,
        min(lying, 4) / 4,
        left / 8,
        min(s.hand[const.KINDS * me + kind], 4) / 4,
        opened,
        float(any(s.opened[other] for other in rivals)),
        frozen,
        min(s.pile_left, 20) / 20,
        _often(thrown),
        _lately(thrown, turn),
        min(thrown[0] / 20, 2) if thrown else 0.0,
        _often(let_lie),
        _lately(let_lie, turn),
        _lately(let_lie, turn) * frozen,
        _lately(let_lie, turn) * opened,
        _often(taken),
        _lately(taken, turn),
    ]
    for step in range(1, seats):
        other = past.thrown[(place + step) % seats][kind]
        seen += [_often(other), _lately(other, turn)]
    seen += [
        s.minimum[side] / 120,
        float(lying > 0) * opened,
        held * left / 8,
        float(own > 0) * held,
        float(kind >= HIGH),
        float(kind == const.ACE),
    ]
    return seen + _of_hand(block, s, past, place) + _of_throws(block, s, past, place, kind)


HIGH: Final = 8
"""From this kind on cards count ten points and more."""
LAST: Final = 3
"""Discards of a hand that are looked at one by one."""
_STOPS: Final = (const.BLACK3, const.TWO, const.JOKER)


def _of_hand(block: Any, s: State, past: Past, place: int) -> list[float]:
    """What there is to know of a hand and its side, whatever the kind."""
    known = s.known[const.KINDS * place : const.KINDS * (place + 1)]
    row = const.KINDS * (place % block.sides)
    sizes = s.sizes[row : row + const.KINDS]
    wilds = sum(sum(part[row : row + const.KINDS]) for part in (s.twos, s.jokers))
    throws = past.throws[place]
    return [
        (s.held[place] - sum(known)) / 11,
        sum(size > 0 for size in sizes) / 8,
        wilds / 8,
        min(len(throws), 10) / 10,
        len({throw.kind for throw in throws}) / 8,
    ]


def _of_throws(block: Any, s: State, past: Past, place: int, kind: int) -> list[float]:
    """What the hand threw instead of this kind, and whether that was the easier thing to do."""
    now, throws = s.turn, past.throws[place]
    seen, easier, harder = [], 0.0, 0.0
    side, sides = place % block.sides, block.sides
    rivals = [const.KINDS * other for other in range(sides) if other != side]
    for throw in throws:
        by = (throw.ease[kind] - throw.ease[throw.kind]) * _fading(throw, now)
        easier, harder = easier + max(by, 0.0), harder + max(-by, 0.0)
    for throw in throws[: -LAST - 1 : -1]:
        fading, ease = _fading(throw, now), throw.ease
        seen += [
            fading,
            ease[throw.kind],
            ease[kind],
            (ease[kind] - ease[throw.kind]) * fading,
            (block.points[kind] - block.points[throw.kind]) / 50,
            float(throw.kind in _STOPS),
            float(any(s.sizes[row + throw.kind] for row in rivals)),
            float(throw.kind == kind),
        ]
    seen += [0.0] * (8 * LAST - len(seen))
    return [*seen, min(easier, 3.0), min(harder, 3.0)]


def _fading(throw: Thrown, now: int) -> float:
    """1 for a discard of now, less the longer ago it was."""
    return 1 / (1 + (now - throw.turn) / 8)


def _often(turns: Turns) -> float:
    return min(len(turns), 3) / 3


def _lately(turns: Turns, now: int) -> float:
    """1 for just now, less with every round since; 0 for never."""
    return 1 / (1 + max(0.0, (now - turns[-1]) / 4 - 0.25)) if turns else 0.0
