"""Hands whose owners would have thrown what they threw last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout.constants import KINDS
from canasta_qt.players.playout.policy.determinize import below, deal_hand
from canasta_qt.players.playout.policy.policy import decide
from canasta_qt.players.playout.rules.melds import clear_plan
from canasta_qt.players.playout.rules.steps import DISCARD, LAY

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State

ATTEMPTS: Final = 24
"""Hands that are dealt to a seat; the last one stays whatever its owner would have thrown."""
SURPRISES: Final = 100
"""Of 1024 hands whose owner would have thrown another card, how many stay."""
OVERSIGHTS: Final = 30
"""Of 1024 hands whose owner would have laid cards first, how many stay."""


def deal_thrower(
    r: Rules, base: State, s: State, weights: vec[i64], past: State, seat: i64, thrown: i64
) -> None:
    """Give a hand the cards it lacks (`determinize.deal_hand`), such that its owner threw `thrown`.

    `past` is the table just before, `base` the world in which only known cards are dealt.
    """
    attempts: i64 = ATTEMPTS
    while True:
        deal_hand(s, seat, weights)
        attempts -= 1
        if attempts == 0 or stays(r, s, past, seat, thrown):
            return
        take_back(base, s, seat)


def stays(r: Rules, s: State, past: State, seat: i64, thrown: i64) -> bool:
    """Whether the owner of this hand would have thrown the card; now and then another is let."""
    row: i64 = KINDS * seat
    kind: i64
    for kind in range(KINDS):
        past.hand[row + kind] = s.hand[row + kind]
    past.hand[row + thrown] += 1
    past.settled = 0
    code: i64 = decide(r, past)
    if code == DISCARD + thrown:
        return True
    if code == LAY:
        clear_plan(r, past)
        return below(s, 1024) < OVERSIGHTS
    return below(s, 1024) < SURPRISES


def take_back(base: State, s: State, seat: i64) -> None:
    """Put the cards of a hand that nobody knows back among the unseen ones."""
    row: i64 = KINDS * seat
    kind: i64
    for kind in range(KINDS):
        while s.hand[row + kind] > base.hand[row + kind]:
            s.hand[row + kind] -= 1
            s.stock_cards[s.stock_left] = kind
            s.stock_left += 1
