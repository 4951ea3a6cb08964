"""Actions to try in a position, legal or not: what both judges must answer alike."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from typing import Final

from tests.oracle.referee.cards import RUN_RANKS, is_three, rank, suit
from tests.oracle.referee.listing import simple_takes, tops
from tests.oracle.referee.log import NEW, Action, Play
from tests.oracle.referee.table import ASKED, OVER, PLAY, START, Table

NOBODYS: Final = 999
"""A number that no meld has, nor gets in the step that is tried."""


def probes(table: Table, rng: random.Random, melds: int = 12) -> Iterator[Action]:
    """Every discard and exit, every kind of take, and some melds chosen at random."""
    if table.phase in (ASKED, OVER):
        return
    for card in sorted(table.player.hand):
        yield Action("discard", (), card)
    for verb in ("out", "pass", "draw", "ask", "retract"):
        yield Action(verb)
    for one in table.rules["special_hands.list"]:
        yield Action("special", (), one["id"])
    if table.phase == START and table.pile:
        yield from _takes(table, rng)
    yield from _heap_and_merges(table)
    for _ in range(melds):
        yield _random_meld(table, rng)


def _heap_and_merges(table: Table) -> Iterator[Action]:
    """A card and all cards of each rank on the heap, and every two melds of one kind as one."""
    ranks: dict[str, list[str]] = {}
    if table.rules["meld.discard_heap"]:
        for card in sorted(table.player.hand):
            ranks.setdefault(rank(card), []).append(card)
    for cards in ranks.values():
        yield Action("heap", (Play(tuple(cards[:1]), None),))
        yield Action("heap", (Play(tuple(cards), None),))
    for moved, into in combinations(table.side.melds, 2):
        if (moved.kind, moved.rank) == (into.kind, into.rank):
            yield Action("merge", (Play((f"#{moved.uid}",), into.uid),))


def _takes(table: Table, rng: random.Random) -> Iterator[Action]:
    chosen = tops(table)
    for top in [chosen[0], *rng.sample(chosen, min(3, len(chosen)))]:
        kinds: dict[str, int] = {}
        for kind, play in _named_takes(table, top):
            kinds[kind] = kinds.get(kind, 0) + 1
            if kinds[kind] > 6:
                continue
            yield Action("take", (play,))
            extra = _random_group(table, rng, set(play.cards))
            if extra is not None and rng.random() < 0.5:
                yield Action("take", tuple(_one_meld_each(table, [play, extra])))
        if table.side.opened is None:
            yield from _openings_with(table, rng, top)


def _named_takes(table: Table, top: str) -> Iterator[tuple[str, Play]]:
    """Takes whose meld is named where several of the rank lie: how it is written is no rule."""
    many = table.rules["meld.same_rank"] == "many"
    several = many and sum(meld.rank == rank(top) for meld in table.side.melds) > 1
    for kind, play in simple_takes(table, top):
        if play.target is not None or not several:
            yield kind, play


def _openings_with(table: Table, rng: random.Random, top: str) -> Iterator[Action]:
    for kind, play in simple_takes(table, top):
        if kind == "layoff":
            continue
        plays = [play]
        used = set(play.cards)
        for _ in range(4):
            extra = _random_group(table, rng, used)
            if extra is not None:
                plays.append(extra)
                used |= set(extra.cards)
        yield Action("take", tuple(_one_meld_each(table, plays)))


def _one_meld_each(table: Table, plays: list[Play]) -> list[Play]:
    """Without a second group of the same rank: how such a step is written is no rule of play."""
    found: dict[str, Play] = {}
    for play in plays:
        naturals = {rank(card) for card in table.rules.faces.naturals(play.cards)}
        found.setdefault("".join(sorted(naturals)), play)
    return list(found.values())


def _random_meld(table: Table, rng: random.Random) -> Action:
    plays: list[Play] = []
    used: set[str] = set()
    for _ in range(rng.choice((1, 1, 1, 2, 3, 5))):
        play = _random_group(table, rng, used)
        if play is not None:
            plays.append(play)
            used |= set(play.cards)
    if not plays:
        plays = [Play((rng.choice(sorted(table.player.hand) or ["X1"]),), None)]
    return Action("meld", tuple(_one_meld_each(table, plays)))


def _random_group(table: Table, rng: random.Random, used: set[str]) -> Play | None:
    """Cards that nearly are a meld: of a rank with some wild cards, wild ones, a run, anything."""
    hand = [card for card in sorted(table.player.hand) if card not in used]
    if not hand:
        return None
    faces = table.rules.faces
    wilds = faces.wilds(hand)
    naturals = [card for card in faces.naturals(hand) if not is_three(card)]
    kind = rng.random()
    if kind < 0.62 and naturals:
        cards = _of_a_rank(rng, naturals, wilds)
    elif kind < 0.78 and wilds:
        cards = rng.sample(wilds, rng.randint(1, len(wilds)))
    elif kind < 0.90 and naturals and table.rules["sequence.enabled"]:
        cards = _run(rng, naturals)
    elif kind < 0.96:
        cards = [card for card in hand if is_three(card)][: rng.randint(1, 6)]
    else:
        cards = rng.sample(hand, min(len(hand), rng.randint(1, 4)))
    if not cards:
        return None
    return Play(tuple(cards), _target(table, rng, cards))


def _of_a_rank(rng: random.Random, naturals: list[str], wilds: list[str]) -> list[str]:
    which = rank(rng.choice(naturals))
    same = [card for card in naturals if rank(card) == which]
    count = rng.randint(1, len(same)) if rng.random() < 0.5 else len(same)
    wild = rng.choice((0, 0, 0, 1, 1, 2, 3)) if count < 7 else 0
    return rng.sample(same, count) + rng.sample(wilds, min(len(wilds), wild))


def _run(rng: random.Random, naturals: list[str]) -> list[str]:
    one = rng.choice(naturals)
    at = RUN_RANKS.find(rank(one))
    row = [one]
    for step in range(at + 1, len(RUN_RANKS)):
        more = [c for c in naturals if suit(c) == suit(one) and rank(c) == RUN_RANKS[step]]
        if not more:
            break
        row.append(more[0])
    return row[: rng.randint(1, 7)]


def _target(table: Table, rng: random.Random, cards: list[str]) -> int | str | None:
    dice = rng.random()
    own = [meld.uid for meld in table.side.melds]
    fitting = [m.uid for m in table.side.melds if any(rank(c) == m.rank for c in cards)]
    if dice < 0.15:
        return NEW
    if dice < 0.45 and (fitting or own):
        return rng.choice(fitting or own)
    if dice < 0.47:
        return rng.choice([meld.uid for side in table.sides for meld in side.melds] or [NOBODYS])
    if table.rules["meld.same_rank"] == "many" and len(fitting) > 1:
        return rng.choice(fitting)
    naturals = [card for card in cards if not table.rules.faces.is_wild(card)]
    if not naturals and own and dice < 0.7:
        return rng.choice(own)
    return None


__all__ = ["PLAY", "probes"]
