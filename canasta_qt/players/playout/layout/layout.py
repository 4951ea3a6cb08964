"""Where every number of a playout lies, in the rule vector `r` and the state `s`.

Written by `write_layout` from the tables of slots; change those. Both are flat arrays of integers,
so that copying a state is one slice and compiled code reads it without touching an object. Cards
are kinds (`engine.cards`: 1 red three, 2 two, 3 black three, 4..13, 14 ace, 15 joker), where there
are runs with 16 times the suit (1 to 4) for four to ace. Hands and melds are counts by kind. A name
is an index, or the first of a row of `KINDS` numbers by kind, or of a row by seat or side. What is
read most lies first: Python keeps numbers below 257 ready, so that interpreted code finds its
places sooner.
"""

from __future__ import annotations

from typing import Final

# --- numbers --------------------------------------------------------------------------------------

KINDS: Final = 16
RED3: Final = 1
TWO: Final = 2
BLACK3: Final = 3
FIRST: Final = 4
SEVEN: Final = 7
ACE: Final = 14
JOKER: Final = 15
MOST_SEATS: Final = 6
ANY: Final = 99
"""Stands for "no limit"."""
NEVER_MORE: Final = 99999
"""More points than any opening needs."""
WAY: Final = 4
MOST_WAYS: Final = 64
SET_ROW: Final = 7
MOST_SETS: Final = 4
NATURAL_SORT: Final = 1
"""One canasta of a sort, in a count."""
MIXED_SORT: Final = 256
NATURAL_SEVENS_SORT: Final = 65536
MIXED_SEVENS_SORT: Final = 16777216
CLEAN_WILD_SORT: Final = 4294967296
DIRTY_WILD_SORT: Final = 1099511627776
SEQUENCE_SORT: Final = 281474976710656
TRAITS_ROW: Final = 16
MIXED_CANASTA: Final = 16
UNMIXED_CANASTA: Final = 32
STYLES: Final = 21
"""Numbers of a style."""
START: Final = 0
"""Stages of a turn."""
PLAY: Final = 1
OVER: Final = 2
EARNED: Final = 2
"""What `FOOT_STAGE` says."""
TAKEN: Final = 3
PLAYED: Final = 4
MOST_RUNS: Final = 12
"""Runs of a side."""
UNDO_SIZE: Final = 20
PILE_WAS: Final = 16
"""Within a step to take back, after the plan by kind."""
FROZEN_WAS: Final = 17
OPENED_WAS: Final = 18
TOP_WAS: Final = 19
MOST_STEPS: Final = 8
MOST_LOOSE: Final = 14
"""Loose cards beyond which chances do not change."""
PLAN_SIZE: Final = 78
"""Numbers of a plan."""

# --- the rule vector ------------------------------------------------------------------------------

