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
PLACES: Final = 2
"""Places of packets: that of the first and that of the second side to open."""


@final
class State:
    """A deal as it stands; the engine's positions have all of it but what says so (`OWN`)."""

    has_runs: i64
    """1 in games with runs; in others copies share the rows that only these need. So the next."""
    has_feet: i64
    has_bonus_cards: i64
    luck: i64
    """What `luck` makes its next number of."""
    seat: i64
    """Whose turn it is."""
    turn: i64
    stage: i64
    """`START`, `PLAY` or `OVER`."""
    stock_left: i64
    pile_left: i64
    frozen: i64
    """Place in the pile, from 1, of the lowest card that freezes it, or 0."""
    out: i64
    """Seat that went out, -1 for nobody."""
    concealed: i64
    """0 no, 1 concealed, 2 concealed without an own canasta."""
    took_pile: i64
    no_discard: i64
    laid: i64
    """Cards laid in this turn."""
    refused: i64
    """1 when a team-mate has said no to going out in this turn."""
    settled: i64
    """1 when this turn has laid what it wanted and only ends."""
    special: i64
    """Value of the special hand that ended the deal, 0 without one."""
    retracted: i64
    """1 when melds of this turn have gone back to the hand."""
    steps: i64
    """Steps of this turn that may go back."""
    pile_down: i64
    """Cards at the bottom of the pile that lie face down."""
    lone: i64
    """At a table of three: 1 and the place that the lone player had as the deal began; 0 as long
    as all play alone (`table_of_three`)."""
    plan_top: i64
    """Place, from 1, of the run that the pile's top card joins in the plan; 0 for none."""
    plan_depth: i64
    """Place, from 1, of the card of the pile by which it is taken, where the taker chooses; 0: the
    top one."""
    asked: i64
    """1 when a team-mate has been asked in this turn, where that must be done."""
    beyond_top: i64
    """1 when this turn has laid more than the meld with the top card."""
    calm: i64
    """Of 256, how likely the deal goes on; this and the next five are noted before laying."""
    pile_worth: i64
    presence: i64
    pair_worth: i64
    next_canasta: i64
    """What a canasta brings because the side needs it to go out."""
    kept: i64
    """Share of its later worth that a card fitting a meld keeps in the hand."""
    opened: vec[i64]
    """By side: the turn in which it opened, 0 for not yet."""
    own_minimum: vec[i64]
    """By seat, at a table of three: points its player needs to open."""
    held: vec[i64]
    """By seat: cards in the hand."""
    plan: vec[i64]
    """By kind: naturals of the hand in the plan, a step about to be taken; `TWO` has none."""
    plan_twos: vec[i64]
    """By kind: twos of the hand in the plan; the wild meld's stand at `TWO`."""
    plan_jokers: vec[i64]
    """By kind: jokers of the hand in the plan."""
    plan_suits: vec[i64]
    """By kind: suits of the naturals in the plan, where there are runs; 0: whichever are left."""
    plan_runs: vec[i64]
    """By run: what the plan makes of it, 0 for nothing."""
    hand: vec[i64]
    """By seat and kind."""
    sizes: vec[i64]
    """By side and kind: cards of that meld, naturals and wild ones together."""
    naturals: vec[i64]
    """By side and kind: cards of that rank in the side's meld of it; 0 without a meld."""
    twos: vec[i64]
    """By side and kind: twos in that meld; the wild meld has kind `TWO`."""
    jokers: vec[i64]
    """By side and kind: jokers in that meld."""
    born: vec[i64]
    """By side and kind: turn in which the meld was begun."""
    known: vec[i64]
    """By seat and kind: cards everybody knows it holds, since it took them with the pile."""
    laid_now: vec[i64]
    """By kind: cards this seat put on that meld in this turn."""
    wilds_now: vec[i64]
    """By kind: how many of them are wild."""
    minimum: vec[i64]
    """By side: points it needs to open."""
    laid_before: vec[i64]
    """By seat: 1 when it melded in an earlier turn."""
    red_threes: vec[i64]
    """By seat: red threes on the table."""
    stock_cards: vec[i64]
    """Cards in the stock; the last of `stock_left` is drawn next."""
    pile: vec[i64]
    """Cards in the pile, bottom first."""
    black_threes: vec[i64]
    """By seat: black threes on the table."""
    waiting_held: vec[i64]
    """By seat: bonus cards that wait for its next turn."""
    waiting: vec[i64]
    """By seat and kind."""
    packet_held: vec[i64]
    """By place: cards of the packet set aside."""
    packet: vec[i64]
    """By place (the first, the second side to open) and kind: the packets set aside."""
    dirty: vec[i64]
    """By side and kind: 1 for a meld begun with wild cards."""
    in_pile: vec[i64]
    """By kind: cards in the pile."""
    undo: vec[i64]
    """By step of the turn: `UNDO_SIZE` numbers to take it back (`retraction`)."""
    old_cards: vec[i64]
    """By side and kind: cards of canastas beside a later meld of their rank, and those on the
    heap: naturals, twos and jokers by eight bits."""
    old_done: vec[i64]
    """By side and kind: how many such canastas there are: pure and mixed ones by eight bits."""
    hand_suits: vec[i64]
    """By seat and kind, where there are runs: cards of each suit, by four bits."""
    runs: vec[i64]
    """By side and run: lowest and highest kind by four bits, then the suit; 0 for none."""
    used_suits: vec[i64]
    """By kind: cards of each suit that the plan takes from the hand, while it is judged."""
    suit_pool: vec[i64]
    """By kind: unseen cards of each suit, while a world is made."""
    declined: vec[i64]
    """By seat and kind: the turn in which it last threw such a card or let one lie on the pile; 0
    for never."""
    chances: vec[i64]
    """By number of unseen cards: per mille that a hand holds two of them, while a discard is
    chosen."""
    foot_held: vec[i64]
    """By seat: cards in the foot, until it is taken up."""
    foot_stage: vec[i64]
    """By seat: how far it is with its foot, as `engine.state.FootStage` counts."""
    foot: vec[i64]
    """By seat and kind."""
    tier: vec[i64]
    """By side: what its opening must hold: 0 no canasta, 1 one that comes from the hand, 2 any, 3
    a natural one."""

    def __init__(self, zeros: vec[i64]) -> None:
        """A state whose rows all are the given one; `copy` makes one of its own rows."""
        self.has_runs = 1
        self.has_feet = 1
        self.has_bonus_cards = 1
        self.luck = 0
        self.seat = 0
        self.turn = 0
        self.stage = 0
        self.stock_left = 0
        self.pile_left = 0
        self.frozen = 0
        self.out = 0
        self.concealed = 0
        self.took_pile = 0
        self.no_discard = 0
        self.laid = 0
        self.refused = 0
        self.settled = 0
        self.special = 0
        self.retracted = 0
        self.steps = 0
        self.pile_down = 0
        self.lone = 0
        self.plan_top = 0
        self.plan_depth = 0
        self.asked = 0
        self.beyond_top = 0
        self.calm = 0
        self.pile_worth = 0
        self.presence = 0
        self.pair_worth = 0
        self.next_canasta = 0
        self.kept = 0
        self.opened = zeros
        self.own_minimum = zeros
        self.held = zeros
        self.plan = zeros
        self.plan_twos = zeros
        self.plan_jokers = zeros
        self.plan_suits = zeros
        self.plan_runs = zeros
        self.hand = zeros
        self.sizes = zeros
        self.naturals = zeros
        self.twos = zeros
        self.jokers = zeros
        self.born = zeros
        self.known = zeros
        self.laid_now = zeros
        self.wilds_now = zeros
        self.minimum = zeros
        self.laid_before = zeros
        self.red_threes = zeros
        self.stock_cards = zeros
        self.pile = zeros
        self.black_threes = zeros
        self.waiting_held = zeros
        self.waiting = zeros
        self.packet_held = zeros
        self.packet = zeros
        self.dirty = zeros
        self.in_pile = zeros
        self.undo = zeros
        self.old_cards = zeros
        self.old_done = zeros
        self.hand_suits = zeros
        self.runs = zeros
        self.used_suits = zeros
        self.suit_pool = zeros
        self.declined = zeros
        self.chances = zeros
        self.foot_held = zeros
        self.foot_stage = zeros
        self.foot = zeros
        self.tier = zeros

    def copy(self) -> State:
        """A state that can be changed without changing this one."""
        other = State(self.stock_cards)
        other.take_over(self)
        return other

    def take_over(self, other: State) -> None:
        """Become a copy of the other state."""
        self.has_runs = other.has_runs
        self.has_feet = other.has_feet
        self.has_bonus_cards = other.has_bonus_cards
        self.luck = other.luck
        self.seat = other.seat
        self.turn = other.turn
        self.stage = other.stage
        self.stock_left = other.stock_left
        self.pile_left = other.pile_left
        self.frozen = other.frozen
        self.out = other.out
        self.concealed = other.concealed
        self.took_pile = other.took_pile
        self.no_discard = other.no_discard
        self.laid = other.laid
        self.refused = other.refused
        self.settled = other.settled
        self.special = other.special
        self.retracted = other.retracted
        self.steps = other.steps
        self.pile_down = other.pile_down
        self.lone = other.lone
        self.plan_top = other.plan_top
        self.plan_depth = other.plan_depth
        self.asked = other.asked
        self.beyond_top = other.beyond_top
        self.calm = other.calm
        self.pile_worth = other.pile_worth
        self.presence = other.presence
        self.pair_worth = other.pair_worth
        self.next_canasta = other.next_canasta
        self.kept = other.kept
        self.opened = other.opened[:BY_SEAT]
        self.own_minimum = other.own_minimum[:BY_SEAT]
        self.held = other.held[:BY_SEAT]
        self.plan = other.plan[:KINDS]
        self.plan_twos = other.plan_twos[:KINDS]
        self.plan_jokers = other.plan_jokers[:KINDS]
        self.hand = other.hand[:BY_SEAT_AND_KIND]
        self.sizes = other.sizes[:BY_SEAT_AND_KIND]
        self.naturals = other.naturals[:BY_SEAT_AND_KIND]
        self.twos = other.twos[:BY_SEAT_AND_KIND]
        self.jokers = other.jokers[:BY_SEAT_AND_KIND]
        self.born = other.born[:BY_SEAT_AND_KIND]
        self.known = other.known[:BY_SEAT_AND_KIND]
        self.laid_now = other.laid_now[:KINDS]
        self.wilds_now = other.wilds_now[:KINDS]
        self.minimum = other.minimum[:BY_SEAT]
        self.laid_before = other.laid_before[:BY_SEAT]
        self.red_threes = other.red_threes[:BY_SEAT]
        self.stock_cards = other.stock_cards[:MOST_CARDS]
        self.pile = other.pile[:MOST_CARDS]
        self.black_threes = other.black_threes[:BY_SEAT]
        self.dirty = other.dirty[:BY_SEAT_AND_KIND]
        self.in_pile = other.in_pile[:KINDS]
        self.undo = other.undo[: MOST_STEPS * UNDO_SIZE]
        self.old_cards = other.old_cards[:BY_SEAT_AND_KIND]
        self.old_done = other.old_done[:BY_SEAT_AND_KIND]
        self.used_suits = other.used_suits
        self.declined = other.declined[:BY_SEAT_AND_KIND]
        self.chances = other.chances  # these two are filled anew for each use
        self.tier = other.tier[:BY_SEAT]
        self.plan_suits = other.plan_suits
        self.plan_runs = other.plan_runs
        self.hand_suits = other.hand_suits
        self.runs = other.runs
        self.suit_pool = other.suit_pool
        if other.has_runs:
            self.plan_suits = other.plan_suits[:KINDS]
            self.plan_runs = other.plan_runs[:MOST_RUNS]
            self.hand_suits = other.hand_suits[:BY_SEAT_AND_KIND]
            self.runs = other.runs[: MOST_SEATS * MOST_RUNS]
            self.suit_pool = other.suit_pool[:KINDS]
        self.foot_held = other.foot_held
        self.foot_stage = other.foot_stage
        self.foot = other.foot
        if other.has_feet:
            self.foot_held = other.foot_held[:BY_SEAT]
            self.foot_stage = other.foot_stage[:BY_SEAT]
            self.foot = other.foot[:BY_SEAT_AND_KIND]
        self.waiting_held = other.waiting_held
        self.waiting = other.waiting
        self.packet_held = other.packet_held
        self.packet = other.packet
        if other.has_bonus_cards:
            self.waiting_held = other.waiting_held[:BY_SEAT]
            self.waiting = other.waiting[:BY_SEAT_AND_KIND]
            self.packet_held = other.packet_held[:PLACES]
            self.packet = other.packet[: PLACES * KINDS]

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
