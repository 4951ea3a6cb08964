"""Runs and second groups for the club player: begin them, make them long, merge what completes.

A run is worth its bonus by the chance that it grows to seven: every card still missing has its own
chance, by the copies nobody has seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import prod

from canasta_qt.bots.heuristic.knowledge import Knowledge
from canasta_qt.bots.heuristic.moment import Moment
from canasta_qt.engine.actions import Action, LayDown, MergeMelds, Play, TakePile
from canasta_qt.engine.cards import (
    ACE,
    FOUR,
    IS_WILD,
    KIND,
    RUN_CANASTA,
    SEQUENCE,
    SUIT,
)
from canasta_qt.engine.melds import is_canasta
from canasta_qt.engine.merging import possible_merges
from canasta_qt.engine.run_search import run_plays
from canasta_qt.engine.run_takes import is_run_claim
from canasta_qt.engine.sequences import run_for

_EASE = (0.0, 0.22, 0.36, 0.46, 0.54, 0.6, 0.65)
"""Chance to get a missing card, by copies unseen; more are no better."""

_LEAST_GAIN = 25.0
_KEEP = 3
"""Cards a hand should hold after a run that does not complete."""


def lay_run(moment: Moment) -> Action | None:
    """The run, or the addition to one, that pays most; None where there is none."""
    know = moment.know
    if not know.setup.has_runs or not know.own.opened:
        return None
    hand = moment.view.hand
    best: Action | None = None
    best_gain = _LEAST_GAIN
    for play in run_plays(moment.view, hand):
        gain = run_gain(know, play, hand)
        if gain > best_gain and _keeps_enough(moment, play):
            action = LayDown((play,))
            if moment.legal(action):
                best, best_gain = action, gain
    return best


def merge(moment: Moment) -> Action | None:
    """Two groups that make a canasta together are merged at once."""
    melds = {meld.uid: meld for meld in moment.view.melds[moment.know.side]}
    for action in possible_merges(moment.view):
        pair = melds[action.uid], melds[action.into]
        size = sum(len(meld.cards) for meld in pair)
        open_pair = not any(is_canasta(moment.know.setup, meld) for meld in pair)
        least = RUN_CANASTA if pair[0].kind == SEQUENCE else moment.know.setup.canasta_size
        if open_pair and size >= least and moment.legal(MergeMelds(action.uid, action.into)):
            return action
    return None


def continues(know: Knowledge, card: int) -> bool:
    """Whether a run of the own side takes this card."""
    return run_for(know.setup, know.view.melds[know.side], (card,)) >= 0


def takes_run(moment: Moment, take: TakePile) -> Play | None:
    """The play of a take that lays the top card at the end of a run, or None."""
    if not moment.know.setup.has_runs:
        return None
    top = moment.view.pile[-1]
    claim = next((play for play in take.plays if top in play.cards), None)
    return claim if claim is not None and is_run_claim(moment.view, claim) else None


def run_gain(know: Knowledge, play: Play, hand: Sequence[int]) -> float:
    """Points a play to a run is worth beyond keeping its cards for groups."""
    run = next((m.cards for m in know.view.melds[know.side] if m.uid == play.onto), ())
    before = chance(know, run, hand) if run else 0.0
    after = chance(know, (*run, *play.cards), hand)
    bonus = know.setup.rules.sequence.bonus
    faces = sum(know.setup.points[KIND[card]] for card in play.cards)
    return (after - before) * bonus + faces - sum(_use(know, card) for card in play.cards)


def chance(know: Knowledge, cards: Sequence[int], hand: Sequence[int]) -> float:
    """Chance that a run with these cards becomes complete, by the best row of seven."""
    if len(cards) >= RUN_CANASTA:
        return 1.0
    suit = SUIT[next(card for card in cards if not IS_WILD[KIND[card]])]
    ranks = {KIND[card] for card in cards if not IS_WILD[KIND[card]]}
    ease = _ease(know, suit, hand)
    rows = (set(range(low, low + RUN_CANASTA)) for low in range(FOUR, ACE - RUN_CANASTA + 2))
    return max(
        (prod(ease[rank] for rank in sorted(row - ranks)) for row in rows if ranks <= row),
        default=0.0,
    )


def _ease(know: Knowledge, suit: str, hand: Sequence[int]) -> dict[int, float]:
    """Rank to the chance that a run of the suit gets it: sure in hand, else by copies unseen."""
    view = know.view
    left = Counter(KIND[card] for card in know.setup.pack if SUIT[card] == suit)
    laid = [card for melds in view.melds for meld in melds for card in meld.cards]
    left.subtract(KIND[card] for card in (*laid, *view.pile) if SUIT[card] == suit)
    held = {KIND[card] for card in hand if SUIT[card] == suit}
    return {
        rank: 1.0 if rank in held else _EASE[min(max(left[rank], 0), len(_EASE) - 1)]
        for rank in range(FOUR, ACE + 1)
    }


def _use(know: Knowledge, card: int) -> float:
    """What a card is worth in a group: most where its rank is near a canasta."""
    kind = KIND[card]
    if IS_WILD[kind]:
        return 60.0
    meld = know.own.melds[kind]
    if meld is not None and len(meld.cards) < know.setup.canasta_size:
        return 15.0 * (len(meld.cards) - 1)
    return 20.0 if know.held[kind] >= 2 else 0.0


def _keeps_enough(moment: Moment, play: Play) -> bool:
    runs = {meld.uid: len(meld.cards) for meld in moment.view.melds[moment.know.side]}
    complete = runs.get(play.onto, 0) + len(play.cards) >= RUN_CANASTA
    left = len(moment.view.hand) - len(play.cards)
    return left >= (2 if complete else _KEEP)


def keeping_value(moment: Moment, card: int) -> float:
    """What the hand loses for runs when this card is discarded."""
    know = moment.know
    if not know.setup.has_runs or IS_WILD[KIND[card]]:
        return 0.0
    if continues(know, card):
        return 0.06 * know.setup.rules.sequence.bonus
    near = {(KIND[c], SUIT[c]) for c in moment.view.hand}
    rank, suit = KIND[card], SUIT[card]
    return sum(8.0 / abs(step) for step in (-2, -1, 1, 2) if (rank + step, suit) in near)
