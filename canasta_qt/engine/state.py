"""A deal in progress: `Position`, which rules judge, and `DealState`, which adds the stock."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field, fields
from enum import Enum, IntEnum
from typing import Literal

from canasta_qt.engine.actions import LayDown, TakePile
from canasta_qt.engine.setup import Setup


class Phase(Enum):
    """Where in the turn the deal is."""

    START = "start"
    """The seat to act has neither drawn nor taken."""
    PLAY = "play"
    """It has drawn or taken: it may meld, and must end the turn."""
    ANSWER = "answer"
    """A team-mate must answer "may I go out?" or "shall we concede the deal?"."""
    OVER = "over"
    """The deal has ended."""


class FootStage(IntEnum):
    """How far a seat is with its foot (the second hand)."""

    NONE = 0
    """The rules have no feet."""
    WAITING = 1
    """It lies face down; the seat has not earned it."""
    EARNED = 2
    """It comes at the end of this turn at the latest."""
    TAKEN = 3
    """It is in the hand, to be played from the seat's next turn on."""
    PLAYED = 4
    """The seat has played at least part of a turn from it."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A cut of the deck before the deal: who cut how many cards, and the points that brought."""

    seat: int
    cards: int
    points: int


@dataclass(frozen=True, slots=True)
class Meld:
    """One meld on the table; a new value replaces it whenever cards are added.

    Attributes:
        uid: number of the meld in this deal, unique over both sides.
        kind: the rank's kind (4..14), `TWO` for a wild meld, `BLACK_THREE` for black threes,
            `SEQUENCE` for a run (`engine.melds.sequences` knows its suit and ranks).
        cards: card numbers in the order laid; of a run in ascending order.
        wilds: how many of them are wild.
        born: number of the turn in which it was begun.
        begun_dirty: it held a wild card when first laid.
    """

    uid: int
    kind: int
    cards: tuple[int, ...]
    wilds: int
    born: int
    begun_dirty: bool

    @property
    def naturals(self) -> int:
        """Cards that are not wild."""
        return len(self.cards) - self.wilds


@dataclass(frozen=True, slots=True)
class DealResult:
    """How a deal ended.

    Attributes:
        reason: somebody went out, the stock ended it, it was conceded, or nothing but locked ranks
            was left to discard.
        special_hand: id of the special hand that `out` laid, or empty.
    """

    out: int | None = None
    concealed: Literal["no", "full", "no_canasta"] = "no"
    reason: Literal["out", "stock", "conceded", "locked"] = "stock"
    special_hand: str = ""
    conceded: int | None = None


@dataclass(frozen=True, slots=True)
class Penalty:
    """A booked penalty: the seat, the option it comes from and its (negative) points."""

    seat: int
    fault: str
    points: int


@dataclass(frozen=True, slots=True)
class TableBefore:
    """What lay on the table before a step of this turn, for `discard.empty_pile_fallback`.

    `laid` is how many groups the turn had laid by then; of the `action` that followed one meld goes
    back after another; None: all of it.
    """

    melds: tuple[Meld, ...]
    red_threes: tuple[int, ...]
    black_threes: tuple[int, ...]
    pile: tuple[int, ...]
    freezer: int
    stock_left: int
    turn_card_drawn: bool
    opened: int
    next_uid: int
    laid: int
    took_pile: bool
    beyond_top: bool
    action: LayDown | TakePile | None = None


@dataclass(slots=True)
class TurnRecord:
    """What the seat to act has done this turn; replaced at every new turn.

    Attributes:
        took_pile: it took the pile.
        laid: (meld uid, cards) of every group laid this turn, in order.
        beyond_top: something besides the meld of the top card was laid.
        asked, whom, answer: permission asked this turn, of which seat (-1: nobody), the answer.
        no_discard: the last stock card was a red three; the turn ends without a discard.
        last_three: the last stock card was a three of a modern game and is still the last card
            of the hand; the deal ends with this turn (`stock_end.last_three_modern`).
        steps: the table before each lay-down and pile take of this turn, kept only where melds
            may have to go back (`discard.empty_pile_fallback`).
        retracted: melds went back, so nothing more is melded in this turn.
        faults: penalties booked this turn, each at most once.
        concession: where the turn stood when the team-mate was asked "shall we concede the deal?"
            (`match.forfeit_call`); None while that question is not open.
        stays: the team-mate does not want to concede; it is asked once a turn.
    """

    took_pile: bool = False
    laid: list[tuple[int, tuple[int, ...]]] = field(default_factory=list)
    beyond_top: bool = False
    asked: bool = False
    whom: int = -1
    answer: bool | None = None
    no_discard: bool = False
    last_three: bool = False
    steps: tuple[TableBefore, ...] = ()
    retracted: bool = False
    faults: tuple[str, ...] = ()
    concession: Phase | None = None
    stays: bool = False

    def copy(self) -> TurnRecord:
        """An independent copy."""
        return TurnRecord(
            self.took_pile,
            self.laid[:],
            self.beyond_top,
            self.asked,
            self.whom,
            self.answer,
            self.no_discard,
            self.last_three,
            self.steps,
            self.retracted,
            self.faults,
            self.concession,
            self.stays,
        )


@dataclass(init=False, repr=False, eq=False, slots=True)
class Position:
    """All that a seat's legal choices depend on.

    Attributes:
        sides: side to its seats now; a temporary partnership changes them in mid-deal (P9).
        side_of: seat to side, the same turned round.
        order: the seats that play this deal, in turn order.
        totals: points per scorer (`Setup.scorer_of`) before the deal.
        turn: number of this turn in the deal, from 1.
        hands: seat to card numbers, in the order received (`HIDDEN` where masked).
        melds: side to its melds, in the order begun.
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
        turn_card_drawn: the card laid sideways in the stock is gone (`deal.turn_card`).
        opened: side to the number of the turn in which it opened, 0 for not yet.
        laid_before: seat to "has melded or laid off in an earlier turn".
        asks: seat to number of permission questions this deal.
    """

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
        return tuple(_comparable(getattr(self, name)) for name in _COMPARED)


_COMPARED = tuple(one.name for one in fields(Position) if one.name not in ("setup", "side_of"))


def _comparable(value: object) -> object:
    if isinstance(value, list):
        return tuple(tuple(one) if isinstance(one, list) else one for one in value)
    if isinstance(value, Phase):
        return value.value
    return repr(value) if isinstance(value, TurnRecord) else value


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
