"""Where every number of a playout lies: in the rule block `r` and in the state `s`.

Both are flat arrays of integers, so that copying a state is one slice and compiled code reads it
without touching an object. Cards are kinds (`engine.cards`: 1 red three, 2 two, 3 black three,
4..13, 14 ace, 15 joker), where there are runs with 16 times the suit (1 to 4) for four to ace.
Hands and melds are counts by kind. A name is an index, or the first of a
row of `KINDS` numbers by kind, or of a row by seat or side. What is read most lies below 257:
Python keeps those numbers ready, so that interpreted code finds its places sooner.
"""

from __future__ import annotations

from typing import Final

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

# --- the rule block: numbers ------------------------------------------------------------------

SEATS: Final = 0
SIDES: Final = 1
"""Side of a seat is seat modulo sides: partners sit opposite, teams alternate."""
HAND_SIZE: Final = 2
DRAW: Final = 3
SHORT_ENDS: Final = 4
CANASTA: Final = 5
LEAST: Final = 6
MOST: Final = 7
MIN_NATURALS: Final = 8
MAX_WILDS: Final = 9
RATIO: Final = 10
"""0 none, 1 naturals >= wilds, 2 naturals > wilds, 3 naturals >= twice the wilds."""
CAP_OF_SEVEN: Final = 11
ADD_NATURAL: Final = 12
ADD_WILD_NATURAL: Final = 13
ADD_WILD_MIXED: Final = 14
WILD_MELD: Final = 15
WILD_LEAST: Final = 16
WILD_MOST: Final = 17
WILD_LOCK: Final = 18
WILD_COUNTS: Final = 19
ALL_TWOS: Final = 20
ALL_JOKERS: Final = 21
MIXED_WILD: Final = 22
WILD_SHORT: Final = 23
WILD_SHORT_JOKERS: Final = 24
JOKERS: Final = 25
FEET: Final = 26
"""What brings the foot: 0 there is none, 1 an empty hand, 2 an own canasta, 3 one of no threes."""
TAKE_TO_OPEN: Final = 28
"""0 allowed, 1 after an opening from the hand, 2 not before a later turn."""
FROZEN_UNOPENED: Final = 29
ALWAYS_FROZEN: Final = 30
NATURAL_PLUS_WILD: Final = 31
LAYOFF: Final = 32
"""0 on any meld, 1 on an open one, 2 not at all."""
NEED_UNFROZEN: Final = 33
NEED_FROZEN: Final = 34
OWN_RANK: Final = 35
"""Top card of an own canasta's rank: 0 allowed, 1 by a pair only, 2 forbidden."""
ONE_CARD: Final = 36
"""One card takes a pile of one: 0 allowed, 1 only going out, 2 forbidden."""
TOP_COUNTS: Final = 37
FREEZE_WILD: Final = 38
FREEZE_BLACK: Final = 39
CANASTAS_OUT: Final = 40
OUT_BONUS: Final = 41
FINAL_DISCARD: Final = 42
CONCEALED_TOTAL: Final = 43
"""-1: no bonus for a concealed hand."""
CONCEALED_PLAIN: Final = 44
"""The total without an own canasta; -1: none."""
CONCEALED_PILE: Final = 45
CONCEALED_CANASTA: Final = 46
CONCEALED_ALONE: Final = 47
CONCEALED_TEAM: Final = 48
CONCEALED_LENIENT: Final = 49
OPEN_EXEMPT: Final = 50
"""Going out at once needs no count: 0 no, 1 after a draw, 2 always."""
RED_IF: Final = 51
"""0 a meld, 1 so many canastas, 2 always, 3 by the matrix, 4 a clean and a dirty canasta."""
RED_IF_N: Final = 52
RED_OTHERWISE: Final = 53
"""0 the same negative, 1 nothing, 2 nothing, once or twice the negative (Canastone)."""
RED_UNLESS_OUT: Final = 54
RED_MOST: Final = 55
BLACK_MELD: Final = 56
"""0 going out only, 1 never, 2 at any time."""
BLACK_LEAST: Final = 57
BLACK_MOST: Final = 58
BLACK_CANASTA: Final = 59
LAST_RED: Final = 60
"""The stock's last card is a red three: 0 ends, 1 melds only, 2 goes on with another card."""
ENDS_WITH_STOCK: Final = 61
FORCED: Final = 62
"""Lay-off an empty stock forces: 0 none, 1 the whole pile, 2 the top card."""
NEED_NATURAL: Final = 64
NEED_MIXED: Final = 65
NEED_WILD: Final = 66
NEED_CLEAN: Final = 67
NEED_DIRTY: Final = 68
DISCARD_WILD: Final = 69
"""0 allowed, 1 never, 2 the last card or from a hand of wilds."""
NO_BLACK_FIRST: Final = 70
OWN_TURN_THREES: Final = 71
TABLES_BLACK: Final = 72
"""Black threes are laid out for points, as red ones are."""
KEEPS_ONE: Final = 73
"""One three stays in the hand until the side has opened."""
ENDS_WITH_THREE: Final = 74
"""The stock's last card is a three: the deal ends at once, in modern games."""
SPARES_THREE: Final = 75
"""That three stays in the hand."""
SPECIAL_MELDS: Final = 76
"""Whether any rule of the next two, or of the row `PURITY`, is in use."""
DEAD: Final = 77
"""Completed ranks that are dead: 0 none, 1 the own, 2 of both sides."""
RULE_OF_FIVE: Final = 78
BONUS_MODE: Final = 79
"""Cards for opening: 0 none, 1 from the stock, 2 a packet set aside, 3 within the opening step."""
BONUS_CARDS: Final = 80
"""How many the first side to open gets, and at the next place the second."""
BONUS_TURN_CARD: Final = 82
BONUS_WITHIN: Final = 83
BONUS_WITH_PILE: Final = 84
BONUS_WAITS: Final = 85
TURN_CARD: Final = 86
"""Place in the stock of the card laid sideways, counted from the bottom; 0 without one."""
FINE_OPENING: Final = 87
"""Whether an opening is asked for more than points, by one of the next four."""
HAND_FIRST: Final = 88
"""An opening must be complete before the pile is touched: 1, and 2 where the cards that take the
pile must lie outside it."""
CONTENT: Final = 89
"""0 nothing, 1 a meld without wild cards, 2 that or a wild meld."""
SPLASH: Final = 90
NO_MIXED_OPENING: Final = 91
NO_THREES: Final = 92
"""No three is ever discarded."""
BANS: Final = 93
"""Kept off an empty pile, besides the row `BANNED`: 1 dead ranks, 2 wild cards, 4 the row."""
RETRACTS: Final = 94
"""Melds go back to the hand where only such cards are left."""
MATRIX: Final = 95

