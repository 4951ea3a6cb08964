"""Warnings about rules that can be played but hardly do what somebody meant."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from canasta_qt.engine.rules.constraints.issues import Issue, Test, warning
from canasta_qt.engine.rules.facts import best_opening, seats_dealt, stock_at_start
from canasta_qt.engine.rules.table_rules import TableRules

_ROUNDS: Final = 2
"""A stock that does not last for so many draws by everybody is hardly a deal."""


def _small_stock(rules: TableRules) -> Iterator[Issue]:
    stock = stock_at_start(rules)
    if 0 < stock < _ROUNDS * seats_dealt(rules) * rules.draw.count:
        yield warning(
            "small_stock",
            "pack.decks",
            "pack.jokers",
            "deal.hand_size",
            "deal.foot_size",
            "match.players",
            "draw.count",
            stock=stock,
        )


def _opening(rules: TableRules) -> Iterator[Issue]:
    minimums = [minimum for _, minimum in rules.initial.table]
    best = best_opening(rules)
    if best is not None and max(minimums) > best:
        yield warning(
            "opening_out_of_reach",
            "initial.table",
            "deal.hand_size",
            "initial.require",
            minimum=max(minimums),
            best=best,
        )
    falls = any(later < earlier for earlier, later in pairwise(minimums))
    if falls and not rules.initial.tiers:
        yield warning("opening_falls", "initial.table")


def _going_out(rules: TableRules) -> Iterator[Issue]:
    total, bonus = rules.concealed.total, rules.go_out.bonus
    if total is not None and total < bonus:
        yield warning("concealed_less", "concealed.total", "go_out.bonus", total=total, bonus=bonus)
    needed = max(rules.go_out.canastas, sum(need.min for need in rules.go_out.kinds))
    if needed * rules.meld.canasta_size > 48 * rules.pack.decks + rules.pack.jokers:
        yield warning(
            "canastas_out_of_reach",
            "go_out.canastas",
            "go_out.kinds",
            "meld.canasta_size",
            "pack.decks",
            canastas=needed,
        )


def _bonuses(rules: TableRules) -> Iterator[Issue]:
    canasta = rules.score.canasta
    if canasta.mixed > canasta.natural:
        yield warning(
            "mixed_above_natural", "score.canasta", mixed=canasta.mixed, natural=canasta.natural
        )


CAUTIONS: Final[tuple[Test, ...]] = (_small_stock, _opening, _going_out, _bonuses)
"""Every caution; they find warnings only."""
