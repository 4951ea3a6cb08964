"""Numbers that follow from the rules: what the cards of a table come to."""

from __future__ import annotations

from canasta_qt.engine.cards import BLACK_THREE, IS_WILD, RED_THREE
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


def from_hand_first(rules: TableRules) -> bool:
    """Whether an opening must be complete from the hand before the pile is touched."""
    after = rules.pile.take_in_opening_turn == "allowed_after_hand_opening"
    return after or rules.initial.from_hand_only


def pair_outside(rules: TableRules) -> bool:
    """Whether the naturals that take the pile lie outside an opening of the same turn (C35)."""
    pile = rules.pile
    after = pile.take_in_opening_turn == "allowed_after_hand_opening"
    return after and pile.opening_pair == "outside"


def freezes(rules: TableRules, kind: int, *, upcard: bool) -> bool:
    """Whether a card of this kind freezes the pile when discarded, or turned as upcard.

    >>> rules = resolve("classic_4p")
    >>> [freezes(rules, kind(rank), upcard=False) for rank in ("2", "K")]
    [True, False]
    """
    if IS_WILD[kind]:
        return rules.freeze.wild_upcard if upcard else rules.freeze.wild_discard
    if kind == RED_THREE:
        return upcard and rules.freeze.red_three_upcard
    return kind == BLACK_THREE and rules.freeze.black_three


def needs_minimum_pile(rules: TableRules) -> bool:
    """Whether a pile must hold as many cards as a take brings (`pile.needs_n`)."""
    return rules.pile.needs_n and rules.pile.amount == "top_n"


def cards_for_a_turn(rules: TableRules) -> int:
    """Cards the stock must hold for another turn to begin; 0 where one may always begin.

    The deal ends with the turn that emptied the stock (EX-120), or where a full draw is wanted and
    a taken pile, too, brings cards of the stock, before a turn that could not be drawn for
    (Canastone).
    """
    if rules.draw.short_stock == "end_hand" and rules.draw.extra_with_pile:
        return rules.draw.count
    return 1 if rules.stock_end.mode == "end_after_last_draw_turn" else 0


def holds_wilds_back(rules: TableRules) -> bool:
    """Whether a side's open wild meld keeps wild cards off the pile too (Canastone).

    No option says so by itself: it goes with a lock where nobody may go out before the wild meld
    is complete. Where wild cards have a rule of their own for the discard that one holds (ruling).

    >>> holds_wilds_back(resolve("italian_canastone")), holds_wilds_back(TableRules())
    (True, False)
    """
    blocks = rules.wild_meld.lock and "wild" in rules.go_out.blocked_by_incomplete
    return blocks and rules.discard.wild == "allowed"
