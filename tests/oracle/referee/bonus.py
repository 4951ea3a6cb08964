"""Bonus cards for the opening: talons and wings."""

from __future__ import annotations

from tests.oracle.referee.going_out import may_go_out
from tests.oracle.referee.table import Table
from tests.oracle.referee.threes import lay_all, threes_in


def is_due(table: Table) -> bool:
    """Whether the discard of this turn brings bonus cards."""
    rules = table.rules
    if rules["bonus_cards.mode"] not in ("draw_from_stock", "reserved_packets"):
        return False
    if not table.opened_now or table.side.bonus_taken or number(table) == 0:
        return False
    if table.turn.took and not rules["bonus_cards.with_pile_take"]:
        return False
    return not rules["bonus_cards.needs_turn_card"] or turn_card_waits(table)


def turn_card_waits(table: Table) -> bool:
    """Whether the turn card still lies in the stock."""
    at = table.rules["deal.turn_card"]
    return at is not None and len(table.stock) >= at


def number(table: Table) -> int:
    """How many cards this side's opening brings: the first two sides to open get some."""
    first, second = table.rules["bonus_cards.counts"]
    return int(first if table.opened_sides <= 1 else second if table.opened_sides == 2 else 0)


def from_stock(table: Table) -> int:
    """How many of them the stock gives, past the turn card or not."""
    rules, count = table.rules, min(number(table), len(table.stock))
    at = rules["deal.turn_card"]
    if rules["bonus_cards.limit"] == "through_turn_card" and at is not None:
        count = min(count, len(table.stock) - (at - 1))
    return max(count, 0)


def draw_bonus(table: Table) -> None:
    """Draw them after the discard; they wait face down, or go to the hand where usable at once."""
    rules = table.rules
    count = from_stock(table)
    if rules["bonus_cards.mode"] == "reserved_packets":
        place = table.opened_sides - 1
        cards, table.packets[place] = table.packets[place], []
    else:
        cards = [table.stock.pop() for _ in range(count)]
    table.side.bonus_taken = True
    player = table.player
    if rules["bonus_cards.usable"] == "next_turn":
        player.bonus += cards
    else:
        player.hand.take_in(cards)
        if threes_in(rules, cards):
            packed = rules["bonus_cards.mode"] == "reserved_packets"
            lay_all(table, table.seat, None if packed else cards[-1])


def draw_now(table: Table, coming: int = 0) -> list[str]:
    """Mexicana: the opening brings cards at once, before the hand guard is asked.

    `coming` cards are drawn beside the pile after them. Returns those that came into the hand.
    """
    rules = table.rules
    if rules["bonus_cards.mode"] != "draw_now" or table.side.bonus_taken:
        return []
    if table.turn.took and not rules["bonus_cards.with_pile_take"]:
        return []
    empty = not table.player.hand and not coming
    out = empty and may_go_out(table) is None
    if out and rules["bonus_cards.not_if_going_out"]:
        return []
    if rules["bonus_cards.needs_turn_card"] and not turn_card_waits(table):
        return []
    count = from_stock(table)
    table.side.bonus_taken = True
    cards = [table.stock.pop() for _ in range(count)]
    if rules["bonus_cards.usable"] == "next_turn":
        table.player.bonus += cards
        return []
    table.player.hand.take_in(cards)
    if threes_in(rules, cards):
        lay_all(table, table.seat, cards[-1])
    return cards


def take_up(table: Table) -> None:
    """At the owner's next turn the cards join the hand."""
    table.player.hand.take_in(table.player.bonus)
    table.player.bonus = []
