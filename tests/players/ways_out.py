"""Every way out that there is, counted card by card, and moments of deals to count them in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from canasta_qt.engine.actions import NEW, Action, Play
from canasta_qt.engine.cards import IS_WILD, KIND, SEQUENCE, SUIT
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.state import Phase, Position
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.heuristic.player import HeuristicBot
from canasta_qt.players.mid_match import mid_match
from canasta_qt.players.table import play_out

FEW = 6
"""Cards of hands in which all ways are counted."""
Layout = tuple[tuple[int, tuple[int, ...]], ...]
"""Plays under way: the meld that each joins, or `NEW`, and its cards."""


class Ways:
    """Every way to lay the whole hand but perhaps one card, whether the rules allow it or not."""

    def __init__(self, pos: Position) -> None:
        self.runs = pos.setup.has_runs
        self.lying = {meld.uid: meld for meld in pos.melds[pos.side]}
        self.hand = pos.hands[pos.turn_seat]

    def all(self) -> Iterator[tuple[tuple[Play, ...], int | None]]:
        seen: set[object] = set()
        for layout, last in self.put(self.hand, (), None):
            shape = Counter((onto, tuple(sorted(map(self.name, cards)))) for onto, cards in layout)
            key = (frozenset(shape.items()), last and self.name(last))
            if key not in seen and all(onto != NEW or len(cards) > 2 for onto, cards in layout):
                seen.add(key)
                # wild melds first, because they may free wild cards, or last, since they may bind
                plays = sorted((Play(cards, onto) for onto, cards in layout), key=is_all_wild)
                yield tuple(plays), last
                yield tuple(reversed(plays)), last

    def name(self, card: int) -> tuple[int, str]:
        """What tells a card from others."""
        plain = not self.runs or IS_WILD[KIND[card]]
        return KIND[card], "" if plain else str(SUIT[card])

    def put(
        self, cards: Sequence[int], layout: Layout, last: int | None
    ) -> Iterator[tuple[Layout, int | None]]:
        """The first card goes to the discard, to a play or begins one, and the others after it."""
        if not cards:
            yield layout, last
            return
        card, rest = cards[0], cards[1:]
        if last is None:
            yield from self.put(rest, layout, card)
        for at, (onto, begun) in enumerate(layout):
            if self.fits(card, onto, begun):
                joined = (onto, (*begun, card))
                yield from self.put(rest, (*layout[:at], joined, *layout[at + 1 :]), last)
        free = set(self.lying) - {onto for onto, _ in layout}
        for onto in (NEW, *sorted(free)):
            if self.fits(card, onto, ()):
                yield from self.put(rest, (*layout, (onto, (card,))), last)

    def fits(self, card: int, onto: int, begun: Sequence[int]) -> bool:
        if IS_WILD[KIND[card]]:
            return True
        meld = self.lying.get(onto)
        if meld is not None and meld.kind != SEQUENCE:
            return meld.kind == KIND[card]
        there = (*begun, *(meld.cards if meld is not None else ()))
        naturals = [other for other in there if not IS_WILD[KIND[other]]]
        alike = all(KIND[other] == KIND[card] for other in naturals)
        return alike or (self.runs and all(SUIT[other] == SUIT[card] for other in naturals))


def is_all_wild(play: Play) -> bool:
    return all(IS_WILD[KIND[card]] for card in play.cards)


def own_turns(rules: TableRules, seeds: range) -> list[PlayerView]:
    """What seats with few cards see before they end their turn, in deals of steady players."""
    met: list[PlayerView] = []

    class Watched(HeuristicBot):
        def choose(self, view: PlayerView) -> Action:
            if view.phase is Phase.PLAY and 2 <= len(view.hand) <= FEW:
                met.append(view)
            return super().choose(view)

    for seed in seeds:
        run = mid_match(rules, f"exits/{seed}", 0)
        run.start_deal()
        play_out(run, [Watched(seed)] * rules.match.players, "deal")
    return met
