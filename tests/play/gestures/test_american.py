"""The American game at the table: the opening with the pile, special hands, threes, going back."""

from __future__ import annotations

import pytest

from canasta_qt.engine.actions import Discard, DrawStock
from canasta_qt.engine.state import Phase
from canasta_qt.play.match.game import forced_action
from canasta_qt.view_model.pictures import ButtonId, Zone, ZoneKind
from canasta_qt.view_model.scripts import BeatKind
from tests.helpers.table.table_tools import NEW, PILE, REST, NotedGame, assert_same, at_position

STRAIGHT = "A 2 3r 4 5 6 7 8 9 T J Q K X"
EX_049 = "A A X Q Q Q 9 9 2 T T 4 5"
"""A hand that opens with 160 from itself and may take 9, T, Q or A."""


def american(
    game: NotedGame,
    hand: str,
    *,
    rules: object = "american_2017",
    phase: str = "play",
    **more: object,
) -> NotedGame:
    game.pool.silent = True
    position = {"rules": rules, "phase": phase, "hands": {"0": hand, **REST}, **more}
    return at_position(game, **position)


def badge(game: NotedGame) -> str:
    draft = game.model.draft
    assert draft is not None
    return draft.badge


def labels(game: NotedGame) -> list[str]:
    return [button.label for button in game.model.buttons]


# --- the opening -----------------------------------------------------------------------------


def test_the_prompt_says_points_and_content_of_the_first_meld(game: NotedGame) -> None:
    american(game, "A A X K K 2 5 5 5 7 8 4 6 9")
    assert game.model.prompt == (
        "First meld: 125 points with three of a rank without wild cards, or three wild cards; "
        "or just discard one card."
    )


def test_the_badge_says_what_is_still_missing_besides_points(game: NotedGame) -> None:
    american(game, "A A X K K 2 5 5 5 7 8 4 6 9")
    game.drop("A A X", NEW)
    game.drop("K K", NEW)
    game.drop("2", Zone(ZoneKind.DRAFT, 1))
    assert badge(game) == ("130 of 125, still missing: a pure or wild meld")
    assert "without a wild card" in game.model.prompt
    game.drop("5 5 5", NEW)
    assert badge(game) == "Ready: 145 points"
    game.press(ButtonId.CONFIRM)
    assert game.state.opened[0]


def test_after_opening_bonus_cards_are_announced_and_wait_face_down(game: NotedGame) -> None:
    american(game, "A A X K K 2 5 5 5 8")
    game.drop("A A X", NEW)
    game.drop("K K", NEW)
    game.drop("2", Zone(ZoneKind.DRAFT, 1))
    game.drop("5 5 5", NEW)
    game.press(ButtonId.CONFIRM)
    assert game.model.prompt == "Discard your last card; then you get 4 bonus cards."
    game.drop("8", PILE)
    me = game.model.seats[0]
    assert [card.face for card in me.waiting] == [None] * 4
    assert me.hand == ()
    assert BeatKind.BONUS in [beat.kind for beat in game.scripts[-1].beats]
    told = [beat.announce for beat in game.scripts[-1].beats]
    assert "You get 4 bonus cards for opening, face down until your next turn." in told
    assert_same(game.model, game)


def test_a_splash_is_ready_at_any_count(game: NotedGame) -> None:
    american(game, "4 4 4 4 4 4 4 8 9 T J Q K A")
    game.drop("4 4 4 4 4 4 4", NEW)
    assert badge(game) == "Ready: a whole canasta"
    assert game.model.draft is not None
    assert game.model.draft.ready


