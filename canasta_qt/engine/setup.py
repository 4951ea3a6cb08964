"""A rule set made ready for play: seats, sides and look-up tables, computed once and shared.

Every state of a match points at the same `Setup`, so copying a state never copies it.
"""

from __future__ import annotations

from functools import lru_cache

from canasta_qt.engine.cards import (
    BLACK_THREE,
    KIND_OF_TEXT,
    KINDS,
    RED_THREE,
    RUN_CANASTA,
    build_pack,
    count_kinds,
)
from canasta_qt.engine.hand_shapes import ReadyHand, ready_hands
from canasta_qt.engine.rules import TableRules


class Setup:
    """What is fixed for a whole match.

    Attributes:
        seats: number of seats, a resting fifth one included.
        orders: who plays, in turn order; deals go through these one after the other, and round.
        temporary: three sides become two in the course of each deal (P9).
        side_of: seat to side as a deal begins; sides are numbered by their lowest seat.
        sides: side to its seats as a deal begins, ascending. `Position.sides` is what holds now.
        scorer_of: seat to the running total its points go to.
        scorer_seats: running total to the seats whose own points go there, ascending.
        pack: every card, in number order.
        points: kind to face value in points (red threes 0).
        kind_total: kind to number of such cards in the pack.
        shortest_canasta: no canasta of any kind has fewer cards.
        tabled: kind to "a three that is laid out for points" (`red_three.role` and
            `black_three.role`).
        keeps_threes: whether a player may keep such threes in the hand at all.
        threes_by_hand: whether red threes wait in the hand until their player lays them out, so
            that one may be forgotten (`table.enforcement = penalise`).
        joins_hand: kind to "such a card of a taken pile comes into the hand and stays there".
        may_strand: whether some card may never be discarded for now: a locked rank, or a wild card
            that is never discarded or held back beside an open wild meld (Canastone; ruling).
        chooses_depth: the taker names a card at any depth of the pile, not the top card (Albany).
        merges: whether two melds may ever become one.
    """

    def __init__(self, rules: TableRules) -> None:
        self.rules = rules
        self.seats = rules.match.players
        self.orders = playing_orders(rules)
        self.temporary = rules.match.team_mode == "temp_2v1"
        self.side_of = _sides_of_seats(rules)
        self.sides = tuple(
            tuple(seat for seat in range(self.seats) if self.side_of[seat] == side)
            for side in range(max(self.side_of) + 1)
        )
        self.scorer_of = self.side_of
        self.scorer_seats = self.sides
        self.scorers = len(self.scorer_seats)
        self.pack = build_pack(rules.pack.decks, rules.pack.jokers)
        self.points = _face_values(rules)
        self.kind_total = tuple(count_kinds(self.pack))
        self.tabled = _tabled(rules)
        self.threes_by_hand = lays_threes_by_hand(rules)
        self.keeps_threes = self.threes_by_hand or _keeps_threes(rules)
        self.joins_hand = _joins_hand(rules, self.tabled, self.keeps_threes)
        barred = rules.discard.wild == "never" or bool(rules.discard.rank_locks)
        self.may_strand = barred or holds_wilds_back(rules)
        self.chooses_depth = rules.pile.amount == "from_chosen_card"
        self.blocked_tops = _blocked_tops(rules)
        self.upcard_rejects = frozenset(KIND_OF_TEXT[text] for text in rules.deal.upcard_reject)
        self.canasta_size = rules.meld.canasta_size
        self.has_runs = rules.sequence.enabled
        self.has_feet = rules.deal.foot_size > 0
        self.has_bonus_cards = rules.bonus_cards.mode != "none"
        self.merges = rules.meld.same_rank == "many" or (self.has_runs and rules.sequence.merge)
        self.shortest_canasta = min(self.canasta_size, RUN_CANASTA if self.has_runs else KINDS)
        self.special_hands: tuple[ReadyHand, ...] = ready_hands(rules.special_hands)

    def order_of_deal(self, number: int) -> tuple[int, ...]:
        """The seats that play deal `number` (from 1), in turn order."""
        return self.orders[(number - 1) % len(self.orders)]

    def __reduce__(self) -> tuple[object, tuple[TableRules]]:
        return setup_for, (self.rules,)