# --- the rule block: rows by kind ---------------------------------------------------------------

POINTS: Final = 96
HAND_COST: Final = 112
BLOCKED: Final = 128
RED_TOTALS: Final = 144
PACK: Final = 160
"""How many of each kind the pack has."""
STYLE: Final = 176
"""By seat: `STYLES` numbers that say how the player there plays, whatever the rules."""
STYLES: Final = 21
SHORT_PURE: Final = 304
SHORT_MIXED: Final = 320
"""What a meld of this kind brings that is no canasta in the end."""
SET_LEAST: Final = 336
SET_POINTS: Final = 352
"""So many cards of this kind caught in one hand bring these points; 0 for no such rule."""
PURITY: Final = 368
"""0 any meld, 1 never a wild card, 2 only in melds begun with one in the turn of opening."""
BANNED: Final = 384
LAST_BANNED: Final = 400
"""1 for kinds that cannot be the discard that goes out."""
TABLED: Final = 416
"""1 for threes that are laid out for points."""
BLACK_TOTALS: Final = 432
BLACK_COUNT: Final = 448
"""Index of the last of these."""
UNFINISHED: Final = 449
"""Melds short of a canasta that bar going out: 1 pure aces, 2 sevens, 4 wild melds."""
FINE_LAST: Final = 450
"""Whether some card that may lie in a hand cannot be the discard that goes out."""
PASS_ONE: Final = 451
"""With one card left, and no way to go out, a turn may end without a discard."""
UPCARD: Final = 452
HANDS: Final = 453
"""How many ways of special hands there are."""
TOP_CARDS: Final = 454
"""How many cards a take brings, the top one included; 0: the whole pile."""
NEEDS_CARDS: Final = 455
"""Cards without which the pile may not be taken."""
FACE_DOWN: Final = 456
"""Cards slid under the pile as it begins."""
REMOVES_BLACK: Final = 457
"""Black threes of a taken pile leave play."""
REMOVED_EACH: Final = 458
REMOVED_ALL: Final = 459
"""What they score: each, or all of the pack together."""
RED_TO_GO: Final = 460
"""Red threes needed to go out: 0 none, 1 as many as canastas, 2 all of the pack on the table."""
WAYS: Final = 464
"""By way: code of the named kinds, mask of it, sizes of the groups, value (`special`)."""
WAY: Final = 4
MOST_WAYS: Final = 64
MANY: Final = 720
"""Another meld of a rank may be begun when the first one is complete."""
HAS_RUNS: Final = 721
"""Whether there are runs; the next six are about them."""
RUN_LEAST: Final = 722
RUN_MOST: Final = 723
RUN_BONUS: Final = 724
RUN_TAKE: Final = 725
"""The end of an own run takes: 0 nothing, 1 the top card alone, 2 the pile."""
NEED_RUN: Final = 726
"""Complete runs without which nobody goes out."""
RED_FLAT: Final = 727
"""What a side pays that holds red threes in the end, however many."""
THREES_STAY: Final = 728
"""Threes for points are laid out only when their holder likes."""
RED_GO: Final = 729
"""Red threes may be discarded."""
PLAIN_DISCARDS: Final = 730
"""Whatever a hand of several cards holds may be discarded, red threes aside."""
TEMPORARY: Final = 731
"""Three play, each alone until one of them takes the pile: then the others are partners."""
PURE_BONUS: Final = 736
MIXED_BONUS: Final = 752
"""Bonus of a canasta of this kind."""
PRICES: Final = 768
"""What things are worth to it: the numbers of `price_places`."""
PURE_UP_TO: Final = 900
"""Up to this need to open no meld of an opening may hold wild cards; -1: they always may."""
BEFORE_DRAW: Final = 901
"""Melds from the hand open before the draw only."""
EXTRA: Final = 902
"""Cards drawn beside a taken pile."""
CLEAN_WILDS: Final = 903
"""Wild canastas of all twos or with every joker are clean."""
WILDS_HELD: Final = 904
"""An open wild meld keeps wild cards off the pile."""
UNOPENED_FACTOR: Final = 905
"""How many times the hands of a side count that has not opened."""
SPOILS: Final = 935
"""What lies on the table in the turn of the opening bars certain melds."""
RUN_GROWS: Final = 931
"""A complete run takes more cards in the turn that goes out."""
RUN_SHORT: Final = 932
RUN_SHORT_POINTS: Final = 933
"""What every run of fewer cards than the first of these brings in the end."""
CHOOSES: Final = 934
"""The pile is taken by any card of it that fits, with all above it."""
SETS: Final = 906
"""How many sets of canastas bring a bonus."""
SET_ROWS: Final = 907
"""By set: canastas in all, natural, mixed, clean and dirty ones at least; points, and those it
replaces."""
SET_ROW: Final = 7
MOST_SETS: Final = 4
DOWN_BY: Final = 936
"""By kind of the upcard: cards slid under the pile as it begins."""
RULES_SIZE: Final = 976