SEATS: Final = 0
SIDES: Final = 1
"""Side of a seat is seat modulo sides: partners sit opposite, teams alternate."""
HAND_SIZE: Final = 2
DRAW: Final = 3
SHORT_ENDS: Final = 4
CANASTA: Final = 5
LEAST: Final = 6
MOST: Final = 7
MAX_WILDS: Final = 8
RATIO: Final = 9
"""0 none, 1 nat_ge_wild, 2 nat_gt_wild, 3 nat_ge_2wild."""
ADD_NATURAL: Final = 10
"""What becomes of loose cards of a completed rank, by bits: 1 the canasta takes them, 2 they go on
a heap (`heap`)."""
ADD_WILD_NATURAL: Final = 11
ADD_WILD_MIXED: Final = 12
WILD_MELD: Final = 13
WILD_LEAST: Final = 14
WILD_MOST: Final = 15
WILD_LOCK: Final = 16
ALL_TWOS: Final = 17
ALL_JOKERS: Final = 18
MIXED_WILD: Final = 19
WILD_SHORT: Final = 20
WILD_SHORT_JOKERS: Final = 21
JOKERS: Final = 22
FEET: Final = 23
"""What brings the foot: 0 none, 1 hand_empty, 2 own_first_canasta, 3 own_first_nonblack_canasta, 4
partner_then_self."""
WILD_TAKES: Final = 24
"""Two wild cards of its kind take a wild top card onto the wild meld: 0 never, 1 same_kind_pair."""
TAKE_TO_OPEN: Final = 25
"""0 allowed, 1 allowed_after_hand_opening, 2 not_allowed."""
FROZEN_UNOPENED: Final = 26
ALWAYS_FROZEN: Final = 27
NATURAL_PLUS_WILD: Final = 28
LAYOFF: Final = 29
"""0 any_meld, 1 incomplete_only, 2 no."""
NEED_UNFROZEN: Final = 30
NEED_FROZEN: Final = 31
OWN_RANK: Final = 32
"""Top card of an own canasta's rank: 0 allowed, 1 pair_only, 2 forbidden."""
LEAST_HAND: Final = 33
"""Cards in the hand without which nobody takes it."""
ONE_CARD: Final = 34
"""One card takes a pile of one: 0 allow, 1 only_if_going_out, 2 forbid."""
TOP_COUNTS: Final = 35
CANASTAS_OUT: Final = 36
DEMANDS: Final = 37
"""How many demands going out makes on the side's canastas; the first: how many in all."""
OUT_BONUS: Final = 38
FINAL_DISCARD: Final = 39
CONCEALED_TOTAL: Final = 40
"""-1: no bonus for a concealed hand."""
CONCEALED_PLAIN: Final = 41
"""The total without an own canasta; -1: none."""
CONCEALED_PILE: Final = 42
CONCEALED_CANASTA: Final = 43
CONCEALED_ALONE: Final = 44
CONCEALED_TEAM: Final = 45
CONCEALED_LENIENT: Final = 46
OPEN_EXEMPT: Final = 47
"""Going out at once needs no count: 0 no, 1 stock_draw_only, 2 always."""
RED_IF: Final = 48
"""0 a meld, 1 so many canastas, 2 always, 3 by the matrix, 4 a clean and a dirty canasta, 5 one of
sevens."""
RED_IF_N: Final = 49
RED_OTHERWISE: Final = 50
"""The same negative, nothing, or by the canastas: 0 negate, 1 zero, 2 canastone."""
RED_UNLESS_OUT: Final = 51
RED_MOST: Final = 52
"""Index of the last of `RED_TOTALS`."""
BLACK_MELD: Final = 53
"""0 going_out_only, 1 never, 2 anytime."""
BLACK_LEAST: Final = 54
BLACK_MOST: Final = 55
BLACK_CANASTA: Final = 56
LAST_RED: Final = 57
"""The stock's last card is a red three: 0 end_no_meld, 1 end_after_meld, 2
turn_continues_if_other_card."""
TURN_NEEDS: Final = 58
"""Cards the stock must hold for another turn to begin."""
FORCED: Final = 59
"""Lay-off an empty stock forces: 0 none, 1 whole_pile, 2 top_only."""
NEED_NATURAL: Final = 60
NEED_MIXED: Final = 61
NEED_WILD: Final = 62
DEMAND_ROWS: Final = 63
"""By demand: a mask of the sorts of canastas that serve, by eight bits, and how many."""
DISCARD_WILD: Final = 79
"""Wild cards as discards; the last as the last card or from a hand of wilds: 0 allowed, 1 never, 2
last_or_all_wild."""
NO_BLACK_FIRST: Final = 80
OWN_TURN_THREES: Final = 81
TABLES_BLACK: Final = 82
"""Black threes are laid out for points, as red ones are."""
KEEPS_ONE: Final = 83
"""One three stays in the hand until the side has opened."""
ENDS_WITH_THREE: Final = 84
"""The stock's last card is a three: the deal ends at once, in modern games."""
SPARES_THREE: Final = 85
"""That three stays in the hand."""
SPECIAL_MELDS: Final = 86
"""Whether any rule of the next two, or of the row `PURITY`, is in use."""
DEAD: Final = 87
"""Completed ranks are dead: 0 none, 1 own_team, 2 both_teams."""
RULE_OF_FIVE: Final = 88
BONUS_MODE: Final = 89
"""Cards for opening: 0 none, 1 draw_from_stock, 2 reserved_packets, 3 draw_now."""
BONUS_CARDS: Final = 90
"""How many the first side to open gets, and the second."""
BONUS_TURN_CARD: Final = 92
BONUS_WITHIN: Final = 93
BONUS_WITH_PILE: Final = 94
BONUS_WAITS: Final = 95
TURN_CARD: Final = 96
"""Place in the stock of the card laid sideways, from the bottom; 0 without one."""
FINE_OPENING: Final = 97
"""Whether an opening is asked for more than points, by one of the next four."""
HAND_FIRST: Final = 98
"""An opening must be complete before the pile is touched: 1, and 2 where the cards that take the
pile must lie outside it."""
CONTENT: Final = 99
"""Traits of which some meld of an opening must have one; 0: none."""
SPLASH: Final = 100
NO_MIXED_OPENING: Final = 101
NO_THREES: Final = 102
"""No three is ever discarded."""
BANS: Final = 103
"""Kept off an empty pile, besides the row `BANNED`: 1 dead ranks, 2 wild cards, 4 the row, 8 locked
ranks."""
RETRACTS: Final = 104
"""Melds go back to the hand where only such cards are left."""
MATRIX: Final = 105
POINTS: Final = 106
HAND_COST: Final = 122
BLOCKED: Final = 138
PACK: Final = 154
"""How many of each kind the pack has."""
TABLED: Final = 170
"""1 for threes that are laid out for points."""
RED_TOTALS: Final = 186
GROUPS: Final = 203
"""By wild cards: the numbers of naturals with which they are a meld of a rank, by bits."""
GROUPS_LYING: Final = 268
"""The same where none of the wild cards comes now."""
FREEZES: Final = 333
"""1 for kinds that freeze the pile when discarded."""
PURE_BONUS: Final = 349
MIXED_BONUS: Final = 365
"""Bonus of a canasta of this kind."""
SHORT_PURE: Final = 381
SHORT_MIXED: Final = 397
"""What a meld of this kind brings that is no canasta in the end."""
SET_LEAST: Final = 413
SET_POINTS: Final = 429
"""So many cards of this kind caught in one hand bring these points; 0 for no such rule."""
PURITY: Final = 445
"""0 any meld, 1 never a wild card, 2 only in melds begun with one in the turn of opening."""
TRAITS: Final = 461
"""By naturals and then by wild cards: what a meld is for the content of an opening."""
BANNED: Final = 717
LAST_BANNED: Final = 733
"""1 for kinds that cannot be the discard that goes out."""
LOCKED: Final = 749
"""1 for ranks never discarded, 2 for those not before every side has a sevens canasta."""
BLACK_TOTALS: Final = 765
BLACK_COUNT: Final = 782
"""Index of the last of these."""
UNFINISHED: Final = 783
"""Melds short of a canasta that bar going out: 1 pure aces, 2 sevens, 4 wild melds."""
FINE_LAST: Final = 784
"""Whether some card that may lie in a hand cannot be the discard that goes out."""
PASS_ONE: Final = 785
"""With one card left, and no way to go out, a turn may end without a discard."""
UPCARD: Final = 786
TOP_CARDS: Final = 787
"""How many cards a take brings, the top one included; 0: the whole pile; -1: those down to the next
wild one."""
NEEDS_CARDS: Final = 788
"""Cards without which the pile may not be taken."""
CHOOSES: Final = 789
"""The pile is taken by any card of it that fits, with all above it."""
FACE_DOWN: Final = 790
"""Cards slid under the pile as it begins."""
DOWN_BY: Final = 791
"""By kind of the upcard: cards slid under the pile as it begins."""
REMOVES_BLACK: Final = 807
"""Black threes of a taken pile leave play."""
REMOVED_EACH: Final = 808
REMOVED_ALL: Final = 809
"""What they score: each, or all of the pack together."""
RED_TO_GO: Final = 810
"""Red threes needed to go out, as many as canastas or all on the table: 0 none, 1 ge_canastas, 2
all."""
RED_FLAT: Final = 811
"""What a side pays that holds red threes in the end, however many."""
RED_AS_LAID: Final = 812
"""Red threes caught in a hand count as if they lay on the table."""
THREES_STAY: Final = 813
"""Threes for points are laid out only when their holder likes."""
RED_GO: Final = 814
"""Red threes may be discarded."""
PLAIN_DISCARDS: Final = 815
"""Whatever a hand of several cards holds may be discarded, red threes aside."""
HAS_LOCKS: Final = 816
TEMPORARY: Final = 817
"""Three play, each alone until one of them takes the pile: then the others are partners."""
PURE_UP_TO: Final = 818
"""Up to this need to open no meld of an opening may hold wild cards; -1: they always may."""
BEFORE_DRAW: Final = 819
"""Melds from the hand open before the draw only."""
EXTRA: Final = 820
"""Cards drawn beside a taken pile."""
CLEAN_WILDS: Final = 821
"""Wild canastas of all twos or with every joker are clean."""
WILDS_HELD: Final = 822
"""An open wild meld keeps wild cards off the pile."""
MAY_STRAND: Final = 823
"""Some card may never be discarded for now, so that nobody keeps such cards alone."""
UNOPENED_FACTOR: Final = 824
"""How many times the hands of a side count that has not opened."""
SPOILS: Final = 825
"""What lies on the table in the turn of the opening bars certain melds."""
SETS: Final = 826
"""How many sets of canastas bring a bonus."""
SET_ROWS: Final = 827
"""By set: canastas in all, natural, mixed, clean and dirty ones at least; points, and those it
replaces."""
MANY: Final = 855
"""Another meld of a rank may be begun when the first one is complete."""
HAS_RUNS: Final = 856
RUN_LEAST: Final = 857
RUN_MOST: Final = 858
RUN_BONUS: Final = 859
RUN_TAKE: Final = 860
"""What the end of an own run takes: 0 none, 1 top_only, 2 whole_pile."""
RUN_GROWS: Final = 861
"""A complete run takes more cards in the turn that goes out."""
RUN_SHORT: Final = 862
RUN_SHORT_POINTS: Final = 863
"""What every run of fewer cards than the first of these brings in the end."""
FOOT_SIZE: Final = 864
FOOT_AT_ONCE: Final = 865
"""A foot whose owner has laid the whole hand is played in the same turn."""
PARTNER_IN_FOOT: Final = 866
"""Nobody goes out before the team-mates have played from their feet too."""
FOOT_THREES_REPLACED: Final = 867
FOOT_COSTS: Final = 868
FOOT_RED: Final = 869
"""Feet that nobody took up cost their cards; what a red three in them brings."""
NEED_SEVENS: Final = 870
MUST_ASK: Final = 871
"""Who goes out must ask: 0 no, 1 before any meld, 2 after one with the top card, 3 at any time."""
TIERS: Final = 872
"""Whether some openings must hold a canasta."""
HANDS: Final = 873
"""How many ways of special hands there are."""
WAYS: Final = 874
"""By way: code of the named kinds, mask of it, sizes of the groups, value (`special`)."""
THIN: Final = 1130
"""What a hand of so many cards costs at the end of a turn."""
HOPES: Final = 1140
"""Chance of a canasta that lacks so many cards."""
PILE_SIZES: Final = 1148
"""What a pile of so many cards is worth."""
PILE_MORE: Final = 1159
"""The same for every card beyond that row."""
EXITS: Final = 1160
"""Chance, of 65536, to go out next by cards in the hand."""
FREEDOM: Final = 1173
"""Wild cards in the hand, the first one first."""
FIRST_CANASTA: Final = 1179
PILE_WILD: Final = 1180
RANK_PRESENCE: Final = 1181
PRESENCE_OF_PILE: Final = 1182
KEPT_PAIR: Final = 1183
PAIR_OF_PILE: Final = 1184
KEPT_LAYOFF: Final = 1185
KEPT_GROUP: Final = 1186
PAIR_HOPE: Final = 1187
SINGLE_POINTS: Final = 1188
"""Share of its points that a lone card keeps."""
PAIR_POINTS: Final = 1189
"""The same for a card of a pair."""
SINGLE_ALIVE: Final = 1190
WILD_USE: Final = 1191
WILD_FINISH: Final = 1192
JOKER_MORE: Final = 1193
OPENS_WILD: Final = 1194
THIN_WITH_CANASTAS: Final = 1195
OPENING: Final = 1196
OPENING_ROUND: Final = 1197
OPENING_OF_PILE: Final = 1198
OPENING_RIVALS: Final = 1199
WAITING_COSTS: Final = 1200
CARD_CAUGHT: Final = 1201
CARD_GROWS: Final = 1202
OPENING_AHEAD: Final = 1203
FEEDING: Final = 1204
BLACK_THREES: Final = 1205
"""The only black three in the hand, then each of several."""
ON_FROZEN: Final = 1207
ON_FROZEN_OF_PILE: Final = 1208
FREEZE_PAIR: Final = 1209
FREEZE_SAVES: Final = 1210
"""This and the following are parts of 1024."""
PAIR_INSTINCT: Final = 1211
STILL_HELD: Final = 1212
"""What is left of the chance of a pair after its holder threw such a card or let one lie."""
FORGETS: Final = 1213
OPENS: Final = 1214
"""Chance that a fitting pair opens, by what is needed."""
OPENS_UP_TO: Final = 1219
"""Points up to which each of these but the last one holds; below nothing else."""
STYLE: Final = 1223
"""By seat: `STYLES` numbers that say how the player there plays, whatever the rules."""
RULES_SIZE: Final = 1349

