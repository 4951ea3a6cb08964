"""Melds that cost points unless they become canastas, and sets that cost when caught in a hand."""

from __future__ import annotations

from collections.abc import Iterable

from canasta_qt.engine.cards import JOKER, KIND, KIND_OF_TEXT, TWO, count_kinds
from canasta_qt.engine.melds.meld_types import is_canasta
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import DealState, Meld
from canasta_qt.play.gestures.situation import Situation
from canasta_qt.words.cards import listed, ranks_name
from canasta_qt.words.sentences import figures, spelled
from canasta_qt.words.turn import TurnText


def at_stake(setup: Setup, meld: Meld) -> int:
    """What a meld costs at the end as it is (a negative number); 0 for most."""
    if is_canasta(setup, meld):
        return 0
    if meld.kind != TWO:
        return (setup.short_mixed if meld.wilds else setup.short_natural)[meld.kind]
    wild = setup.rules.wild_meld.incomplete
    jokers = sum(KIND[card] == JOKER for card in meld.cards)
    return wild.all_jokers if 0 < jokers == setup.kind_total[JOKER] else wild.normal


def bet_words(sit: Situation, melds: Iterable[Meld]) -> str:
    """What melds that would be begun now cost if they stay without a canasta; or nothing."""
    stakes = {meld.kind: at_stake(sit.state.setup, meld) for meld in melds}
    return " ".join(
        (TurnText.OUTCOME_BET_WILD if kind == TWO else TurnText.OUTCOME_BET)(
            ranks=ranks_name(kind), points=figures(points)
        )
        for kind, points in stakes.items()
        if points
    )


def caught_words(state: DealState, seat: int) -> str:
    """What sets of the hand would cost if the deal ended now, in a few words; or nothing."""
    counts = count_kinds(state.hands[seat])
    sets = [
        TurnText.PROMPT_CAUGHT_SET(
            count=spelled(counts[kind]), ranks=ranks_name(kind), points=figures(rule.points)
        )
        for rule in state.setup.rules.special_rank.hand_set
        if counts[kind := KIND_OF_TEXT[rule.rank]] >= rule.min
    ]
    return TurnText.PROMPT_CAUGHT(sets=listed(sets)) if sets else ""
