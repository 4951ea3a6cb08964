"""Quiet warnings: before a discard that helps the wrong side, and before steps one may regret."""

from __future__ import annotations

import pytest

from canasta_qt.engine.state import Phase
from canasta_qt.play.match.hints import Hints
from canasta_qt.view_model.pictures import ButtonId, Zone
from tests.helpers.table.table_tools import NEW, PILE, REST, NotedGame, at_position

MELDS = {"0": ["K K K", "Q Q Q 2"], "1": ["8 8 8", "J J J"]}


def table(game: NotedGame, hand: str, *switches: str, **more: object) -> NotedGame:
    """Kings and queens are ours, eights and jacks are theirs; bots stand still."""
    game.pool.silent = True
    game.warnings = switches
    position = {"phase": "play", "melds": MELDS, "pile": "5 7", **more}
    position["hands"] = {"0": hand, **REST}
    return at_position(game, **position)


def test_a_discard_that_fits_an_own_meld_is_warned_of_and_not_done(game: NotedGame) -> None:
    table(game, "K 4 5 9", "warn_layoff")
    game.drop("K", PILE)
    assert game.model.caution
    assert "fits your meld of kings" in game.model.prompt
    assert [button.id for button in game.model.buttons] == [ButtonId.GO_AHEAD, ButtonId.LEAVE_IT]
    assert len(game.state.pile) == 2


def test_the_same_gesture_again_discards(game: NotedGame) -> None:
    table(game, "K 4 5 9", "warn_layoff")
    game.drop("K", PILE)
    game.drop("K", PILE)
    assert len(game.state.pile) == 3
    assert not game.model.caution


def test_the_button_discards_anyway(game: NotedGame) -> None:
    table(game, "K 4 5 9", "warn_layoff")
    game.drop("K", PILE)
    game.press(ButtonId.GO_AHEAD)
    assert len(game.state.pile) == 3


def test_who_asks_for_a_hint_is_no_longer_asked_about_the_card(game: NotedGame) -> None:
    table(game, "K 4 5 9", "warn_layoff")
    before = game.model.prompt
    game.drop("K", PILE)
    Hints(game.controller).ask()
    assert not game.model.caution
    assert game.model.prompt == before


def test_keeping_the_card_brings_the_usual_prompt_back(game: NotedGame) -> None:
    table(game, "K 4 5 9", "warn_layoff")
    before = game.model.prompt
    game.drop("K", PILE)
    game.press(ButtonId.LEAVE_IT)
    assert game.model.prompt == before
    assert not game.model.caution
    assert len(game.state.hands[0]) == 4


def test_laying_the_card_off_after_the_warning_ends_it(game: NotedGame) -> None:
    table(game, "K 4 5 9", "warn_layoff")
    game.drop("K", PILE)
    game.drop("K", game.meld_zone("K"))
    assert not game.model.caution
    assert game.model.sides[0].melds[0].naturals == 4


def test_another_card_may_be_discarded_after_the_warning(game: NotedGame) -> None:
    table(game, "K 4 5 9", "warn_layoff")
    game.drop("K", PILE)
    game.drop("9", PILE)
    assert len(game.state.pile) == 3


@pytest.mark.parametrize(
    ("hand", "card"), [("2 4 5 9", "2"), ("9 4 5 9", "9"), ("K", "K")],
    ids=["a wild card freezes on purpose", "it fits nowhere", "it goes out"],
)  # fmt: skip
def test_nothing_is_said_of_other_discards(game: NotedGame, hand: str, card: str) -> None:
    full = ["K K K K K K K", "Q Q Q Q Q Q Q"]
    table(game, hand, "warn_layoff", melds={"0": full[: 1 + (hand == "K")]})
    game.drop(card, PILE)
    assert not game.model.caution
    assert len(game.state.pile) == 3