@lru_cache(maxsize=64)
def setup_for(rules: TableRules) -> Setup:
    """The shared setup of a rule set.

    >>> setup = setup_for(TableRules())
    >>> setup.seats, setup.sides
    (4, ((0, 2), (1, 3)))
    """
    return Setup(rules)


def _sides_of_seats(rules: TableRules) -> tuple[int, ...]:
    seats = range(rules.match.players)
    half = max(1, rules.match.players // 2)
    by_mode = {
        "pairs": tuple(seat % half for seat in seats),
        "triples": tuple(seat % 2 for seat in seats),
        "rotating_3v2": tuple(0 if seat in _PAIR else 1 for seat in seats),
    }
    return by_mode.get(rules.match.team_mode, tuple(seats))


_PAIR = (0, 2)
"""The two of five who play every deal."""

_ROTATION = ((1, 3), (1, 4), (3, 4))
"""Which two of the three others play: AB, AC, BC, repeated."""


def playing_orders(rules: TableRules) -> tuple[tuple[int, ...], ...]:
    """The turn orders that the deals of a match go through, one after the other.

    >>> playing_orders(TableRules())
    ((0, 1, 2, 3),)
    >>> len(playing_orders(resolve("classic_5p")))
    3
    """
    if rules.match.team_mode != "rotating_3v2":
        return (tuple(range(rules.match.players)),)
    return tuple((_PAIR[0], first, _PAIR[1], second) for first, second in _ROTATION)


def _face_values(rules: TableRules) -> tuple[int, ...]:
    points = [0] * KINDS
    for text, value in rules.pack.points:
        kind = KIND_OF_TEXT.get(text)
        if kind is not None:
            points[kind] = value
    black = rules.black_three
    points[KIND_OF_TEXT["3b"]] = black.points_hand if black.meld == "never" else black.points_melded
    points[RED_THREE] = 0
    return tuple(points)


def _tabled(rules: TableRules) -> tuple[bool, ...]:
    tabled = [False] * KINDS
    tabled[RED_THREE] = rules.red_three.role != "penalty_card"
    tabled[BLACK_THREE] = rules.black_three.role != "stop"
    return tuple(tabled)


def lays_threes_by_hand(rules: TableRules) -> bool:
    """Whether the program leaves it to the players to lay their red threes out.

    Only where a slip is paid for, and in games of the classic kind, which alone know that fine:
    without cards that come between two turns.
    """
    classic = rules.red_three.role == "bonus" and rules.red_three.place != "optional"
    between = rules.deal.foot_size > 0 or rules.bonus_cards.mode != "none"
    alike = rules.black_three.role != "stop"
    return rules.table.enforcement == "penalise" and classic and not between and not alike


def _keeps_threes(rules: TableRules) -> bool:
    if rules.red_three.place == "optional":
        return True
    keeps = rules.three.keep_one_for_straight or rules.three.keep_any
    return keeps and rules.red_three.role == "modern"


def holds_wilds_back(rules: TableRules) -> bool:
    """Whether a side's open wild meld keeps wild cards off the pile too (Canastone).

    No option says so by itself: it goes with a lock where nobody may go out before the wild meld
    is complete. Where wild cards have a rule of their own for the discard that one holds (ruling).

    >>> holds_wilds_back(resolve("italian_canastone")), holds_wilds_back(TableRules())
    (True, False)
    """
    blocks = rules.wild_meld.lock and "wild" in rules.go_out.blocked_by_incomplete
    return blocks and rules.discard.wild == "allowed"


def _joins_hand(rules: TableRules, tabled: tuple[bool, ...], keeps: bool) -> tuple[bool, ...]:
    """Threes laid out for points are tabled, and black ones may leave play (EX-047, EX-064)."""
    keeps_any = keeps and rules.three.keep_any and rules.red_three.role == "modern"
    joins = [not laid or keeps_any for laid in tabled]
    joins[BLACK_THREE] &= rules.black_three.removed_on_pile_take is None
    return tuple(joins)


def _blocked_tops(rules: TableRules) -> tuple[bool, ...]:
    blocked = [False] * KINDS
    for text in (*rules.pile.blocked_tops, *rules.pile.blocked_ranks):
        if text in KIND_OF_TEXT:
            blocked[KIND_OF_TEXT[text]] = True
    if rules.black_three.blocks_next:
        blocked[KIND_OF_TEXT["3b"]] = True
    return tuple(blocked)
