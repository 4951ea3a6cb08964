"""Discards that hand over the pile in plain sight: the next rival lays the card on a meld."""

from __future__ import annotations

import copy

from canasta_qt.engine.actions import Play, TakePile
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.judge.legality import is_proper
from canasta_qt.engine.state import Meld, Phase, TurnRecord
from canasta_qt.engine.view import PlayerView


def meld_given(view: PlayerView, card: int) -> Meld | None:
    """The meld on which the next seat, a rival, could lay this discard to take the pile.

    Its hand is not looked at. None where the pile is empty: only the card itself would be given.
    """
    after = view.next_seat(view.seat)
    side = view.side_of[after]
    if side == view.side_of[view.seat] or not view.pile:
        return None
    seen = _after_discard(view, card, after)
    takes = ((meld, TakePile((Play((card,), meld.uid),))) for meld in seen.melds[side])
    return next((meld for meld, claim in takes if is_proper(seen, claim)), None)


def _after_discard(view: PlayerView, card: int, after: int) -> PlayerView:
    seen = copy.copy(view)
    seen.hands = list(view.hands)
    seen.hands[view.seat] = [one for one in view.hand if one != card]
    seen.pile = [*view.pile, card]
    if seen.freezer < 0 and seen.setup.freezes[KIND[card]]:
        seen.freezer = card
    seen.phase, seen.turn_seat, seen.turn = Phase.START, after, seen.turn + 1
    seen.now = TurnRecord()
    return seen