# --- a style, within the row of its seat ----------------------------------------------------------

KEEPS: Final = 0
"""Cards it keeps in the hand when it melds, unless that makes a canasta."""
FILLS: Final = 1
"""Wild cards it spends at most to complete a canasta."""
PAYS_WILD: Final = 2
"""Cards in the pile from which a natural and a wild card are a fair price."""
SINGLE: Final = 3
"""Worth of keeping a card held once, in per cent of its face value."""
PAIR: Final = 4
"""Worth of keeping a card of a pair, in points."""
GROUP: Final = 5
"""The same for a card of three and more."""
WILD: Final = 6
"""The same for a wild card."""
STOPPER: Final = 7
"""The same for a black three."""
PRIZE: Final = 8
"""What giving the pile away costs, in points."""
PRIZE_CARD: Final = 9
"""The same for each card in it."""
GUESS: Final = 10
"""Per cent of that for each unseen card that could take it."""
LEAVES: Final = 11
"""Points it must expect to gain to go out at once, by its guess of the hands."""
OPENS_KEEPING: Final = 12
"""Cards it keeps in the hand when it opens without the pile."""
HOLDS: Final = 13
"""Cards in a frozen pile from which it keeps its pairs and groups to take it."""
BEGINS: Final = 14
"""Cards of a rank with which it begins a meld after the opening."""
HURRIES: Final = 15
"""Cards in an opponent's hand at which it lays down all it can."""
RISKS: Final = 16
"""Cards of a rank with which it begins a meld that costs points unless completed."""
RUN_BEGINS: Final = 17
"""Cards with which it begins a run."""
RUN_NEXT: Final = 18
"""Points for which it keeps a card beside one of its suit next in rank; half with a gap."""
RUN_FEEDS: Final = 19
"""What a card costs that continues a run of the next opponent, if only that card is taken."""
WEIGHS: Final = 20
"""What it does by prices: 1 goes out, 2 also lays, 3 also opens, 4 also throws."""

