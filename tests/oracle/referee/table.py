"""What lies on the table and in the hands: plain values that can be copied."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from tests.oracle.referee.cards import Faces
from tests.oracle.referee.log import Action
from tests.oracle.referee.rules import Rules

RANK: Final = "rank"
WILD: Final = "wild"
RUN: Final = "run"
BLACK: Final = "black"
OF_RANK: Final = (RANK, BLACK)
"""Melds of one rank, which the top card of a pile can belong to."""

START: Final = "start"
"""The turn has begun, nothing is drawn or taken."""
PLAY: Final = "play"
ASKED: Final = "asked"
OVER: Final = "over"


@dataclass(slots=True)
class Meld:
    """Cards that lie together.

    Attributes:
        uid: the number by which logs name it.
        kind: `RANK`, `WILD`, `RUN` or `BLACK` (black threes laid when going out).
        rank: the rank of a `RANK` meld, the suit of a `RUN`, else empty.
        born_dirty: whether it held a wild card when it was first laid.
        born_opening: whether it was first laid in the turn in which its side opened.
    """

    uid: int
    kind: str
    rank: str
    cards: list[str]
    born_dirty: bool = False
    born_opening: bool = False

    def copy(self) -> Meld:
        """An independent copy."""
        return Meld(
            self.uid, self.kind, self.rank, self.cards[:], self.born_dirty, self.born_opening
        )

    def wilds(self, faces: Faces) -> int:
        """How many wild cards it holds."""
        return sum(card[0] in faces.wild_ranks for card in self.cards)


@dataclass(slots=True)
class Side:
    """Whoever melds together.

    Attributes:
        seats: its seats.
        opened: the number of the turn in which it opened, None before.
        melds: its melds, in the order in which they were begun.
        heap: loose cards beside the melds (Bain).
        red: red threes on the table; `black` black ones that are tabled for points.
        removed: black threes of taken piles that left play (Cuban).
        bonus_due: how many bonus cards the opening brought, drawn or not; None before.
        penalties: points booked against it.
    """

    seats: tuple[int, ...]
    opened: int | None = None
    opener: int | None = None
    melds: list[Meld] = field(default_factory=list)
    heap: list[str] = field(default_factory=list)
    red: list[str] = field(default_factory=list)
    black: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    bonus_taken: bool = False

    def copy(self) -> Side:
        """An independent copy."""
        return Side(
            self.seats,
            self.opened,
            self.opener,
            [meld.copy() for meld in self.melds],
            self.heap[:],
            self.red[:],
            self.black[:],
            self.removed[:],
            self.bonus_taken,
        )


class Hand(dict[str, None]):
    """Cards in the order in which they came: of several threes the earliest is kept."""

    __slots__ = ()

    def add(self, card: str) -> None:
        """One card more."""
        self[card] = None

    def discard(self, card: str) -> None:
        """One card less, if it is there."""
        self.pop(card, None)

    def take_in(self, cards: Iterable[str]) -> None:
        """Some cards more."""
        for card in cards:
            self[card] = None

    def give_up(self, cards: Iterable[str]) -> None:
        """Some cards less."""
        for card in cards:
            self.pop(card, None)


@dataclass(slots=True)
class Player:
    """One seat: its cards and what it has done.

    Attributes:
        hand: cards in hand; `bonus` cards that wait face down.
        foot: the second packet, empty where there is none or it was taken up.
        has_foot: whether the foot still waits.
        foot_due: whether it is taken up at the end of this turn.
        foot_turn: the number of the turn in which it was taken up, None before.
        foot_played: whether part of a turn was played from it.
        melded: whether this seat laid cards in an earlier turn.
        made_canasta: whether this seat played the card that completed a canasta.
        asked: questions put in this deal.
        red, black: threes this seat tabled.
        turns: turns this seat has begun.
    """

    hand: Hand = field(default_factory=Hand)
    foot: list[str] = field(default_factory=list)
    has_foot: bool = False
    foot_due: bool = False
    foot_turn: int | None = None
    foot_played: bool = False
    bonus: list[str] = field(default_factory=list)
    melded: bool = False
    made_canasta: bool = False
    asked: int = 0
    red: list[str] = field(default_factory=list)
    black: list[str] = field(default_factory=list)
    turns: int = 0

    def copy(self) -> Player:
        """An independent copy."""
        return Player(
            Hand(self.hand),
            self.foot,
            self.has_foot,
            self.foot_due,
            self.foot_turn,
            self.foot_played,
            self.bonus[:],
            self.melded,
            self.made_canasta,
            self.asked,
            self.red[:],
            self.black[:],
            self.turns,
        )


@dataclass(slots=True)
class Turn:
    """What happened in the turn that is being played.

    Attributes:
        number: turns are counted from 1 through the deal.
        took: whether the pile, or a part of it, was taken; `took_all` unless only its top card.
        drew: whether cards were drawn.
        steps: how many times cards were laid; a take counts where it laid more than one group.
        laid: the cards this seat laid in this turn, by meld number.
        onto_old: cards this seat laid on melds that lay there before the turn.
        answer: the answer of the team-mate, None where nobody asked.
        from_pile: the cards that came from the pile in this turn.
        last_draw: whether this turn drew the last card of the stock.
        no_discard: whether nothing may be discarded any more (the last card was a three).
        last_three: the three that was the last card of the stock, where it may yet be laid, or
            discarded to go out; None where there is none. Nothing else can be done then.
        only_top: whether only the top card was taken.
        passing: whether the turn can only be passed.
        record: what was laid, each step with the table before it, where melds may have to go back.
        retracted: whether melds have gone back in this turn.
    """

    seat: int
    number: int
    took: bool = False
    drew: bool = False
    steps: int = 0
    laid: dict[int, list[str]] = field(default_factory=dict)
    old: frozenset[int] = frozenset()
    answer: bool | None = None
    whom: int | None = None
    hand_at_start: frozenset[str] = frozenset()
    last_draw: bool = False
    no_discard: bool = False
    last_three: str | None = None
    only_top: bool = False
    passing: bool = False
    record: list[tuple[Table, Action]] = field(default_factory=list)
    retracted: bool = False

    def copy(self) -> Turn:
        """An independent copy."""
        return Turn(
            self.seat,
            self.number,
            self.took,
            self.drew,
            self.steps,
            {uid: cards[:] for uid, cards in self.laid.items()},
            self.old,
            self.answer,
            self.whom,
            self.hand_at_start,
            self.last_draw,
            self.no_discard,
            self.last_three,
            self.only_top,
            self.passing,
            self.record[:],
            self.retracted,
        )


@dataclass(slots=True)
class Table:
    """A deal in progress.

    Attributes:
        rules: the options in force.
        order: the seats that play in this deal, clockwise from the one dealt to first.
        totals: what every scorer had before the deal.
        stock: cards not drawn yet, the next one last; `last_card` is the one that ends it.
        pile: the discard pile, its top last; `hidden` of them lie face down at the bottom.
        freezing: cards that freeze the pile while they lie in it.
        lone: the seat that plays alone in the game for three, None while it is open.
        out: the seat that went out; `special` the special hand it laid.
    """

    rules: Rules
    deal: int
    order: tuple[int, ...]
    totals: list[int]
    sides: list[Side]
    players: dict[int, Player]
    stock: list[str]
    pile: list[str]
    freezing: set[str]
    turn: Turn
    phase: str = START
    next_uid: int = 0
    lone: int | None = None
    out: int | None = None
    special: str | None = None
    concealed: str = ""
    cuts: list[tuple[int, int]] = field(default_factory=list)
    packets: list[list[str]] = field(default_factory=list)
    opened_sides: int = 0
    forfeited: int | None = None
    conceding: str | None = None
    hidden: int = 0
    last_card: str = ""

    def copy(self) -> Table:
        """An independent copy; rules, order and totals are shared."""
        return Table(
            self.rules,
            self.deal,
            self.order,
            self.totals,
            [side.copy() for side in self.sides],
            {seat: player.copy() for seat, player in self.players.items()},
            self.stock[:],
            self.pile[:],
            set(self.freezing),
            self.turn.copy(),
            self.phase,
            self.next_uid,
            self.lone,
            self.out,
            self.special,
            self.concealed,
            self.cuts,
            self.packets[:],
            self.opened_sides,
            self.forfeited,
            self.conceding,
            self.hidden,
            self.last_card,
        )

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return self.turn.seat

    @property
    def player(self) -> Player:
        """Who plays now."""
        return self.players[self.turn.seat]

    @property
    def side(self) -> Side:
        """The side whose turn it is."""
        return self.side_of(self.turn.seat)

    def side_of(self, seat: int) -> Side:
        """The side of a seat."""
        for side in self.sides:
            if seat in side.seats:
                return side
        raise KeyError(seat)

    def partners(self, seat: int) -> tuple[int, ...]:
        """The other seats of its side that play in this deal."""
        return tuple(one for one in self.side_of(seat).seats if one != seat)

    def after(self, seat: int) -> int:
        """The seat to the left."""
        return self.order[(self.order.index(seat) + 1) % len(self.order)]

    @property
    def opened_now(self) -> bool:
        """Whether the side opened in this turn."""
        return self.side.opened == self.turn.number

    def total_of(self, seat: int) -> int:
        """The total that sets the minimum of this seat: its side's, or its own."""
        if self.rules["match.team_mode"] == "temp_2v1":
            return self.totals[seat]
        return self.totals[self.sides.index(self.side_of(seat))]


def is_complete(rules: Rules, meld: Meld) -> bool:
    """Whether it is a canasta; black threes are one only where the rules say so."""
    if meld.kind == BLACK:
        return bool(rules["black_three.meld_is_canasta"]) and len(meld.cards) >= rules.canasta
    if meld.kind == RUN:
        return len(meld.cards) >= 7
    return len(meld.cards) >= rules.canasta


def canastas(table: Table, side: Side) -> list[Meld]:
    """The completed canastas of a side."""
    return [meld for meld in side.melds if is_complete(table.rules, meld)]
