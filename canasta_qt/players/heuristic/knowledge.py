"""What a player knows at one moment: own cards, the table, what is unseen, what a side still needs.

A side's needs are canastas by number and kind, its feet and red threes (P5), and for an open run
the cards that make it seven.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from math import prod

from canasta_qt.engine.cards import (
    ACE,
    FOUR,
    HIDDEN,
    IS_WILD,
    JOKER,
    KIND,
    KINDS,
    RED_THREE,
    RUN_CANASTA,
    SEQUENCE,
    SEVEN,
    SUIT,
    TWO,
)
from canasta_qt.engine.going_out.foot import waits_for_opener
from canasta_qt.engine.going_out.requirements import count_canastas
from canasta_qt.engine.melds.meld_types import canasta_sort, count_of_kind, is_canasta
from canasta_qt.engine.shapes.canasta_sorts import sorts_serving
from canasta_qt.engine.state import FootStage, Meld, Position
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.heuristic.memory import Memory
from canasta_qt.players.heuristic.weights import Weights


def missing_kinds(view: PlayerView, melds: Sequence[Meld]) -> dict[str, int]:
    """Kind of canasta asked for to how many more of it a side with these melds needs."""
    missing: dict[str, int] = {}
    for need in view.setup.rules.go_out.kinds:
        short = need.min - count_of_kind(view.setup, melds, need.kind)
        if short > 0:
            missing[need.kind] = short
    return missing


def still_to_complete(view: PlayerView, canastas: int, missing: Mapping[str, int]) -> int:
    """Canastas a side needs before it may go out, by their number and by their kinds."""
    return max(0, view.setup.rules.go_out.canastas - canastas, sum(missing.values()))


def awaits_threes(view: PlayerView, side: int, canastas: int) -> bool:
    """Whether red threes that have not come yet keep a side from going out (P5)."""
    rule = view.setup.rules.go_out.red_threes
    if rule == "none":
        return False
    if rule == "all":
        return sum(map(len, view.red_threes)) < view.setup.kind_total[RED_THREE]
    return sum(len(view.red_threes[seat]) for seat in view.sides[side]) < canastas


def makes_room(view: PlayerView, meld: Meld) -> bool:
    """Whether a meld is full, and the next one of its rank may begin."""
    rules = view.setup.rules.meld
    if rules.max_size is None or rules.same_rank == "merge" or meld.kind in (TWO, SEQUENCE):
        return False
    return len(meld.cards) >= rules.max_size


def feet_to_play(pos: Position, seat: int) -> int:
    """Feet that must still be taken up and played before a seat may go out."""
    stages = pos.foot_stages
    if stages[seat] is FootStage.NONE:
        return 0
    feet = [seat]
    if pos.setup.rules.go_out.partner_in_foot:
        feet += pos.teammates(seat)
    return sum(stages[each] is not FootStage.PLAYED for each in feet)


def melds_to_foot(pos: Position, seat: int) -> bool:
    """Whether a seat gets its foot as soon as its hand is empty."""
    return bool(pos.feet[seat]) and pos.setup.rules.foot.pickup == "hand_empty"


def must_wait_for_mates(pos: Position, seat: int) -> bool:
    """Whether a seat may complete no canasta before a team-mate has (`partner_then_self`)."""
    if pos.setup.rules.foot.pickup != "partner_then_self" or not pos.feet[seat]:
        return False
    done = [stage >= FootStage.EARNED for stage in pos.foot_stages]
    mates = pos.teammates(seat)
    if not pos.opened[pos.side_of[seat]] or not waits_for_opener(pos, seat):
        return not all(done[mate] for mate in mates)
    return done[seat] and not all(done[mate] for mate in mates if not waits_for_opener(pos, mate))


class CanastaNeeds:
    """Whether the own side's next canasta of some sort is one that going out asks for."""

    def __init__(self, view: PlayerView, side: int, missing: Mapping[str, int]) -> None:
        needs = view.setup.rules.go_out.kinds
        self.nothing = not needs
        self._missing = missing
        self._kinds = tuple(need.kind for need in needs)
        self._apart = "sevens" in self._kinds
        self._spare: dict[str, int] = {}
        self._full: dict[int, str] = {}
        for need in needs:
            have = count_of_kind(view.setup, view.melds[side], need.kind)
            self._spare[need.kind] = have - need.min
        for meld in view.melds[side] if needs else ():
            if is_canasta(view.setup, meld) and not makes_room(view, meld):
                self._full[meld.kind] = self._kind_of_meld(view, meld)

    def asks_for(self, kind: int, wilds: int) -> bool:
        """Whether a canasta of this kind of cards with so many wilds is needed.

        One that lies there and is not one too many is needed as it is.
        """
        if self.nothing:
            return False
        sort = self._sort(kind, wilds)
        if sort in self._missing:
            return True
        return bool(sort) and self._full.get(kind) == sort and self._spare[sort] <= 0

    def _kind_of_meld(self, view: PlayerView, meld: Meld) -> str:
        sort = canasta_sort(view.setup, meld)
        rules = view.setup.rules
        return next((kind for kind in self._kinds if sort in sorts_serving(rules, kind)), "")

    def _sort(self, kind: int, wilds: int) -> str:
        """The kind asked for that such a canasta would be; empty when none."""
        for sort in self._kinds:
            if _is_sort(sort, kind, wilds, apart=self._apart):
                return sort
        return ""