# --- the state ------------------------------------------------------------------------------------

LUCK: Final = 0
"""What `luck` makes its next number of."""
SEAT: Final = 1
"""Whose turn it is."""
TURN: Final = 2
STAGE: Final = 3
"""`START`, `PLAY` or `OVER`."""
STOCK_LEFT: Final = 4
PILE_LEFT: Final = 5
FROZEN: Final = 6
"""Place in the pile, from 1, of the lowest card that freezes it, or 0."""
OUT: Final = 7
"""Seat that went out, -1 for nobody."""
CONCEALED: Final = 8
"""0 no, 1 concealed, 2 concealed without an own canasta."""
TOOK: Final = 9
NO_DISCARD: Final = 10
LAID: Final = 11
"""Cards laid in this turn."""
REFUSED: Final = 12
"""1 when a team-mate has said no to going out in this turn."""
SETTLED: Final = 13
"""1 when this turn has laid what it wanted and only ends."""
SPECIAL: Final = 14
"""Value of the special hand that ended the deal, 0 without one."""
RETRACTED: Final = 15
"""1 when melds of this turn have gone back to the hand."""
OPENED: Final = 16
"""By side: the turn in which it opened, 0 for not yet."""
STEPS: Final = 22
"""Steps of this turn that may go back."""
PILE_DOWN: Final = 23
"""Cards at the bottom of the pile that lie face down."""
OWN_MINIMUM: Final = 24
"""By seat, at a table of three: points its player needs to open."""
LONE: Final = 27
"""At a table of three: 1 and the place that the lone player had as the deal began; 0 as long as all
play alone (`table_of_three`)."""
HELD: Final = 28
"""By seat: cards in the hand."""
PLAN: Final = 34
"""By kind: naturals of the hand in the plan, a step about to be taken; `TWO` has none."""
PLAN_TWOS: Final = 50
"""By kind: twos of the hand in the plan; the wild meld's stand at `TWO`."""
PLAN_JOKS: Final = 66
"""By kind: jokers of the hand in the plan."""
PLAN_SUITS: Final = 82
"""By kind: suits of the naturals in the plan, where there are runs; 0: whichever are left."""
PLAN_RUNS: Final = 98
"""By run: what the plan makes of it, 0 for nothing."""
PLAN_TOP: Final = 110
"""Place, from 1, of the run that the pile's top card joins in the plan; 0 for none."""
PLAN_DEPTH: Final = 111
"""Place, from 1, of the card of the pile by which it is taken, where the taker chooses; 0: the top
one."""
HAND: Final = 112
"""By seat and kind."""
SIZES: Final = 208
"""By side and kind: cards of that meld, naturals and wild ones together."""
NATURALS: Final = 304
"""By side and kind: cards of that rank in the side's meld of it; 0 without a meld."""
TWOS: Final = 400
"""By side and kind: twos in that meld; the wild meld has kind `TWO`."""
JOKS: Final = 496
"""By side and kind: jokers in that meld."""
BORN: Final = 592
"""By side and kind: turn in which the meld was begun."""
KNOWN: Final = 688
"""By seat and kind: cards everybody knows it holds, since it took them with the pile."""
NOW: Final = 784
"""By kind: cards this seat put on that meld in this turn."""
NOW_WILD: Final = 800
"""By kind: how many of them are wild."""
MINIMUM: Final = 816
"""By side: points it needs to open."""
LAID_BEFORE: Final = 822
"""By seat: 1 when it melded in an earlier turn."""
RED: Final = 828
"""By seat: red threes on the table."""
STOCK: Final = 834
"""Cards in the stock; the last of `STOCK_LEFT` is drawn next."""
PILE: Final = 1282
"""Cards in the pile, bottom first."""
BLACK: Final = 1730
"""By seat: black threes on the table."""
WAITING_HELD: Final = 1736
"""By seat: bonus cards that wait for its next turn."""
WAITING: Final = 1742
"""By seat and kind."""
PACKET_HELD: Final = 1838
"""By place: cards of the packet set aside."""
PACKET: Final = 1840
"""By place (the first, the second side to open) and kind: the packets set aside."""
DIRTY: Final = 1872
"""By side and kind: 1 for a meld begun with wild cards."""
IN_PILE: Final = 1968
"""By kind: cards in the pile."""
UNDO: Final = 1984
"""By step of the turn: `UNDO_SIZE` numbers to take it back (`retraction`)."""
OLD_CARDS: Final = 2144
"""By side and kind: cards of canastas beside a later meld of their rank, and those on the heap:
naturals, twos and jokers by eight bits."""
OLD_DONE: Final = 2240
"""By side and kind: how many such canastas there are: pure and mixed ones by eight bits."""
HAND_SUITS: Final = 2336
"""By seat and kind, where there are runs: cards of each suit, by four bits."""
RUNS: Final = 2432
"""By side and run: lowest and highest kind by four bits, then the suit; 0 for none."""
USED_SUITS: Final = 2504
"""By kind: cards of each suit that the plan takes from the hand, while it is judged."""
SUIT_POOL: Final = 2520
"""By kind: unseen cards of each suit, while a world is made."""
DECLINED: Final = 2536
"""By seat and kind: the turn in which it last threw such a card or let one lie on the pile; 0 for
never."""
CHANCES: Final = 2632
"""By number of unseen cards: per mille that a hand holds two of them, while a discard is chosen."""
FOOT_HELD: Final = 2647
"""By seat: cards in the foot, until it is taken up."""
FOOT_STAGE: Final = 2653
"""By seat: how far it is with its foot, as `engine.state.FootStage` counts."""
FOOT: Final = 2659
"""By seat and kind."""
ASKED: Final = 2755
"""1 when a team-mate has been asked in this turn, where that must be done."""
BEYOND_TOP: Final = 2756
"""1 when this turn has laid more than the meld with the top card."""
TIER: Final = 2757
"""By side: what its opening must hold: 0 no canasta, 1 one that comes from the hand, 2 any, 3 a
natural one."""
CALM: Final = 2763
"""Of 256, how likely the deal goes on; this and the next five are noted before laying."""
PILE_WORTH: Final = 2764
PRESENCE: Final = 2765
PAIR_WORTH: Final = 2766
NEXT_CANASTA: Final = 2767
"""What a canasta brings because the side needs it to go out."""
KEPT: Final = 2768
"""Share of its later worth that a card fitting a meld keeps in the hand."""
STATE_SIZE: Final = 2769

