"""Numbers that playouts count by: kinds of cards, sizes of rows, stages, and fixed weights.

Compiled code needs them as literals; a test keeps them in step with the engine and with the rules
of thumb (`tests.players.playout.test_constants`).
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
MOST_CARDS: Final = 448
"""As many cards as the largest pack has."""
PLAN_SIZE: Final = 78
"""Numbers of a plan."""

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
NATURAL_SOME_DAY: Final = 102
"""Of 256: a meld of naturals on the way to a canasta stays one."""
MOST_COMING: Final = 230
"""Of 256: no unseen card comes to a side more likely than this."""
WILD_COMPLETED: Final = 205
"""Of 256: how much seldomer wild melds are completed than others that lack as many cards."""
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
