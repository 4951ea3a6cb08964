"""What no club player would do, from positions seen in deals; and slips of weak levels."""

from __future__ import annotations

from dataclasses import replace

import pytest

from canasta_qt.engine.actions import Discard, LayDown, TakePile
from canasta_qt.engine.cards import IS_WILD, KIND, KIND_OF_TEXT
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView, view_of
from canasta_qt.players.heuristic.danger import danger, feeding_cost
from canasta_qt.players.heuristic.moment import DecisionMoment, lot_of_deal
from canasta_qt.players.heuristic.player import HeuristicBot
from canasta_qt.players.heuristic.weights import STEADY, weights_of
from tests.helpers.cases import for_each
from tests.players.positions import DealPosition

FAT = "5 6 7 8 9 9 J K 5 7 7 8 J J 5 8"
CANASTA = "7 7 7 7 2 2 2"
SEEDS = range(8)

LAST_SAFE_CARD = DealPosition(
    hand="T T A 4",
    melds=(["6 6 6 6 6 2 2", "4 4 4"], ["A A A 2", "T T T", "Q Q Q Q Q 2 2"]),
    pile=FAT,
    hands={1: 2, 2: 4, 3: 1},
    stock=30,
)
"""All but the four lies in the rivals' melds, and the pile is fat."""

ACE_FOR_ACES = DealPosition(
    hand="8 8 J 2 2 A",
    melds=(["J J J", "5 5 5", "7 7 7", "9 9 9"], ["A A A A A", "T T T", "8 8 8", "4 4 4"]),
    pile="3b 6 3b",
    hands={1: 7, 2: 6, 3: 8},
)
"""One of the aces more, and the rivals nearly have their natural canasta."""

GROUPED = DealPosition(hand="T T T 4 5 6", melds=(["9 9 9"], ["Q Q Q"]), pile="3b 6")


def view(place: DealPosition) -> PlayerView:
    return view_of(place.state(), place.seat, place.history)


def moment(place: DealPosition, level: str, seed: int) -> DecisionMoment:
    return HeuristicBot(seed, weights_of(level)).moment(view(place))


def rank(text: str) -> int:
    return KIND_OF_TEXT[text]


@for_each("seed", SEEDS)
@for_each("level", ["casual", "steady"])
def test_the_last_safe_discard_is_not_laid_while_the_pile_is_fat(level: str, seed: int) -> None:
    action = LAST_SAFE_CARD.choose(level, seed)
    assert isinstance(action, Discard), action
    assert KIND[action.card] == rank("4")


@for_each("seed", SEEDS)
def test_it_is_laid_where_nothing_lies_on_the_pile(seed: int) -> None:
    action = replace(LAST_SAFE_CARD, pile="5", hand="T T A K 4 4 4").choose("steady", seed)
    assert isinstance(action, LayDown), action


@for_each("seed", SEEDS)
def test_no_ace_goes_to_the_rivals_natural_aces(seed: int) -> None:
    action = ACE_FOR_ACES.choose("steady", seed)
    assert not (isinstance(action, Discard) and KIND[action.card] == rank("A")), action


def test_a_card_costs_more_the_nearer_it_brings_the_rivals_to_a_canasta() -> None:
    """The pile is the same and they can take it either way."""
    longer = moment(ACE_FOR_ACES, "steady", 0)
    melds = (ACE_FOR_ACES.melds[0], ["A A A", *ACE_FOR_ACES.melds[1][1:]])
    shorter = moment(replace(ACE_FOR_ACES, melds=melds), "steady", 0)
    assert danger(longer.know, rank("A")) == danger(shorter.know, rank("A"))
    assert feeding_cost(longer, rank("A")) > feeding_cost(shorter, rank("A")) + 20


