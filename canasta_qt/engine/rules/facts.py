"""Numbers that follow from the rules and are worth telling: what the cards of a table come to."""

from __future__ import annotations

from canasta_qt.engine.rules.table_rules import TableRules


def seats_dealt(rules: TableRules) -> int:
    """How many seats receive cards in a deal; five rotating players share four."""
    return 4 if rules.match.team_mode == "rotating_3v2" else rules.match.players


def pack_size(rules: TableRules) -> int:
    """The number of cards in the pack, jokers included."""
    return 52 * rules.pack.decks + rules.pack.jokers


def hidden_cards(rules: TableRules) -> int:
    """How many cards lie face down under the upcard; the most there may be, where it decides."""
    hidden = rules.deal.pile_face_down
    if isinstance(hidden, int):
        return hidden
    return max((number for _, number in rules.deal.pile_face_down_map), default=0)


def cards_dealt(rules: TableRules) -> int:
    """How many cards leave the pack in the deal: hands, feet, packets for opening, the pile."""
    packets = sum(rules.bonus_cards.counts) if rules.bonus_cards.mode == "reserved_packets" else 0
    hands = seats_dealt(rules) * (rules.deal.hand_size + rules.deal.foot_size)
    return hands + packets + hidden_cards(rules) + (1 if rules.deal.upcard else 0)


def stock_at_start(rules: TableRules) -> int:
    """How many cards are left in the stock after the deal; negative when there are too few.

    Upcards that are turned again and red threes that are replaced come on top of that.
    """
    return pack_size(rules) - cards_dealt(rules)