def _is_sort(sort: str, kind: int, wilds: int, *, apart: bool) -> bool:
    if sort == "sevens":
        return kind == SEVEN
    if kind in (TWO, SEQUENCE):
        return sort == ("wild" if kind == TWO else "sequence")
    if apart and kind == SEVEN:
        return False
    return sort in (("mixed", "dirty") if wilds else ("natural", "clean"))


_COMING = (0.0, 0.15, 0.27, 0.37, 0.45, 0.5)
"""Chance that a side gets a card it misses, by copies unseen; more are no better."""

_HOPEFUL = 0.1
"""A run with less chance keeps no card in the hand."""


def run_chance(
    view: PlayerView, cards: Sequence[int], hand: Collection[int], size: int = RUN_CANASTA
) -> float:
    """Chance that a run with these cards gets so many, with these cards in hand."""
    if len(cards) >= size:
        return 1.0
    return max((likely for likely, _ in _run_rows(view, cards, hand, size)), default=0.0)


def kept_for_runs(view: PlayerView) -> frozenset[int]:
    """Cards of the own hand that an open run of the side waits for, one of each."""
    if not view.setup.has_runs:
        return frozenset()
    kept: set[int] = set()
    for meld in view.melds[view.side_of[view.seat]]:
        if meld.kind == SEQUENCE and len(meld.cards) < RUN_CANASTA:
            likely, row = max(_run_rows(view, meld.cards, view.hand), default=(0.0, ()))
            if likely >= _HOPEFUL:
                suit = _run_suit(meld.cards)
                fitting = (c for c in view.hand if SUIT[c] == suit and KIND[c] in row)
                kept.update({KIND[card]: card for card in fitting}.values())
    return frozenset(kept)


def _run_rows(
    view: PlayerView, cards: Sequence[int], hand: Collection[int], size: int = RUN_CANASTA
) -> Iterator[tuple[float, tuple[int, ...]]]:
    """Every row of `size` cards the run may become: its chance, and the ranks it still misses."""
    coming = _coming(view, _run_suit(cards), hand)
    ranks = {KIND[card] for card in cards if not IS_WILD[KIND[card]]}
    for low in range(FOUR, ACE - size + 2):
        row = range(low, low + size)
        if ranks <= set(row):
            missing = tuple(rank for rank in row if rank not in ranks)
            yield prod(coming[rank] for rank in missing), missing


def _run_suit(cards: Sequence[int]) -> str:
    return SUIT[next(card for card in cards if not IS_WILD[KIND[card]])]


def _coming(view: PlayerView, suit: str, hand: Collection[int]) -> dict[int, float]:
    """Rank to the chance that a run of the suit gets it: sure in hand, else by copies unseen."""
    left = Counter(KIND[card] for card in view.setup.pack if SUIT[card] == suit)
    laid = [card for melds in view.melds for meld in melds for card in meld.cards]
    left.subtract(KIND[card] for card in (*laid, *view.pile) if SUIT[card] == suit)
    held = {KIND[card] for card in hand if SUIT[card] == suit}
    return {
        rank: 1.0 if rank in held else _COMING[min(max(left[rank], 0), len(_COMING) - 1)]
        for rank in range(FOUR, ACE + 1)
    }


class SideMelds:
    """One side's melds by kind: naturals and wilds of the meld that new cards would join.

    The wild meld is listed under `TWO` as wilds only. A full meld beside which another of its
    rank may begin takes no more cards and is not listed.

    Attributes:
        missing: kind of canasta to how many more of it going out asks for.
        lacking: canastas the side still needs to go out.
        awaits: red threes must come before it may.
    """

    def __init__(self, view: PlayerView, side: int) -> None:
        self.melds: list[Meld | None] = [None] * KINDS
        self.naturals = [0] * KINDS
        self.wilds = [0] * KINDS
        self.opened = view.opened[side] > 0
        self.canastas = count_canastas(view.setup, view.melds[side])
        self.missing = missing_kinds(view, view.melds[side])
        self.lacking = still_to_complete(view, self.canastas, self.missing)
        self.awaits = awaits_threes(view, side, self.canastas)
        size = view.setup.canasta_size
        for meld in view.melds[side]:
            if makes_room(view, meld):
                continue
            first = self.melds[meld.kind]
            if first is None or len(first.cards) >= size:
                self.melds[meld.kind] = meld
                self.naturals[meld.kind] = meld.naturals
                self.wilds[meld.kind] = meld.wilds


