"""What a player may do: takes of the pile by kind, discards, exits.

A take is listed by what stands beside its top card: `pair` (two naturals, or as many as the rules
ask), `mixed` (a natural and a wild card), `layoff`, `run`, `wild` (two wild cards of its kind).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from tests.oracle.referee.cards import rank, three_name
from tests.oracle.referee.log import NEW, Action, Play
from tests.oracle.referee.refusal import Refused
from tests.oracle.referee.table import OF_RANK, RUN, START, Table


def simple_takes(table: Table, top: str) -> Iterator[tuple[str, Play]]:
    """Every way in which few hand cards and the top card lie in one group."""
    hand = sorted(table.player.hand)
    faces = table.rules.faces
    same = [card for card in hand if three_name(card) == three_name(top)]
    wilds = _distinct_wilds(table)
    targets: list[int | str | None] = [None, NEW]
    targets += [meld.uid for meld in table.side.melds if meld.rank == rank(top)]
    targets += [meld.uid for meld in table.side.melds if meld.kind == "wild"]
    for target in targets:
        for count in range(2, min(len(same), 7) + 1):
            kind = "wild" if faces.is_wild(top) else "pair"
            yield kind, Play((*same[:count], top), target)
        for wild in wilds:
            if same and not faces.is_wild(top):
                yield "mixed", Play((same[0], wild, top), target)
    for meld in table.side.melds:
        if meld.kind in OF_RANK and meld.rank == rank(top):
            yield "layoff", Play((top,), meld.uid)
        elif meld.kind == RUN:
            yield "run", Play((top,), meld.uid)


def _distinct_wilds(table: Table) -> list[str]:
    found: dict[str, str] = {}
    for card in sorted(table.player.hand):
        if table.rules.faces.is_wild(card):
            found.setdefault(rank(card), card)
    return list(found.values())


def takes_by_layoff(table: Table) -> bool:
    """Whether the top card alone may be laid on an own meld, of a pile that is not frozen."""
    return bool(take_kinds(table, table.pile[-1:]) & {"layoff", "run"})


def can_take(table: Table) -> bool:
    """Whether the pile may be taken at all; with an opening, any opening that is possible."""
    if table.phase != START or not table.pile:
        return False
    return bool(take_kinds(table)) or _opens_with_pile(table)


def take_kinds(table: Table, named: Sequence[str] | None = None) -> set[str]:
    """The kinds of takes that are legal now, with one group and no other, by these cards."""
    from tests.oracle.referee.turns import Referee

    referee = Referee(table)
    found: set[str] = set()
    if not table.pile or table.phase != START:
        return found
    for top in tops(table) if named is None else named:
        for kind, play in simple_takes(table, top):
            if kind in found:
                continue
            if referee.verdict(table.seat, Action("take", (play,))) is None:
                found.add(kind)
    return found


def tops(table: Table) -> list[str]:
    """The cards that may justify a take: the top, or any that the player names."""
    if table.rules["pile.amount"] == "from_chosen_card":
        return table.pile[table.hidden :][::-1]
    return table.pile[-1:]


def _opens_with_pile(table: Table) -> bool:
    """Whether an opening with more groups than one takes the pile."""
    if table.side.opened is not None:
        return False
    from tests.oracle.referee.turns import Referee

    referee = Referee(table)
    groups = list(_groups(table))
    for top in tops(table):
        for kind, play in simple_takes(table, top):
            if kind not in ("pair", "wild", "mixed"):
                continue
            rest = [group for group in groups if not set(group.cards) & set(play.cards)]
            for count in range(1, min(len(rest), 3) + 1):
                for chosen in combinations(rest, count):
                    if _overlap(chosen):
                        continue
                    action = Action("take", (play, *chosen))
                    if referee.verdict(table.seat, action) is None:
                        return True
    return False


def _overlap(groups: tuple[Play, ...]) -> bool:
    cards = [card for group in groups for card in group.cards]
    return len(cards) != len(set(cards))


def _groups(table: Table) -> Iterator[Play]:
    """Groups from the hand alone: all naturals of a rank, or two of them with a wild card."""
    hand = sorted(table.player.hand)
    by_rank: dict[str, list[str]] = {}
    for card in hand:
        if card[0] != "3" and not table.rules.faces.is_wild(card):
            by_rank.setdefault(rank(card), []).append(card)
    for cards in by_rank.values():
        if len(cards) >= 3:
            yield Play(tuple(cards), None)
        elif len(cards) == 2:
            for wild in table.rules.faces.wilds(hand):
                yield Play((*cards, wild), None)


def legal(table: Table, action: Action) -> bool:
    """Whether the seat to move may do this."""
    from tests.oracle.referee.turns import Referee

    try:
        Referee(table).tried(table.seat, action)
    except Refused:
        return False
    return True
