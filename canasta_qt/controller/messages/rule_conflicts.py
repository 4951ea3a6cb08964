"""A sentence for everything that a check of the rules can find."""

from __future__ import annotations

from typing import Final

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP

_TABLE: Final[dict[str, str]] = {
    "team_mode": QT_TRANSLATE_NOOP("RuleConflicts", "{players} players cannot form these teams."),
    "score_unit_teams": QT_TRANSLATE_NOOP(
        "RuleConflicts", "Teams keep one score together, not one for each player."
    ),
    "score_unit_alone": QT_TRANSLATE_NOOP(
        "RuleConflicts", "Without lasting teams the score is kept for each player."
    ),
    "rotation": QT_TRANSLATE_NOOP(
        "RuleConflicts", "Only two players can deal in turn; here are {players}."
    ),
    "draw_alone": QT_TRANSLATE_NOOP(
        "RuleConflicts", "There are no partners here, so nobody draws cards for one."
    ),
    "permission_alone": QT_TRANSLATE_NOOP(
        "RuleConflicts", "There is no partner who could be asked before going out."
    ),
    "foot_alone": QT_TRANSLATE_NOOP(
        "RuleConflicts", "This needs a partner, and here everybody plays alone."
    ),
    "match_end": QT_TRANSLATE_NOOP(
        "RuleConflicts", "A match ends at a number of points or after a number of deals."
    ),
    "instant_win": QT_TRANSLATE_NOOP(
        "RuleConflicts",
        "Hands that win the match at once must be among the special hands; here not all are.",
    ),
    "special_size": QT_TRANSLATE_NOOP(
        "RuleConflicts",
        "A special hand of {size} cards never comes together: after the draw a hand has {held}.",
    ),
    "cut": QT_TRANSLATE_NOOP(
        "RuleConflicts", "A cut leaves at least one card, and the pack has only {have}."
    ),
    "rejects_off": QT_TRANSLATE_NOOP(
        "RuleConflicts", "Every upcard is accepted here, so nothing is ever dealt again."
    ),
    "retract": QT_TRANSLATE_NOOP(
        "RuleConflicts", "With these rules melds cannot be taken back into the hand."
    ),
}

_DEAL: Final[dict[str, str]] = {
    "no_hidden_map": QT_TRANSLATE_NOOP(
        "RuleConflicts", "It is not said how many hidden cards belong to which upcard."
    ),
    "hidden_without_upcard": QT_TRANSLATE_NOOP(
        "RuleConflicts", "Hidden cards lie under the upcard, but no upcard is turned."
    ),
    "too_few_cards": QT_TRANSLATE_NOOP(
        "RuleConflicts", "There are too few cards: the deal needs {needed}, the pack has {have}."
    ),
    "turn_card": QT_TRANSLATE_NOOP(
        "RuleConflicts", "The turn card lies too deep: the stock begins with {have} cards."
    ),
    "foot": QT_TRANSLATE_NOOP(
        "RuleConflicts",
        "A foot needs both cards and a way to pick it up; here one of the two is missing.",
    ),
    "no_foot": QT_TRANSLATE_NOOP(
        "RuleConflicts", "There is no foot in which your partner could be."
    ),
    "no_bonus_cards": QT_TRANSLATE_NOOP(
        "RuleConflicts", "Opening earns bonus cards, but their number is 0."
    ),
    "no_turn_card": QT_TRANSLATE_NOOP(
        "RuleConflicts", "Bonus cards depend on a turn card, but there is none."
    ),
    "small_stock": QT_TRANSLATE_NOOP(
        "RuleConflicts",
        "Only {stock} cards are left in the stock after the deal: it will be over very soon.",
    ),
}

