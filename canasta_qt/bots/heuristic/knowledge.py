"""What a player knows at one moment: own cards, the table, what is still unseen.

Everything comes from a `PlayerView`; no hidden card can reach it.
"""

from __future__ import annotations

from canasta_qt.bots.heuristic.demands import (
    awaits_threes,
    feet_to_play,
    makes_room,
    missing_kinds,
    still_to_complete,
)
from canasta_qt.bots.heuristic.memory import Memory
from canasta_qt.bots.heuristic.run_chances import kept_for_runs
from canasta_qt.bots.heuristic.weights import Weights
from canasta_qt.engine.cards import HIDDEN, JOKER, KIND, KINDS, NATURAL_KINDS, TWO
from canasta_qt.engine.going_out import canastas
from canasta_qt.engine.pile import is_frozen
from canasta_qt.engine.state import Meld
from canasta_qt.engine.view import PlayerView


class Table:
    """One side's melds by kind: naturals and wilds of the meld that new cards would join.

    The wild meld is listed under `TWO` as wilds only. A full meld beside which another of its
    rank may begin takes no more cards and is not listed.

    Attributes:
        missing: kind of canasta to how many more of it going out asks for.
        lacking: canastas the side still needs to go out.
        awaits: red threes must come before it may.
    """

    __slots__ = (
        "awaits",
        "canastas",
        "lacking",
        "melds",
        "missing",
        "naturals",
        "opened",
        "wilds",
    )

    def __init__(self, view: PlayerView, side: int) -> None:
        self.melds: list[Meld | None] = [None] * KINDS
        self.naturals = [0] * KINDS
        self.wilds = [0] * KINDS
        self.opened = view.opened[side] > 0
        self.canastas = canastas(view.setup, view.melds[side])
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

    __slots__ = (
        "cards",
        "held",
        "kept",
        "loose",
        "loose_total",
        "memory",
        "next_rival",
        "own",
        "rivals",
        "seat",
        "setup",
        "side",
        "theirs",
        "unseen",
        "urgency",
        "view",
        "weights",
    )

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
        self.theirs = [Table(view, side) for side in range(len(view.sides))]
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
    def pile_size(self) -> int:
        """Cards in the discard pile."""
        return len(self.view.pile)

    def frozen_for(self, side: int) -> bool:
        """Whether the pile as it lies is frozen for a side."""
        return is_frozen(self.view, side)

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

    def pairs_held(self) -> int:
        """Ranks of which the own hand has two or more."""
        return sum(self.held[kind] >= 2 for kind in NATURAL_KINDS)

    def rounds_since(self, turn: int) -> float:
        """Rounds from a turn of this deal until now."""
        return (self.view.turn - turn) / len(self.view.order)

    def _known(self, kind: int, seats: tuple[int, ...]) -> int:
        return sum(self.memory.known[seat][kind] for seat in seats)

    def _count_unseen(self) -> list[int]:
        view = self.view
        unseen = list(self.setup.kind_total)
        groups = [view.pile, view.hand, *view.red_threes, *view.black_threes]
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
        if rounds < 1:
            return 0.85
        if rounds < 2:
            return 0.3
        return 0.1 if rounds < 3 else 0.02

    def _exit_chance(self, seat: int) -> float:
        """Chance that a seat goes out in its next turn, from its cards and its side's melds."""
        table = self.theirs[self.side_of(seat)]
        if not table.opened or table.awaits or feet_to_play(self.view, seat):
            return 0.005
        lacking = table.lacking
        near = sum(
            meld is not None
            and self.setup.canasta_size - 2 <= len(meld.cards) < self.setup.canasta_size
            for meld in table.melds
        )
        if lacking > near:
            return 0.01
        chance = EXIT_BY_HAND[min(self.hand_size(seat), len(EXIT_BY_HAND) - 1)]
        if lacking > 0:
            chance *= 0.5
        return chance if self.side_of(seat) != self.side else chance * 0.6


EXIT_BY_HAND = (0.6, 0.5, 0.42, 0.34, 0.25, 0.18, 0.13, 0.09, 0.07, 0.05, 0.04, 0.03, 0.02)
"""Chance to go out next turn by cards in hand, when the side has its canastas."""
