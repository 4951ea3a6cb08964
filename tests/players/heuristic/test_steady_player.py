"""What a decent steady player does, one habit a test."""

from canasta_qt.engine.actions import Discard, DrawStock, LayDown, TakePile
from canasta_qt.engine.cards import IS_WILD, KIND, KIND_OF_TEXT
from canasta_qt.engine.events import Discarded, StockDrawn, TurnBegan
from canasta_qt.engine.state import Phase
from tests.helpers.cases import for_each
from tests.players.positions import DealPosition

SEEDS = range(8)


def discarded(place: DealPosition, seed: int = 0) -> str:
    """The rank the bot throws away now, after any lay-downs it makes first."""
    action = place.choose(seed=seed)
    assert isinstance(action, Discard), action
    return next(text for text, kind in KIND_OF_TEXT.items() if kind == KIND[action.card])


# -- the pile --------------------------------------------------------------------------------


def test_takes_a_fat_pile_with_a_natural_pair() -> None:
    place = DealPosition(
        hand="K K 7 8 9 T J A",
        melds=(["Q Q Q"], ["4 4 4"]),
        pile="5 6 7 8 9 9 J K",
        phase=Phase.START,
    )
    assert isinstance(place.choose(), TakePile)


def test_takes_a_fat_frozen_pile_with_a_natural_pair() -> None:
    place = DealPosition(
        hand="K K 7 8 9 T J A",
        melds=(["Q Q Q"], ["4 4 4"]),
        pile="5 6 2 8 9 9 J K",
        phase=Phase.START,
    )
    assert isinstance(place.choose(), TakePile)


def test_opens_with_the_pile_when_it_is_fat() -> None:
    place = DealPosition(
        hand="A A 7 8 9 T J J K Q 5",
        melds=([], ["4 4 4"]),
        pile="5 6 7 8 9 9 J A",
        phase=Phase.START,
    )
    assert isinstance(place.choose(), TakePile)


def test_does_not_spend_a_joker_on_a_single_card() -> None:
    place = DealPosition(
        hand="K X 7 8 9 T J A 4",
        melds=(["Q Q Q"], ["5 5 5"]),
        pile="K",
        phase=Phase.START,
    )
    assert isinstance(place.choose(), DrawStock)


def test_draws_when_that_lets_it_go_out_rather_than_taking_two_cards() -> None:
    """One lone card in hand and melds of nearly every rank: a drawn card fits and ends the deal."""
    place = DealPosition(
        hand="A",
        melds=(
            ["9 9 9 9 9 9 9", "6 6 6", "Q Q Q", "8 8 8", "K K K", "5 5 5", "4 4 4", "7 7 7"],
            ["T T T"],
        ),
        pile="3b 6",
        phase=Phase.START,
        hands={1: 9, 2: 1, 3: 9},
    )
    assert isinstance(place.choose(), DrawStock)


# -- the discard -----------------------------------------------------------------------------


@for_each("seed", SEEDS)
def test_keeps_the_pair_and_throws_the_single(seed: int) -> None:
    place = DealPosition(hand="K K Q Q 9 9 5 5 J", pile="6 7 T", turn=9)
    assert discarded(place, seed) == "J"


@for_each("seed", SEEDS)
def test_does_not_throw_what_fits_a_rivals_meld(seed: int) -> None:
    place = DealPosition(
        hand="4 9 J K",
        melds=(["Q Q Q"], ["4 4 4", "K K K", "J J J"]),
        pile="5 6 7 8 T T",
    )
    assert discarded(place, seed) == "9"


@for_each("seed", SEEDS)
def test_throws_what_the_next_rival_let_lie(seed: int) -> None:
    """A rank that the next rival just left on the pile is safer than a rank nobody has seen."""
    place = DealPosition(
        hand="8 J K T",
        melds=(["Q Q Q"], ["4 4 4"]),
        pile="5 6 7 7 5 6",
        hands={1: 11},
    )
    state = place.state()
    eight = next(card for card in state.remaining_stock() if KIND[card] == KIND_OF_TEXT["8"])
    place.history = (
        TurnBegan(0, 17),
        Discarded(0, eight),
        TurnBegan(1, 18),
        StockDrawn(1, (-1,)),
    )
    assert discarded(place, seed) == "8"


@for_each("seed", SEEDS)
def test_stops_a_fat_pile_with_a_black_three(seed: int) -> None:
    place = DealPosition(
        hand="3b 4 J K",
        melds=(["Q Q Q"], ["4 4 4", "K K K", "J J J"]),
        pile="5 6 7 8 T T 9 9 5",
    )
    assert discarded(place, seed) == "3b"


def test_keeps_the_black_three_while_the_pile_is_thin() -> None:
    place = DealPosition(hand="3b 9 J K Q 7 8", pile="", turn=3)
    assert discarded(place) != "3b"


@for_each("seed", SEEDS)
def test_never_throws_a_wild_without_a_purpose(seed: int) -> None:
    place = DealPosition(hand="2 X 9 J 7", melds=(["Q Q Q"], ["4 4 4"]), pile="5 6")
    assert discarded(place, seed) in ("9", "J", "7")


