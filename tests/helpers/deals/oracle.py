"""A slow oracle for the search: everything that could be laid from a hand, tried one by one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

from hypothesis import reject

from canasta_qt.engine.actions import AUTO, Play
from canasta_qt.engine.cards import IS_WILD, KIND, TWO, cards_by_kind
from canasta_qt.engine.state import DealState
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.position import set_up

Rules = tuple[str, Mapping[str, object]]
"""A preset's id and overrides."""


def state_of(rules: Rules, hand: list[str], **fields: object) -> DealState:
    """A position in which seat 0 has these cards; its wild meld is left out where there is none."""
    position: dict[str, object] = {
        "rules": {"preset": rules[0], "overrides": dict(rules[1])},
        "phase": "play",
        "hands": {"0": " ".join(hand)},
        **fields,
    }
    try:
        return set_up(position).state
    except PositionProblem as problem:
        if str(problem).startswith("rules"):
            raise
        reject()  # a card more than the pack holds


def shares(state: DealState, cards: list[int], *, whole: bool) -> Iterator[tuple[Play, ...]]:
    """Every way to lay `cards` (or, not `whole`, some of them), up to equal cards."""
    kinds = cards_by_kind(cards)
    melds = {meld.kind: meld.uid for meld in state.melds[0]}
    ranks = [kind for kind in range(3, 15) if kinds[kind]]
    targets = sorted({*ranks, *(kind for kind in melds if kind != TWO)})
    targets += [TWO]
    wilds = [card for card in cards if IS_WILD[KIND[card]]]
    counts = [[len(kinds[r])] if whole else range(len(kinds[r]) + 1) for r in ranks]
    seen: set[tuple[Play, ...]] = set()
    for chosen in product(*counts):
        naturals = dict(zip(ranks, chosen, strict=True))
        for places in product(targets if whole else [*targets, 0], repeat=len(wilds)):
            groups = []
            for target in targets:
                group = kinds[target][: naturals.get(target, 0)] if target != TWO else []
                group = [*group, *(w for w, at in zip(wilds, places, strict=True) if at == target)]
                if group:
                    groups.append(Play(tuple(group), melds.get(target, AUTO)))
            for order in (groups, groups[-1:] + groups[:-1]):
                if tuple(order) not in seen:
                    seen.add(tuple(order))
                    yield tuple(order)
