"""What the players of playouts go by: prices and the numbers of a style.

Prices are those of the rules of thumb (`players.heuristic`), in whole numbers: worth in
hundredths of a point, shares in parts of 256, chances in parts of 1024 or 65536.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from canasta_qt.players.heuristic import danger, knowledge
from canasta_qt.players.heuristic import worth as held
from canasta_qt.players.heuristic.weights import Weights

POINT: Final = 100
SHARE: Final = 256
CHANCE: Final = 1024
EXIT: Final = 65536

LET_LIE: Final = 0.6
"""Of the cards that a seat lately did not want, how many it let lie instead of throwing them; a
playout does not keep these apart."""


@dataclass(frozen=True, slots=True)
class Price:
    """A price in the rule vector: its numbers from the weights, in parts of `unit`."""

    name: str
    unit: int
    of: Callable[[Weights], Iterable[float]]
    width: int = 1

    def numbers(self, weights: Weights) -> list[int]:
        """The price in whole numbers."""
        return [round(self.unit * number) for number in self.of(weights)]


def _one(name: str, unit: int, weight: str) -> Price:
    return Price(name, unit, lambda weights: (getattr(weights, weight),), 1)


def _row(name: str, unit: int, weight: str) -> Price:
    """As many numbers as the heuristic's own row has."""
    width = len(getattr(Weights(), weight))
    return Price(name, unit, lambda weights: getattr(weights, weight), width)


def _still_held(weights: Weights) -> tuple[float]:
    return (LET_LIE * weights.let_lie + (1 - LET_LIE) * weights.thrown,)


PRICES: Final = (
    _row("THIN", POINT, "thin_hand"),
    _row("HOPES", SHARE, "canasta_chance"),
    _row("PILE_SIZES", POINT, "pile_by_size"),
    _one("PILE_MORE", POINT, "pile_per_card_more"),
    Price("EXITS", EXIT, lambda weights: knowledge.EXIT_BY_HAND, len(knowledge.EXIT_BY_HAND)),
    _row("FREEDOM", POINT, "wild"),
    _one("FIRST_CANASTA", POINT, "first_canasta"),
    _one("PILE_WILD", POINT, "pile_wild"),
    _one("RANK_PRESENCE", POINT, "meld_presence"),
    _one("PRESENCE_OF_PILE", SHARE, "presence_of_pile"),
    _one("KEPT_PAIR", POINT, "pair"),
    _one("PAIR_OF_PILE", SHARE, "pair_of_pile"),
    _one("KEPT_LAYOFF", SHARE, "layoff_kept"),
    _one("KEPT_GROUP", SHARE, "meld_kept"),
    _one("PAIR_HOPE", SHARE, "pair_hope"),
    _one("SINGLE_POINTS", SHARE, "single_kept"),
    _one("PAIR_POINTS", SHARE, "pair_kept"),
    _one("SINGLE_ALIVE", POINT, "single"),
    _one("WILD_USE", SHARE, "wild_use"),
    _one("WILD_FINISH", SHARE, "wild_finish"),
    _one("JOKER_MORE", POINT, "joker_more"),
    _one("OPENS_WILD", SHARE, "wild_to_open"),
    _one("THIN_WITH_CANASTAS", SHARE, "thin_hand_with_canastas"),
    _one("OPENING", POINT, "opening"),
    _one("OPENING_ROUND", POINT, "opening_per_round"),
    _one("OPENING_OF_PILE", SHARE, "opening_of_pile"),
    _one("OPENING_RIVALS", POINT, "opening_rivals"),
    _one("WAITING_COSTS", POINT, "waiting"),
    _one("CARD_CAUGHT", POINT, "caught_card"),
    _one("CARD_GROWS", POINT, "growth_card"),
    _one("OPENING_AHEAD", POINT, "opening_ahead"),
    _one("FEEDING", POINT, "feeding"),
    Price(
        "BLACK_THREES",
        POINT,
        lambda weights: (weights.black_three, held.MORE_BLACK_THREES * weights.black_three),
        2,
    ),
    _one("ON_FROZEN", POINT, "wild_on_frozen"),
    _one("ON_FROZEN_OF_PILE", SHARE, "wild_on_frozen_of_pile"),
    _one("FREEZE_PAIR", POINT, "freeze_pairs"),
    _one("FREEZE_SAVES", CHANCE, "freeze_coverage"),
    _one("PAIR_INSTINCT", CHANCE, "pair_instinct"),
    Price("STILL_HELD", CHANCE, _still_held, 1),
    _one("FORGETS", CHANCE, "trust_per_round"),
    Price(
        "OPENS",
        CHANCE,
        lambda weights: (*(c for _, c in danger.OPENING_CHANCE), danger.RARELY_OPENS),
        len(danger.OPENING_CHANCE) + 1,
    ),
    Price(
        "OPENS_UP_TO",
        1,
        lambda weights: (points for points, _ in danger.OPENING_CHANCE),
        len(danger.OPENING_CHANCE),
    ),
)

STYLE: Final = (
    "KEEPS",
    "FILLS",
    "PAYS_WILD",
    "SINGLE",
    "PAIR",
    "GROUP",
    "WILD",
    "STOPPER",
    "PRIZE",
    "PRIZE_CARD",
    "GUESS",
    "LEAVES",
    "OPENS_KEEPING",
    "HOLDS",
    "BEGINS",
    "HURRIES",
    "RISKS",
    "RUN_BEGINS",
    "RUN_NEXT",
    "RUN_FEEDS",
    "WEIGHS",
)
"""The numbers of a style: how a player inside a playout plays, whatever the rules; each is a row by
seat of `rule_set.Rules`."""