def test_a_card_that_hands_the_pile_to_the_next_opponent_is_warned_of(game: NotedGame) -> None:
    table(game, "8 4 5 9", "warn_gift")
    game.drop("8", PILE)
    assert game.model.caution
    name = game.model.seats[1].name
    assert game.model.prompt.startswith(f"{name} could lay")
    assert "eights" in game.model.prompt


@pytest.mark.parametrize(
    "change",
    [
        {"pile": "5 2 7"},
        {"pile": ""},
        {"melds": {"0": ["8 8 8"], "1": ["J J J"]}},
        {"rules": {"preset": "classic_4p", "overrides": {"pile.layoff": "no"}}},
        {"rules": {"preset": "classic_4p", "overrides": {"pile.always_frozen": True}}},
        {"melds": {"0": ["K K K"], "1": ["8 8 8 8 8 8 8"]}, "rules": "italian_us"},
    ],
    ids=["frozen", "empty", "our own rank", "no laying off", "always frozen", "full canasta"],
)
def test_where_the_pile_is_not_given_away_nothing_is_said(
    game: NotedGame, change: dict[str, object]
) -> None:
    table(game, "8 4 5 9", "warn_gift", **change)
    game.drop("8", PILE)
    assert not game.model.caution


def test_a_gift_is_not_told_of_when_every_card_is_one(game: NotedGame) -> None:
    table(game, "8 J", "warn_gift", melds={"0": ["K K K K K K K"], "1": ["8 8 8", "J J J"]})
    game.drop("8", PILE)
    assert not game.model.caution


def test_what_the_opponent_holds_changes_no_warning(game: NotedGame) -> None:
    told = []
    for theirs in ("9 9 4 6", "A A 5 5"):
        table(game, "9 4 5 Q", "warn_gift")
        position = {"phase": "play", "melds": MELDS, "pile": "5 7"}
        at_position(game, **position, hands={"0": "9 4 5 Q", **REST, "1": theirs})
        game.drop("9", PILE)
        told.append(game.model.caution)
    assert told == [False, False]


def test_switched_off_nothing_is_warned_of(game: NotedGame) -> None:
    table(game, "8 K 5 9")
    game.drop("K", PILE)
    assert not game.model.caution
    assert len(game.state.pile) == 3


NO_SEVENS = {"preset": "classic_4p", "overrides": {"red_three.positive_if": "kind:sevens"}}
"""All red threes count 800 against a side without a canasta of sevens."""


def minus(game: NotedGame, hand: str, *switches: str) -> NotedGame:
    melds, threes = ["4 4 4 4 4 4 4", "K K K"], {"0": 4}
    return table(game, hand, *switches, rules=NO_SEVENS, melds={"0": melds}, red_threes=threes)


@pytest.mark.parametrize(("hand", "zone"), [("5", PILE), ("5 5 5", NEW), ("K", None)])
def test_going_out_with_points_below_zero_is_asked_about(
    game: NotedGame, hand: str, zone: Zone | None
) -> None:
    minus(game, hand, "confirm_go_out")
    game.drop(hand, zone or game.meld_zone("K"))
    assert game.model.caution
    assert "−" in game.model.prompt or "-" in game.model.prompt
    assert game.state.hands[0]
    game.press(ButtonId.GO_AHEAD)
    assert not game.state.hands[0]


def test_going_out_with_a_gain_is_not_asked_about(game: NotedGame) -> None:
    table(game, "5", "confirm_go_out", melds={"0": ["4 4 4 4 4 4 4"]})
    game.drop("5", PILE)
    assert not game.state.hands[0]


def test_conceding_is_asked_about(game: NotedGame) -> None:
    table(game, "K K 4", "confirm_concede", rules="british", melds={}, phase="start")
    game.press(ButtonId.CONCEDE)
    assert game.model.caution
    assert game.state.phase is Phase.START
    game.press(ButtonId.GO_AHEAD)
    assert game.state.phase is Phase.ANSWER