# --- the state ------------------------------------------------------------------------------------

LUCK: Final = 0
SEAT: Final = 1
TURN: Final = 2
STAGE: Final = 3
START: Final = 0
PLAY: Final = 1
OVER: Final = 2
STOCK_LEFT: Final = 4
PILE_LEFT: Final = 5
FROZEN: Final = 6
"""Place in the pile, from 1, of the lowest card that freezes it; 0 without one."""
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
STEPS: Final = 24
"""Steps of this turn that may go back."""
PILE_DOWN: Final = 25
"""Cards at the bottom of the pile that lie face down."""
OWN_MINIMUM: Final = 27
"""By seat, at a table of three: points its player needs to open."""
LONE: Final = 30
"""At a table of three: 1 and the place that the lone player had as the deal began; 0 as long as all
play alone (`table_of_three`)."""
HELD: Final = 32
"""By seat: cards in the hand."""
PLAN: Final = 40
"""By kind: naturals of the hand in the plan, a step about to be taken; `TWO` has none."""
PLAN_TWOS: Final = 56
"""By kind: twos of the hand in the plan; the wild meld's stand at `TWO`."""
PLAN_JOKS: Final = 72
"""By kind: jokers of the hand in the plan."""
PLAN_SUITS: Final = 88
"""By kind: suits of the naturals in the plan, where there are runs; 0: whichever are left."""
PLAN_RUNS: Final = 104
"""By run: what the plan makes of it, 0 for nothing."""
PLAN_TOP: Final = 116
"""Place, from 1, of the run that the pile's top card joins in the plan; 0 for none."""
PLAN_DEPTH: Final = 117
"""Place, from 1, of the card of the pile by which it is taken, where the taker chooses; 0: the top
one."""
PLAN_SIZE: Final = 80
HAND: Final = 120
"""By seat and kind."""
SIZES: Final = 216
"""By side and kind: cards of that meld, naturals and wild ones together."""
NATURALS: Final = 312
"""By side and kind: cards of that rank in the side's meld of it; 0 without a meld."""
TWOS: Final = 408
"""By side and kind: twos in that meld; the wild meld has kind `TWO`."""
JOKS: Final = 504
"""By side and kind: jokers in that meld."""
BORN: Final = 600
"""By side and kind: turn in which the meld was begun."""
KNOWN: Final = 696
"""By seat and kind: cards everybody knows it holds, since it took them with the pile."""
NOW: Final = 792
"""By kind: cards this seat put on that meld in this turn."""
NOW_WILD: Final = 808
"""By kind: how many of them are wild."""
MINIMUM: Final = 824
"""By side: points it needs to open."""
LAID_BEFORE: Final = 832
"""By seat: 1 when it melded in an earlier turn."""
RED: Final = 840
"""By seat: red threes on the table."""
STOCK: Final = 848
"""Cards in the stock; the last of `STOCK_LEFT` is drawn next."""
PILE: Final = 1280
"""Cards in the pile, bottom first."""
BLACK: Final = 1616
"""By seat: black threes on the table."""
WAITING_HELD: Final = 1624
"""By seat: bonus cards that wait for its next turn."""
FIRST_THREE: Final = 1632
"""By seat: kind of the three it has held longest, where one may be kept; 0 without one."""
WAITING: Final = 1640
"""By seat and kind."""
PACKET_HELD: Final = 1736
PACKET: Final = 1744
"""By place (the first, the second side to open) and kind: the packets set aside."""
DIRTY: Final = 1776
"""By side and kind: 1 for a meld begun with wild cards."""
IN_PILE: Final = 1872
"""By kind: cards in the pile."""
UNDO: Final = 1888
"""By step of the turn: `UNDO_SIZE` numbers to take it back (`retraction`)."""
UNDO_SIZE: Final = 20
MOST_STEPS: Final = 8
OLD_CARDS: Final = 2048
"""By side and kind: cards of canastas beside a later meld of their rank: naturals, twos and jokers
by eight bits."""
OLD_DONE: Final = 2144
"""By side and kind: how many such canastas there are: pure and mixed ones by eight bits."""
HAND_SUITS: Final = 2240
"""By seat and kind, where there are runs: cards of each suit, by four bits."""
RUNS: Final = 2336
"""By side and run: lowest and highest kind by four bits, then the suit; 0 for none."""
MOST_RUNS: Final = 12
"""Runs of a side."""
USED_SUITS: Final = 2416
"""By kind: cards of each suit that the plan takes from the hand, while it is judged."""
SUIT_POOL: Final = 2432
"""By kind: unseen cards of each suit, while a world is made."""
MOOD: Final = 2448
"""What was noted before cards are laid, also listed there."""
DECLINED: Final = 2576
"""By seat and kind: the turn in which it last threw such a card or let one lie on the pile; 0 for
never."""
CHANCES: Final = 2672
"""By number of unseen cards: per mille that a hand holds two of them, while a discard is chosen."""
STATE_SIZE: Final = 2688
