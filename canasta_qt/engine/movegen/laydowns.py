"""Bounded searches over lay-downs: openings and ways to take the pile; everything found is legal.

In a hand of very many wild cards an exotic arrangement may be missed. Where the taker names a card
at any depth (Albany, P3b), the pile is searched as if that card lay on top.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from canasta_qt.engine.actions import AUTO, NEW, LayDown, Play, TakePile
from canasta_qt.engine.cards import IS_WILD, JOKER, KIND, TWO, cards_by_kind
from canasta_qt.engine.judge.going_out_search import complete_laydowns
from canasta_qt.engine.judge.judge_melds import judge_meld_timing
from canasta_qt.engine.judge.legality import breach, is_proper, verify
from canasta_qt.engine.melds.meld_targets import find_meld, may_begin_meld
from canasta_qt.engine.melds.sequences import least_connected_first, own_runs, run_extensions
from canasta_qt.engine.opening.requirements import MeldShape, opening_minimum
from canasta_qt.engine.opening.search import TakingGroup, opening_sets, openings_with_runs
from canasta_qt.engine.pile.taking import verify_pile
from canasta_qt.engine.refusals import Code
from canasta_qt.engine.state import Meld, Phase, Position


def _depth_takes(pos: Position, limit: int) -> list[TakePile]:
    """Legal takes by a card at any depth, the deepest first."""
    found: dict[TakePile, None] = {}
    for index in range(pos.pile_hidden, len(pos.pile)):
        if verify_pile(pos, pos.pile[index]) is not None or not _answered(pos, index):
            continue
        proposed = [*_takes_by_top(_cut(pos, index), limit), *_with_cards_above(pos, index)]
        found.update((take, None) for take in proposed if is_proper(pos, take))
        if len(found) >= limit:
            break
    return list(found)[:limit]


def _answered(pos: Position, index: int) -> bool:
    kind = KIND[pos.pile[index]]
    return (
        any(KIND[card] == kind for card in pos.hands[pos.turn_seat])
        or any(KIND[card] == kind for card in pos.pile[index + 1 :])
        or any(meld.kind == kind for meld in pos.melds[pos.side])
        or pos.setup.rules.sequence.enabled
    )


def _cut(pos: Position, index: int) -> Position:
    cut = Position.__new__(Position)
    pos._copy_into(cut)
    del cut.pile[index + 1 :]
    return cut


def _with_cards_above(pos: Position, index: int) -> Iterator[TakePile]:
    """The chosen card melded with cards of its rank that lie above it, and some from the hand."""
    kind = KIND[pos.pile[index]]
    above = [card for card in pos.pile[index + 1 :] if KIND[card] == kind]
    hand = [card for card in pos.hands[pos.turn_seat] if KIND[card] == kind]
    if not above:
        return
    for count in range(len(hand) + 1):
        yield TakePile((Play((*hand[:count], *above, pos.pile[index])),))


def _split_takes(pos: Position) -> Iterator[TakePile]:
    """Candidates for the seat to act; not verified."""
    rules = pos.setup.rules.meld
    kind = KIND[pos.pile[-1]]
    if rules.same_rank == "merge" or rules.max_size is None or IS_WILD[kind]:
        return
    for meld in pos.melds[pos.side]:
        if meld.kind == kind and len(meld.cards) < rules.max_size:
            yield from _splits(pos, meld, rules.max_size - len(meld.cards))


def _splits(pos: Position, meld: Meld, room: int) -> Iterator[TakePile]:
    """The top card and so many naturals fill `room` places of the meld; the rest begins anew."""
    top = pos.pile[-1]
    hand = pos.hands[pos.turn_seat]
    naturals = [card for card in hand if KIND[card] == meld.kind]
    wilds = [card for kind in (TWO, JOKER) for card in hand if KIND[card] == kind]
    closing, rest = naturals[: room - 1], naturals[room - 1 :]
    least = pos.setup.rules.meld.min_size
    if len(closing) < room - 1 or not rest:
        return
    for count in (0, 1):
        if len(rest) + count >= least and count <= len(wilds):
            beside = Play((*rest, *wilds[:count]), NEW)
            yield TakePile((Play((*closing, top), meld.uid), beside))


def openings(pos: Position, limit: int = 32) -> list[tuple[Play, ...]]:
    """Legal opening lay-downs from the hand of the seat to act, fewest wild cards first.

    Each is just enough: leaving any group out would miss the minimum or the content. Empty when the
    side has opened, may not open at this moment of the turn, or nothing is enough.

    >>> pos = position(phase="play", hands={0: "K K K Q Q Q 4 5"})
    >>> [[len(play.cards) for play in plays] for plays in openings(pos)]
    [[3, 3]]
    """
    if pos.opened[pos.side] or judge_meld_timing(pos) is not None:
        return []
    need = opening_minimum(pos, pos.turn_seat)
    found = []
    for plays in _sets_and_runs(pos, pos.hands[pos.turn_seat], need, limit):
        refusal = verify(pos, LayDown(plays))
        if refusal is None:
            found.append(plays)
        elif refusal.code is Code.HAND_GUARD:
            found += [less for less in _trimmed(pos, plays) if verify(pos, LayDown(less)) is None]
    return list(dict.fromkeys(found))


def _sets_and_runs(
    pos: Position,
    hand: list[int],
    need: int,
    limit: int,
    skip: int = 0,
    beside: TakingGroup | None = None,
) -> list[tuple[Play, ...]]:
    found = opening_sets(pos, hand, need, limit, skip, beside)
    return found + list(islice(openings_with_runs(pos, hand, need, skip, beside), limit))


def _trimmed(pos: Position, plays: tuple[Play, ...]) -> Iterator[tuple[Play, ...]]:
    """The same groups with one or two naturals kept back, for hands that must keep cards."""
    for index, play in enumerate(plays):
        for back in (1, 2):
            if len(play.cards) - back >= pos.setup.rules.meld.min_size:
                less = Play(play.cards[back:], play.onto)
                yield (*plays[:index], less, *plays[index + 1 :])


def pile_takes(pos: Position, limit: int = 16) -> list[TakePile]:
    """Legal ways for the seat to act to take the pile, the opening included where it is needed.

    A lay-off comes first, then natural pairs, then a natural with a two, then with a joker.

    >>> pos = position(melds={0: ["Q Q Q"]}, hands={0: "9 9 4"}, pile="5 9")
    >>> len(pile_takes(pos))
    1
    """
    if pos.phase is not Phase.START:
        return []
    if pos.setup.chooses_depth:
        return _depth_takes(pos, limit)
    return _takes_by_top(pos, limit)


def _takes_by_top(pos: Position, limit: int) -> list[TakePile]:
    if verify_pile(pos) is not None:
        return []
    opened = bool(pos.opened[pos.side])
    found: list[TakePile] = []
    if not opened and pos.setup.from_hand_first:
        takes = (take for take in _hand_first_takes(pos) if is_proper(pos, take))
        return list(islice(dict.fromkeys(takes), limit))
    for claim in _claims(pos):
        found += _plain_takes(pos, claim) if opened else _opening_takes(pos, claim)
        if len(found) >= limit:
            break
    if not found and opened:
        found += (take for take in _split_takes(pos) if is_proper(pos, take))
    if not found and not opened:
        rich = (take for claim in _rich_claims(pos) for take in _opening_takes(pos, claim))
        found += islice(rich, limit)
    return found[:limit]


def _claims(pos: Position) -> Iterator[Play]:
    top = pos.pile[-1]
    kind = KIND[top]
    side = pos.side_of[pos.turn_seat]
    kinds = cards_by_kind(pos.hands[pos.turn_seat])
    naturals = kinds[kind]
    wilds = [cards[0] for cards in (kinds[TWO], kinds[JOKER]) if cards]
    needed = pos.setup.rules.pile.naturals_needed
    yield from _layoff_claims(pos, pos.melds[side], top)
    if pos.setup.has_runs:
        naturals = least_connected_first(naturals, pos.hands[pos.turn_seat])
    beside = may_begin_meld(pos.setup, pos.melds[side], kind)
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
    at = find_meld(melds, KIND[top], pos.setup)
    if at >= 0:
        yield Play((top,), melds[at].uid if pos.setup.has_runs else AUTO)
    if pos.setup.has_runs:
        yield from (play for run in own_runs(pos) for play in run_extensions(pos, run, (top,)))


def _rich_claims(pos: Position) -> Iterator[Play]:
    """Groups with the top card and two wild cards or more, for openings that need their points."""
    top = pos.pile[-1]
    kinds = cards_by_kind(pos.hands[pos.turn_seat])
    naturals = kinds[KIND[top]]
    twos, jokers = kinds[TWO], kinds[JOKER]
    for wilds in range(1, len(twos) + len(jokers) + 1):
        for count in range(len(naturals), 0, -1):
            for pool in (twos + jokers, jokers + twos):
                yield Play((*naturals[:count], *pool[:wilds], top))


def _plain_takes(pos: Position, claim: Play) -> list[TakePile]:
    """The claim alone; where that leaves too few cards, with what goes out beside it."""
    alone = TakePile((claim,))
    refusal = breach(pos, alone)
    if refusal is None:
        return [alone]
    if refusal.code is not Code.HAND_GUARD:
        return []
    hand = [card for card in pos.hands[pos.turn_seat] if card not in claim.cards]
    last: list[int | None] = [None, *(cards[0] for cards in cards_by_kind(hand) if cards)]
    layings = (complete_laydowns(pos, [card for card in hand if card != kept]) for kept in last)
    takes = (TakePile((claim, *plays)) for found in layings for plays in found if plays)
    return list(islice((take for take in takes if is_proper(pos, take)), 1))


def _opening_takes(pos: Position, claim: Play) -> list[TakePile]:
    alone = TakePile((claim,))
    if is_proper(pos, alone):
        return [alone]
    top = pos.pile[-1]
    points = pos.setup.points
    counted = sum(points[KIND[card]] for card in claim.cards)
    if not pos.setup.rules.initial.top_card_counts:
        counted -= points[KIND[top]]
    hand = [card for card in pos.hands[pos.turn_seat] if card not in claim.cards]
    need = opening_minimum(pos, pos.turn_seat) - counted
    sets = _sets_and_runs(pos, hand, need, 6, KIND[top], _beside(pos, claim))
    takes = (TakePile((claim, *plays)) for plays in sets)
    return [take for take in takes if is_proper(pos, take)]


def _beside(pos: Position, claim: Play) -> TakingGroup:
    kind = KIND[pos.pile[-1]]
    wilds = sum(IS_WILD[KIND[card]] for card in claim.cards)
    naturals = len(claim.cards) - wilds
    rules = pos.setup.rules.meld
    alone = len(claim.cards) > rules.min_size and naturals > rules.min_naturals
    hand = (MeldShape(kind, naturals - 1, wilds),) if alone else ()
    return TakingGroup(hand, (MeldShape(kind, naturals, wilds),))


def _hand_first_takes(pos: Position) -> Iterator[TakePile]:
    """Takes that open from the hand first: a pair inside the opening, or beside it, takes (EX-049).

    An opening uses all the naturals of a rank or none, so the pair is in it or free. Where it must
    lie outside, it is put aside first, and the opening made of the rest of the hand.
    """
    pair = cards_by_kind(pos.hands[pos.turn_seat])[KIND[pos.pile[-1]]]
    if len(pair) < pos.setup.rules.pile.naturals_needed.unfrozen:
        return
    apart = pos.setup.pair_outside
    for ways in (_with_pair_apart if apart else _with_pair_anywhere)(pos, pair):
        takes = [TakePile(plays) for plays in ways]
        yield from takes
        for take in takes:
            refusal = verify(pos, take)
            if refusal is not None and refusal.code is Code.HAND_GUARD:
                yield from map(TakePile, _trimmed(pos, take.plays))


def _with_pair_anywhere(pos: Position, pair: list[int]) -> Iterator[list[tuple[Play, ...]]]:
    top = pos.pile[-1]
    hand, need = pos.hands[pos.turn_seat], opening_minimum(pos, pos.turn_seat)
    frozen = pos.setup.rules.pile.naturals_needed.frozen
    for plays in (*opening_sets(pos, hand, need, 12), *opening_sets(pos, hand, need, 6, KIND[top])):
        yield list(_with_top(plays, pair, frozen, top))


def _with_pair_apart(pos: Position, pair: list[int]) -> Iterator[list[tuple[Play, ...]]]:
    """For each number of cards of `pair` that takes the pile the openings from the other cards."""
    needed = pos.setup.rules.pile.naturals_needed
    need = opening_minimum(pos, pos.turn_seat)
    for count in dict.fromkeys((needed.unfrozen, needed.frozen, len(pair))):
        taking = pair[:count]
        rest = [card for card in pos.hands[pos.turn_seat] if card not in taking]
        if len(taking) == count:
            claim = Play((*taking, pos.pile[-1]))
            yield [(*plays, claim) for plays in opening_sets(pos, rest, need, 12)]


def _with_top(
    plays: tuple[Play, ...], pair: list[int], needed: int, top: int
) -> Iterator[tuple[Play, ...]]:
    """An opening with the pile's top card: on its own group of the rank, or beside with a pair."""
    for index, play in enumerate(plays):
        if pair[0] in play.cards:
            yield (*plays[:index], Play((*play.cards, top)), *plays[index + 1 :])
            return
    for count in dict.fromkeys((2, needed, len(pair))):
        if count <= len(pair):
            yield (*plays, Play((*pair[:count], top)))
