"""The state of a playout: a deal as it stands, in numbers.

Cards are kinds (`engine.cards`: 1 red three, 2 two, 3 black three, 4..13, 14 ace, 15 joker), where
there are runs with 16 times the suit (1 to 4) for four to ace. Hands and melds are counts by kind.
Rows are by seat, by side, by kind, or by two of them: then the number of a seat and a kind lies at
`KINDS * seat + kind`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from canasta_qt.players.playout.constants import (
    KINDS,
    MOST_CARDS,
    MOST_LOOSE,
    MOST_RUNS,
    MOST_SEATS,
    MOST_STEPS,
    PLAN_SIZE,
    UNDO_SIZE,
)

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

BY_SEAT: Final = MOST_SEATS
BY_SEAT_AND_KIND: Final = MOST_SEATS * KINDS
LONGEST: Final = MOST_STEPS * UNDO_SIZE
"""Of all rows but stock and pile, which are as long as the pack."""
PLACES: Final = 2
"""Places of packets: that of the first and that of the second side to open."""


def own(numbers: vec[i64], width: i64, copied: bool) -> vec[i64]:
    """So many numbers of a row: a row of their own, or the same where nothing is copied."""
    return numbers[:width] if copied else numbers


def add(numbers: vec[i64], place: i64, more: i64) -> None:
    """Make a number of a row greater. Compiled code is quicker so than by `+=` (no reference)."""
    numbers[place] += more


@final
class State:
    """A deal as it stands; the engine's positions have all of it but what says so (`OWN`)."""

    has_runs: i64 = 1
    """1 in games with runs; in others copies share the rows that only these need. So the next."""
    has_feet: i64 = 1
    has_bonus_cards: i64 = 1
    has_rare_rows: i64 = 1
    """For older canastas, steps that may go back, tables of three, openings with a canasta."""
    luck: i64 = 0
    """What `luck` makes its next number of."""
    seat: i64 = 0
    """Whose turn it is."""
    turn: i64 = 0
    stage: i64 = 0
    """`START`, `PLAY` or `OVER`."""
    stock_left: i64 = 0
    pile_left: i64 = 0
    frozen: i64 = 0
    """Place in the pile, from 1, of the lowest card that freezes it, or 0."""
    out: i64 = 0
    """Seat that went out, -1 for nobody."""
    concealed: i64 = 0
    """0 no, 1 concealed, 2 concealed without an own canasta."""
    took_pile: i64 = 0
    no_discard: i64 = 0
    laid: i64 = 0
    """Cards laid in this turn."""
    refused: i64 = 0
    """1 when a team-mate has said no to going out in this turn."""
    settled: i64 = 0
    """1 when this turn has laid what it wanted and only ends."""
    special: i64 = 0
    """Value of the special hand that ended the deal, 0 without one."""
    retracted: i64 = 0
    """1 when melds of this turn have gone back to the hand."""
    steps: i64 = 0
    """Steps of this turn that may go back."""
    pile_down: i64 = 0
    """Cards at the bottom of the pile that lie face down."""
    lone: i64 = 0
    """At a table of three: 1 and the place that the lone player had as the deal began; 0 as long
    as all play alone (`table_of_three`)."""
    plan_top: i64 = 0
    """Place, from 1, of the run that the pile's top card joins in the plan; 0 for none."""
    plan_depth: i64 = 0
    """Place, from 1, of the card of the pile by which it is taken, where the taker chooses; 0: the
    top one."""
    asked: i64 = 0
    """1 when a team-mate has been asked in this turn, where that must be done."""
    beyond_top: i64 = 0
    """1 when this turn has laid more than the meld with the top card."""
    calm: i64 = 0
    """Of 256, how likely the deal goes on; noted before laying, as what follows down to `kept`."""
    pile_worth: i64 = 0
    presence: i64 = 0
    pair_worth: i64 = 0
    next_canasta: i64 = 0
    """What a canasta brings because the side needs it to go out."""
    wilds_about: i64 = 0
    """Wild cards that the seat to act does not see, -1 until this and the next two are noted."""
    comes: i64 = 0
    """Share, of 256, of the hidden cards that comes to the side in time."""
    comes_alone: i64 = 0
    """The same for the hand of the seat to act."""
    kept: i64 = 0
    """Share of its later worth that a card fitting a meld keeps in the hand."""
    opened: Final[vec[i64]]
    """By side: the turn in which it opened, 0 for not yet."""
    own_minimum: Final[vec[i64]]
    """By seat, at a table of three: points its player needs to open."""
    held: Final[vec[i64]]
    """By seat: cards in the hand."""
    plan: Final[vec[i64]]
    """By kind: naturals of the hand in the plan, a step about to be taken; `TWO` has none."""
    plan_twos: Final[vec[i64]]
    """By kind: twos of the hand in the plan; the wild meld's stand at `TWO`."""
    plan_jokers: Final[vec[i64]]
    """By kind: jokers of the hand in the plan."""
    plan_suits: Final[vec[i64]]
    """By kind: suits of the naturals in the plan, where there are runs; 0: whichever are left."""
    plan_runs: Final[vec[i64]]
    """By run: what the plan makes of it, 0 for nothing."""
    hand: Final[vec[i64]]
    """By seat and kind."""
    sizes: Final[vec[i64]]
    """By side and kind: cards of that meld, naturals and wild ones together."""
    naturals: Final[vec[i64]]
    """By side and kind: cards of that rank in the side's meld of it; 0 without a meld."""
    twos: Final[vec[i64]]
    """By side and kind: twos in that meld; the wild meld has kind `TWO`."""
    jokers: Final[vec[i64]]
    """By side and kind: jokers in that meld."""
    born: Final[vec[i64]]
    """By side and kind: turn in which the meld was begun."""
    known: Final[vec[i64]]
    """By seat and kind: cards everybody knows it holds, since it took them with the pile."""
    laid_now: Final[vec[i64]]
    """By kind: cards this seat put on that meld in this turn."""
    wilds_now: Final[vec[i64]]
    """By kind: how many of them are wild."""
    minimum: Final[vec[i64]]
    """By side: points it needs to open."""
    laid_before: Final[vec[i64]]
    """By seat: 1 when it melded in an earlier turn."""
    red_threes: Final[vec[i64]]
    """By seat: red threes on the table."""
    stock_cards: Final[vec[i64]]
    """Cards in the stock; the last of `stock_left` is drawn next."""
    pile: Final[vec[i64]]
    """Cards in the pile, bottom first."""
    black_threes: Final[vec[i64]]
    """By seat: black threes on the table."""
    waiting_held: Final[vec[i64]]
    """By seat: bonus cards that wait for its next turn."""
    waiting: Final[vec[i64]]
    """By seat and kind."""
    packet_held: Final[vec[i64]]
    """By place: cards of the packet set aside."""
    packet: Final[vec[i64]]
    """By place (the first, the second side to open) and kind: the packets set aside."""
    dirty: Final[vec[i64]]
    """By side and kind: 1 for a meld begun with wild cards."""
    in_pile: Final[vec[i64]]
    """By kind: cards in the pile."""
    undo: Final[vec[i64]]
    """By step of the turn: `UNDO_SIZE` numbers to take it back (`retraction`)."""
    old_cards: Final[vec[i64]]
    """By side and kind: cards of canastas beside a later meld of their rank, and those on the
    heap: naturals, twos and jokers by eight bits."""
    old_done: Final[vec[i64]]
    """By side and kind: how many such canastas there are: pure and mixed ones by eight bits."""
    hand_suits: Final[vec[i64]]
    """By seat and kind, where there are runs: cards of each suit, by four bits."""
    runs: Final[vec[i64]]
    """By side and run: lowest and highest kind by four bits, then the suit; 0 for none."""
    used_suits: Final[vec[i64]]
    """By kind: cards of each suit that the plan takes from the hand, while it is judged."""
    suit_pool: Final[vec[i64]]
    """By kind: unseen cards of each suit, while a world is made."""
    declined: Final[vec[i64]]
    """By seat and kind: the turn in which it last threw such a card or let one lie on the pile; 0
    for never."""
    chances: Final[vec[i64]]
    """By number of unseen cards: per mille that a hand holds two of them, while a discard is
    chosen."""
    foot_held: Final[vec[i64]]
    """By seat: cards in the foot, until it is taken up."""
    foot_stage: Final[vec[i64]]
    """By seat: how far it is with its foot, as `engine.state.FootStage` counts."""
    foot: Final[vec[i64]]
    """By seat and kind."""
    tier: Final[vec[i64]]
    """By side: what its opening must hold: 0 no canasta, 1 one that comes from the hand, 2 any, 3
    a natural one."""

    def __init__(self, zeros: vec[i64], like: State | None = None) -> None:
        """A state of zeros, as long a row of which is given, or one with the rows of another."""
        none: bool = like is None
        runs: bool = none
        feet: bool = none
        bonus: bool = none
        rare: bool = none
        if like is not None:
            runs = like.has_runs != 0
            feet = like.has_feet != 0
            bonus = like.has_bonus_cards != 0
            rare = like.has_rare_rows != 0
        self.opened = (zeros if like is None else like.opened)[:BY_SEAT]
        self.own_minimum = own(zeros if like is None else like.own_minimum, BY_SEAT, rare)
        self.held = (zeros if like is None else like.held)[:BY_SEAT]
        self.plan = (zeros if like is None else like.plan)[:KINDS]
        self.plan_twos = (zeros if like is None else like.plan_twos)[:KINDS]
        self.plan_jokers = (zeros if like is None else like.plan_jokers)[:KINDS]
        self.plan_suits = own(zeros if like is None else like.plan_suits, KINDS, runs)
        self.plan_runs = own(zeros if like is None else like.plan_runs, MOST_RUNS, runs)
        self.hand = (zeros if like is None else like.hand)[:BY_SEAT_AND_KIND]
        self.sizes = (zeros if like is None else like.sizes)[:BY_SEAT_AND_KIND]
        self.naturals = (zeros if like is None else like.naturals)[:BY_SEAT_AND_KIND]
        self.twos = (zeros if like is None else like.twos)[:BY_SEAT_AND_KIND]
        self.jokers = (zeros if like is None else like.jokers)[:BY_SEAT_AND_KIND]
        self.born = (zeros if like is None else like.born)[:BY_SEAT_AND_KIND]
        self.known = (zeros if like is None else like.known)[:BY_SEAT_AND_KIND]
        self.laid_now = (zeros if like is None else like.laid_now)[:KINDS]
        self.wilds_now = (zeros if like is None else like.wilds_now)[:KINDS]
        self.minimum = (zeros if like is None else like.minimum)[:BY_SEAT]
        self.laid_before = (zeros if like is None else like.laid_before)[:BY_SEAT]
        self.red_threes = (zeros if like is None else like.red_threes)[:BY_SEAT]
        self.stock_cards = (zeros if like is None else like.stock_cards)[:MOST_CARDS]
        self.pile = (zeros if like is None else like.pile)[:MOST_CARDS]
        self.black_threes = (zeros if like is None else like.black_threes)[:BY_SEAT]
        self.waiting_held = own(zeros if like is None else like.waiting_held, BY_SEAT, bonus)
        self.waiting = own(zeros if like is None else like.waiting, BY_SEAT_AND_KIND, bonus)
        self.packet_held = own(zeros if like is None else like.packet_held, PLACES, bonus)
        self.packet = own(zeros if like is None else like.packet, PLACES * KINDS, bonus)
        self.dirty = (zeros if like is None else like.dirty)[:BY_SEAT_AND_KIND]
        self.in_pile = (zeros if like is None else like.in_pile)[:KINDS]
        self.undo = own(zeros if like is None else like.undo, MOST_STEPS * UNDO_SIZE, rare)
        self.old_cards = own(zeros if like is None else like.old_cards, BY_SEAT_AND_KIND, rare)
        self.old_done = own(zeros if like is None else like.old_done, BY_SEAT_AND_KIND, rare)
        self.hand_suits = own(zeros if like is None else like.hand_suits, BY_SEAT_AND_KIND, runs)
        self.runs = own(zeros if like is None else like.runs, MOST_SEATS * MOST_RUNS, runs)
        self.used_suits = own(zeros if like is None else like.used_suits, KINDS, none)
        self.suit_pool = own(zeros if like is None else like.suit_pool, KINDS, runs)
        self.declined = (zeros if like is None else like.declined)[:BY_SEAT_AND_KIND]
        self.chances = own(zeros if like is None else like.chances, MOST_LOOSE + 1, none)
        self.foot_held = own(zeros if like is None else like.foot_held, BY_SEAT, feet)
        self.foot_stage = own(zeros if like is None else like.foot_stage, BY_SEAT, feet)
        self.foot = own(zeros if like is None else like.foot, BY_SEAT_AND_KIND, feet)
        self.tier = own(zeros if like is None else like.tier, BY_SEAT, rare)

    def copy(self) -> State:
        """A state that can be changed without changing this one."""
        other = State(self.stock_cards, self)
        other.has_runs = self.has_runs
        other.has_feet = self.has_feet
        other.has_bonus_cards = self.has_bonus_cards
        other.has_rare_rows = self.has_rare_rows
        other.luck = self.luck
        other.seat = self.seat
        other.turn = self.turn
        other.stage = self.stage
        other.stock_left = self.stock_left
        other.pile_left = self.pile_left
        other.frozen = self.frozen
        other.out = self.out
        other.concealed = self.concealed
        other.took_pile = self.took_pile
        other.no_discard = self.no_discard
        other.laid = self.laid
        other.refused = self.refused
        other.settled = self.settled
        other.special = self.special
        other.retracted = self.retracted
        other.steps = self.steps
        other.pile_down = self.pile_down
        other.lone = self.lone
        other.plan_top = self.plan_top
        other.plan_depth = self.plan_depth
        other.asked = self.asked
        other.beyond_top = self.beyond_top
        other.calm = self.calm
        other.pile_worth = self.pile_worth
        other.presence = self.presence
        other.pair_worth = self.pair_worth
        other.next_canasta = self.next_canasta
        other.kept = self.kept
        other.wilds_about = self.wilds_about
        other.comes = self.comes
        other.comes_alone = self.comes_alone
        return other

    def set_plan(self, plan: vec[i64]) -> None:
        """Make this the plan: its rows one after the other, as `plan_numbers` has them."""
        kind: i64
        for kind in range(KINDS):
            self.plan[kind] = plan[kind]
            self.plan_twos[kind] = plan[KINDS + kind]
            self.plan_jokers[kind] = plan[2 * KINDS + kind]
            self.plan_suits[kind] = plan[3 * KINDS + kind]
        for kind in range(MOST_RUNS):
            self.plan_runs[kind] = plan[4 * KINDS + kind]
        self.plan_top = plan[PLAN_SIZE - 2]
        self.plan_depth = plan[PLAN_SIZE - 1]
