"""What a decent steady player does in the Modern American game, one habit a test."""

from canasta_qt.engine.actions import (
    Action,
    DeclareSpecialHand,
    Discard,
    DrawStock,
    LayDown,
    LayThree,
    TakePile,
)
from canasta_qt.engine.cards import IS_WILD, KIND, KIND_TEXT
from canasta_qt.engine.state import Phase
from tests.helpers.cases import for_each
from tests.players.positions import DealPosition

SEEDS = range(4)


def place(hand: str, **more: object) -> DealPosition:
    more.setdefault("preset", "american_2017")
    return DealPosition(hand=hand, **more)  # type: ignore[arg-type]


def laid(action: Action) -> list[str]:
    """The groups of a lay-down, as text."""
    assert isinstance(action, LayDown), action
    return [" ".join(KIND_TEXT[KIND[card]] for card in play.cards) for play in action.plays]


def discarded(action: Action) -> str:
    assert isinstance(action, Discard), action
    return KIND_TEXT[KIND[action.card]]


# -- the opening -----------------------------------------------------------------------------


def test_opens_with_a_natural_meld_and_enough_points() -> None:
    groups = laid(place("K K K Q Q Q J J X 9 8 6 5 4", turn=5).choose())
    assert "K K K" in groups
    assert "Q Q Q" in groups


def test_does_not_open_with_aces_it_can_hardly_complete() -> None:
    action = place("A A A K K K J J X 9 8 6 5 4", turn=5).choose()
    assert not isinstance(action, LayDown) or "A A A" not in laid(action)


def test_saves_its_wilds_where_naturals_are_enough() -> None:
    groups = laid(place("K K K K K Q Q Q Q Q J J J X", turn=5, preset="american_old").choose())
    assert not any("X" in group for group in groups)


@for_each("seed", SEEDS)
def test_keeps_the_dear_cards_while_it_cannot_open(seed: int) -> None:
    action = place("K K Q Q A A X 4 4 4 6 5 8 9", pile="T 9 J", turn=5).choose(seed=seed)
    assert discarded(action) in ("4", "5", "6", "8", "9")


# -- sevens, aces and wild cards -------------------------------------------------------------


def test_does_not_begin_sevens_with_only_three() -> None:
    action = place("7 7 7 4 9 J K", melds=(["Q Q Q"], ["T T T"]), pile="5").choose()
    assert not isinstance(action, LayDown)


def test_begins_sevens_when_they_are_as_good_as_complete() -> None:
    action = place(
        "7 7 7 7 7 7 4 9 J K", melds=(["Q Q Q"], ["T T T"]), pile="5", stock=None
    ).choose()
    assert "7 7 7 7 7 7" in laid(action)


def test_completes_its_sevens_before_anything_else() -> None:
    action = place("7 7 4 9 J K", melds=(["Q Q Q", "7 7 7 7 7"], ["T T T"]), pile="5").choose()
    assert "7 7" in laid(action)


def test_does_not_begin_a_wild_meld_with_only_three() -> None:
    action = place("2 2 X 4 9 J K", melds=(["Q Q Q"], ["T T T"]), pile="5").choose()
    assert not isinstance(action, LayDown)


def test_begins_a_wild_meld_that_lacks_one_card() -> None:
    action = place("2 2 2 X X X 4 9 J K", melds=(["Q Q Q"], ["T T T"]), pile="5").choose()
    assert "2 2 2 X X X" in laid(action)


def test_all_wilds_go_to_the_wild_meld_under_way() -> None:
    action = place("2 X 4 9 J K", melds=(["Q Q Q Q Q", "2 2 2 X X"], ["T T T"]), pile="5").choose()
    assert laid(action) == ["2 X"]


@for_each("seed", SEEDS)
def test_throws_the_third_seven_before_it_costs_much(seed: int) -> None:
    action = place("7 7 7 K K J J", melds=(["Q Q Q"], ["T T T"]), pile="5 9").choose(seed=seed)
    assert discarded(action) == "7"


# -- discards --------------------------------------------------------------------------------


