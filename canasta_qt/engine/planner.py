"""Bounded searches over lay-downs: openings and ways to take the pile.

The planner proposes and `verify` disposes: everything returned is legal. The searches are bounded,
so in a hand of very many wild cards an exotic arrangement may be missed; none is ever invented.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from itertools import islice

from canasta_qt.engine.actions import AUTO, NEW, LayDown, Play, TakePile
from canasta_qt.engine.cards import BLACK_THREE, JOKER, KIND, NATURAL_KINDS, TWO
from canasta_qt.engine.depth_takes import depth_takes
from canasta_qt.engine.legality import is_proper, verify
from canasta_qt.engine.melds import find_meld, may_begin
from canasta_qt.engine.opening import minimum
from canasta_qt.engine.pile import verify_pile
from canasta_qt.engine.pile_parts import may_choose_depth
from canasta_qt.engine.refusals import Code
from canasta_qt.engine.run_openings import with_runs
from canasta_qt.engine.run_search import extensions, own_runs, spare_first
from canasta_qt.engine.state import Meld, Phase, Position
from canasta_qt.engine.way_out import by_kind, fits, full_layings, going_out

__all__ = ["by_kind", "going_out", "openings", "pile_takes"]

_NODES = 400


@dataclass(frozen=True, slots=True)
class _Group:
    """A group an opening may use: naturals and how many wilds go with them."""

    naturals: tuple[int, ...]
    wilds: int
    points: int


def openings(pos: Position, limit: int = 32) -> list[tuple[Play, ...]]:
    """Legal opening lay-downs from the hand of the seat to act, fewest wild cards first.

    Each is just enough: leaving any group out would miss the minimum. Empty when the side has
    opened or nothing reaches the minimum.
    """
    side = pos.side_of[pos.turn_seat]
    if pos.opened[side] or pos.phase is not Phase.PLAY:
        return []
    need = minimum(pos, pos.turn_seat)
    found = []
    for plays in _sets_and_runs(pos, pos.hands[pos.turn_seat], need, limit):
        refusal = verify(pos, LayDown(plays))
        if refusal is None:
            found.append(plays)
        elif refusal.code is Code.HAND_GUARD:
            found += [less for less in _trimmed(pos, plays) if verify(pos, LayDown(less)) is None]
    return list(dict.fromkeys(found))


def _sets_and_runs(
    pos: Position, hand: list[int], need: int, limit: int, skip: int = 0
) -> list[tuple[Play, ...]]:
    """Minimal sets of groups, then sets with runs in them, each list up to `limit`."""
    groups = partial(_opening_sets, pos, limit=4, skip=skip)
    found = _opening_sets(pos, hand, need, limit, skip)
    return found + list(islice(with_runs(pos, hand, need, groups), limit))


def _trimmed(pos: Position, plays: tuple[Play, ...]) -> Iterator[tuple[Play, ...]]:
    """The same groups with one or two naturals kept back, for hands that must keep cards."""
    for index, play in enumerate(plays):
        for back in (1, 2):
            if len(play.cards) - back >= pos.setup.rules.meld.min_size:
                less = Play(play.cards[back:], play.onto)
                yield (*plays[:index], less, *plays[index + 1 :])


def _opening_sets(
    pos: Position, hand: list[int], need: int, limit: int, skip: int = 0
) -> list[tuple[Play, ...]]:
    """Minimal sets of groups from `hand` worth `need` points, by wild cards used."""
    kinds = by_kind(hand)
    wilds = kinds[TWO] + kinds[JOKER]
    options = _group_options(pos, kinds, skip)
    found: list[tuple[Play, ...]] = []
    for used in range(len(wilds) + 1):
        found += _sets_with(pos, options, kinds, need, used)
        if len(found) >= limit:
            break
    return found[:limit]


def _sets_with(
    pos: Position, options: list[list[_Group]], kinds: list[list[int]], need: int, budget: int
) -> list[tuple[Play, ...]]:
    """Minimal sets of groups that use exactly `budget` wild cards, fewest cards first."""
    ahead = [0] * (len(options) + 1)
    for index in range(len(options) - 1, -1, -1):
        ahead[index] = ahead[index + 1] + options[index][0].points
    values = pos.setup.points
    jokers = min(budget, len(kinds[JOKER]))
    worth = jokers * values[JOKER] + (budget - jokers) * values[TWO]
    if pos.setup.rules.initial.canasta_bonus_counts:
        worth += need
    found: list[tuple[int, tuple[Play, ...]]] = []
    nodes = 0

    def extend(index: int, chosen: list[_Group], points: int, used: int) -> None:
        nonlocal nodes
        nodes += 1
        if nodes > _NODES:
            return
        plays = _with_wilds(pos, chosen, points, used, kinds, need) if chosen else None
        if plays is not None:
            if used == budget:
                found.append((sum(len(play.cards) for play in plays), plays))
            return
        for later in range(index, len(options)):
            if points + ahead[later] + worth < need:
                return
            for group in options[later]:
                if used + group.wilds <= budget:
                    extend(later + 1, [*chosen, group], points + group.points, used + group.wilds)

    extend(0, [], 0, 0)
    found.sort(key=lambda item: item[0])
    return [plays for _, plays in found]


def _group_options(pos: Position, kinds: list[list[int]], skip: int) -> list[list[_Group]]:
    """For each rank in the hand, dearest first, the groups an opening may use; wild cards last."""
    rules = pos.setup.rules
    points = pos.setup.points
    wilds = kinds[TWO] + kinds[JOKER]
    options = []
    kinds_of_melds = [
        *NATURAL_KINDS,
        *([BLACK_THREE] if rules.black_three.meld == "anytime" else []),
    ]
    for kind in sorted(kinds_of_melds, key=lambda k: -points[k]):
        cards = tuple(kinds[kind])
        if kind == skip or len(cards) < rules.meld.min_naturals:
            continue
        start = max(0, rules.meld.min_size - len(cards))
        most = len(wilds) if kind != BLACK_THREE else rules.black_three.meld_wilds
        counts = [w for w in range(start, most + 1) if fits(pos, (*cards, *wilds[:w]))]
        if counts:
            options.append([_Group(cards, w, points[kind] * len(cards)) for w in counts])
    sizes = range(rules.wild_meld.sizes[0], len(wilds) + 1) if rules.wild_meld.enabled else ()
    alone = [_Group((), w, 0) for w in sizes if fits(pos, tuple(wilds[:w]))]
    return [*options, alone] if alone else options


def _with_wilds(
    pos: Position,
    chosen: list[_Group],
    points: int,
    used: int,
    kinds: list[list[int]],
    need: int,
) -> tuple[Play, ...] | None:
    """Hand out wild cards to the groups, as few jokers as the minimum allows; None: too little."""
    values = pos.setup.points
    twos, jokers = kinds[TWO], kinds[JOKER]
    bonus = 0
    if pos.setup.rules.initial.canasta_bonus_counts:
        bonus = pos.setup.rules.score.canasta.mixed * any(
            len(g.naturals) + g.wilds >= pos.setup.canasta_size for g in chosen
        )
    for joker_count in range(max(0, used - len(twos)), min(used, len(jokers)) + 1):
        worth = points + bonus + joker_count * values[JOKER]
        worth += (used - joker_count) * values[TWO]
        if worth >= need:
            pool = iter([*twos[: used - joker_count], *jokers[:joker_count]])
            return tuple(
                Play(group.naturals + tuple(next(pool) for _ in range(group.wilds)))
                for group in chosen
            )
    return None


def pile_takes(pos: Position, limit: int = 16) -> list[TakePile]:
    """Legal ways for the seat to act to take the pile, the opening included where it is needed.

    A lay-off comes first, then natural pairs, then a natural with a two, then with a joker.
    """
    if pos.phase is not Phase.START:
        return []
    if may_choose_depth(pos.setup.rules):
        return depth_takes(pos, limit, _takes_by_top)
    return _takes_by_top(pos, limit)


def _takes_by_top(pos: Position, limit: int) -> list[TakePile]:
    """Legal ways to take the pile by its top card."""
    if verify_pile(pos) is not None:
        return []
    side = pos.side_of[pos.turn_seat]
    found: list[TakePile] = []
    for claim in _claims(pos):
        opened = pos.opened[side]
        candidates = _plain_takes(pos, claim) if opened else _opening_takes(pos, side, claim)
        found += [take for take in candidates if is_proper(pos, take)]
        if len(found) >= limit:
            break
    if not found and not pos.opened[side]:
        rich = (take for claim in _rich_claims(pos) for take in _opening_takes(pos, side, claim))
        found += islice((take for take in rich if is_proper(pos, take)), limit)
    return found[:limit]


def _claims(pos: Position) -> Iterator[Play]:
    """Groups with the top card that might justify a take."""
    top = pos.pile[-1]
    kind = KIND[top]
    side = pos.side_of[pos.turn_seat]
    kinds = by_kind(pos.hands[pos.turn_seat])
    naturals = kinds[kind]
    wilds = [cards[0] for cards in (kinds[TWO], kinds[JOKER]) if cards]
    needed = pos.setup.rules.pile.naturals_needed
    yield from _layoff_claims(pos, pos.melds[side], top)
    if pos.setup.has_runs:
        naturals = spare_first(naturals, pos.hands[pos.turn_seat])
    beside = may_begin(pos.setup, pos.melds[side], kind)
    for count in dict.fromkeys((needed.unfrozen, needed.frozen, len(naturals))):
        if 0 < count <= len(naturals):
            yield Play((*naturals[:count], top))
            if beside and find_meld(pos.melds[side], kind, pos.setup) >= 0:
                yield Play((*naturals[:count], top), NEW)
    for wild in wilds:
        for count in dict.fromkeys((1, needed.unfrozen)):
            if count <= len(naturals):
                yield Play((*naturals[:count], wild, top))


def _layoff_claims(pos: Position, melds: list[Meld], top: int) -> Iterator[Play]:
    """The top card alone, for the group of its rank and for every run it continues."""
    at = find_meld(melds, KIND[top], pos.setup)
    if at >= 0:
        yield Play((top,), melds[at].uid if pos.setup.has_runs else AUTO)
    if pos.setup.has_runs:
        yield from (play for run in own_runs(pos) for play in extensions(pos, run, (top,)))


def _rich_claims(pos: Position) -> Iterator[Play]:
    """Groups with the top card and two wild cards or more, for openings that need their points."""
    top = pos.pile[-1]
    kinds = by_kind(pos.hands[pos.turn_seat])
    naturals = kinds[KIND[top]]
    twos, jokers = kinds[TWO], kinds[JOKER]
    for wilds in range(1, len(twos) + len(jokers) + 1):
        for count in range(len(naturals), 0, -1):
            for pool in (twos + jokers, jokers + twos):
                yield Play((*naturals[:count], *pool[:wilds], top))


def _plain_takes(pos: Position, claim: Play) -> list[TakePile]:
    """The claim alone; where that leaves too few cards, the claim and a way out beside it."""
    alone = TakePile((claim,))
    refusal = verify(pos, alone)
    if refusal is None or refusal.code is not Code.HAND_GUARD:
        return [alone]
    hand = [card for card in pos.hands[pos.turn_seat] if card not in claim.cards]
    last: list[int | None] = [None, *(cards[0] for cards in by_kind(hand) if cards)]
    layings = (full_layings(pos, [card for card in hand if card != kept]) for kept in last)
    takes = (TakePile((claim, *plays)) for found in layings for plays in found if plays)
    return list(islice((take for take in takes if is_proper(pos, take)), 1))


def _opening_takes(pos: Position, side: int, claim: Play) -> list[TakePile]:
    """Takes that open: the claim alone, or with further groups from the rest of the hand."""
    alone = TakePile((claim,))
    if is_proper(pos, alone):
        return [alone]
    top = pos.pile[-1]
    points = pos.setup.points
    counted = sum(points[KIND[card]] for card in claim.cards)
    if not pos.setup.rules.initial.top_card_counts:
        counted -= points[KIND[top]]
    hand = [card for card in pos.hands[pos.turn_seat] if card not in claim.cards]
    sets = _sets_and_runs(pos, hand, minimum(pos, pos.turn_seat) - counted, 6, skip=KIND[top])
    return [TakePile((claim, *plays)) for plays in sets]
