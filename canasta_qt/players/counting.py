"""Counting cards for a learner: how many of each rank were seen, what others threw and took.

All of it comes from one seat's view: what lies open, its own cards, the public past of the deal. A
rank is counted card by card, so runs can be counted by suit too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Final

from canasta_qt.engine import events as ev
from canasta_qt.engine.cards import (
    BLACK_THREE,
    CODE,
    HIDDEN,
    IS_WILD,
    JOKER,
    KIND,
    NATURAL_KINDS,
    RED_THREE,
    SUIT,
    SUITS,
    TWO,
)
from canasta_qt.engine.view import PlayerView

ORDER: Final = (*reversed(NATURAL_KINDS), BLACK_THREE, RED_THREE, TWO, JOKER)
"""Kinds as they are listed: aces first, then threes, wild cards last."""


@dataclass(frozen=True, slots=True)
class RankCount:
    """One kind of card.

    Attributes:
        total: how many the pack has.
        seen: how many the viewer knows the place of: open, in the own hand, taken with the pile.
        mine: how many of those are in the own hand.
        suits: by `SUITS` how many have not been seen; empty where suits do not matter.
    """

    kind: int
    total: int
    seen: int
    mine: int
    suits: tuple[int, ...] = ()

    @property
    def left(self) -> int:
        """How many may be anywhere: in other hands, in the stock, or face down."""
        return self.total - self.seen


@dataclass(frozen=True, slots=True)
class PlayerCount:
    """Somebody else at the table.

    Attributes:
        thrown: the cards thrown in this deal, the first one first.
        takes: how often the pile was taken.
        holds: cards that came with the pile and are still in the hand, by rank.
    """

    seat: int
    thrown: tuple[int, ...]
    takes: int
    holds: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Counting:
    """What one seat may count."""

    ranks: tuple[RankCount, ...]
    players: tuple[PlayerCount, ...]

    @property
    def wilds(self) -> tuple[int, int]:
        """Wild cards that have not been seen, and how many there are."""
        wild = [rank for rank in self.ranks if IS_WILD[rank.kind]]
        return sum(rank.left for rank in wild), sum(rank.total for rank in wild)


def counting_of(view: PlayerView) -> Counting:
    """Count what the view's seat may know of the deal so far."""
    past = _Past(view)
    seen = Counter(CODE[card] for card in _open(view))
    mine = Counter(KIND[card] for card in view.hand if card != HIDDEN)
    for seat, known in enumerate(past.known):
        if seat != view.seat:
            seen.update({CODE[card]: count for card, count in known.items()})
    pack = Counter(CODE[card] for card in view.setup.pack)
    ranks = (_rank(view, kind, pack, seen, mine[kind]) for kind in ORDER)
    others = [seat for seat in view.order if seat != view.seat]
    return Counting(
        tuple(rank for rank in ranks if rank.total), tuple(past.count(seat) for seat in others)
    )


def _open(view: PlayerView) -> Iterator[int]:
    """Every card that lies before the seat's eyes."""
    places = [view.hand, view.pile, view.feet[view.seat] if view.feet else ()]
    places += [meld.cards for melds in view.melds for meld in melds]
    places += [*view.red_threes, *view.black_threes, *view.heaps]
    return (card for cards in places for card in cards if card != HIDDEN)


def _rank(
    view: PlayerView, kind: int, pack: Counter[str], seen: Counter[str], mine: int
) -> RankCount:
    codes = [code for code in pack if KIND[_CARD[code]] == kind]
    total = sum(pack[code] for code in codes)
    found = {code: min(pack[code], seen[code]) for code in codes}
    suits: tuple[int, ...] = ()
    if view.setup.has_runs and kind in NATURAL_KINDS:
        by_suit = {SUIT[_CARD[code]]: pack[code] - found[code] for code in codes}
        suits = tuple(by_suit.get(suit, 0) for suit in SUITS)
    return RankCount(kind, total, sum(found.values()), mine, suits)


_CARD: Final = {code: card for card, code in reversed(list(enumerate(CODE[:-1])))}
"""Code to the first card that has it: cards alike look the same across a table."""


class _Past:
    """The public past of a deal: what everybody threw, and what came with the pile."""

    def __init__(self, view: PlayerView) -> None:
        seats = range(view.setup.seats)
        self.known: list[Counter[int]] = [Counter() for _ in seats]
        self._thrown: list[list[int]] = [[] for _ in seats]
        self._takes = [0 for _ in seats]
        for event in view.history:
            reader = _READERS.get(type(event))
            if reader is not None:
                reader(self, event)

    def count(self, seat: int) -> PlayerCount:
        held = sorted(self.known[seat].elements(), key=lambda card: (ORDER.index(KIND[card]), card))
        return PlayerCount(seat, tuple(self._thrown[seat]), self._takes[seat], tuple(held))

    def _learn(self, seat: int, cards: tuple[int, ...]) -> None:
        self.known[seat].update(_CARD[CODE[card]] for card in cards if card != HIDDEN)

    def _forget(self, seat: int, cards: tuple[int, ...]) -> None:
        known = self.known[seat]
        for card in cards:
            alike = _CARD.get(CODE[card], HIDDEN)
            if known[alike] > 1:
                known[alike] -= 1
            else:
                del known[alike]

    def _on_take(self, event: ev.PileTaken) -> None:
        self._takes[event.seat] += 1
        self._learn(event.seat, (event.top, *event.melded, *event.rest))

    def _on_laid(self, event: ev.Melded | ev.ThreesTabled | ev.LaidOnHeap) -> None:
        self._forget(event.seat, event.cards)

    def _on_retract(self, event: ev.MeldsRetracted) -> None:
        self._learn(event.seat, event.cards)
        if event.pile:
            self._takes[event.seat] -= 1
            self._forget(event.seat, event.pile)

    def _on_discard(self, event: ev.Discarded) -> None:
        if event.card != HIDDEN:
            self._thrown[event.seat].append(event.card)
        self._forget(event.seat, (event.card,))


_READERS: Final[dict[type, Callable[[_Past, Any], None]]] = {
    ev.PileTaken: _Past._on_take,
    ev.Melded: _Past._on_laid,
    ev.LaidOnHeap: _Past._on_laid,
    ev.ThreesTabled: _Past._on_laid,
    ev.MeldsRetracted: _Past._on_retract,
    ev.Discarded: _Past._on_discard,
}
