"""The rules of a playout in numbers, and how its players play.

Rows are by kind where nothing else is said. `fill_rules` fills them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


@final
class Rules:
    """What playouts must know of the rules, the prices and the styles of their players."""

    table: object = None
    """The rules of the table."""
    players: tuple[int, ...] = ()
    """The prices and styles below: how the players inside play."""
    paired: Rules | None = None
    """The same once a temporary partnership has been formed (P9); None without such."""
    seats: i64 = 0
    sides: i64 = 0
    """Side of a seat is seat modulo sides: partners sit opposite, teams alternate."""
    hand_size: i64 = 0
    draw: i64 = 0
    short_ends: i64 = 0
    canasta: i64 = 0
    least: i64 = 0
    most: i64 = 0
    max_wilds: i64 = 0
    ratio: i64 = 0
    """0 none, 1 nat_ge_wild, 2 nat_gt_wild, 3 nat_ge_2wild."""
    add_natural: i64 = 0
    """What becomes of loose cards of a completed rank, by bits: 1 the canasta takes them, 2 they
    go on a heap (`heap`)."""
    add_wild_natural: i64 = 0
    add_wild_mixed: i64 = 0
    wild_meld: i64 = 0
    wild_least: i64 = 0
    wild_most: i64 = 0
    wild_lock: i64 = 0
    all_twos: i64 = 0
    all_jokers: i64 = 0
    mixed_wild: i64 = 0
    wild_short: i64 = 0
    wild_short_jokers: i64 = 0
    jokers: i64 = 0
    feet: i64 = 0
    """What brings the foot: 0 none, 1 hand_empty, 2 own_first_canasta, 3
    own_first_nonblack_canasta, 4 partner_then_self."""
    wild_takes: i64 = 0
    """Two wild cards of its kind take a wild top card onto the wild meld: 0 never, 1
    same_kind_pair."""
    take_to_open: i64 = 0
    """0 allowed, 1 allowed_after_hand_opening, 2 not_allowed."""
    frozen_unopened: i64 = 0
    always_frozen: i64 = 0
    natural_plus_wild: i64 = 0
    layoff: i64 = 0
    """0 any_meld, 1 incomplete_only, 2 no."""
    need_unfrozen: i64 = 0
    need_frozen: i64 = 0
    own_rank: i64 = 0
    """Top card of an own canasta's rank: 0 allowed, 1 pair_only, 2 forbidden."""
    least_hand: i64 = 0
    """Cards in the hand without which nobody takes it."""
    one_card: i64 = 0
    """One card takes a pile of one: 0 forbid, 1 only_if_going_out, 2 allow."""
    top_counts: i64 = 0
    canastas_out: i64 = 0
    demands: i64 = 0
    """How many demands going out makes on the side's canastas; the first: how many in all."""
    out_bonus: i64 = 0
    final_discard: i64 = 0
    concealed_total: i64 = 0
    """-1: no bonus for a concealed hand."""
    concealed_plain: i64 = 0
    """The total without an own canasta; -1: none."""
    concealed_pile: i64 = 0
    concealed_canasta: i64 = 0
    concealed_alone: i64 = 0
    concealed_team: i64 = 0
    concealed_lenient: i64 = 0
    open_exempt: i64 = 0
    """Going out at once needs no count: 0 no, 1 stock_draw_only, 2 always."""
    red_if: i64 = 0
    """0 a meld, 1 so many canastas, 2 always, 3 by the matrix, 4 a clean and a dirty canasta, 5
    one of sevens."""
    red_if_n: i64 = 0
    red_otherwise: i64 = 0
    """The same negative, nothing, or by the canastas: 0 negate, 1 zero, 2 canastone."""
    red_unless_out: i64 = 0
    red_most: i64 = 0
    """Index of the last of `red_totals`."""
    black_meld: i64 = 0
    """0 going_out_only, 1 never, 2 anytime."""
    black_least: i64 = 0
    black_most: i64 = 0
    black_canasta: i64 = 0
    last_red: i64 = 0
    """The stock's last card is a red three: 0 end_no_meld, 1 end_after_meld, 2
    turn_continues_if_other_card."""
    turn_needs: i64 = 0
    """Cards the stock must hold for another turn to begin."""
    forced: i64 = 0
    """Lay-off an empty stock forces: 0 none, 1 whole_pile, 2 top_only."""
    need_natural: i64 = 0
    need_mixed: i64 = 0
    need_wild: i64 = 0
    demand_rows: vec[i64]
    """By demand: a mask of the sorts of canastas that serve, by eight bits, and how many."""
    discard_wild: i64 = 0
    """Wild cards as discards; the last as the last card or from a hand of wilds: 0 allowed, 1
    never, 2 last_or_all_wild."""
    no_black_first: i64 = 0
    own_turn_threes: i64 = 0
    tables_black: i64 = 0
    """Black threes are laid out for points, as red ones are."""
    keeps_one: i64 = 0
    """One three stays in the hand until the side has opened."""
    ends_with_three: i64 = 0
    """The stock's last card is a three: the deal ends at once, in modern games."""
    spares_three: i64 = 0
    """That three stays in the hand."""
    special_melds: i64 = 0
    """Whether any rule of the next two, or of the row `purity`, is in use."""
    dead: i64 = 0
    """Completed ranks are dead: 0 none, 1 both_teams, 2 own_team."""
    rule_of_five: i64 = 0
    bonus_mode: i64 = 0
    """Cards for opening: 0 none, 1 draw_from_stock, 2 reserved_packets, 3 draw_now."""
    bonus_cards: vec[i64]
    """How many the first side to open gets, and the second."""
    bonus_turn_card: i64 = 0
    bonus_within: i64 = 0
    bonus_with_pile: i64 = 0
    bonus_waits: i64 = 0
    turn_card: i64 = 0
    """Place in the stock of the card laid sideways, from the bottom; 0 without one."""
    fine_opening: i64 = 0
    """Whether an opening is asked for more than points, by one of the next four."""
    hand_first: i64 = 0
    """An opening must be complete before the pile is touched: 1, and 2 where the cards that take
    the pile must lie outside it."""
    content: i64 = 0
    """Traits of which some meld of an opening must have one; 0: none."""
    splash: i64 = 0
    no_mixed_opening: i64 = 0
    no_threes: i64 = 0
    """No three is ever discarded."""
    bans: i64 = 0
    """Kept off an empty pile, besides the row `banned`: 1 dead ranks, 2 wild cards, 4 the row, 8
    locked ranks."""
    retracts: i64 = 0
    """Melds go back to the hand where only such cards are left."""
    matrix: i64 = 0
    points: vec[i64]
    hand_cost: vec[i64]
    blocked: vec[i64]
    pack: vec[i64]
    """How many of each kind the pack has."""
    tabled: vec[i64]
    """1 for threes that are laid out for points."""
    red_totals: vec[i64]
    groups: vec[i64]
    """By wild cards: the numbers of naturals with which they are a meld of a rank, by bits."""
    groups_lying: vec[i64]
    """The same where none of the wild cards comes now."""
    freezes: vec[i64]
    """1 for kinds that freeze the pile when discarded."""
    pure_bonus: vec[i64]
    mixed_bonus: vec[i64]
    """Bonus of a canasta of this kind."""
    at_risk: i64 = 0
    """Whether some rank costs points when its meld is no canasta in the end."""
    short_pure: vec[i64]
    short_mixed: vec[i64]
    """What a meld of this kind brings that is no canasta in the end."""
    set_least: vec[i64]
    set_points: vec[i64]
    """So many cards of this kind caught in one hand bring these points; 0 for no such rule."""
    purity: vec[i64]
    """0 any meld, 1 never a wild card, 2 only in melds begun with one in the turn of opening."""
    traits: vec[i64]
    """By naturals and then by wild cards: what a meld is for the content of an opening."""
    banned: vec[i64]
    last_banned: vec[i64]
    """1 for kinds that cannot be the discard that goes out."""
    locked: vec[i64]
    """1 for ranks never discarded, 2 for those not before every side has a sevens canasta."""
    black_totals: vec[i64]
    black_count: i64 = 0
    """Index of the last of these."""
    unfinished: i64 = 0
    """Melds short of a canasta that bar going out: 1 pure aces, 2 sevens, 4 wild melds."""
    fine_last: i64 = 0
    """Whether some card that may lie in a hand cannot be the discard that goes out."""
    pass_one: i64 = 0
    """With one card left, and no way to go out, a turn may end without a discard."""
    upcard: i64 = 0
    top_cards: i64 = 0
    """How many cards a take brings, the top one included; 0: the whole pile; -1: those down to the
    next wild one."""
    needs_cards: i64 = 0
    """Cards without which the pile may not be taken."""
    chooses: i64 = 0
    """The pile is taken by any card of it that fits, with all above it."""
    face_down: i64 = 0
    """Cards slid under the pile as it begins."""
    down_by: vec[i64]
    """By kind of the upcard: cards slid under the pile as it begins."""
    removes_black: i64 = 0
    """Black threes of a taken pile leave play."""
    removed_each: i64 = 0
    removed_all: i64 = 0
    """What they score: each, or all of the pack together."""
    red_to_go: i64 = 0
    """Red threes needed to go out, as many as canastas or all on the table: 0 none, 1 ge_canastas,
    2 all."""
    red_flat: i64 = 0
    """What a side pays that holds red threes in the end, however many."""
    red_as_laid: i64 = 0
    """Red threes caught in a hand count as if they lay on the table."""
    threes_stay: i64 = 0
    """Threes for points are laid out only when their holder likes."""
    red_go: i64 = 0
    """Red threes may be discarded."""
    plain_discards: i64 = 0
    """Whatever a hand of several cards holds may be discarded, red threes aside."""
    has_locks: i64 = 0
    temporary: i64 = 0
    """Three play, each alone until one of them takes the pile: then the others are partners."""
    pure_up_to: i64 = 0
    """Up to this need to open no meld of an opening may hold wild cards; -1: they always may."""
    before_draw: i64 = 0
    """Melds from the hand open before the draw only."""
    extra: i64 = 0
    """Cards drawn beside a taken pile."""
    clean_wilds: i64 = 0
    """Wild canastas of all twos or with every joker are clean."""
    wilds_held: i64 = 0
    """An open wild meld keeps wild cards off the pile."""
    may_strand: i64 = 0
    """Some card may never be discarded for now, so that nobody keeps such cards alone."""
    unopened_factor: i64 = 0
    """How many times the hands of a side count that has not opened."""
    spoils: i64 = 0
    """What lies on the table in the turn of the opening bars certain melds."""
    sets: i64 = 0
    """How many sets of canastas bring a bonus."""
    set_rows: vec[i64]
    """By set: canastas in all, natural, mixed, clean and dirty ones at least; points, and those it
    replaces."""
    many: i64 = 0
    """Another meld of a rank may be begun when the first one is complete."""
    has_runs: i64 = 0
    run_least: i64 = 0
    run_most: i64 = 0
    run_bonus: i64 = 0
    run_take: i64 = 0
    """What the end of an own run takes: 0 none, 1 top_only, 2 whole_pile."""
    run_grows: i64 = 0
    """A complete run takes more cards in the turn that goes out."""
    run_short: i64 = 0
    run_short_points: i64 = 0
    """What every run of fewer cards than the first of these brings in the end."""
    foot_size: i64 = 0
    foot_at_once: i64 = 0
    """A foot whose owner has laid the whole hand is played in the same turn."""
    partner_in_foot: i64 = 0
    """Nobody goes out before the team-mates have played from their feet too."""
    foot_threes_replaced: i64 = 0
    foot_costs: i64 = 0
    foot_red: i64 = 0
    """Feet that nobody took up cost their cards; what a red three in them brings."""
    need_run: i64 = 0
    """Runs that going out asks for."""
    need_sevens: i64 = 0
    must_ask: i64 = 0
    """Who goes out must ask: 0 no, 1 before any meld, 2 after one with the top card, 3 at any
    time."""
    tiers: i64 = 0
    """Whether some openings must hold a canasta."""
    hands: i64 = 0
    """How many ways of special hands there are."""
    ways: vec[i64]
    """By way: code of the named kinds, mask of it, sizes of the groups, value (`special`)."""
    thin: vec[i64]
    """What a hand of so many cards costs at the end of a turn."""
    hopes: vec[i64]
    """Chance of a canasta that lacks so many cards."""
    pile_sizes: vec[i64]
    """What a pile of so many cards is worth."""
    pile_more: i64 = 0
    """The same for every card beyond that row."""
    exits: vec[i64]
    """Chance, of 65536, to go out next by cards in the hand."""
    freedom: vec[i64]
    """Wild cards in the hand, the first one first."""
    first_canasta: i64 = 0
    pile_wild: i64 = 0
    rank_presence: i64 = 0
    presence_of_pile: i64 = 0
    kept_pair: i64 = 0
    pair_of_pile: i64 = 0
    kept_layoff: i64 = 0
    kept_group: i64 = 0
    pair_hope: i64 = 0
    single_points: i64 = 0
    """Share of its points that a lone card keeps."""
    pair_points: i64 = 0
    """The same for a card of a pair."""
    single_alive: i64 = 0
    wild_use: i64 = 0
    wild_finish: i64 = 0
    joker_more: i64 = 0
    drawn_in_time: i64 = 0
    won_from_rivals: i64 = 0
    prize_kept: i64 = 0
    asked_for: i64 = 0
    feeds_meld: i64 = 0
    begins_prize: i64 = 0
    alone: i64 = 0
    opens_wild: i64 = 0
    thin_with_canastas: i64 = 0
    opening: i64 = 0
    opening_round: i64 = 0
    opening_of_pile: i64 = 0
    opening_rivals: i64 = 0
    waiting_costs: i64 = 0
    card_caught: i64 = 0
    card_grows: i64 = 0
    opening_ahead: i64 = 0
    feeding: i64 = 0
    black_threes: vec[i64]
    """The only black three in the hand, then each of several."""
    on_frozen: i64 = 0
    on_frozen_of_pile: i64 = 0
    freeze_pair: i64 = 0
    freeze_saves: i64 = 0
    """This and the following are parts of 1024."""
    pair_instinct: i64 = 0
    still_held: i64 = 0
    """What is left of the chance of a pair after its holder threw such a card or let one lie."""
    forgets: i64 = 0
    opens: vec[i64]
    """Chance that a fitting pair opens, by what is needed."""
    opens_up_to: vec[i64]
    """Points up to which each of these but the last one holds; below nothing else."""
    # --- styles, by seat ---
    keeps: vec[i64]
    """Cards it keeps in the hand when it melds, unless that makes a canasta."""
    fills: vec[i64]
    """Wild cards it spends at most to complete a canasta."""
    pays_wild: vec[i64]
    """Cards in the pile from which a natural and a wild card are a fair price."""
    single: vec[i64]
    """Worth of keeping a card held once, in per cent of its face value."""
    pair: vec[i64]
    """Worth of keeping a card of a pair, in points."""
    group: vec[i64]
    """The same for a card of three and more."""
    wild: vec[i64]
    """The same for a wild card; 0: wild cards and black threes are weighed by their prices."""
    stopper: vec[i64]
    """The same for a black three."""
    prize: vec[i64]
    """What giving the pile away costs, in points."""
    prize_card: vec[i64]
    """The same for each card in it."""
    guess: vec[i64]
    """Per cent of that for each unseen card that could take it."""
    leaves: vec[i64]
    """Points it must expect to gain to go out at once, by its guess of the hands."""
    opens_keeping: vec[i64]
    """Cards it keeps in the hand when it opens without the pile."""
    holds: vec[i64]
    """Cards in a frozen pile from which it keeps its pairs and groups to take it."""
    begins: vec[i64]
    """Cards of a rank with which it begins a meld after the opening."""
    hurries: vec[i64]
    """Cards in an opponent's hand at which it lays down all it can."""
    risks: vec[i64]
    """Cards of a rank with which it begins a meld that costs points unless completed."""
    run_begins: vec[i64]
    """Cards of a complete run with which it begins one."""
    remembers: vec[i64]
    """Whether it looks at what the next opponent's melds lack, and fears a pair less that the
    opponent lately threw or let lie."""
    weighs: vec[i64]
    """What it does by prices: 1 goes out, 2 also lays, 3 also opens, 4 also throws."""

    def __init__(self, nothing: vec[i64]) -> None:
        """Rules whose rows all are the given one, until they are filled."""
        self.demand_rows = self.bonus_cards = self.points = self.hand_cost = self.blocked = nothing
        self.pack = self.tabled = self.red_totals = self.groups = self.groups_lying = nothing
        self.freezes = self.pure_bonus = self.mixed_bonus = self.short_pure = nothing
        self.short_mixed = self.set_least = self.set_points = self.purity = self.traits = nothing
        self.banned = self.last_banned = self.locked = self.black_totals = self.down_by = nothing
        self.set_rows = self.ways = self.thin = self.hopes = self.pile_sizes = self.exits = nothing
        self.freedom = self.black_threes = self.opens = self.opens_up_to = self.keeps = nothing
        self.fills = self.pays_wild = self.single = self.pair = self.group = self.wild = nothing
        self.stopper = self.prize = self.prize_card = self.guess = self.leaves = nothing
        self.opens_keeping = self.holds = self.begins = self.hurries = self.risks = nothing
        self.run_begins = self.weighs = self.remembers = nothing
