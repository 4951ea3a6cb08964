"""Bounded searches over lay-downs: openings, ways to take the pile, a way to go out now.

The planner proposes and `verify` disposes: everything returned is legal. The searches are bounded,
so in a hand of very many wild cards an exotic arrangement may be missed; none is ever invented.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from canasta_qt.engine.actions import LayDown, Play, TakePile
from canasta_qt.engine.cards import BLACK_THREE, IS_WILD, JOKER, KIND, KINDS, NATURAL_KINDS, TWO
from canasta_qt.engine.going_out import may_go_out
from canasta_qt.engine.legality import verify
from canasta_qt.engine.melds import Laying, find_meld, lay
from canasta_qt.engine.opening import minimum
from canasta_qt.engine.pile import verify_pile
from canasta_qt.engine.state import Phase, Position

_NODES = 400
_TRIES = 96


def by_kind(cards: list[int]) -> list[list[int]]:
    """The cards sorted into one list per kind."""
    sorted_cards: list[list[int]] = [[] for _ in range(KINDS)]
    for card in cards:
        sorted_cards[KIND[card]].append(card)
    return sorted_cards


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
    side = pos.setup.side_of[pos.turn_seat]
    if pos.opened[side] or pos.phase is not Phase.PLAY:
        return []
    need = minimum(pos, side)
    sets = _opening_sets(pos, pos.hands[pos.turn_seat], need, limit)
    return [plays for plays in sets if verify(pos, LayDown(plays)) is None]


def _opening_sets(
    pos: Position, hand: list[int], need: int, limit: int, skip: int = 0
) -> list[tuple[Play, ...]]:
    """Minimal sets of groups from `hand` worth `need` points, by wild cards used."""
    kinds = by_kind(hand)
    wilds = kinds[TWO] + kinds[JOKER]
    options = _group_options(pos, kinds, len(wilds), skip)
    found: list[tuple[int, int, tuple[Play, ...]]] = []
    nodes = 0

    def extend(index: int, chosen: list[_Group], points: int, used: int) -> None:
        nonlocal nodes
        nodes += 1
        if nodes > _NODES:
            return
        plays = _with_wilds(pos, chosen, points, used, kinds, need) if chosen else None
        if plays is not None:
            found.append((used, sum(len(play.cards) for play in plays), plays))
            return
        for later in range(index, len(options)):
            for group in options[later]:
                if used + group.wilds <= len(wilds):
                    extend(later + 1, [*chosen, group], points + group.points, used + group.wilds)

    extend(0, [], 0, 0)
    found.sort(key=lambda item: item[:2])
    return [plays for _, _, plays in found[:limit]]


def _group_options(
    pos: Position, kinds: list[list[int]], wilds: int, skip: int
) -> list[list[_Group]]:
    """For each rank in the hand, dearest first, the groups an opening may use."""
    rules = pos.setup.rules.meld
    points = pos.setup.points
    cap = wilds if rules.max_wilds is None else min(rules.max_wilds, wilds)
    options = []
    for kind in sorted(NATURAL_KINDS, key=lambda k: -points[k]):
        cards = tuple(kinds[kind])
        if kind == skip or len(cards) < rules.min_naturals:
            continue
        worth = points[kind] * len(cards)
        start = max(0, rules.min_size - len(cards))
        groups = [_Group(cards, w, worth) for w in range(start, min(cap, start + 2) + 1)]
        if groups:
            options.append(groups)
    if pos.setup.rules.wild_meld.enabled and wilds >= pos.setup.rules.wild_meld.sizes[0]:
        options.append([_Group((), pos.setup.rules.wild_meld.sizes[0], 0)])
    return options


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
    if pos.phase is not Phase.START or verify_pile(pos) is not None:
        return []
    side = pos.setup.side_of[pos.turn_seat]
    found: list[TakePile] = []
    for claim in _claims(pos):
        alone = pos.opened[side]
        candidates = [TakePile((claim,))] if alone else _opening_takes(pos, side, claim)
        found += [take for take in candidates if verify(pos, take) is None]
        if len(found) >= limit:
            break
    return found[:limit]


def _claims(pos: Position) -> Iterator[Play]:
    """Groups with the top card that might justify a take."""
    top = pos.pile[-1]
    kind = KIND[top]
    side = pos.setup.side_of[pos.turn_seat]
    kinds = by_kind(pos.hands[pos.turn_seat])
    naturals = kinds[kind]
    wilds = [cards[0] for cards in (kinds[TWO], kinds[JOKER]) if cards]
    needed = pos.setup.rules.pile.naturals_needed
    if find_meld(pos.melds[side], kind, pos.setup) >= 0:
        yield Play((top,))
    for count in dict.fromkeys((needed.unfrozen, needed.frozen, len(naturals))):
        if 0 < count <= len(naturals):
            yield Play((*naturals[:count], top))
    for wild in wilds:
        for count in dict.fromkeys((1, needed.unfrozen)):
            if count <= len(naturals):
                yield Play((*naturals[:count], wild, top))


def _opening_takes(pos: Position, side: int, claim: Play) -> list[TakePile]:
    """Takes that open: the claim alone, or with further groups from the rest of the hand."""
    alone = TakePile((claim,))
    if verify(pos, alone) is None:
        return [alone]
    top = pos.pile[-1]
    points = pos.setup.points
    counted = sum(points[KIND[card]] for card in claim.cards)
    if not pos.setup.rules.initial.top_card_counts:
        counted -= points[KIND[top]]
    hand = [card for card in pos.hands[pos.turn_seat] if card not in claim.cards]
    sets = _opening_sets(pos, hand, minimum(pos, side) - counted, 6, skip=KIND[top])
    return [TakePile((claim, *plays)) for plays in sets]


def going_out(pos: Position) -> tuple[tuple[Play, ...], int | None] | None:
    """A way for the seat to act to go out this turn: one lay-down and the last discard.

    The plays are empty when the last card only needs discarding; the discard is None when none is
    needed. None when no way is found.
    """
    if pos.phase is not Phase.PLAY:
        return None
    hand = pos.hands[pos.turn_seat]
    if len(hand) <= 1 and may_go_out(pos) is None:
        return (), hand[0] if hand else None
    no_discard = pos.now.no_discard
    for last in [None] if no_discard else _last_cards(pos, hand):
        rest = [card for card in hand if card != last]
        for plays in _full_layings(pos, rest):
            if _goes_out(pos, plays):
                return plays, last
    return None


def _goes_out(pos: Position, plays: tuple[Play, ...]) -> bool:
    side = pos.setup.side_of[pos.turn_seat]
    laying = lay(pos, side, plays)
    if not isinstance(laying, Laying) or may_go_out(pos, laying.melds) is not None:
        return False
    return verify(pos, LayDown(plays)) is None


def _last_cards(pos: Position, hand: list[int]) -> list[int | None]:
    """Cards to try as the last discard: what cannot be melded first, then none, then any."""
    side = pos.setup.side_of[pos.turn_seat]
    kinds = by_kind(hand)
    loose = [
        kind
        for kind in range(KINDS)
        if kinds[kind]
        and not IS_WILD[kind]
        and len(kinds[kind]) < pos.setup.rules.meld.min_naturals
        and find_meld(pos.melds[side], kind, pos.setup) < 0
    ]
    if sum(len(kinds[kind]) for kind in loose) > 1:
        return []
    if loose:
        return [kinds[loose[0]][0]]
    required = pos.setup.rules.go_out.final_discard == "required"
    rest: list[int | None] = [kinds[kind][0] for kind in range(KINDS) if kinds[kind]]
    return rest if required else [None, *rest]


def _full_layings(pos: Position, rest: list[int]) -> Iterator[tuple[Play, ...]]:
    """Lay-downs that use all of `rest`, wild cards spread in every way up to a bound."""
    kinds = by_kind(rest)
    side = pos.setup.side_of[pos.turn_seat]
    rules = pos.setup.rules
    needs: list[tuple[int, int, int]] = []
    for kind in NATURAL_KINDS:
        count = len(kinds[kind])
        index = find_meld(pos.melds[side], kind, pos.setup)
        if count and index < 0:
            needs.append((kind, max(0, rules.meld.min_size - count), count))
        elif index >= 0:
            needs.append((kind, 0, count + len(pos.melds[side][index].cards)))
    wilds = kinds[TWO] + kinds[JOKER]
    spare = len(wilds) - sum(least for _, least, _ in needs)
    if spare < 0:
        return
    wild_home = rules.wild_meld.enabled and (
        spare >= rules.wild_meld.sizes[0] or find_meld(pos.melds[side], TWO, pos.setup) >= 0
    )
    spreads = _spread(spare, _by_canasta(pos, needs), wild_home)
    for extra in islice(spreads, _TRIES):
        yield _plays_of(pos, kinds, needs, extra)


def _by_canasta(pos: Position, needs: list[tuple[int, int, int]]) -> list[int]:
    """Ranks in the order in which spare wilds should be tried: nearest to a canasta first."""
    size = pos.setup.canasta_size

    def gap(item: tuple[int, int, int]) -> tuple[bool, int]:
        short = size - item[1] - item[2]
        return short <= 0, short

    return [kind for kind, _, _ in sorted(needs, key=gap)]


def _spread(spare: int, ranks: list[int], wild_home: bool) -> Iterator[dict[int, int]]:
    """Ways to hand `spare` wilds to ranks (and to the wild meld, keyed `TWO`)."""
    homes = [*ranks, TWO] if wild_home else ranks
    if spare == 0:
        yield {}
        return
    if not homes:
        return
    first, rest = homes[0], homes[1:]
    for count in range(spare, -1, -1):
        for others in _spread(spare - count, [k for k in rest if k != TWO], TWO in rest):
            yield {first: count, **others} if count else others


def _plays_of(
    pos: Position,
    kinds: list[list[int]],
    needs: list[tuple[int, int, int]],
    extra: dict[int, int],
) -> tuple[Play, ...]:
    """The plays that lay every natural and the wilds where `extra` puts them."""
    melds = pos.melds[pos.setup.side_of[pos.turn_seat]]
    pool = iter(kinds[TWO] + kinds[JOKER])
    plays = []
    for kind, least, _ in needs:
        wilds = tuple(next(pool) for _ in range(least + extra.get(kind, 0)))
        if kinds[kind]:
            plays.append(Play((*kinds[kind], *wilds)))
        elif wilds:
            plays.append(Play(wilds, melds[find_meld(melds, kind, pos.setup)].uid))
    loose = tuple(pool)
    if loose:
        plays.append(Play(loose))
    if kinds[BLACK_THREE]:
        plays.append(Play(tuple(kinds[BLACK_THREE])))
    return tuple(plays)
