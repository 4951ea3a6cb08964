"""Numbers that follow from the rules: what the cards of a table come to."""

from __future__ import annotations

from canasta_qt.engine.rules.table_rules import TableRules


def seats_dealt(rules: TableRules) -> int:
    """How many seats receive cards in a deal; five rotating players share four."""
    return 4 if rules.match.team_mode == "rotating_3v2" else rules.match.players


def pack_size(rules: TableRules) -> int:
    """The number of cards in the pack, jokers included.

    >>> pack_size(resolve("classic_4p"))
    108
    """
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

    >>> stock_at_start(resolve("classic_4p"))
    63
    """
    return pack_size(rules) - cards_dealt(rules)


def best_opening(rules: TableRules) -> int | None:
    """Points that no opening from the hand can exceed, counted generously; `None`: not known.

    >>> best_opening(resolve("classic_4p"))
    360
    """
    initial = rules.initial
    grows = rules.draw.count > 1 or initial.canasta_bonus_counts or initial.splash
    if grows or rules.foot.pickup != "none" or rules.discard.pass_with_one:
        return None
    cards = rules.deal.hand_size + 1
    return sum(sorted(_counting_cards(rules, cards), reverse=True)[:cards])


def _counting_cards(rules: TableRules, cards: int) -> list[int]:
    points = dict(rules.pack.points)
    wilds = [points["X"]] * rules.pack.jokers + [points["2"]] * 4 * rules.pack.decks
    ranks = [value for rank, value in points.items() if rank not in ("X", "2")]
    naturals = [value for value in ranks for _ in range(4 * rules.pack.decks)]
    wilds.sort(reverse=True)
    return wilds[: _wilds_in_opening(rules, cards)] + naturals


def _wilds_in_opening(rules: TableRules, cards: int) -> int:
    most = rules.meld.max_wilds
    if rules.initial.require == "all_pure":
        return 0
    if rules.wild_meld.enabled or most is None:
        return cards
    return cards * most // (most + rules.meld.min_naturals)