def test_freezes_a_fat_pile_that_the_rivals_melds_are_sure_to_take() -> None:
    """They have opened, we have not: for us the pile is frozen anyway, for them it is not."""
    place = DealPosition(
        hand="2 2 7 7 9 9 K J Q",
        melds=([], ["4 4 4", "K K K", "J J J", "Q Q Q", "5 5 5"]),
        pile="5 6 7 8 T T 9 A",
        totals=(3000, 0),
        hands={1: 5},
    )
    action = place.choose()
    assert isinstance(action, Discard)
    assert IS_WILD[KIND[action.card]]


def test_does_not_freeze_a_pile_that_is_frozen_for_the_rivals_anyway() -> None:
    place = DealPosition(hand="2 7 7 9 9 K J Q 8", pile="5 6 7 8 T T 9 A", totals=(3000, 0))
    assert not IS_WILD[KIND_OF_TEXT[discarded(place)]]


@for_each("seed", SEEDS)
def test_keeps_its_wilds_in_the_fight_for_a_frozen_pile(seed: int) -> None:
    """Without them there is no opening, and without an opening no pile."""
    place = DealPosition(
        hand="2 2 5 5 7 T T Q Q A A 9",
        melds=([], ["X X K K"]),
        pile="3b 3b 4 4 4 4 6 6 8 J K 2 7 8",
        totals=(3100, 3100),
    )
    assert not IS_WILD[KIND_OF_TEXT[discarded(place, seed)]]


# -- melding ---------------------------------------------------------------------------------


def test_completes_the_canasta_with_a_natural() -> None:
    place = DealPosition(hand="Q 4 5 6 8 9 9", melds=(["Q Q Q Q Q Q"], ["4 4 4"]), pile="5")
    action = place.choose()
    assert isinstance(action, LayDown)
    assert any(KIND[card] == KIND_OF_TEXT["Q"] for play in action.plays for card in play.cards)


def test_completes_the_first_canasta_with_a_wild() -> None:
    place = DealPosition(hand="2 4 5 6 8 9 9", melds=(["Q Q Q Q Q 2"], ["7 7 7"]), pile="5")
    action = place.choose()
    assert isinstance(action, LayDown)
    assert any(IS_WILD[KIND[card]] for play in action.plays for card in play.cards)


def test_does_not_dirty_a_canasta_that_may_still_be_natural() -> None:
    """A second canasta is not needed to go out, and two more queens are about."""
    place = DealPosition(
        hand="2 4 5 6 8 9 9",
        melds=(["Q Q Q Q Q Q", "K K K K K K K"], ["7 7 7"]),
        pile="5",
        hands={1: 10, 2: 9, 3: 10},
    )
    assert isinstance(place.choose(), Discard)


def test_does_not_meld_down_to_a_small_hand_without_a_canasta() -> None:
    place = DealPosition(hand="9 9 9 J", melds=(["Q Q Q"], ["7 7 7"]), pile="5", turn=9)
    assert isinstance(place.choose(), Discard)


def test_lays_its_points_when_the_rivals_are_about_to_go_out() -> None:
    place = DealPosition(
        hand="A A A 9 J",
        melds=(["Q Q Q"], ["7 7 7 7 7 7 7", "K K K", "4 4 4", "5 5 5"]),
        pile="5",
        hands={1: 1, 3: 1},
    )
    action = place.choose()
    assert isinstance(action, LayDown)
    assert sum(len(play.cards) for play in action.plays) == 3


WILD_GAME = {"preset": "classic_wild"}


def test_completes_the_wild_canasta() -> None:
    place = DealPosition(
        hand="2 4 5 6 8 9 9", melds=(["Q Q Q", "2 2 2 2 X X"], ["7 7 7"]), pile="5", **WILD_GAME
    )
    action = place.choose()
    assert isinstance(action, LayDown)
    assert any(IS_WILD[KIND[card]] for play in action.plays for card in play.cards)


def test_does_not_begin_a_wild_meld_that_will_cost_a_thousand() -> None:
    place = DealPosition(
        hand="2 2 2 4 5 6 8 9 9 J", melds=(["Q Q Q"], ["7 7 7"]), pile="5", **WILD_GAME
    )
    assert isinstance(place.choose(), Discard)


# -- opening ---------------------------------------------------------------------------------


def test_opens_with_naturals_when_it_can() -> None:
    place = DealPosition(hand="A A A 5 6 7 8 9 J Q K", pile="4", turn=5)
    action = place.choose()
    assert isinstance(action, LayDown)
    assert not any(IS_WILD[KIND[card]] for play in action.plays for card in play.cards)


def test_does_not_waste_three_jokers_on_a_bare_opening() -> None:
    place = DealPosition(hand="X X X 9 9 4 5 6 8 K Q", pile="4", turn=1)
    action = place.choose()
    if isinstance(action, LayDown):
        assert sum(IS_WILD[KIND[card]] for play in action.plays for card in play.cards) == 1


def test_opens_dearly_when_the_rivals_are_about_to_go_out() -> None:
    place = DealPosition(
        hand="X X 9 9 4 4 5 6 8 K Q",
        melds=([], ["7 7 7 7 7 7 7", "K K K", "5 5 5", "J J J"]),
        pile="4",
        hands={1: 2, 3: 2},
    )
    assert isinstance(place.choose(), LayDown)
