"""The numbers behind a player's judgement, all in points of the score unless said.

The steady player's come first. Weaker levels forget what was thrown and taken, do not think about
other hands and have little patience; they play no random moves. They have their days: in one deal
such a player hurries, in another it saves everything up, and now and then it overlooks what a short
meld of the rivals takes (`overlooks`). A personality multiplies some weights of its level.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from canasta_qt.engine.rules import TableRules

Factors = tuple[tuple[str, float], ...]
"""Names of weights, and what they are multiplied by."""

_LAYS_EARLY: Factors = (
    ("denial", 0.33),
    ("pair", 0.5),
    ("pair_of_pile", 0.25),
    ("meld_kept", 0.7),
    ("wild", 0.5),
    ("thin_hand", 0.6),
    ("waiting", 1.5),
    ("freeze_pairs", 0.33),
)
"""Cards are for laying, and a pile fills the hand that should get empty."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What the steady player holds things worth; one line each."""

    pile_by_size: tuple[float, ...] = (0, 4, 14, 42, 60, 80, 105, 140, 190, 260, 320)
    """What a pile of so many cards is worth to whoever takes it; measured, then smoothed."""
    pile_per_card_more: float = 40
    """Every card beyond that table."""
    pile_wild: float = 25
    """Every wild card in the pile, on top of its size."""
    feeding: float = 12
    """Giving any pile away, however small: the next player also gets a meld on the table."""
    feeds_meld: float = 0.6
    """Share of what the card brings on the meld of a rival who picks it up."""
    keeps_safe: float = 1.0
    """Share of a fat pile's danger that counts when the last safe discard would be laid."""
    wild_on_thin_pile: float = 40
    """Spending a wild from the hand on a pile of two or three cards, once the side has opened."""
    denial: float = 0.45
    """Share of a pile's worth that counts because nobody else gets it."""
    alone: float = 1500
    """What it costs to be one against two: the taker of the first pile is, where partners are
    found that way (P9). Measured: with 1500, 2000 and 3000 it is as far ahead, with 900 less."""
    draw: float = 14
    """A card from the stock."""

    canasta_chance: tuple[float, ...] = (1.0, 0.62, 0.36, 0.17, 0.09, 0.04, 0.02, 0.0)
    """Chance of completing a meld that lacks so many cards, early in the deal; seen in play."""
    thin_hand_with_canastas: float = 0.35
    """Share of that cost once the side may go out."""
    first_canasta: float = 70
    """A canasta that the side still needs to go out."""
    asked_for: float = 250
    """A canasta of a kind that going out asks for and the side has not."""
    run_asked_for: float = 1500
    """A run, where going out asks for one and the side has none."""
    run_begun: float = 200
    """By how much a run to begin must be better than keeping its cards for groups."""
    run_neighbour: float = 4
    """A card in hand next to another of its suit."""
    run_continued: float = 0.03
    """Share of the bonus that a card is worth which continues a run on the table."""
    to_foot: tuple[float, ...] = (320, 270, 200, 150, 110, 80, 56, 38, 24, 12, 5)
    """A hand of so many cards after the turn, where an empty hand brings the foot."""
    melds_to_come: float = 150
    """Points a side will still meld, which the first canasta turns from minus to plus (P8)."""
    canasta_soon: float = 0.35
    """Chance of a side's next canasta if the deal goes on, where the score table asks for it."""
    drawn_in_time: float = 0.85
    """Share of the stock that is drawn before a deal ends while nobody is about to go out."""
    won_from_rivals: float = 0.12
    """Share of the rivals' cards that comes to a side with the pile."""
    some_canasta: float = 0.8
    """Chance of a canasta by the end for a side that has none yet, where that counts (P8)."""
    wild_at_hand: float = 0.85
    """Chance of a wild card when a meld needs it at last."""
    meld_presence: float = 10
    """A rank on the table: the next rival cannot throw it, the partner can build on it."""
    presence_of_pile: float = 0.06
    """Share of the pile's worth added to that while the pile is not frozen."""
    pair: float = 12
    """A pair in hand: it takes the pile."""
    pair_of_few: float = 25
    """The same in a game of small hands."""
    pair_of_few_to_open: float = 50
    """The same there before the opening, which it serves too."""
    pair_of_pile: float = 0.09
    """Share of the pile's worth added to every pair."""
    single: float = 2
    """A lone natural whose rank is still about."""
    layoff_kept: float = 0.9
    """Share of its later value that a card fitting a meld keeps in the hand."""
    meld_kept: float = 0.86
    """The same for three of a kind not yet melded."""
    pair_hope: float = 0.3
    """Share of the hopes of three of a kind that a pair already holds."""
    pair_kept: float = 0.35
    """Share of its points a pair will see melded."""
    single_kept: float = 0.12
    """Share of its points a lone card will see melded."""
    wild_use: float = 1.15
    """Share of its best use on the table that a wild keeps in the hand: it may go elsewhere."""
    wild_finish: float = 0.95
    """The same where it would complete a canasta at once."""
    wild_finish_each: float = 0.95
    """Times that for every wild more which the canasta takes: so many seldom come together."""
    wild_laid_early: float = 20
    """By how much laying wilds must be better than keeping them where they complete nothing."""
    throws_joker: float = 40
    """Throwing a joker away, beyond what the hand loses with it."""
    prize_kept: float = 0.9
    """Share of its later value that a meld prized like wild cards or sevens keeps in the hand."""
    safe_discard: float = 6
    """A card nobody can take the pile with: one safe discard."""
    wild: tuple[float, ...] = (80, 70, 60, 50, 40, 30)
    """Wilds in hand, the first one first: the freedom they give."""
    wild_to_open: float = 0.25
    """Share of the opening minimum added to each of the first three wilds before opening."""
    wild_on_frozen: float = 55
    """Throwing a wild on a pile that is frozen already: it freezes nothing."""
    wild_on_frozen_of_pile: float = 0.05
    """Share of the pile's worth added to that before opening, when wilds help to take it."""
    joker_more: float = 25
    """A joker beyond a two: it opens."""
    black_three: float = 16
    """A black three in hand: one safe discard when the pile is fat."""
    thin_hand: tuple[float, ...] = (0, -160, -120, -90, -66, -46, -30, -18, -9, -3)
    """A hand of so many cards after the turn: nothing left to take piles with."""

    opening: float = 22
    """Having opened, at the start of the deal."""
    opening_per_round: float = 10
    """More with every round."""
    opening_of_pile: float = 0.12
    """Share of the pile's worth, which opens to melds on the table."""
    ready: float = 400
    """A hand as good as opened, where an opening must come from the hand."""
    ready_of_few: float = 1000
    """The same in a game of small hands."""
    ready_pair: float = 0.5
    """Share of its points that a pair counts towards such an opening while it lacks a wild."""
    ready_single: float = 0.2
    """The same for a lone card."""
    ready_curve: float = 1.5
    """How much more the last points towards the minimum count than the first."""
    ready_curve_of_few: float = 2.0
    """The same in a game of small hands."""
    hopes_unready: float = 0.6
    """Share of the hopes of melds that counts in a hand that has not opened, there."""
    ready_per_round: float = 30
    """More for having opened with every round, there."""
    wild_before_opening: float = 0.65
    """Share of the freedom of wilds that counts before an opening from the hand."""
    special_stays: float = 0.75
    """Chance a turn that a special hand stays possible: the partner may open meanwhile."""
    opening_rivals: float = 40
    """When the rivals have opened already."""

    pair_instinct: float = 1.4
    """Players keep pairs, so pairs are likelier than cards at random say."""
    let_lie: float = 0.2
    """A rank the next rival let lie lately: what is left of the chance that it holds a pair."""
    thrown: float = 0.25
    """A rank the next rival threw itself lately: the same."""
    opens_from_hand: float = 0.3
    """Share of the chance to open that is left where all of it must come from the hand."""
    begins_prize: float = 0.25
    """Chance that a rival begins a meld that costs much unless it is completed."""
    trust_per_round: float = 0.12
    """How fast such memories fade, per round."""

    freeze_coverage: float = 0.6
    """Share of the pile's worth that freezing saves when every discard would fit the rivals."""
    freeze_pairs: float = 6
    """Every pair held more than a rival is likely to hold."""

    caught_card: float = 9
    """Points of an unknown card in a hand, when the deal ends."""
    growth_card: float = 6.6
    """What an unknown card in a hand still brings its side when the deal goes on."""
    own_prospects: float = 0.4
    """Share of what the own hand could still lay that speaks against a partner's going out."""
    opening_ahead: float = 60
    """What a side that has not opened still hopes for."""
    waiting: float = 150
    """What it costs when the rivals end the deal first, times the chance of it."""
    match_won: float = 300
    """Ending the deal when that wins the match; minus, when it loses it."""
    going_out_margin: float = 35
    """Nearer to even than this the partner is asked."""
    mates_card: float = 10
    """A natural for a meld under way that a partner has laid most of."""
    mates_natural: float = 120
    """A partner's long meld of naturals that gets a wild and is no canasta by that."""
    mates_frozen_pile: float = 1.3
    """How many times a discard costs that may give the rivals a pile that a partner froze."""
    mates_secret: float = 60
    """Ending the deal when a partner has long held everything back, who is asked in any case."""
    remembers: float | None = None
    """Rounds back to which it remembers what was thrown, let lie and taken; None: all of it."""
    reads_hands: bool = True
    """Whether it thinks about what others hold, or only sees what lies on the table."""
    overlooks: float = 0.0
    """Chance in a turn that it discards without a look at short melds and at hands, while the pile
    is small."""
    noise: float = 1.5
    """Width of the chance that keeps equal discards from always falling the same way."""

    with_feet: Factors = _LAYS_EARLY
    """How other weights change where a foot waits beside the hand, by name."""
    with_more_packs: Factors = _LAYS_EARLY
    """The same where three packs and more are played, two cards drawn, the pile lies open, and any
    canastas let a side go out: cards come faster than a hand can use them. Measured."""
    moods: tuple[Factors, ...] = ()
    """How they may change for a whole deal; one of these, by lot. None: it is always the same."""

    def bent(self, factors: Iterable[tuple[str, float]]) -> Weights:
        """These weights with some multiplied, each number of a row by the same."""
        changes: dict[str, Any] = {}
        for name, factor in factors:
            value = changes.get(name, getattr(self, name))
            many = isinstance(value, tuple)
            changes[name] = tuple(factor * one for one in value) if many else factor * value
        return replace(self, **changes)

    def of_day(self, lot: int) -> Weights:
        """These weights in the mood that falls on a number."""
        return _in_mood(self, lot % len(self.moods)) if self.moods else self

    def suited(self, rules: TableRules) -> Weights:
        """These weights as the game wants them."""
        if rules.foot.pickup != "none":
            return _bent(self, self.with_feet)
        more_packs = rules.pack.decks > 2 and rules.draw.count > 1
        slow = rules.go_out.kinds or rules.pile.always_frozen
        return _bent(self, self.with_more_packs) if more_packs and not slow else self


