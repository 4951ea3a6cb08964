"""What the players of playouts go by: prices, numbers of a style, and fixed weights.

Prices and weights are those of the rules of thumb (`players.heuristic`), in whole numbers: worth in
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
    doc: str = ""

    def numbers(self, weights: Weights) -> list[int]:
        """The price in whole numbers."""
        return [round(self.unit * number) for number in self.of(weights)]


def _one(name: str, unit: int, weight: str, doc: str = "") -> Price:
    return Price(name, unit, lambda weights: (getattr(weights, weight),), 1, doc)


def _row(name: str, unit: int, weight: str, doc: str) -> Price:
    """As many numbers as the heuristic's own row has."""
    width = len(getattr(Weights(), weight))
    return Price(name, unit, lambda weights: getattr(weights, weight), width, doc)


def _still_held(weights: Weights) -> tuple[float]:
    return (LET_LIE * weights.let_lie + (1 - LET_LIE) * weights.thrown,)


PRICES: Final = (
    _row("THIN", POINT, "thin_hand", "What a hand of so many cards costs at the end of a turn."),
    _row("HOPES", SHARE, "canasta_chance", "Chance of a canasta that lacks so many cards."),
    _row("PILE_SIZES", POINT, "pile_by_size", "What a pile of so many cards is worth."),
    _one("PILE_MORE", POINT, "pile_per_card_more", "The same for every card beyond that row."),
    Price(
        "EXITS",
        EXIT,
        lambda weights: knowledge.EXIT_BY_HAND,
        len(knowledge.EXIT_BY_HAND),
        "Chance, of 65536, to go out next by cards in the hand.",
    ),
    _row("FREEDOM", POINT, "wild", "Wild cards in the hand, the first one first."),
    _one("FIRST_CANASTA", POINT, "first_canasta"),
    _one("PILE_WILD", POINT, "pile_wild"),
    _one("RANK_PRESENCE", POINT, "meld_presence"),
    _one("PRESENCE_OF_PILE", SHARE, "presence_of_pile"),
    _one("KEPT_PAIR", POINT, "pair"),
    _one("PAIR_OF_PILE", SHARE, "pair_of_pile"),
    _one("KEPT_LAYOFF", SHARE, "layoff_kept"),
    _one("KEPT_GROUP", SHARE, "meld_kept"),
    _one("PAIR_HOPE", SHARE, "pair_hope"),
    _one("SINGLE_POINTS", SHARE, "single_kept", "Share of its points that a lone card keeps."),
    _one("PAIR_POINTS", SHARE, "pair_kept", "The same for a card of a pair."),
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
        "The only black three in the hand, then each of several.",
    ),
    _one("ON_FROZEN", POINT, "wild_on_frozen"),
    _one("ON_FROZEN_OF_PILE", SHARE, "wild_on_frozen_of_pile"),
    _one("FREEZE_PAIR", POINT, "freeze_pairs"),
    _one("FREEZE_SAVES", CHANCE, "freeze_coverage", "This and the following are parts of 1024."),
    _one("PAIR_INSTINCT", CHANCE, "pair_instinct"),
    Price(
        "STILL_HELD",
        CHANCE,
        _still_held,
        1,
        "What is left of the chance of a pair after its holder threw such a card or let one lie.",
    ),
    _one("FORGETS", CHANCE, "trust_per_round"),
    Price(
        "OPENS",
        CHANCE,
        lambda weights: (*(c for _, c in danger.OPENING_CHANCE), danger.RARELY_OPENS),
        len(danger.OPENING_CHANCE) + 1,
        "Chance that a fitting pair opens, by what is needed.",
    ),
    Price(
        "OPENS_UP_TO",
        1,
        lambda weights: (points for points, _ in danger.OPENING_CHANCE),
        len(danger.OPENING_CHANCE),
        "Points up to which each of these but the last one holds; below nothing else.",
    ),
)

STYLE: Final = (
    ("KEEPS", "Cards it keeps in the hand when it melds, unless that makes a canasta."),
    ("FILLS", "Wild cards it spends at most to complete a canasta."),
    ("PAYS_WILD", "Cards in the pile from which a natural and a wild card are a fair price."),
    ("SINGLE", "Worth of keeping a card held once, in per cent of its face value."),
    ("PAIR", "Worth of keeping a card of a pair, in points."),
    ("GROUP", "The same for a card of three and more."),
    ("WILD", "The same for a wild card."),
    ("STOPPER", "The same for a black three."),
    ("PRIZE", "What giving the pile away costs, in points."),
    ("PRIZE_CARD", "The same for each card in it."),
    ("GUESS", "Per cent of that for each unseen card that could take it."),
    ("LEAVES", "Points it must expect to gain to go out at once, by its guess of the hands."),
    ("OPENS_KEEPING", "Cards it keeps in the hand when it opens without the pile."),
    ("HOLDS", "Cards in a frozen pile from which it keeps its pairs and groups to take it."),
    ("BEGINS", "Cards of a rank with which it begins a meld after the opening."),
    ("HURRIES", "Cards in an opponent's hand at which it lays down all it can."),
    ("RISKS", "Cards of a rank with which it begins a meld that costs points unless completed."),
    ("RUN_BEGINS", "Cards with which it begins a run."),
    (
        "RUN_NEXT",
        "Points for which it keeps a card beside one of its suit next in rank; half with a gap.",
    ),
    (
        "RUN_FEEDS",
        "What a card costs that continues a run of the next opponent, if only that card is taken.",
    ),
    (
        "WEIGHS",
        "What it does by prices: 1 goes out, 2 also lays, 3 also opens, 4 also throws.",
    ),
)
"""The numbers of a style: how a player inside a playout plays, whatever the rules."""
