"""The numbers that playouts count by are those of the engine and of the rules of thumb."""

from __future__ import annotations

from typing import Final

from canasta_qt.engine import cards
from canasta_qt.engine.rules import option
from canasta_qt.engine.setup import NEVER_MORE
from canasta_qt.engine.shapes.canasta_sorts import CanastaSort
from canasta_qt.engine.shapes.traits import MIXED_CANASTA, UNMIXED_CANASTA
from canasta_qt.engine.state import FootStage
from canasta_qt.players.heuristic import danger, going_out, knowledge, meld_worth, melding
from canasta_qt.players.heuristic import melding as opening
from canasta_qt.players.heuristic import worth as held
from canasta_qt.players.heuristic.weights import Weights
from canasta_qt.players.playout import constants
from canasta_qt.players.playout.styles import CHANCE, EXIT, POINT, SHARE

_calm = [1 - chance for _, chance in knowledge.ENDS_WITHIN]
WEIGHTS: Final = {
    "KEPT_UNOPENED": SHARE * held.KEPT_UNOPENED,
    "PAIR_BESIDE_MELD": SHARE * held.PAIR_BESIDE_MELD,
    "PRESENCE_FROZEN": SHARE * meld_worth.PRESENCE_FROZEN,
    "CALM_LAST": EXIT * _calm[0],
    "CALM_SECOND": EXIT * _calm[1],
    "CALM_THIRD": EXIT * _calm[2],
    "CALM_EARLY": EXIT * (1 - knowledge.ENDS_LATER),
    "EXIT_UNOPENED": EXIT * knowledge.EXIT_UNOPENED,
    "EXIT_FAR": EXIT * knowledge.EXIT_FAR,
    "EXIT_OF_MATE": SHARE * knowledge.EXIT_OF_MATE,
    "DRAWN": SHARE * meld_worth.DRAWN,
    "WILD_FOUND": SHARE * meld_worth.WILD_FOUND,
    "PURE_HOPE": SHARE * meld_worth.PURE_HOPE,
    "PURE_DRAWN": SHARE * meld_worth.PURE_HOPE * meld_worth.PURE_DRAWN,
    "PURE_SURE": 1 / meld_worth.PURE_DRAWN,
    "CALM_HURRIED": SHARE * (1 - melding.HURRY),
    "THREES_AT_RISK": POINT * opening.THREES_AT_RISK,
    "SURE": CHANCE * danger.SURE,
    "MOST_PAIR": CHANCE * danger.MOST_PAIR,
    "NATURAL_SOME_DAY": SHARE * danger.NATURAL_SOME_DAY,
    "MOST_COMING": SHARE * meld_worth.MOST_COMING,
    "WILD_COMPLETED": SHARE * meld_worth.WILD_COMPLETED,
    "HOPE_COUNTS": 100 * going_out.HOPE_COUNTS,
    "HOPE_FIRST": 100,
    "HOPE_SECOND": 100 * going_out.NEXT_HOPE,
    "HOPE_THIRD": 100 * going_out.NEXT_HOPE**2,
    "LAST_THIN": len(Weights().thin_hand) - 1,
    "LAST_HOPE": len(Weights().canasta_chance) - 1,
    "LAST_PILE": len(Weights().pile_by_size) - 1,
    "LAST_EXIT": len(knowledge.EXIT_BY_HAND) - 1,
    "LAST_WILD": len(Weights().wild) - 1,
    "HOPE_CARDS": going_out.CARDS_FOR_HOPE,
}


def test_fixed_weights_are_those_of_the_rules_of_thumb() -> None:
    assert {name: getattr(constants, name) for name in WEIGHTS} == {
        name: round(number) for name, number in WEIGHTS.items()
    }


def test_kinds_stages_and_sorts_are_those_of_the_engine() -> None:
    kinds = ("TWO", "SEVEN", "ACE", "JOKER")
    assert [getattr(constants, kind) for kind in kinds] == [getattr(cards, kind) for kind in kinds]
    assert (constants.RED3, constants.BLACK3) == (cards.RED_THREE, cards.BLACK_THREE)
    assert (constants.FIRST, constants.KINDS) == (cards.FOUR, cards.SEQUENCE)
    assert constants.EARNED == FootStage.EARNED
    assert constants.TAKEN == FootStage.TAKEN
    assert constants.PLAYED == FootStage.PLAYED
    for sort in set(CanastaSort) - {CanastaSort.MIXED_SEQUENCE}:
        assert getattr(constants, f"{sort.name}_SORT") == 1 << 8 * sort
    assert constants.MIXED_CANASTA == MIXED_CANASTA
    assert constants.UNMIXED_CANASTA == UNMIXED_CANASTA
    decks, jokers = option("pack.decks").kind, option("pack.jokers").kind
    assert 52 * decks.hi + jokers.hi <= constants.MOST_CARDS


def test_rows_are_as_long_as_what_fills_them() -> None:
    assert constants.NEVER_MORE == NEVER_MORE
    pile, frozen = constants.PILE_WAS, constants.FROZEN_WAS
    opened, top = constants.OPENED_WAS, constants.TOP_WAS
    assert [pile, frozen, opened, top] == [*range(constants.KINDS, constants.UNDO_SIZE)]
    assert constants.PLAN_SIZE == 4 * constants.KINDS + constants.MOST_RUNS + 2