@lru_cache(maxsize=64)
def _bent(weights: Weights, factors: Factors) -> Weights:
    return weights.bent(factors) if factors else weights


@lru_cache(maxsize=64)
def _in_mood(weights: Weights, which: int) -> Weights:
    return weights.bent(weights.moods[which])


STEADY = Weights()
"""The weights of the steady level, and of what searching players start from."""


_CASUAL_MOODS: tuple[Factors, ...] = (
    (),
    (("meld_kept", 1.45), ("wild", 1.8), ("pair", 1.8)),
    (("meld_kept", 0.8), ("wild", 0.85), ("thin_hand", 0.5)),
    (("remembers", 0.0), ("overlooks", 2.0)),
)
"""As ever; saving up; in a hurry; absent-minded."""
_NEWCOMER_MOODS: tuple[Factors, ...] = (
    (),
    (("meld_kept", 2.3), ("layoff_kept", 1.7), ("wild", 3.0), ("wild_use", 1.5), ("pair", 4.0)),
    (("thin_hand", 0.0), ("meld_kept", 0.6), ("opening", 2.0)),
    (("overlooks", 2.0),),
)
"""The same."""
_CASUAL = replace(
    STEADY,
    with_feet=(),
    with_more_packs=(),
    alone=600,
    remembers=1,
    overlooks=0.08,
    feeds_meld=0.2,
    keeps_safe=0.6,
    wild_on_thin_pile=15,
    wild_laid_early=8,
    moods=_CASUAL_MOODS,
    denial=0.15,
    pair=6,
    pair_of_pile=0.02,
    meld_kept=0.6,
    wild=(40, 32, 24, 16, 12, 8),
    thin_hand=(0, -80, -60, -40, -25, -12, -4, 0, 0, 0),
    waiting=220,
    freeze_pairs=2,
    throws_joker=600,
)
_NEWCOMER = replace(
    STEADY,
    with_feet=(),
    with_more_packs=(),
    alone=600,
    remembers=0,
    overlooks=0.3,
    feeds_meld=0.0,
    keeps_safe=0.2,
    wild_on_thin_pile=0.0,
    wild_laid_early=0.0,
    moods=_NEWCOMER_MOODS,
    reads_hands=False,
    pile_by_size=tuple(worth / 3 for worth in STEADY.pile_by_size),
    pile_per_card_more=10,
    denial=0.0,
    pair=2,
    pair_of_pile=0.0,
    layoff_kept=0.5,
    meld_kept=0.35,
    pair_hope=0.1,
    wild=(12, 10, 8, 6, 5, 4),
    wild_use=0.7,
    wild_finish=0.6,
    wild_to_open=0.1,
    thin_hand=(0, -20, -10, -5, 0, 0, 0, 0, 0, 0),
    waiting=300,
    freeze_coverage=0.2,
    freeze_pairs=0.0,
)
_LEVELS = {"newcomer": _NEWCOMER, "casual": _CASUAL}

_PERSONALITIES: dict[str, dict[str, float]] = {
    "freezer": {"freeze_coverage": 1.5, "freeze_pairs": 2.0, "wild_on_frozen": 0.7},
    "hunter": {"pair": 1.5, "pair_of_pile": 1.4, "denial": 1.3, "feeding": 1.3},
    "sprinter": {"waiting": 1.25, "first_canasta": 1.2, "thin_hand": 0.85, "growth_card": 0.92},
    "miser": {"wild": 1.08, "wild_on_frozen": 1.2, "safe_discard": 1.4, "black_three": 1.3},
    "builder": {"first_canasta": 1.4, "meld_presence": 1.6, "growth_card": 1.15, "wild_use": 1.05},
}
"""Personality to the weights it multiplies."""


def weights_of(level: str, personality: str = "") -> Weights:
    """The weights of a level, bent to a personality; searching levels start from steady ones."""
    weights = _LEVELS.get(level, STEADY)
    return weights.bent(_PERSONALITIES.get(personality, {}).items())
