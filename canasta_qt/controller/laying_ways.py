"""How a selection of cards falls into groups that could be laid: by rank, and as sequences.

These are offers only; which of them may be laid is for the judge.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, product

from canasta_qt.controller.situation import Situation
from canasta_qt.engine.actions import NEW, Play
from canasta_qt.engine.cards import IS_WILD, KIND, SUIT
from canasta_qt.engine.meld_homes import find_meld
from canasta_qt.engine.sequences import check_shape, sizes

Group = tuple[int, ...]
Groups = tuple[Group, ...]

MOST_OFFERED = 8
"""Ways with sequences that are offered at most: more are no help to anybody who must choose."""

MOST_TRIED = 2000
"""Divisions looked at before the search for sequences ends; a person selects far fewer cards."""


def ways(sit: Situation, cards: Sequence[int]) -> list[Groups]:
    """How a selection may be laid, ways with sequences first.

    Where sequences are played: ways in which nothing is missing, or else the likeliest beginning.
    """
    by_rank = groupings(cards)
    if not sit.state.setup.has_runs:
        return by_rank
    with_runs = (groups for groups in _with_runs(sit, cards) if _is_whole(sit, groups))
    found = [*islice(with_runs, MOST_OFFERED), *(g for g in by_rank if _is_whole(sit, g))]
    return found or _begun_run(cards) or by_rank


def groupings(cards: Sequence[int]) -> list[Groups]:
    """How a selection falls into groups by rank, the wild cards all with one of the ranks."""
    naturals, wilds = _apart(cards)
    groups = _by_rank(naturals)
    if len(groups) < 2:
        return [(tuple(cards),)]
    return _given(groups, wilds)


def is_run(cards: Sequence[int]) -> bool:
    """Whether cards of different ranks follow each other in one suit."""
    naturals = {KIND[card] for card in cards if not IS_WILD[KIND[card]]}
    return len(naturals) > 1 and check_shape(tuple(cards)) is None


def as_play(cards: Group) -> Play:
    """The play that begins a meld with these cards; a run is always one of its own."""
    return Play(cards, NEW) if is_run(cards) else Play(cards)


def _apart(cards: Iterable[int]) -> tuple[list[int], Group]:
    """The naturals and the wild cards."""
    naturals = [card for card in cards if not IS_WILD[KIND[card]]]
    return naturals, tuple(card for card in cards if IS_WILD[KIND[card]])


def _by_rank(naturals: Iterable[int]) -> Groups:
    by_kind: dict[int, Group] = {}
    for card in naturals:
        by_kind[KIND[card]] = (*by_kind.get(KIND[card], ()), card)
    return tuple(by_kind.values())


def _given(groups: Groups, wilds: Group) -> list[Groups]:
    """The groups, once for each that may get the wild cards."""
    if not wilds:
        return [groups]
    return [
        tuple((*group, *wilds) if group is taker else group for group in groups) for taker in groups
    ]


# --- sequences ------------------------------------------------------------------------------


def _with_runs(sit: Situation, cards: Sequence[int]) -> Iterator[Groups]:
    """Sequences of one suit each, at most one a suit, and what is left by rank."""
    naturals, wilds = _apart(cards)
    least = sizes(sit.state.setup.rules)[0] - len(wilds)
    suits = list(dict.fromkeys(SUIT[card] for card in naturals))
    choices = [_rows(naturals, suit, max(2, least)) for suit in suits]
    for rows in islice(product(*choices), MOST_TRIED):
        runs = tuple(row for row in rows if row)
        if runs:
            used = {card for row in runs for card in row}
            rest = _by_rank(card for card in naturals if card not in used)
            yield from _given((*runs, *rest), wilds)


def _rows(naturals: Sequence[int], suit: str, least: int) -> list[Group]:
    """Rows of one suit, one card of a rank, the longest first; and no row.

    A card whose rank is there only once can only be melded in the row of its suit.
    """
    ranks = [KIND[card] for card in naturals]
    one_of = {KIND[card]: card for card in naturals if SUIT[card] == suit}
    row = [one_of[kind] for kind in sorted(one_of)]
    lone = {card for card in row if ranks.count(KIND[card]) == 1}
    found: list[Group] = [] if lone else [()]
    found += [
        tuple(row[low:high])
        for low in range(len(row))
        for high in range(low + least, len(row) + 1)
        if lone <= set(row[low:high])
    ]
    return sorted(found or [()], key=len, reverse=True)


def _is_whole(sit: Situation, groups: Groups) -> bool:
    """Whether every group has enough cards for a meld, or joins one that its side has."""
    rules = sit.state.setup.rules
    for group in groups:
        kinds = {KIND[card] for card in _apart(group)[0]}
        least = rules.meld.min_size
        if len(kinds) > 1:
            if check_shape(group) is not None:
                return False
            least = sizes(rules)[0]
        elif kinds and find_meld(sit.melds, kinds.pop(), sit.state.setup) >= 0:
            least = 1
        if len(group) < least:
            return False
    return True


def _begun_run(cards: Sequence[int]) -> list[Groups]:
    """A sequence of what the selection holds one of, and groups of the ranks it holds more of."""
    ranks = [KIND[card] for card in cards]
    row = tuple(c for c in cards if ranks.count(KIND[c]) == 1 or IS_WILD[KIND[c]])
    if not is_run(row):
        return []
    return [(row, *_by_rank(card for card in cards if card not in row))]