class Knowledge:
    """The moment, ready for judgement.

    Attributes:
        held: kind to cards in the own hand, but for those `kept` for runs on the table.
        cards: kind to the own cards of it.
        own: the own side's table; `theirs`: side to table, for all sides.
        unseen: kind to cards that lie in the stock or in other hands.
        loose: the same without cards known to be in a certain hand.
        loose_total: all of those together.
        next_rival: the seat that plays next, if it is a rival, else None.
        urgency: 0..1, how likely this is the own side's last chance to lay cards.
    """

    def __init__(self, view: PlayerView, weights: Weights) -> None:
        self.view = view
        self.weights = weights = weights.suited(view.setup.rules)
        self.setup = view.setup
        self.seat = view.seat
        self.side = view.side_of[view.seat]
        self.memory = Memory(view, weights.remembers)
        self.cards: list[list[int]] = [[] for _ in range(KINDS)]
        self.kept = kept_for_runs(view)
        for card in view.hand:
            if card not in self.kept:
                self.cards[KIND[card]].append(card)
        self.held = [len(cards) for cards in self.cards]
        self.theirs = [SideMelds(view, side) for side in range(len(view.sides))]
        self.own = self.theirs[self.side]
        self.rivals = tuple(s for s in view.order if self.side_of(s) != self.side)
        following = view.next_seat(self.seat)
        self.next_rival = following if following in self.rivals else None
        self.unseen = self._count_unseen()
        others = tuple(seat for seat in view.order if seat != self.seat)
        self.loose = [max(0, n - self._known(kind, others)) for kind, n in enumerate(self.unseen)]
        self.loose_total = sum(self.loose)
        self.urgency = self._judge_urgency()

    def side_of(self, seat: int) -> int:
        """The side of a seat."""
        return self.view.side_of[seat]

    @property
    def frozen_for_all(self) -> bool:
        """Whether everybody needs a natural pair for the pile as it lies."""
        return self.view.freezer >= 0 or self.setup.rules.pile.always_frozen

    def hand_size(self, seat: int) -> int:
        """Cards of a seat: in its hand and waiting for it."""
        return len(self.view.hands[seat]) + len(self.view.waiting[seat])

    def live(self, kind: int) -> int:
        """Unseen cards of a kind that may still come: those known in rivals' hands will not."""
        return self.unseen[kind] - self._known(kind, self.rivals)

    @property
    def wilds_held(self) -> int:
        """Twos and jokers in the own hand."""
        return self.held[TWO] + self.held[JOKER]

    def rounds_since(self, turn: int) -> float:
        """Rounds from a turn of this deal until now."""
        return (self.view.turn - turn) / len(self.view.order)

    def _known(self, kind: int, seats: tuple[int, ...]) -> int:
        return sum(self.memory.known[seat][kind] for seat in seats)

    def _count_unseen(self) -> list[int]:
        view = self.view
        unseen = list(self.setup.kind_total)
        groups = [view.pile, view.hand, *view.red_threes, *view.black_threes]
        groups += [*map(list, view.heaps), *map(list, view.feet)]
        groups.extend(list(meld.cards) for melds in view.melds for meld in melds)
        for group in groups:
            for card in group:
                if card != HIDDEN:
                    unseen[KIND[card]] -= 1
        return [max(0, n) for n in unseen]

    def _judge_urgency(self) -> float:
        """How likely the deal ends before the own side gets to lay cards again."""
        calm = 1 - self._stock_urgency()
        for seat in self.view.order:
            if seat != self.seat:
                calm *= 1 - self._exit_chance(seat)
        return 1 - calm

    def _stock_urgency(self) -> float:
        turns = self.view.stock_left / max(1, self.setup.rules.draw.count)
        rounds = turns / len(self.view.order)
        return next((chance for most, chance in ENDS_WITHIN if rounds < most), ENDS_LATER)

    def _exit_chance(self, seat: int) -> float:
        """Chance that a seat goes out in its next turn, from its cards and its side's melds."""
        table = self.theirs[self.side_of(seat)]
        if not table.opened or table.awaits or feet_to_play(self.view, seat):
            return EXIT_UNOPENED
        lacking = table.lacking
        near = sum(
            meld is not None
            and self.setup.canasta_size - 2 <= len(meld.cards) < self.setup.canasta_size
            for meld in table.melds
        )
        if lacking > near:
            return EXIT_FAR
        chance = EXIT_BY_HAND[min(self.hand_size(seat), len(EXIT_BY_HAND) - 1)]
        if lacking > 0:
            chance *= EXIT_LACKING
        return chance if self.side_of(seat) != self.side else chance * EXIT_OF_MATE


EXIT_BY_HAND = (0.6, 0.5, 0.42, 0.34, 0.25, 0.18, 0.13, 0.09, 0.07, 0.05, 0.04, 0.03, 0.02)
"""Chance to go out next turn by cards in hand, when the side has its canastas."""
EXIT_LACKING = 0.5
"""What is left of it while the side still lacks canastas that are near."""
EXIT_OF_MATE = 0.6
"""What of it counts for the own side: a team-mate waits where that is better."""
EXIT_UNOPENED = 0.005
"""The same chance before the side has opened."""
EXIT_FAR = 0.01
"""The same chance while the canastas that the side lacks are not near."""
ENDS_WITHIN = ((1, 0.85), (2, 0.3), (3, 0.1))
"""Chance that the stock ends the deal before the next turn, with fewer rounds left than so many."""
ENDS_LATER = 0.02
"""The same with more rounds left."""
