"""How the players of playouts play: the prices of the rules of thumb, and styles.

Prices are those of the rules of thumb (`players.heuristic`), in whole numbers: worth in hundredths
of a point, shares in parts of 256, chances in parts of 1024 or 65536. Styles are numbers that
`tools.lab.tune` has found, by family of games.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib import resources
from typing import Any, Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.players.families import USUAL, family
from canasta_qt.players.heuristic import danger, knowledge
from canasta_qt.players.heuristic import worth as held
from canasta_qt.players.heuristic.weights import STEADY, Weights

POINT: Final = 100
SHARE: Final = 256
CHANCE: Final = 1024
EXIT: Final = 65536

LET_LIE: Final = 0.6
"""Of the cards that a seat lately did not want, how many it let lie instead of throwing them; a
playout does not keep these apart."""


def prices_for(rules: TableRules) -> Mapping[str, int | Sequence[int]]:
    """Field of `rule_set.Rules` to the price that these rules make, or the prices of its row."""
    return {
        name: [round(unit * number) for number in value]
        if isinstance(value, Sequence)
        else round(unit * value)
        for name, (unit, value) in _prices(STEADY.suited(rules)).items()
    }


def _prices(weights: Weights) -> Mapping[str, tuple[int, float | Sequence[float]]]:
    """Name to the unit and the price, or the prices of a row, before they are rounded."""
    points, chances = zip(*danger.OPENING_CHANCE, strict=True)
    stopper = weights.black_three
    return {
        "thin": (POINT, weights.thin_hand),
        "hopes": (SHARE, weights.canasta_chance),
        "pile_sizes": (POINT, weights.pile_by_size),
        "pile_more": (POINT, weights.pile_per_card_more),
        "exits": (EXIT, knowledge.EXIT_BY_HAND),
        "freedom": (POINT, weights.wild),
        "first_canasta": (POINT, weights.first_canasta),
        "pile_wild": (POINT, weights.pile_wild),
        "rank_presence": (POINT, weights.meld_presence),
        "presence_of_pile": (SHARE, weights.presence_of_pile),
        "kept_pair": (POINT, weights.pair),
        "pair_of_pile": (SHARE, weights.pair_of_pile),
        "kept_layoff": (SHARE, weights.layoff_kept),
        "kept_group": (SHARE, weights.meld_kept),
        "pair_hope": (SHARE, weights.pair_hope),
        "single_points": (SHARE, weights.single_kept),
        "pair_points": (SHARE, weights.pair_kept),
        "single_alive": (POINT, weights.single),
        "wild_use": (SHARE, weights.wild_use),
        "wild_finish": (SHARE, weights.wild_finish),
        "drawn_in_time": (SHARE, weights.drawn_in_time),
        "won_from_rivals": (SHARE, weights.won_from_rivals),
        "prize_kept": (SHARE, weights.prize_kept),
        "alone": (POINT, weights.alone),
        "begins_prize": (SHARE, weights.begins_prize),
        "feeds_meld": (SHARE, weights.feeds_meld),
        "asked_for": (POINT, weights.asked_for),
        "joker_more": (POINT, weights.joker_more),
        "opens_wild": (SHARE, weights.wild_to_open),
        "thin_with_canastas": (SHARE, weights.thin_hand_with_canastas),
        "opening": (POINT, weights.opening),
        "opening_round": (POINT, weights.opening_per_round),
        "opening_of_pile": (SHARE, weights.opening_of_pile),
        "opening_rivals": (POINT, weights.opening_rivals),
        "waiting_costs": (POINT, weights.waiting),
        "card_caught": (POINT, weights.caught_card),
        "card_grows": (POINT, weights.growth_card),
        "opening_ahead": (POINT, weights.opening_ahead),
        "feeding": (POINT, weights.feeding),
        "black_threes": (POINT, (stopper, held.MORE_BLACK_THREES * stopper)),
        "on_frozen": (POINT, weights.wild_on_frozen),
        "on_frozen_of_pile": (SHARE, weights.wild_on_frozen_of_pile),
        "freeze_pair": (POINT, weights.freeze_pairs),
        "freeze_saves": (CHANCE, weights.freeze_coverage),
        "pair_instinct": (CHANCE, weights.pair_instinct),
        "still_held": (CHANCE, LET_LIE * weights.let_lie + (1 - LET_LIE) * weights.thrown),
        "forgets": (CHANCE, weights.trust_per_round),
        "opens": (CHANCE, (*chances, danger.RARELY_OPENS)),
        "opens_up_to": (1, points),
    }


STYLE: Final = (
    *("KEEPS", "FILLS", "PAYS_WILD", "SINGLE", "PAIR", "GROUP", "WILD"),
    *("STOPPER", "PRIZE", "PRIZE_CARD", "GUESS", "LEAVES", "OPENS_KEEPING", "HOLDS"),
    *("BEGINS", "HURRIES", "RISKS", "RUN_BEGINS", "WEIGHS", "REMEMBERS"),
)
"""The numbers of a style, in the order of their places: how a player inside a playout plays.

Each is a row by seat of `rule_set.Rules`, in small letters.
"""
WEIGHS: Final = STYLE.index("WEIGHS")
GOES_OUT, EVERYTHING = 1, 4
"""What `WEIGHS` says."""

FILE: Final = "styles.json"


@lru_cache(maxsize=1)
def styles() -> dict[str, dict[str, int]]:
    """Every style by its family's name."""
    return {name: dict(style) for name, style in _file()["styles"].items()}


def recipe_so_far() -> str:
    """The commands that found the present styles, one after the other."""
    return str(_file()["recipe"])


def _file() -> dict[str, Any]:
    text = resources.files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def style_of(rules: TableRules) -> tuple[int, ...]:
    """The style for these rules, number by number."""
    known = styles()
    name = family(rules)
    style = known.get(name) or known.get(name.split()[0]) or known[USUAL]
    return tuple(style[key] for key in STYLE)


def can_be_careful(rules: TableRules) -> bool:
    """Whether prices can weigh all that is done: without feet, where they weigh going out."""
    return not rules.deal.foot_size and style_of(rules)[WEIGHS] == GOES_OUT


def careful_style_of(rules: TableRules) -> tuple[int, ...]:
    """The style for these rules with all that prices can weigh: slower, and truer."""
    style = style_of(rules)
    if not can_be_careful(rules):
        return style
    return (*style[:WEIGHS], EVERYTHING, *style[WEIGHS + 1 :])


def usual_style() -> tuple[int, ...]:
    """The style of the usual game, for players who think otherwise than those of a family."""
    return tuple(styles()[USUAL][key] for key in STYLE)