@pytest.mark.parametrize("top", ["9", "T", "Q", "A"])
def test_an_opening_from_the_hand_takes_the_pile_in_one_step(game: NotedGame, top: str) -> None:
    american(game, EX_049, phase="start", totals=[3200, 0], pile=f"4 {top}")
    assert "open from your hand and then take the pile" in game.model.prompt
    for group in ("A A X", "Q Q Q", "9 9 2"):
        game.drop(group, NEW)
    assert badge(game) == "160 of 155: draw first"
    assert game.model.prompt == (
        "Open from your hand and take the pile with a pair, or draw a card."
    )
    if top == "T":
        game.drop("T T", PILE)
    else:
        game.controller.input.activate(PILE)
    assert badge(game) == "Ready: 160 from your hand"
    assert labels(game) == ["Take the pile", "Take back"]
    assert_same(game.model, game)
    game.press(ButtonId.CONFIRM)
    assert game.state.opened[0]
    assert game.state.now.took_pile
    kinds = [beat.kind for beat in game.scripts[-1].beats]
    assert kinds[:2] == [BeatKind.MELD, BeatKind.TAKE_PILE]


def test_the_pair_that_takes_the_pile_may_come_first(game: NotedGame) -> None:
    american(game, EX_049, phase="start", totals=[3200, 0], pile="4 T")
    game.drop("T T", PILE)
    assert badge(game) == "0 of 155 from your hand"
    for group in ("A A X", "Q Q Q", "9 9 2"):
        game.drop(group, NEW)
    assert badge(game) == "Ready: 160 from your hand"


def test_the_pair_and_the_pile_do_not_count_for_the_opening(game: NotedGame) -> None:
    american(game, EX_049, phase="start", totals=[5000, 0], pile="4 T")
    for group in ("A A X", "Q Q Q", "9 9 2"):
        game.drop(group, NEW)
    game.drop("T T", PILE)
    assert badge(game) == "160 of 180 from your hand"
    game.press(ButtonId.CONFIRM)
    assert game.why == "Your first meld needs 180 points; this makes 160."


def test_the_pile_says_how_it_is_opened_and_taken(game: NotedGame) -> None:
    american(game, EX_049, phase="start", totals=[3200, 0], pile="4 T")
    assert "It always takes a natural pair from your hand." in game.model.pile_text
    assert "You may open from your hand with " in game.model.pile_text
    assert " and take it with a pair of tens." in game.model.pile_text


def test_a_hand_that_cannot_open_is_told_so_by_the_pile(game: NotedGame) -> None:
    american(game, "T T 4 5 6 8 9 J Q K A 4 5", phase="start", pile="4 T")
    take = game.model.buttons[1]
    assert not take.enabled
    assert take.why_not == (
        "Your hand alone, without the pile, does not make a first meld of 125 points."
    )


# --- special hands ---------------------------------------------------------------------------


def test_the_declare_button_lights_up_and_declaring_ends_the_deal(game: NotedGame) -> None:
    american(game, STRAIGHT, red_threes={"0": 0})
    first = game.model.buttons[0]
    assert (first.id, first.label, first.accent) == (ButtonId.SPECIAL, "Declare", True)
    assert game.model.prompt == (
        "You hold a special hand! Straight: 3,000 points. Declare it, or play on."
    )
    game.press(ButtonId.SPECIAL)
    assert game.state.phase is Phase.OVER
    assert game.model.seats[0].special == "Straight: 3,000 points"
    assert game.scripts[-1].beats[0].kind is BeatKind.SPECIAL
    assert game.scripts[-1].beats[0].announce == (
        "You lay down a special hand: Straight, 3,000 points."
    )
    assert len(game.model.seats[0].hand) == 14
    assert_same(game.model, game)


def test_where_the_hand_is_several_special_ones_the_player_chooses(game: NotedGame) -> None:
    hands = [
        {"id": "pairs_natural", "pattern": "7 natural pairs", "value": 2500},
        {"id": "triples", "pattern": "7 natural pairs", "value": 2000},
    ]
    rules = {"preset": "american_2017", "overrides": {"special_hands.list": hands}}
    american(game, "4 4 5 5 7 7 8 8 9 9 T T Q Q", rules=rules)
    game.press(ButtonId.SPECIAL)
    options = game.choices[-1].options
    assert [option.label for option in options] == [
        "Pairs: 2,500 points",
        "Triples: 2,000 points",
    ]
    game.controller.input.choose(1)
    assert game.model.seats[0].special == "Triples: 2,000 points"