# --- weights --------------------------------------------------------------------------------------

KEPT_UNOPENED: Final = 205
"""What `KEPT` is before the opening."""
PAIR_BESIDE_MELD: Final = 51
"""Share of a pair beside an open meld."""
PRESENCE_FROZEN: Final = 77
"""Share while the pile is frozen."""
CALM_LAST: Final = 9830
"""Of 65536: the deal goes on with less than a round left."""
CALM_SECOND: Final = 45875
"""The same with less than two."""
CALM_THIRD: Final = 58982
"""The same with less than three."""
CALM_EARLY: Final = 64225
"""The same with more."""
EXIT_UNOPENED: Final = 328
"""Of 65536: chance to go out unopened."""
EXIT_FAR: Final = 655
"""The same with canastas far away."""
EXIT_OF_MATE: Final = 154
"""What of it counts for a team-mate."""
DRAWN: Final = 154
"""Unseen cards that come to their meld in time."""
WILD_FOUND: Final = 205
"""Room for wild cards that gets filled."""
PURE_HOPE: Final = 154
"""Hoped for pure canastas that stay pure."""
PURE_DRAWN: Final = 77
"""The same with `PURE_SURE` times the missing cards unseen: for each of them."""
PURE_SURE: Final = 2
"""Unseen cards for each missing one that suffice."""
CALM_HURRIED: Final = 154
"""Calm, of 256, below which nothing is saved."""
THREES_AT_RISK: Final = 200
"""Red threes while unopened, per point."""
SURE: Final = 993
"""Of 1024: a rival takes what it can take for certain."""
MOST_PAIR: Final = 973
"""Of 1024: a pair nobody has seen, at most."""
HOPE_COUNTS: Final = 90
"""Per cent of hopes that count."""
HOPE_FIRST: Final = 100
"""Per cent of the greatest hope that counts."""
HOPE_SECOND: Final = 70
"""The same for the second."""
HOPE_THIRD: Final = 49
"""The same for the third."""
LAST_THIN: Final = 9
"""Cards from which a hand is not thin at all."""
LAST_HOPE: Final = 7
"""Missing cards beyond which no hope changes."""
LAST_PILE: Final = 10
"""Cards of a pile beyond which each is alike."""
LAST_EXIT: Final = 12
"""Cards beyond which chances do not change."""
LAST_WILD: Final = 5
"""Wild cards beyond which each is worth the same."""
HOPE_CARDS: Final = 14
"""Cards with which all hopes may come true."""
