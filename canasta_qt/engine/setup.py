"""A rule set made ready for play: seats, sides and look-up tables, computed once and shared.

Every state of a match points at the same `Setup`, so copying a state never copies it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from canasta_qt.engine.cards import (
    ACE,
    BLACK_THREE,
    JOKER,
    KIND_OF_TEXT,
    KIND_TEXT,
    KINDS,
    RED_THREE,
    RUN_CANASTA,
    TWO,
    build_pack,
    count_kinds,
)
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.facts import (
    cards_for_a_turn,
    freezes,
    from_hand_first,
    holds_wilds_back,
    needs_minimum_pile,
    pair_outside,
)
from canasta_qt.engine.shapes.canasta_sorts import sorts_serving
from canasta_qt.engine.shapes.hand_shapes import ReadyHand, ready_hands
from canasta_qt.engine.shapes.mixture import is_group


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
        from_hand_first, pair_outside, holds_wilds_back: as the functions of `rules.facts` say.
        least_pile: cards without which the pile may not be taken (`pile.needs_n`).
        turn_needs: cards the stock must hold for another turn to begin.
        must_ask: whether who goes out must ask a partner first.
        hand_cost: kind to what a card left in a hand costs; red threes have rules of their own.
        red_caught_each, red_caught_flat: what red threes caught in the hands of a side cost.
        freezes, freezes_as_upcard: kind to whether such a card freezes the pile.
        natural_bonus, mixed_bonus: rank to the bonus of its canastas without and with wild cards.
        short_natural, short_mixed: rank to the price of such melds that are no canastas.
        never_wild, wild_if_begun_dirty: rank to whether its melds may never hold wild cards, or
            only those begun with some in the turn of the opening.
        lock_of: kind to what it waits for before it may be discarded, "never" or empty.
        banned_on_empty: kind to whether its rank is kept off an empty pile.
        banned_last: kind to whether its rank is no last discard (`go_out.final_ban`).
        never_leaves: kind to whether it is a three laid out for points that no discard may be.
        never_last: kind to whether, as far as rules go, it may not be the discard that goes out.
        last_discard_matters: whether one that may lie in a hand is of such a kind.
        discards_freely: a hand of several cards may discard any of them, red threes aside.
        retracts_melds: melds go back to the hand where only cards barred from an empty pile are
            left (`discard.empty_pile_fallback`).
        face_down_by: kind of the upcard to the cards slid under the pile.
        pure_up_to: need up to which no meld of an opening may hold wild cards; -1: none.
        has_clean_wilds: whether wild canastas of all twos or with every joker are clean.
        red_condition, red_condition_number: what makes red threes count for their side, and how
            many canastas where it counts them.
        demands: what going out asks of the side's canastas: which sorts serve, and how many of
            them; the first is how many canastas in all.
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
        self.holds_wilds_back = holds_wilds_back(rules)
        barred = rules.discard.wild == "never" or bool(rules.discard.rank_locks)
        self.may_strand = barred or self.holds_wilds_back
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
        self._derive_pile_and_discards(rules)
        self._derive_melds(rules)
        self._derive_scores(rules)

    def _derive_pile_and_discards(self, rules: TableRules) -> None:
        self.from_hand_first = from_hand_first(rules)
        self.pair_outside = pair_outside(rules)
        self.least_pile = (rules.pile.n or 0) if needs_minimum_pile(rules) else 0
        self.turn_needs = cards_for_a_turn(rules)
        partners = len(self.sides[0]) > 1
        self.must_ask = rules.permission.mode == "mandatory" and partners
        self.freezes = tuple(freezes(rules, kind, upcard=False) for kind in range(KINDS))
        self.freezes_as_upcard = tuple(freezes(rules, kind, upcard=True) for kind in range(KINDS))
        locks = dict(rules.discard.rank_locks)
        self.lock_of = tuple(locks.get(text, "") for text in KIND_TEXT)
        self.banned_on_empty = _of_ranks(rules.discard.empty_pile_ban)
        banned = rules.go_out.final_ban
        self.banned_last = tuple(text[:1] in banned for text in KIND_TEXT)
        goes = rules.discard.threes == "any" and rules.red_three.discardable
        no_threes = rules.discard.threes == "none"
        self.never_leaves = tuple(
            laid and (no_threes or (kind == RED_THREE and not goes))
            for kind, laid in enumerate(self.tabled)
        )
        bans = bool(rules.discard.empty_pile_ban)
        self.retracts_melds = bans and rules.discard.empty_pile_fallback == "retract_melds"
        self._derive_last_discards(rules)
        by_upcard = rules.deal.pile_face_down == "by_upcard"
        down = dict(rules.deal.pile_face_down_map) if by_upcard else {}
        self.face_down_by = tuple(down.get(text, 0) for text in KIND_TEXT)

    def _derive_last_discards(self, rules: TableRules) -> None:
        discard, wild = rules.discard, rules.discard.wild == "never"
        self.never_last = tuple(
            banned or bool(lock) or stays or (wild and kind in (TWO, JOKER))
            for kind, (banned, lock, stays) in enumerate(
                zip(self.banned_last, self.lock_of, self.never_leaves, strict=True)
            )
        )
        kept = self.keeps_threes and any(self.never_leaves)
        barred = bool(rules.go_out.final_ban or discard.rank_locks) or kept or wild
        self.last_discard_matters = barred and not discard.pass_with_one
        held = "wild" in rules.go_out.blocked_by_incomplete
        barred = held or bool(discard.empty_pile_ban or discard.rank_locks)
        plain = discard.wild == "allowed" and discard.threes != "none"
        self.discards_freely = plain and not barred and not rules.black_three.no_discard_first_round

    def _derive_melds(self, rules: TableRules) -> None:
        self.never_wild = _of_ranks(rules.meld.never_wild_ranks)
        self.wild_if_begun_dirty = _of_ranks(rules.meld.wild_only_if_opened_dirty)
        limit = rules.initial.all_pure_up_to
        self.pure_up_to = -1 if limit is None else limit
        if rules.initial.require == "all_pure":
            self.pure_up_to = NEVER_MORE
        least = {"any": rules.go_out.canastas}
        for need in rules.go_out.kinds:
            least[need.kind] = max(need.min, least.get(need.kind, 0))
        self.demands = tuple((sorts_serving(rules, kind), count) for kind, count in least.items())

    def _derive_scores(self, rules: TableRules) -> None:
        cost = [*self.points]
        cost[BLACK_THREE] = rules.black_three.points_hand
        self.hand_cost = tuple(cost)
        caught = rules.red_three.in_hand_end
        self.red_caught_each = -caught.points if caught.kind == "each" else 0
        self.red_caught_flat = -caught.points if caught.kind == "flat" else 0
        bonus, usual = dict(rules.special_rank.bonus), rules.score.canasta
        self.natural_bonus = _by_rank(bonus, ("_pure", "_any"), usual.natural)
        self.mixed_bonus = _by_rank(bonus, ("_mixed", "_any"), usual.mixed)
        short = dict(rules.special_rank.incomplete)
        self.short_natural = _by_rank(short, ("_pure", ""), 0)
        self.short_mixed = _by_rank(short, ("",), 0)
        condition, _, number = rules.red_three.positive_if.partition(":")
        self.red_condition = condition
        self.red_condition_number = int(number) if number.isdecimal() else 0
        asked = any(need.kind == "dirty" for need in rules.go_out.kinds)
        self.has_clean_wilds = asked or rules.red_three.positive_if == "clean_and_dirty"

    def group_table(self, *, wilds_added: bool) -> list[int]:
        """By number of wild cards: the numbers of naturals that are a group with them, by bits.

        `wilds_added`: whether some of the wild cards come now (`melds.mixture.is_group`).
        """
        total = self.kind_total
        return [
            sum(
                1 << naturals
                for naturals in range(total[ACE] + 1)
                if is_group(self.rules, naturals, wilds, wilds_added=wilds_added)
            )
            for wilds in range(total[TWO] + total[JOKER] + 1)
        ]

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


NEVER_MORE: Final = 99999
"""More points than any opening needs."""


def _of_ranks(ranks: tuple[str, ...]) -> tuple[bool, ...]:
    """Kind to whether its rank is among these."""
    return tuple(bool(text) and text in ranks for text in KIND_TEXT)


def _by_rank(values: dict[str, int], ends: tuple[str, ...], usual: int) -> tuple[int, ...]:
    """Kind to the first value with one of these ends to its rank, or the usual one."""
    found = [0] * KINDS
    for kind in range(BLACK_THREE, JOKER):
        keys = [KIND_TEXT[kind] + end for end in ends]
        found[kind] = next((values[key] for key in keys if key in values), usual)
    return tuple(found)


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