def test_an_ordinary_hand_cannot_be_declared(game: NotedGame) -> None:
    american(game, "A 2 4 4 5 6 7 8 9 T J Q K X")
    assert ButtonId.SPECIAL not in [button.id for button in game.model.buttons]
    game.press(ButtonId.SPECIAL)
    assert game.why == "Your cards do not make this special hand."


# --- threes ----------------------------------------------------------------------------------


def test_a_kept_three_is_laid_out_by_button_by_drop_or_by_double_click(game: NotedGame) -> None:
    for way in ("button", "threes", "felt", "double-click"):
        american(game, "A 2 3r 4 5 6 7 8 9 T J Q K 5")
        assert "Lay the three" in labels(game)
        assert game.targets("3")["threes"] == "lay the three out"
        if way == "button":
            game.press(ButtonId.LAY_THREE)
        elif way == "threes":
            game.drop("3", Zone(ZoneKind.THREES, 0))
        elif way == "felt":
            game.drop("3", NEW)
        else:
            game.controller.input.quick(game.tokens("3")[0])
        faces = [card.face or "" for card in game.model.sides[0].threes]
        assert [face[0] for face in faces] == ["3"]
        assert len(game.model.seats[0].hand) == 14
        assert_same(game.model, game)


def test_only_threes_go_to_the_threes(game: NotedGame) -> None:
    american(game, "A 2 3r 4 5 6 7 8 9 T J Q K 5")
    assert "threes" not in game.targets("K")
    game.drop("K", Zone(ZoneKind.THREES, 0))
    assert game.why == "This card cannot go there."
    game.drop("K Q", Zone(ZoneKind.THREES, 0))
    assert game.why == "These cards cannot go there."


# --- the empty pile --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("A", "While the pile is empty, no aces may be discarded."),
        ("7", "While the pile is empty, no sevens may be discarded."),
        ("2", "A wild card may not be discarded now."),
    ],
)
def test_what_may_not_start_the_pile_is_refused_in_words(
    game: NotedGame, card: str, why: str
) -> None:
    american(game, "A 7 2 K 4 5 6 8 9 T J Q K 5")
    game.drop(card, PILE)
    assert game.why == why
    assert "pile" not in game.targets(card)


def test_a_dead_rank_may_not_start_the_pile(game: NotedGame) -> None:
    american(game, "Q 7 2 K 4 5 6", melds={"1": ["Q Q Q Q Q 2 2"]})
    game.drop("Q", PILE)
    assert game.why == (
        "There is a canasta of queens already: while the pile is empty, none may be discarded."
    )


def test_melds_go_back_when_no_discard_is_allowed(game: NotedGame) -> None:
    american(
        game,
        "K K K A A 7",
        rules="american_2024",
        melds={"0": ["Q Q Q"]},
    )
    game.drop("K K K", NEW)
    assert game.model.prompt == (
        "None of your cards may be discarded now: take back your last melds."
    )
    assert ("Take back melds", True) in [(b.label, b.accent) for b in game.model.buttons]
    game.drop("A", PILE)
    assert game.refusals
    game.press(ButtonId.RETRACT)
    assert [meld.rank for meld in game.model.sides[0].melds] == ["Q"]
    assert game.scripts[-1].beats[0].kind is BeatKind.RETRACT
    assert game.model.prompt == "Your melds went back: discard one card."
    assert_same(game.model, game)
    game.drop("K K K", NEW)
    assert game.why.startswith("Your melds went back")
    game.drop("K", PILE)
    assert game.state.turn_seat == 1


