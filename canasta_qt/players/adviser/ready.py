"""Canastas that lie ready: what this turn may complete from the hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.engine.actions import AUTO, NEW, Discard, LayDown, Play
from canasta_qt.engine.cards import IS_WILD, KIND, NATURAL_KINDS, RUN_CANASTA, SEQUENCE, SUIT
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.melds.meld_targets import lay
from canasta_qt.engine.melds.meld_types import canasta_bonus, is_canasta
from canasta_qt.engine.melds.sequences import highest_rank, lowest_rank, suit_of_run
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.state import Meld, Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.adviser.catalogue import Reason
from canasta_qt.players.adviser.standpoint import Standpoint

WORTH: Final = 300
"""Points of a canasta that is worth speaking of."""

_SPENT: Final = 1
"""Wild cards that are spent on a canasta of a rank, at most."""


def ready_canastas(view: PlayerView) -> list[tuple[LayDown, Meld]]:
    """Legal lay-downs that complete a canasta, with that canasta, the dearest first.

    Natural cards of the hand join first; wild cards are spent freely only on wild melds.
    """
    side = view.side_of[view.seat]
    if view.phase is not Phase.PLAY or not view.opened[side]:
        return []
    found: list[tuple[LayDown, Meld]] = []
    for onto, cards in _groups(view, view.melds[side]):
        action = LayDown((Play(cards, onto),))
        laying = lay(view, side, action.plays)
        if isinstance(laying, Refusal) or verify(view, action) is not None:
            continue
        melds = [laying.melds[index] for index in laying.changed]
        found += [(action, one) for one in melds if canasta_bonus(view.setup, one) >= WORTH]
    return sorted(found, key=lambda one: -canasta_bonus(view.setup, one[1]))


def left_ready(at: Standpoint, action: LayDown | Discard) -> Iterator[Reason]:
    """That a move gives up a canasta that lies ready; whether a natural one may come of it."""
    laying = lay(at.view, at.side, action.plays if isinstance(action, LayDown) else ())
    if isinstance(laying, Refusal):
        return
    for ready, canasta in ready_canastas(at.view):
        play = ready.plays[0]
        spent = {
            card
            for index, cards in laying.changed.items()
            for card in cards
            if laying.melds[index].uid != play.onto
        }
        if isinstance(action, Discard) or spent & set(play.cards):
            code = "can_be_pure" if can_be_pure(at, ready, canasta) else "leaves_canasta"
            yield Reason(code, (canasta.kind,))
            return


def can_be_pure(at: Standpoint, action: LayDown, canasta: Meld) -> bool:
    """Whether natural cards may come in place of the wild ones that complete a canasta now."""
    if not canasta.wilds or canasta.kind not in NATURAL_KINDS:
        return False
    lying = [one for one in at.view.melds[at.side] if one.uid == action.plays[0].onto]
    return not any(one.wilds for one in lying) and canasta.wilds <= at.left(canasta.kind)


def _groups(view: PlayerView, melds: list[Meld]) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Cards of the hand that may complete a meld, or be a canasta, and where they go."""
    size, points = view.setup.canasta_size, view.setup.points
    wilds = [card for card in view.hand if IS_WILD[KIND[card]]]
    wilds.sort(key=lambda card: points[KIND[card]])
    for meld in melds:
        if is_canasta(view.setup, meld):
            continue
        if meld.kind == SEQUENCE:
            yield from ((meld.uid, cards) for cards in _run_ends(view, meld))
        elif IS_WILD[meld.kind]:
            need = size - len(meld.cards)
            yield from [(meld.uid, tuple(wilds[:need]))] * (need <= len(wilds))
        elif meld.kind in NATURAL_KINDS:
            yield from (
                (meld.uid, cards)
                for cards in _of_rank(view, meld.kind, size - len(meld.cards), wilds)
            )
    ranks = {meld.kind for meld in melds}
    for kind in NATURAL_KINDS:
        onto = NEW if kind in ranks else AUTO
        yield from ((onto, cards) for cards in _of_rank(view, kind, size, wilds))


def _of_rank(view: PlayerView, kind: int, need: int, wilds: list[int]) -> Iterator[tuple[int, ...]]:
    naturals = [card for card in view.hand if KIND[card] == kind]
    spent = max(0, need - len(naturals))
    if naturals[need:]:
        yield tuple(naturals)
    if spent <= min(_SPENT, len(wilds)):
        yield (*naturals[:need], *wilds[:spent])


def _run_ends(view: PlayerView, run: Meld) -> Iterator[tuple[int, ...]]:
    """Natural cards that complete a run at its ends."""
    suit, need = suit_of_run(run), RUN_CANASTA - len(run.cards)
    hand = {KIND[card]: card for card in view.hand if SUIT[card] == suit}
    low, high = lowest_rank(run), highest_rank(run)
    for below in range(need + 1):
        ranks = [*range(low - below, low), *range(high + 1, high + 1 + need - below)]
        if all(rank in hand and rank in NATURAL_KINDS for rank in ranks):
            yield tuple(hand[rank] for rank in ranks)
