"""Aces and sevens with a score of their own (`special_rank.*`): bonus, shortfall, caught sets."""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.cards import ACE, KIND, KIND_OF_TEXT, KIND_TEXT, SEVEN, TWO
from canasta_qt.engine.meld_sorts import is_canasta
from canasta_qt.engine.score_lines import ScoreLine
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import Meld, Position

CANASTA_KINDS: Final = {ACE: "aces_canasta", SEVEN: "sevens_canasta"}
"""Kind of card to the score line of its canasta, where that has a bonus of its own."""


def rank_bonus(setup: Setup, meld: Meld) -> int | None:
    """The bonus that takes the place of the usual one for this canasta; None: the usual one."""
    table = setup.rules.special_rank.bonus
    if not table or meld.kind == TWO:
        return None
    rank = KIND_TEXT[meld.kind]
    purity = "mixed" if meld.wilds else "pure"
    found = dict(table)
    return found.get(f"{rank}_{purity}", found.get(f"{rank}_any"))


def incomplete_lines(pos: Position, side: int) -> list[ScoreLine]:
    """Melds of special ranks that are no canastas at the end; `A_pure` spares dirty aces."""
    table = dict(pos.setup.rules.special_rank.incomplete)
    lines = []
    for meld in pos.melds[side] if table else ():
        if meld.kind == TWO or is_canasta(pos.setup, meld):
            continue
        rank = KIND_TEXT[meld.kind]
        points = table.get(rank)
        if not meld.wilds:
            points = table.get(f"{rank}_pure", points)
        if points:
            lines.append(ScoreLine("special_rank_incomplete", points, meld.cards))
    return lines


def hand_set_lines(pos: Position, seat: int, held: tuple[int, ...]) -> list[ScoreLine]:
    """Sets of a special rank caught among the cards `held` by one player (EX-135)."""
    lines = []
    for rule in pos.setup.rules.special_rank.hand_set:
        cards = tuple(card for card in held if KIND[card] == KIND_OF_TEXT[rule.rank])
        if len(cards) >= rule.min:
            lines.append(ScoreLine("special_rank_hand", rule.points, cards, seat))
    return lines
