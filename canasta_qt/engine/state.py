"""A deal in progress: the position everybody judges by, and the full state behind it.

`Position` is what rules are judged on; hands may be masked. `DealState` adds the secret stock and
is what `transitions.apply` changes. `view.PlayerView` is a position with all but one hand masked.
"""

from __future__ import annotations

import hashlib

from canasta_qt.engine.records import (
    Cut,
    DealResult,
    FootStage,
    Meld,
    Penalty,
    Phase,
    TableBefore,
    TurnRecord,
)
from canasta_qt.engine.setup import Setup

__all__ = [
    "Cut",
    "DealResult",
    "DealState",
    "FootStage",
    "Meld",
    "Penalty",
    "Phase",
    "Position",
    "TableBefore",
    "TurnRecord",
]


class Position:
    """All that a seat's legal choices depend on.

    Attributes:
        setup: seats, tables and rules of the match.
        sides: side to its seats now; a temporary partnership changes them in mid-deal (P9).
        side_of: seat to side, the same turned round.
        order: the seats that play this deal, in turn order.
        deal_number: number of this deal, from 1.
        totals: points per scorer (`Setup.scorer_of`) before the deal.
        dealer: seat that dealt.
        turn_seat: seat whose turn it is.
        turn: number of this turn in the deal, from 1.
        phase: where in the turn.
        hands: seat to card numbers, in the order received (`HIDDEN` where masked).
        melds: side to its melds, in the order begun.
        red_threes: seat to tabled red threes.
        black_threes: seat to black threes tabled for points, where the rules have that.
        waiting: seat to bonus cards that lie face down until its next turn.
        packets: bonus cards set aside at the deal, for the first and the second side to open.
        feet: seat to the foot it has not taken up (`HIDDEN` where masked); empty without one.
        foot_stages: seat to how far it is with its foot.
        heaps: side to loose cards of completed ranks it has tabled (`meld.discard_heap`).
        cuts: cuts of the deck before the deal, where the rules give points for them.
        pile: the discard pile, bottom to top.
        pile_hidden: how many cards at the bottom of the pile lie face down.
        freezer: the lowest card that freezes the pile, or -1.
        stock_left: cards left in the stock.
        turn_card_drawn: the card laid sideways in the stock is gone (`deal.turn_card`).
        opened: side to the number of the turn in which it opened, 0 for not yet.
        laid_before: seat to "has melded or laid off in an earlier turn".
        asks: seat to number of permission questions this deal.
        now: what the seat to act has done this turn.
        penalties: booked so far in the deal.
        result: how the deal ended, or None.
        next_uid: number the next meld gets.
    """

    __slots__ = (
        "asks",
        "black_threes",
        "cuts",
        "deal_number",
        "dealer",
        "feet",
        "foot_stages",
        "freezer",
        "hands",
        "heaps",
        "laid_before",
        "melds",
        "next_uid",
        "now",
        "opened",
        "order",
        "packets",
        "penalties",
        "phase",
        "pile",
        "pile_hidden",
        "red_threes",
        "result",
        "setup",
        "side_of",
        "sides",
        "stock_left",
        "totals",
        "turn",
        "turn_card_drawn",
        "turn_seat",
        "waiting",
    )

    setup: Setup
    sides: tuple[tuple[int, ...], ...]
    side_of: tuple[int, ...]
    order: tuple[int, ...]
    deal_number: int
    totals: tuple[int, ...]
    dealer: int
    turn_seat: int
    turn: int
    phase: Phase
    hands: list[list[int]]
    melds: list[list[Meld]]
    red_threes: list[list[int]]
    black_threes: list[list[int]]
    waiting: list[list[int]]
    packets: list[list[int]]
    feet: tuple[tuple[int, ...], ...]
    foot_stages: tuple[FootStage, ...]
    heaps: tuple[tuple[int, ...], ...]
    cuts: tuple[Cut, ...]
    pile: list[int]
    pile_hidden: int
    freezer: int
    stock_left: int
    turn_card_drawn: bool
    opened: list[int]
    laid_before: list[bool]
    asks: list[int]
    now: TurnRecord
    penalties: tuple[Penalty, ...]
    result: DealResult | None
    next_uid: int

    @property
    def actor(self) -> int:
        """The seat that must choose now: the team-mate while a question is open."""
        if self.phase is Phase.ANSWER:
            asked = self.now.whom >= 0 and self.now.concession is None
            return self.now.whom if asked else self.teammates(self.turn_seat)[0]
        return self.turn_seat

    @property
    def side(self) -> int:
        """The side of the seat whose turn it is."""
        return self.side_of[self.turn_seat]

    def next_seat(self, seat: int) -> int:
        """Who plays after `seat`."""
        return self.order[(self.order.index(seat) + 1) % len(self.order)]

    def teammates(self, seat: int) -> tuple[int, ...]:
        """The others of the side who play this deal, in turn order after `seat`."""
        at = self.order.index(seat)
        following = (*self.order[at + 1 :], *self.order[:at])
        side = self.side_of[seat]
        return tuple(other for other in following if self.side_of[other] == side)

    @property
    def round(self) -> int:
        """Number of this round of turns, from 1."""
        return (self.turn - 1) // len(self.order) + 1

    def _copy_into(self, other: Position) -> None:
        other.setup = self.setup
        other.sides = self.sides
        other.side_of = self.side_of
        other.order = self.order
        other.deal_number = self.deal_number
        other.totals = self.totals
        other.dealer = self.dealer
        other.turn_seat = self.turn_seat
        other.turn = self.turn
        other.phase = self.phase
        other.hands = [hand[:] for hand in self.hands]
        other.melds = [melds[:] for melds in self.melds]
        other.red_threes = [threes[:] for threes in self.red_threes]
        other.black_threes = [threes[:] for threes in self.black_threes]
        other.waiting = [cards[:] for cards in self.waiting]
        other.packets = [cards[:] for cards in self.packets]
        other.feet = self.feet
        other.foot_stages = self.foot_stages
        other.heaps = self.heaps
        other.cuts = self.cuts
        other.pile = self.pile[:]
        other.pile_hidden = self.pile_hidden
        other.freezer = self.freezer
        other.stock_left = self.stock_left
        other.turn_card_drawn = self.turn_card_drawn
        other.opened = self.opened[:]
        other.laid_before = self.laid_before[:]
        other.asks = self.asks[:]
        other.now = self.now.copy()
        other.penalties = self.penalties
        other.result = self.result
        other.next_uid = self.next_uid

    def public_key(self) -> tuple[object, ...]:
        """Everything in a comparable form, hands as they are known here."""
        return (
            self.sides,
            self.order,
            self.deal_number,
            self.totals,
            self.dealer,
            self.turn_seat,
            self.turn,
            self.phase.value,
            tuple(map(tuple, self.hands)),
            tuple(map(tuple, self.melds)),
            tuple(map(tuple, self.red_threes)),
            tuple(map(tuple, self.black_threes)),
            tuple(map(tuple, self.waiting)),
            tuple(map(tuple, self.packets)),
            self.feet,
            self.foot_stages,
            self.heaps,
            self.cuts,
            tuple(self.pile),
            self.pile_hidden,
            self.freezer,
            self.stock_left,
            self.turn_card_drawn,
            tuple(self.opened),
            tuple(self.laid_before),
            tuple(self.asks),
            repr(self.now),
            self.penalties,
            self.result,
            self.next_uid,
        )


class DealState(Position):
    """The whole truth of a deal: a position with every hand open, and the stock.

    `stock` holds the cards in drawing order; the next one is `stock[len(stock) - stock_left]`.
    """

    __slots__ = ("stock",)

    stock: tuple[int, ...]

    def clone(self) -> DealState:
        """An independent copy; rules, melds and stock are shared because they never change."""
        other = DealState.__new__(DealState)
        self._copy_into(other)
        other.stock = self.stock
        return other

    def remaining_stock(self) -> tuple[int, ...]:
        """Cards still in the stock, next first."""
        return self.stock[len(self.stock) - self.stock_left :]

    def digest(self) -> str:
        """A short fingerprint of the whole state; equal states have equal digests."""
        text = repr((self.public_key(), self.remaining_stock()))
        return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