def test_a_taken_pile_goes_back_card_by_card(game: NotedGame) -> None:
    american(
        game,
        "K K A A 7",
        rules="american_2024",
        phase="start",
        pile="A 7 K",
        melds={"0": ["Q Q Q"]},
    )
    game.drop("K K", PILE)
    assert ButtonId.RETRACT in [button.id for button in game.model.buttons]
    game.press(ButtonId.RETRACT)
    assert len(game.model.pile) == 3
    assert len(game.model.seats[0].hand) == 5
    assert game.model.prompt == "The pile went back: draw a card."
    assert_same(game.model, game)


# --- going out -------------------------------------------------------------------------------

TWO_CANASTAS = {"0": ["Q Q Q Q Q Q Q", "8 8 8 8 8 8 8"]}


def test_the_last_discard_lies_face_down(game: NotedGame) -> None:
    american(game, "K K K 5", melds=TWO_CANASTAS)
    game.drop("K K K", NEW)
    card = game.state.hands[0][0]
    game.controller.act(Discard(card))
    assert game.state.phase is Phase.OVER
    assert game.model.pile[-1].face is None
    told = [beat.announce for beat in game.scripts[-1].beats]
    assert told[0].startswith("You discard your last card face down.")
    assert "five" not in game.model.pile_text


def test_going_out_without_a_discard_is_refused_and_staged(game: NotedGame) -> None:
    american(game, "K K K", melds=TWO_CANASTAS)
    game.drop("K K K", NEW)
    assert game.model.draft is not None
    assert game.model.draft.problem == "You must go out with a discard: keep one card for it."


def test_an_unfinished_ace_meld_in_the_way_is_named(game: NotedGame) -> None:
    melds = {"0": [*TWO_CANASTAS["0"], "A A A"]}
    american(game, "5", rules="american_2024", melds=melds)
    game.drop("5", PILE)
    assert game.why == "Your side may not go out until its aces are a canasta."


def test_the_stock_says_how_far_it_is_to_the_turn_card(game: NotedGame) -> None:
    american(game, "K 4 5 6", stock=20)
    assert game.model.turn_card is not None
    assert game.model.turn_card == game.model.stock[8].token
    assert "after 11 cards" in game.model.stock_text


def test_drawing_the_turn_card_is_announced(game: NotedGame) -> None:
    american(game, "K 4 5 6", phase="start", stock=9)
    game.press(ButtonId.DRAW)
    told = " ".join(beat.announce for beat in game.scripts[-1].beats)
    assert "You draw the turn card and announce it." in told
    assert game.model.turn_card is None
    assert game.model.stock_text == "Stock: 8 cards. The turn card has been drawn."


def test_a_kept_three_may_still_be_laid_out_before_the_deal_ends(game: NotedGame) -> None:
    american(game, "K 4 5 3r", phase="start", stock="", pile="8")
    assert forced_action(game.match.situation) is None
    assert "Lay the three" in labels(game)
    game.press(ButtonId.LAY_THREE)
    assert forced_action(game.match.situation) == DrawStock()


def test_a_three_laid_out_and_not_replaced_may_be_taken_back(game: NotedGame) -> None:
    american(game, "K 4 5 3r", stock="", pile="8")
    before = game.state.digest()
    game.press(ButtonId.LAY_THREE)
    assert game.model.can_undo
    game.press(ButtonId.UNDO)
    assert game.state.digest() == before


def test_a_three_that_was_replaced_stays_because_a_card_was_seen(game: NotedGame) -> None:
    american(game, "K 4 5 3r", pile="8")
    game.press(ButtonId.LAY_THREE)
    assert not game.model.can_undo


def test_after_opening_the_line_says_that_one_may_meld_on(game: NotedGame) -> None:
    american(game, "A A X K K 2 5 5 5 8 8 8")
    for cards in ("A A X", "K K", "5 5 5"):
        game.drop(cards, NEW)
    game.drop("2", Zone(ZoneKind.DRAFT, 1))
    game.press(ButtonId.CONFIRM)
    assert game.model.prompt == (
        "Meld more if you like; after your discard you get 4 bonus cards, so you need to keep "
        "only one card."
    )


