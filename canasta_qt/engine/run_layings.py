"""What may come before the groups of a lay-down that uses up cards: runs and second groups.

The search for a way out and the planner hand out cards to one meld of each rank. Here the cards
go first that can go elsewhere: to runs, and to other melds of a rank. Cards that fit no group are
placed in runs first; what else may go there is tried after that, up to a bound.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from canasta_qt.engine.actions import NEW, Play
from canasta_qt.engine.cards import (
    CODE,
    IS_WILD,
    KIND,
    NATURAL_KINDS,
    RUN_CANASTA,
    SEQUENCE,
    SUIT,
    SUITS,
)
from canasta_qt.engine.meld_homes import find_meld, may_begin
from canasta_qt.engine.meld_sorts import is_canasta
from canasta_qt.engine.run_search import extensions, in_runs, new_runs, own_runs
from canasta_qt.engine.sequences import suit_of
from canasta_qt.engine.state import Meld, Position

Prior = tuple[tuple[Play, ...], list[int]]
"""Plays, and the cards they leave."""

_MOST = 16
_NODES = 80


def needed(pos: Position) -> bool:
    """Whether the side to act may lay anything but one group of each rank."""
    return pos.setup.has_runs or pos.setup.rules.meld.same_rank != "merge"


def prior_plays(pos: Position, cards: Sequence[int]) -> Iterator[Prior]:
    """Ways to lay some of the cards in runs and second groups so that groups can take the rest.

    The first has no such play where every card fits a group.
    """
    if not needed(pos):
        yield (), list(cards)
        return
    yield from islice(_Search(pos).run((), list(cards)), _MOST)


class _Search:
    """A depth-first search over sets of plays, each set tried once."""

    def __init__(self, pos: Position) -> None:
        self.pos = pos
        self.seen: set[frozenset[Play]] = set()
        self.nodes = 0

    def run(self, plays: tuple[Play, ...], left: list[int]) -> Iterator[Prior]:
        """Every set of plays that begins with these and leaves cards for groups only."""
        self.nodes += 1
        if frozenset(plays) in self.seen or self.nodes > _NODES:
            return
        self.seen.add(frozenset(plays))
        loose = loose_naturals(self.pos, left)
        if not loose:
            yield plays, left
        for play in self._next(left, loose):
            if not any(play.onto >= 0 and play.onto == other.onto for other in plays):
                rest = [card for card in left if card not in play.cards]
                yield from self.run((*plays, play), rest)

    def _next(self, left: list[int], loose: list[int]) -> list[Play]:
        """Plays to try: those that place the first loose card, else whatever may help."""
        if loose:
            name = CODE[loose[0]]
            runs = _run_plays(self.pos, left) if self.pos.setup.has_runs else []
            return [play for play in runs if any(CODE[card] == name for card in play.cards)]
        helping = [play for play in _run_plays(self.pos, left) if _helps(self.pos, play)]
        return [*helping, *_second_groups(self.pos, left)]


def _run_plays(pos: Position, cards: Sequence[int]) -> list[Play]:
    if not pos.setup.has_runs:
        return []
    plays = [play for run in own_runs(pos) for play in extensions(pos, run, cards)]
    return plays + list(new_runs(pos, cards))


def _helps(pos: Position, play: Play) -> bool:
    """Whether the play makes a run a canasta, or gets rid of a wild card."""
    if any(IS_WILD[KIND[card]] for card in play.cards):
        return True
    run = next((meld for meld in own_runs(pos) if meld.uid == play.onto), None)
    return len(play.cards) + (len(run.cards) if run else 0) >= RUN_CANASTA


def _second_groups(pos: Position, left: list[int]) -> Iterator[Play]:
    """Other groups of a rank than the one that cards join by themselves."""
    melds = pos.melds[pos.side_of[pos.turn_seat]]
    wilds = [card for card in left if IS_WILD[KIND[card]]]
    for kind in NATURAL_KINDS:
        own = [meld for meld in melds if meld.kind == kind]
        naturals = [card for card in left if KIND[card] == kind]
        if not own:
            continue
        if len(naturals) >= pos.setup.rules.meld.min_size and may_begin(pos.setup, melds, kind):
            yield Play(tuple(naturals), NEW)
        first = melds[find_meld(melds, kind, pos.setup)]
        for meld in own:
            if meld is not first and not is_canasta(pos.setup, meld):
                yield from _onto(meld, naturals, wilds)


def _onto(meld: Meld, naturals: list[int], wilds: list[int]) -> Iterator[Play]:
    for count in range(len(wilds) + 1):
        if naturals or count:
            yield Play((*naturals, *wilds[:count]), meld.uid)
        if naturals and count:
            yield Play(tuple(wilds[:count]), meld.uid)


def loose_naturals(pos: Position, cards: Sequence[int]) -> list[int]:
    """Naturals that fit no group: too few of their rank, and no meld of it on the table.

    All wild cards among `cards` are reckoned to each of them.
    """
    melds = pos.melds[pos.side_of[pos.turn_seat]]
    rules = pos.setup.rules.meld
    kinds = [KIND[card] for card in cards]
    wilds = sum(IS_WILD[kind] for kind in kinds)
    least = max(rules.min_naturals, rules.min_size - wilds)
    homes = {meld.kind for meld in melds if meld.kind != SEQUENCE}
    return [
        card
        for card, kind in zip(cards, kinds, strict=True)
        if not IS_WILD[kind] and kind not in homes and kinds.count(kind) < least
    ]


def runs_near(pos: Position, hand: Sequence[int]) -> int:
    """At least as many runs as this hand can make canastas, on the table or new ones."""
    wilds = min(sum(IS_WILD[KIND[card]] for card in hand), pos.setup.rules.sequence.wilds)
    suits = [SUIT[card] for card in hand if not IS_WILD[KIND[card]]]
    near = sum((suits.count(suit) + wilds) // RUN_CANASTA for suit in SUITS)
    for run in own_runs(pos):
        size = len(run.cards)
        near += size < RUN_CANASTA <= size + suits.count(suit_of(run)) + wilds
    return near


def last_cards(pos: Position, hand: list[int]) -> list[int | None]:
    """Cards to try as the last discard where there are runs; see `way_out`."""
    taken = in_runs(pos, hand)
    lost = [card for card in loose_naturals(pos, hand) if (KIND[card], SUIT[card]) not in taken]
    if len(lost) > 1:
        return []
    if lost:
        return [lost[0]]
    required = pos.setup.rules.go_out.final_discard == "required"
    rest: list[int | None] = list({CODE[card]: card for card in hand}.values())
    return rest if required else [None, *rest]