_MELDS: Final[dict[str, str]] = {
    "min_max": QT_TRANSLATE_NOOP(
        "RuleConflicts", "The smallest meld, {low} cards, is larger than the largest."
    ),
    "canasta_max": QT_TRANSLATE_NOOP(
        "RuleConflicts", "A canasta of {canasta} cards is larger than the largest meld."
    ),
    "canasta_min": QT_TRANSLATE_NOOP(
        "RuleConflicts", "The smallest meld, {low} cards, is larger than a canasta."
    ),
    "naturals": QT_TRANSLATE_NOOP(
        "RuleConflicts", "A meld needs {low} natural cards, more than the smallest meld has."
    ),
    "never_and_dirty": QT_TRANSLATE_NOOP(
        "RuleConflicts", "The same rank may never hold wild cards and may sometimes."
    ),
    "wild_ranks": QT_TRANSLATE_NOOP(
        "RuleConflicts", "Twos are always wild, and so are jokers where the pack has any."
    ),
    "span": QT_TRANSLATE_NOOP(
        "RuleConflicts", "{option}: the fewest, {low}, are more than the most, {high}."
    ),
    "wild_canasta": QT_TRANSLATE_NOOP(
        "RuleConflicts", "A wild meld of at most {high} cards never becomes a canasta."
    ),
    "run_canasta": QT_TRANSLATE_NOOP(
        "RuleConflicts",
        "A sequence of at most {high} cards never becomes a canasta, which has {canasta}.",
    ),
    "no_wilds": QT_TRANSLATE_NOOP("RuleConflicts", "There are no wild cards for a wild meld."),
    "kind_off": QT_TRANSLATE_NOOP(
        "RuleConflicts", "Going out needs a kind of canasta that nobody can make here."
    ),
    "kind_twice": QT_TRANSLATE_NOOP("RuleConflicts", "A kind of canasta is listed twice."),
    "mixed_above_natural": QT_TRANSLATE_NOOP(
        "RuleConflicts",
        "A mixed canasta brings {mixed} points, more than a natural one with {natural}.",
    ),
    "canastas_out_of_reach": QT_TRANSLATE_NOOP(
        "RuleConflicts",
        "Hardly anybody can go out: the whole pack hardly makes {canastas} canastas.",
    ),
}

_OPENING: Final[dict[str, str]] = {
    "opening_first_row": QT_TRANSLATE_NOOP(
        "RuleConflicts", "The first row of the opening must hold for every score, however low."
    ),
    "opening_first_deal": QT_TRANSLATE_NOOP(
        "RuleConflicts", "The first row of the opening must begin with the first deal."
    ),
    "opening_order": QT_TRANSLATE_NOOP(
        "RuleConflicts", "The rows of the opening must rise, and no two may begin alike."
    ),
    "tier_from": QT_TRANSLATE_NOOP(
        "RuleConflicts",
        "A high-score opening begins either at a score or at a deal, not at both or neither.",
    ),
    "opening_out_of_reach": QT_TRANSLATE_NOOP(
        "RuleConflicts",
        "Nobody can open with {minimum} points: the best hand makes {best}.",
    ),
    "opening_falls": QT_TRANSLATE_NOOP(
        "RuleConflicts", "Somebody with a higher score needs fewer points to open."
    ),
}

_THREES: Final[dict[str, str]] = {
    "totals": QT_TRANSLATE_NOOP(
        "RuleConflicts", "{option} must go on up to {threes}: so many of them are in the pack."
    ),
    "modern_threes": QT_TRANSLATE_NOOP(
        "RuleConflicts", "Red and black threes must both be modern, or neither."
    ),
    "black_like_red": QT_TRANSLATE_NOOP(
        "RuleConflicts",
        "Black threes cannot be laid out like red ones where red ones cannot be laid out.",
    ),
    "matrix": QT_TRANSLATE_NOOP(
        "RuleConflicts",
        "The modern score table must decide both about the scores and about the red threes, "
        "or about neither.",
    ),
    "red_discard": QT_TRANSLATE_NOOP(
        "RuleConflicts", "One option lets red threes be discarded, and another does not."
    ),
    "black_removed": QT_TRANSLATE_NOOP(
        "RuleConflicts",
        "Black threes that are laid out for points never lie in the pile, "
        "so they cannot leave play with it.",
    ),
    "black_never": QT_TRANSLATE_NOOP(
        "RuleConflicts", "The pack has too few black threes for a meld of {low}."
    ),
}

_PLAY: Final[dict[str, str]] = {
    "pile_n": QT_TRANSLATE_NOOP(
        "RuleConflicts", "It is not said how many cards come off the top of the pile."
    ),
    "easier_frozen": QT_TRANSLATE_NOOP(
        "RuleConflicts",
        "A frozen pile, with {frozen} matching cards, is easier to take than another, "
        "with {unfrozen}.",
    ),
    "wild_take": QT_TRANSLATE_NOOP(
        "RuleConflicts", "Wild cards cannot take the pile: there are no wild melds here."
    ),
    "concealed_off": QT_TRANSLATE_NOOP(
        "RuleConflicts",
        "The smaller bonus for going out concealed does nothing without the greater one.",
    ),
    "concealed_less": QT_TRANSLATE_NOOP(
        "RuleConflicts",
        "Going out concealed brings {total} points, less than going out as usual with {bonus}.",
    ),
    "positive_above_out": QT_TRANSLATE_NOOP(
        "RuleConflicts",
        "A plus needs {canastas} canastas, more than going out does: "
        "somebody can go out and lose points by it.",
    ),
}

CONFLICTS: Final[dict[str, str]] = {
    **_TABLE,
    **_DEAL,
    **_MELDS,
    **_OPENING,
    **_THREES,
    **_PLAY,
}
"""Code of an issue to its sentence, with the names of its numbers in braces.

`{option}` is the name of the first option that the issue is about.
"""