# --- what its players look for ----------------------------------------------------------------


def outcomes(game: NotedGame, cards: str) -> list[str]:
    found = game.controller.input.drop_targets(game.tokens(cards))
    return [target.outcome for target in found if target.zone.kind is not ZoneKind.PILE]


def test_the_way_to_a_special_hand_is_shown_while_one_is_possible(game: NotedGame) -> None:
    american(game, "A 2 4 5 6 7 8 9 T J J 5 5 4")
    assert game.model.sides[0].progress == ("Straight 10 of 14",)
    american(game, "A A 4 4 6 6 8 8 T T J Q 5 9")
    assert game.model.sides[0].progress[0] == "Pairs 5 of 7"
    american(game, "A A 4 4 6 6 8 8 T T J", melds={"0": ["K K K"]})
    assert game.model.sides[0].progress == ()


def test_a_bet_is_named_before_it_is_made(game: NotedGame) -> None:
    american(game, "A A A 7 7 7 2 2 X 8 9 T J Q", melds={"0": ["K K K"]})
    assert outcomes(game, "7 7 7") == [
        "Three sevens: 3 of 7 for a canasta. If the sevens do not become a canasta: −2,500."
    ]
    assert "aces do not become a canasta: −2,500" in outcomes(game, "A A A")[0]
    assert "wild cards do not become a canasta: −2,000" in outcomes(game, "2 2 X")[0]
    assert game.model.prompt.endswith(
        "Caught in hand at the end: three aces −1,500 and three sevens −1,500."
    )


def test_before_the_opening_the_side_says_what_may_be_caught(game: NotedGame) -> None:
    american(game, "7 7 7 2 2 X 8 9 T J Q Q K 4")
    assert game.model.sides[0].progress == (
        "Straight 10 of 14",
        "Caught in hand at the end: three sevens −1,500",
    )


def test_wild_cards_chosen_with_others_count_as_a_meld_of_their_own(game: NotedGame) -> None:
    american(game, "T T T 2 2 2 X X 5 8")
    assert outcomes(game, "T T T 2 2 2 X X")[0].startswith(
        "Three tens, three twos and two jokers: 190 of 125, enough to open."
    )
    game.drop("T T T", NEW)
    game.drop("2 2 2 X X", NEW)
    assert game.choices == []
    assert badge(game) == "Ready: 190 points"


def test_no_place_is_offered_to_wild_cards_that_they_may_never_take(game: NotedGame) -> None:
    american(game, "2 5 8 9", melds={"0": ["T T T T T 2 2", "K K K"]})
    assert "meld" not in game.targets("2")


def test_a_wild_card_that_has_one_meld_to_join_is_not_asked_about(game: NotedGame) -> None:
    american(game, "2 4 6 8 9", melds={"0": ["T T T T T", "2 2 2 X"]}, rules="american_2024")
    game.drop("2", NEW)
    assert game.choices == []
    assert [len(meld.cards) for meld in game.state.melds[0]] == [5, 5]


def test_the_button_that_takes_the_pile_stands_once(game: NotedGame) -> None:
    american(game, "K K K 5 8 9", rules="classic_4p", phase="start", pile="7 K")
    game.drop("K K", PILE)
    found = game.controller.input.drop_targets(game.tokens("K"))
    assert {target.deed for target in found} == {"Lay the king"}


def test_a_special_hand_lies_in_order_with_its_points(game: NotedGame) -> None:
    for hand, order, words in (
        (STRAIGHT, "A K Q J T 9 8 7 6 5 4 3 2 X", "Straight: 3,000 points"),
        ("4 4 5 5 6 6 8 8 9 9 T T Q Q", "Q Q T T 9 9 8 8 6 6 5 5 4 4", "Pairs: 2,500 points"),
    ):
        american(game, hand)
        game.press(ButtonId.SPECIAL)
        me = game.model.seats[0]
        assert me.special == words
        assert " ".join((card.face or "?")[0] for card in me.hand) == order
