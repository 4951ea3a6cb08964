"""Blunders that anybody at the table can see: the pile given away, and going out at a loss."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.bots.heuristic.memory import Memory
from canasta_qt.engine.actions import Discard, TakePile
from canasta_qt.engine.cards import KIND, KINDS
from canasta_qt.engine.legality import verify
from canasta_qt.engine.pile import freezes, takes_top_only
from canasta_qt.engine.planner import pile_takes
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView

MOST_TAKES = 64
"""So many ways to take the pile are looked at."""


def gives_pile_away(before: PlayerView, discard: Discard, after: PlayerView) -> bool:
    """Whether a discard was a public gift of the pile although another card was held.

    A discard is a public gift when the next player is a rival who can then take the pile by what
    everybody knows: by laying the top card off on an open meld, or with cards that are known to be
    in that hand because they came with a pile taken before. A take that brings the top card alone
    is no gift. It counts only if the discarder held a card of another kind that could legally be
    thrown and would have been no such gift.

    `before` is what the discarder saw; `after` what the next player sees, about to draw or take.
    """
    rivals = after.side_of[after.turn_seat] != after.side_of[before.seat]
    if not rivals or after.phase is not Phase.START or not can_publicly_take(after):
        return False
    thrown = KIND[discard.card]
    others = {KIND[card]: card for card in before.hand if KIND[card] != thrown}
    return any(
        verify(before, Discard(card)) is None and _would_be_safe(after, card)
        for card in others.values()
    )


def can_publicly_take(view: PlayerView) -> bool:
    """Whether the seat to act can take the pile with nothing but publicly known cards."""
    known = Memory(view).known[view.seat]
    return any(
        not takes_top_only(view, take) and _uses_only(view, take, known)
        for take in pile_takes(view, MOST_TAKES)
    )


def goes_out_at_a_loss(own: int, points: Sequence[int], winners: Sequence[int] | None) -> bool:
    """Whether going out cost the side that did it, in terms of the match.

    It did when the match is over and that side has not won it, or when the match goes on and a
    rival has scored more in this deal: the lead has shrunk, though the side chose the moment to
    end the deal. Every going out counts alike, a special hand and one without a choice too.

    `own` is the scorer that went out, `points` what the deal brought each scorer, `winners` those
    who have won the match, or None while it goes on.
    """
    if winners is not None:
        return own not in winners
    return max(points) > points[own]


def _would_be_safe(rival: PlayerView, card: int) -> bool:
    """Whether the rival could not publicly take the pile with this card on top instead."""
    if freezes(rival.setup.rules, KIND[card], upcard=False):
        return True
    top = rival.pile[-1]
    rival.pile[-1] = card
    try:
        return not can_publicly_take(rival)
    finally:
        rival.pile[-1] = top


def _uses_only(view: PlayerView, take: TakePile, known: list[int]) -> bool:
    """Whether the take needs no more of any kind from the hand than is known to be there."""
    needed = [0] * KINDS
    held = set(view.hand)
    for play in take.plays:
        for card in play.cards:
            if card in held:
                needed[KIND[card]] += 1
    return all(count <= known[kind] for kind, count in enumerate(needed))
