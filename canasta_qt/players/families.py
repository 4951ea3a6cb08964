"""Families of games: those whose players may go by the same fitted numbers."""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import setup_for

USUAL: Final = "pairs"
"""The family that has what a family of its own lacks."""


def family(rules: TableRules) -> str:
    """The family of these rules: by partners, and by what changes the game most."""
    partners = len(setup_for(rules).sides[0])
    words = [{1: "alone", 3: "threes"}.get(partners, USUAL)]
    if rules.sequence.enabled:
        alone = " for the top card" if rules.sequence.pile_take == "top_only" else ""
        return f"{words[0]} with runs{alone}"
    if rules.deal.foot_size:
        emptied = rules.foot.pickup == "hand_empty"
        return f"{words[0]} with a foot" if emptied else f"{words[0]} with an earned foot"
    if rules.special_rank.incomplete:
        words.append("at risk")
    elif rules.bonus_cards.mode != "none":
        words.append("with cards for opening")
    elif rules.wild_meld.enabled and not rules.discard.pass_with_one:
        words.append("with wild melds")
    if rules.pile.amount != "all":
        words.append("for part of the pile")
    if rules.discard.pass_with_one:
        words.append("passing")
    return " ".join(words)
