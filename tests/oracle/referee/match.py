"""What goes on from deal to deal: who deals next, and when the match is won."""

from __future__ import annotations

from collections.abc import Sequence

from tests.oracle.referee.rules import Rules
from tests.oracle.referee.stock import playing_order
from tests.oracle.referee.table import Table, canastas


def next_dealer(rules: Rules, table: Table, dealer: int) -> int:
    """The seat to the left of the dealer among those that play in the next deal."""
    place = table.order.index(dealer) + 1
    order = playing_order(rules, table.deal + 1)
    return order[place % len(order)]


def is_won(rules: Rules, table: Table, totals: Sequence[int]) -> bool:
    """Whether the match ends with this deal, which the totals include.

    One that ties goes on where the rules play on, but not one that was won at once.
    """
    if _is_won_at_once(rules, table):
        return True
    end = rules["match.end"]
    best = max(totals)
    reached = table.deal >= end["count"] if end["kind"] == "deals" else best >= end["score"]
    shared = list(totals).count(best) > 1
    return bool(reached and not (shared and rules["match.tie"] == "play_on"))


def _is_won_at_once(rules: Rules, table: Table) -> bool:
    rule = rules["match.instant_win"]
    if rule is None:
        return False
    if "canastas" in rule:
        return any(len(canastas(table, side)) >= rule["canastas"] for side in table.sides)
    return table.special is not None and table.special in rule["special_hands"]