@for_each("seed", SEEDS)
def test_throws_a_dead_rank_on_a_fat_pile(seed: int) -> None:
    action = place(
        "9 J K Q 8",
        melds=(["4 4 4"], ["Q Q Q Q Q Q Q", "6 6 6"]),
        pile="5 6 8 8 T T A A 5 4",
        hands={1: 11},
    ).choose(seed=seed)
    assert discarded(action) == "Q"


@for_each("seed", SEEDS)
def test_throws_what_is_too_full_for_a_pair(seed: int) -> None:
    """Five queens take no pair and the card from the pile: eight would be too many."""
    action = place(
        "9 J K Q 8",
        melds=(["4 4 4"], ["Q Q Q Q Q", "6 6 6"]),
        pile="5 6 8 8 T T A A 5 4",
        hands={1: 11},
    ).choose(seed=seed)
    assert discarded(action) == "Q"


def test_keeps_an_ordinary_card_for_the_empty_pile() -> None:
    action = place("K A 7 7 A", melds=(["K K K K"], ["T T T"])).choose()
    assert discarded(action) == "K"


# -- the pile --------------------------------------------------------------------------------


def test_takes_a_fat_pile_with_a_pair() -> None:
    action = place(
        "K K 4 5 9 J A 8",
        melds=(["Q Q Q"], ["T T T"]),
        pile="5 6 7 8 9 9 J 4 4 K",
        phase=Phase.START,
    ).choose()
    assert isinstance(action, TakePile)


def test_does_not_begin_sevens_for_a_thin_pile() -> None:
    action = place(
        "7 7 4 5 9 J A 8", melds=(["Q Q Q"], ["T T T"]), pile="5 7", phase=Phase.START
    ).choose()
    assert isinstance(action, DrawStock)


# -- special hands and threes ----------------------------------------------------------------


def test_declares_a_special_hand() -> None:
    action = place("4 4 5 5 7 7 8 8 9 9 T T Q Q", turn=5).choose()
    assert action == DeclareSpecialHand("pairs_natural")


@for_each("seed", SEEDS)
def test_breaks_no_pair_when_one_card_is_missing(seed: int) -> None:
    action = place("4 4 5 5 7 7 8 8 9 9 T T Q A", pile="6 J", turn=5).choose(seed=seed)
    assert discarded(action) in ("Q", "A")


NEAR_MIAMI = "2 2 7 7 A A X X K K K Q Q J"


def test_passes_an_opening_when_a_special_hand_is_one_card_away() -> None:
    near = place(NEAR_MIAMI, pile="6 8", turn=5, stock=64, preset="american_2024")
    assert discarded(near.choose()) == "K"


def test_opens_when_the_stock_leaves_no_time_for_a_special_hand() -> None:
    late = place(NEAR_MIAMI, pile="6 8", turn=37, stock=6, preset="american_2024")
    assert isinstance(late.choose(), LayDown)


def test_lays_out_a_three_that_serves_nothing() -> None:
    action = place("3r 4 4 6 6 8 8 9 9 J J K K", turn=5, phase=Phase.START).choose()
    assert isinstance(action, LayThree)


def test_keeps_the_three_that_its_straight_needs() -> None:
    action = place("A 2 3r 4 5 6 7 8 9 T J Q K", turn=5, phase=Phase.START, stock=60).choose()
    assert isinstance(action, DrawStock)


# -- going out -------------------------------------------------------------------------------


def test_stays_while_its_sevens_lack_one_card() -> None:
    action = place(
        "Q 4",
        melds=(["7 7 7 7 7 7", "Q Q Q Q", "K K K K K K K", "9 9 9 9 9 2 2"], ["T T T"]),
        pile="5 6",
        hands={1: 12, 2: 9, 3: 12},
    ).choose()
    assert isinstance(action, Discard)


def test_goes_out_when_nothing_is_at_stake() -> None:
    action = place(
        "Q 4",
        melds=(["Q Q Q Q", "K K K K K K K", "9 9 9 9 9 2 2"], ["T T T"]),
        pile="5 6",
        hands={1: 12, 2: 3, 3: 12},
    ).choose()
    assert not any(IS_WILD[KIND[card]] for play in action.plays for card in play.cards)
