"""The opening (initial meld): what it needs and what it counts (procedure P2)."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.engine.actions import Play
from canasta_qt.engine.cards import BLACK_THREE, KIND, SEQUENCE, TWO
from canasta_qt.engine.melds import is_canasta
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import Meld, Position
from canasta_qt.engine.wilds import wild_style


def minimum_for(rules: TableRules, total: int, deal_number: int) -> int:
    """Points a side with this total before the deal needs to open (EX-075).

    The row with the greatest start not above the total (or the deal's number, `initial.basis`).
    """
    value = deal_number if rules.initial.basis == "deal_number" else total
    found = rules.initial.table[0][1]
    for start, points in rules.initial.table:
        if start is None or start <= value:
            found = points
    return found


def minimum(pos: Position, seat: int) -> int:
    """Points `seat` needs to open for its side in this deal, opened or not.

    In a temporary partnership each partner goes by the own total (P9, EX-084).
    """
    total = pos.totals[pos.setup.scorer_of[seat]]
    return minimum_for(pos.setup.rules, total, pos.deal_number)


def count(
    pos: Position,
    plays: Sequence[Play],
    top: int | None = None,
    laid: Sequence[Meld] = (),
) -> int:
    """Points an opening counts: face values of its cards, in points.

    `top` is the pile's top card among them, which counts only where `initial.top_card_counts`;
    `laid` are the melds that result, whose canasta bonuses count where
    `initial.canasta_bonus_counts`.
    """
    points = pos.setup.points
    rules = pos.setup.rules.initial
    total = sum(points[KIND[card]] for play in plays for card in play.cards)
    if top is not None and not rules.top_card_counts:
        total -= points[KIND[top]]
    if rules.canasta_bonus_counts:
        total += sum(canasta_bonus(pos.setup, meld) for meld in laid)
    return total


def canasta_bonus(setup: Setup, meld: Meld) -> int:
    """The bonus of a meld if it is a canasta, else 0."""
    if not is_canasta(setup, meld):
        return 0
    rules = setup.rules
    if meld.kind == SEQUENCE:
        return rules.sequence.bonus
    if meld.kind == TWO:
        bonus: int = getattr(rules.wild_meld.bonus, wild_style(setup, meld))
        return bonus
    if meld.wilds and meld.kind != BLACK_THREE:
        return rules.score.canasta.mixed
    return rules.score.canasta.natural