@pytest.mark.parametrize("pile", ["7", "4 7", "4 K 7"])
def test_no_joker_is_spent_on_a_pile_of_a_few_cards(pile: str) -> None:
    place = DealPosition(
        hand="6 7 8 T J J Q A A X",
        melds=(["5 5 5 5 2 2"], ["K K K K 2"]),
        pile=pile,
        phase=Phase.START,
    )
    assert not isinstance(place.choose(), TakePile)


@for_each("seed", SEEDS)
def test_wild_cards_that_complete_a_canasta_together_are_not_saved_up(seed: int) -> None:
    place = DealPosition(
        hand="4 4 7 7 A A 9 2 2 2 X",
        melds=(["6 6 6 6", "K K K K"], ["J J J 2", "8 8 8", "Q Q 2"]),
        pile="3b 6 T 4 7 3b 4",
        stock=43,
    )
    action = place.choose("steady", seed)
    assert isinstance(action, LayDown), action
    assert sum(IS_WILD[KIND[card]] for play in action.plays for card in play.cards) >= 3


@for_each("seed", SEEDS)
def test_no_joker_goes_early_to_three_aces_of_the_partner(seed: int) -> None:
    place = DealPosition(
        hand="6 6 9 9 T T J J J Q K X X",
        melds=(["A A A"], ["A A 2"]),
        pile="Q 8 8 8",
        turn=4,
        stock=59,
        hands={1: 11, 2: 8, 3: 8},
    )
    action = place.choose("steady", seed)
    laid = action.plays if isinstance(action, LayDown) else ()
    assert not any(IS_WILD[KIND[card]] for play in laid for card in play.cards), action


@for_each("seed", SEEDS)
def test_no_joker_is_thrown_on_a_pile_that_is_frozen_already(seed: int) -> None:
    place = DealPosition(
        hand="5 5 6 6 7 7 9 Q A A X",
        melds=(["8 8 8 2"], ["Q Q Q 2"]),
        pile="5 J 4 3b 4 3b Q 3b Q 8 Q 4 J 2",
        freezer=True,
        turn=14,
        stock=49,
        hands={1: 11, 2: 6, 3: 7},
    )
    action = place.choose("steady", seed)
    assert isinstance(action, Discard), action
    assert KIND[action.card] != rank("X")


# -- slips -----------------------------------------------------------------------------------


def overlooks(level: str, place: DealPosition, seed: int) -> bool:
    """Whether it does not see that the rivals' queens take a queen."""
    return feeding_cost(moment(place, level, seed), rank("Q")) == 0


IN_HAND = replace(GROUPED, hand="T T T 4 5 Q")


def slips(level: str, place: DealPosition) -> int:
    return sum(overlooks(level, place, seed) for seed in range(200))


def test_the_weaker_a_level_the_more_often_it_overlooks_something() -> None:
    newcomer, casual, steady = (slips(level, IN_HAND) for level in ("newcomer", "casual", "steady"))
    assert 40 < newcomer < 120
    assert 5 < casual < 40
    assert steady == 0


@for_each("level", ["newcomer", "casual"])
@for_each(
    "place",
    [replace(IN_HAND, pile=FAT), replace(IN_HAND, melds=(["9 9 9"], ["Q Q Q Q Q"]))],
    ids=["fat pile", "long meld"],
)
def test_nobody_overlooks_what_is_plain_to_see(level: str, place: DealPosition) -> None:
    assert slips(level, place) == 0


@pytest.mark.parametrize("level", ["newcomer", "casual"])
def test_a_mood_lasts_for_a_deal_and_not_for_a_match(level: str) -> None:
    weights = weights_of(level)
    seen = view(GROUPED)
    of_deals = []
    for number in range(12):
        seen.deal_number = number
        today = weights.of_day(lot_of_deal("a seed", seen))
        assert today == weights.of_day(lot_of_deal("a seed", seen))
        of_deals.append(today)
    assert len(set(of_deals)) > 1


def test_who_plays_well_has_no_moods() -> None:
    assert {STEADY.of_day(lot) for lot in range(9)} == {STEADY}
