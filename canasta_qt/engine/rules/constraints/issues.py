"""What a check of the rules finds: codes, option keys and numbers, never prose.

An *error* makes a game impossible or meaningless; a *warning* is odd but can be played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from canasta_qt.engine.rules.table_rules import TableRules

Numbers = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Issue:
    """One problem of a rule set: a code, the option keys it is about, and named numbers."""

    severity: Literal["error", "warning"]
    code: str
    keys: tuple[str, ...]
    numbers: Numbers = ()

    def text(self) -> str:
        """A terse English line for the command line."""
        return f"{', '.join(self.keys)}: {TEXTS[self.code].format(**dict(self.numbers))}"


Test = Callable[[TableRules], Iterator[Issue]]
"""A constraint: a function from rules to the issues it finds."""


def error(code: str, *keys: str, **numbers: int) -> Issue:
    """An error about some options."""
    return Issue("error", code, keys, tuple(numbers.items()))


def warning(code: str, *keys: str, **numbers: int) -> Issue:
    """A warning about some options."""
    return Issue("warning", code, keys, tuple(numbers.items()))


TEXTS: dict[str, str] = {
    "team_mode": "{players} players cannot form these teams",
    "score_unit_teams": "teams keep one score, not one per player",
    "score_unit_alone": "without fixed teams the score is kept per player",
    "rotation": "only two players can deal in turn, not {players}",
    "draw_alone": "there is no partner to draw for",
    "permission_alone": "there is no partner to ask",
    "foot_alone": "this needs a partner",
    "match_end": "needs a score to play to, or a number of deals, and not both",
    "instant_win": "{missing} of the hands that win the match are not among the special hands",
    "no_hidden_map": "the number of hidden cards depends on an empty map",
    "special_size": "a special hand of {size} cards never comes together in a hand of {held}",
    "cut": "a cut leaves at least one card: the pack has {have}",
    "rejects_off": "no upcard is ever rejected, so nothing is dealt again",
    "retract": "melds cannot go back into the hand with these rules",
    "hidden_without_upcard": "face-down cards lie under an upcard, but none is turned",
    "too_few_cards": "the deal needs at least {needed} cards, the pack has {have}",
    "turn_card": "the stock has only {have} cards at the start",
    "foot": "a foot of {foot} cards and the way to pick it up do not fit together",
    "no_foot": "there is no foot",
    "no_bonus_cards": "the number of bonus cards is nought",
    "no_turn_card": "bonus cards depend on a turn card, but there is none",
    "min_max": "the smallest meld of {low} is larger than the largest",
    "canasta_max": "a canasta of {canasta} is larger than the largest meld",
    "canasta_min": "the smallest meld of {low} is larger than a canasta",
    "naturals": "{low} naturals do not fit into the smallest meld",
    "never_and_dirty": "a rank cannot both never and sometimes hold wild cards",
    "wild_ranks": "twos, and jokers where the pack has any, are always wild",
    "span": "{low} is more than {high}",
    "wild_canasta": "a wild meld of at most {high} never becomes a canasta",
    "run_canasta": "a sequence of at most {high} cards never becomes a canasta of {canasta}",
    "no_wilds": "there are no wild cards",
    "kind_off": "a kind of canasta is needed that nobody can make",
    "kind_twice": "a kind is listed twice",
    "hand_twice": "a special hand is listed twice",
    "opening_first_row": "the first row must start at minus infinity",
    "opening_first_deal": "the first row must start at deal 1",
    "opening_order": "the rows must ascend",
    "tier_from": "a tier starts at a score or at a deal, exactly one of the two",
    "totals": "{rows} totals are too few for 0 to {threes} threes",
    "modern_threes": "both colours must be modern, or neither",
    "black_like_red": "black threes cannot be laid out like red ones where those cannot be",
    "matrix": "the modern score table and its condition go together",
    "red_discard": "red threes may be discarded by one option and not by the other",
    "black_removed": "black threes that are laid out for points are never in the pile",
    "black_never": "a meld of {low} black threes can never be made",
    "pile_n": "the number of cards is not set",
    "easier_frozen": "a frozen pile ({frozen}) is easier to take than another ({unfrozen})",
    "wild_take": "wild melds are off",
    "concealed_off": "the smaller bonus has no effect without the greater one",
    "positive_above_out": "{canastas} canastas for a plus are more than are needed to go out",
    "small_stock": "only {stock} cards are left in the stock after the deal",
    "opening_out_of_reach": "no hand can make {minimum} points; the best makes {best}",
    "opening_falls": "a higher score needs less to open than a lower one",
    "concealed_less": "going out concealed brings {total}, less than the usual {bonus}",
    "canastas_out_of_reach": "the pack hardly has the cards for {canastas} canastas",
    "mixed_above_natural": "a mixed canasta brings {mixed}, a natural one only {natural}",
}
"""Terse English for each code, for the command line only."""
