"""Runs, second hands, parts of the pile, heaps and conceding, as a person meets them."""

from __future__ import annotations

from typing import Any

from pytestqt.qtbot import QtBot

from canasta_qt.engine.actions import AnswerPermission, ConcedeDeal
from canasta_qt.engine.rules import preset_ids
from canasta_qt.engine.state import Phase
from canasta_qt.library.games import listed_game
from canasta_qt.view_model.pictures import ButtonId, Zone, ZoneKind
from canasta_qt.view_model.scripts import BeatKind
from tests.helpers.table.table_tools import NEW, PILE, REST, NotedGame, assert_same, at_position

OPENED = {"0": ["9 9 9"]}
HEAP_MELDS = {"0": ["7*7", "9*7"]}


def table(game: NotedGame, rules: str, hand: str, phase: str = "play", **more: Any) -> NotedGame:
    game.pool.silent = True
    return at_position(game, rules=rules, phase=phase, hands={"0": hand, **REST}, **more)


def buttons(game: NotedGame) -> list[ButtonId]:
    return [button.id for button in game.model.buttons]


def heap(game: NotedGame) -> Zone:
    return Zone(ZoneKind.HEAP, game.state.side)


def place(game: NotedGame, index: int) -> Zone:
    return Zone(ZoneKind.PILE_CARD, index)


# --- runs ------------------------------------------------------------------------------------


def test_a_run_tells_its_suit_its_ranks_and_its_words(game: NotedGame) -> None:
    table(game, "samba", "K K 4 5", melds={"0": ["6s 7s 8s 9s", "Q Q Q"]})
    run = game.model.sides[0].melds[0]
    assert (run.suit, run.rank, run.canasta) == ("s", "6-9", "no")
    assert run.label == "Sequence: six to nine of spades"


def test_three_cards_in_a_row_are_dropped_as_a_run(game: NotedGame) -> None:
    table(game, "samba", "4h 5h 6h K K Q", melds=OPENED)
    game.drop("4h 5h 6h", NEW)
    assert [meld.suit for meld in game.model.sides[0].melds] == ["", "h"]
    assert_same(game.model, game)


def test_a_red_three_that_may_be_kept_is_not_spoken_of_as_part_of_a_straight(
    game: NotedGame,
) -> None:
    table(game, "samba", "3r K 4 5", phase="start", pile="8")
    assert game.model.prompt == (
        "Your turn: draw 2 cards. Lay your three out, or keep it in your hand."
    )


# --- second hands ----------------------------------------------------------------------------


def test_a_foot_says_when_it_comes_and_shows_no_card(game: NotedGame) -> None:
    table(game, "pennies", "K K 4 5", melds=OPENED, feet={"0": "A A 4"})
    mine = game.model.seats[0]
    assert [card.face for card in mine.foot] == [None] * 3
    assert mine.foot_text == (
        "Your foot: 3 cards. It comes after the turn in which you complete your first canasta."
    )
    assert game.model.seats[1].foot_text.startswith("The foot of Vera: 11 cards")


def test_a_foot_that_may_be_looked_at_is_told_to_its_owner_only(game: NotedGame) -> None:
    table(game, "bain_hand_and_foot", "K K 4 5", melds=OPENED, feet={"0": "A A 4", "1": "K K 5"})
    assert game.model.seats[0].foot_text.endswith("You have seen it: a four and two aces.")
    assert "seen" not in game.model.seats[1].foot_text


def test_melding_the_last_card_brings_the_foot_at_once_and_is_no_undo(game: NotedGame) -> None:
    table(game, "hand_and_foot", "9 9", melds={"0": ["9 9 9"]}, feet={"0": "A A 4"})
    assert "Your foot comes when your hand is empty" in game.model.prompt
    game.drop("9 9", game.meld_zone("9"))
    kinds = [beat.kind for beat in game.scripts[-1].beats]
    assert kinds == [BeatKind.MELD, BeatKind.FOOT]
    assert game.scripts[-1].beats[-1].announce == "You pick up your foot: 3 cards."
    assert len(game.model.seats[0].hand) == 3
    assert game.model.seats[0].foot_text == "You have picked up your foot."
    assert not game.model.can_undo
    assert_same(game.model, game)


def test_an_earned_foot_asks_for_the_discard_first(game: NotedGame) -> None:
    table(game, "pennies", "9 K 4 5", melds={"0": ["9*6"]}, feet={"0": "A A 4"})
    game.drop("9", game.meld_zone("9"))
    assert game.model.prompt == "You have earned your foot: discard one card and pick it up."


def test_who_opened_lets_the_partner_complete_a_canasta_first(game: NotedGame) -> None:
    melds, opened = {"0": ["9*6"]}, {"0": "this_turn"}
    table(game, "bain_hand_and_foot", "9 5 6 J", melds=melds, opened=opened)
    game.drop("9", game.meld_zone("9"))
    assert "let your partner complete a canasta first" in game.why


# --- parts of the pile -----------------------------------------------------------------------


def test_a_take_of_the_top_cards_is_told_before_and_after(game: NotedGame) -> None:
    pile = "4 5 6 8 T Q 7 J K"
    table(game, "hand_and_foot", "K K 4", "start", melds=OPENED, pile=pile)
    assert game.model.pile_part == 7
    assert "Taking it gets you the top 7 cards." in game.model.pile_text
    assert "You may take its top 7 cards with a pair of kings." in game.model.pile_text
    game.drop("K K", PILE)
    assert len(game.model.pile) == 2
    assert "You take 7 cards off the pile; 2 stay." in game.scripts[-1].beats[-1].announce
    assert_same(game.model, game)


def test_a_pile_that_is_too_small_says_what_it_needs(game: NotedGame) -> None:
    table(game, "hand_and_foot_simpson", "K K 4", "start", melds=OPENED, pile="4 5 K")
    game.controller.input.activate(PILE)
    assert game.why == "The pile may be taken once it holds 7 cards; it has 3."


def test_cards_under_the_pile_stay_hidden(game: NotedGame) -> None:
    game.pool.silent = True
    game.start("italian_canastone", seed=3)
    hidden = game.state.pile_hidden
    assert hidden > 0
    faces = [card.face for card in game.model.pile]
    assert faces[:hidden] == [None] * hidden
    assert None not in faces[hidden:]
    assert f"{hidden} of them face down" in game.model.pile_text


def test_cards_that_take_the_pile_at_a_depth_may_be_dropped_there(game: NotedGame) -> None:
    table(game, "albany", "Q Q 4 5", "start", melds=OPENED, pile="4 6 Q 7 8 T")
    found = game.controller.input.drop_targets(game.tokens("Q Q"))
    labels = {target.zone: target.label for target in found}
    assert labels[place(game, 2)] == "take the pile"
    assert place(game, 0) not in labels
    game.drop("Q", place(game, 2))
    assert game.why.startswith("To take the pile down to the queen of ")
    game.drop("Q Q", place(game, 2))
    assert [(meld.rank, len(meld.cards)) for meld in game.model.sides[0].melds][-1] == ("Q", 3)


def test_a_card_in_the_pile_is_named_and_comes_with_all_above(game: NotedGame) -> None:
    table(game, "albany", "Q Q 4 5", "start", melds=OPENED, pile="4 6 Q 7 8 T")
    assert game.model.pile_depths == (2,)
    assert "down to the queen of" in game.model.pile_text
    game.controller.input.activate(place(game, 0))
    assert game.why.startswith("To take the pile down to the four of ")
    game.controller.input.activate(place(game, 2))
    assert len(game.model.pile) == 2
    assert sorted(card.face[0] for card in game.model.seats[0].hand if card.face) == list("4578T")
    assert_same(game.model, game)


def test_a_card_dragged_out_of_the_pile_goes_to_the_own_meld(game: NotedGame) -> None:
    table(game, "albany", "Q 4 5", "start", melds=OPENED, pile="4 5 9 7 T")
    presenter = game.match.presenter
    token = presenter.tokens.of(game.state.pile[2])
    assert {target.zone for target in game.controller.input.drop_targets((token,))} >= {
        game.meld_zone("9")
    }
    game.controller.input.drop((token,), game.meld_zone("9"))
    assert len(game.model.sides[0].melds[0].cards) == 4
    assert len(game.model.pile) == 2


def test_an_opening_with_a_card_from_the_depth_is_staged_with_it(game: NotedGame) -> None:
    table(game, "albany", "K K A A A 4 5", "start", pile="4 6 K 7 8 T")
    game.drop("A A A", NEW)
    game.controller.input.activate(place(game, 2))
    assert game.model.draft is not None
    assert game.model.draft.takes_pile
    assert game.model.pile_depths == (), "the depth is chosen, and a card of the pile laid out"
    assert_same(game.model, game)
    game.press(ButtonId.CONFIRM)
    assert len(game.model.pile) == 2
    assert [meld.rank for meld in game.model.sides[0].melds] == ["A", "K"]


def test_other_games_have_no_depths(game: NotedGame) -> None:
    table(game, "classic_4p", "K K 4", "start", melds=OPENED, pile="4 5 K")
    assert (game.model.pile_depths, game.model.pile_part) == (None, None)


def test_an_opening_before_the_draw_is_asked_for_in_time(game: NotedGame) -> None:
    table(game, "italian_canastone", "4 5 6 8 9 T J Q K", "start")
    assert "before you draw" in game.model.prompt


# --- heaps and conceding ---------------------------------------------------------------------


def test_loose_cards_lie_beside_the_melds_and_come_back_by_undo(game: NotedGame) -> None:
    table(game, "bain_hand_and_foot", "9 9 5 4 K", melds=HEAP_MELDS)
    assert game.targets("9 9")["new_meld"] == "beside your melds"
    game.drop("9 9", NEW)
    assert len(game.model.sides[0].heap) == 2
    assert_same(game.model, game)
    assert game.model.can_undo
    game.press(ButtonId.UNDO)
    assert game.model.sides[0].heap == ()


def test_a_rank_that_is_never_discarded_says_so(game: NotedGame) -> None:
    table(game, "bain_hand_and_foot", "7 9 K 4")
    game.drop("7", PILE)
    assert game.why == "In this game sevens may never be discarded."


def test_a_locked_rank_says_until_when_it_may_not_be_discarded(game: NotedGame) -> None:
    lock = {"7": "both_teams_have_sevens_canasta"}
    rules = {"preset": "bain_hand_and_foot", "overrides": {"discard.rank_locks": lock}}
    at_position(game, rules=rules, phase="play", hands={"0": "7 9 K 4", **REST})
    game.drop("7", PILE)
    assert game.why == "No sevens may be discarded until every side has a canasta of sevens."


def test_only_completed_ranks_lie_on_the_heap(game: NotedGame) -> None:
    table(game, "bain_hand_and_foot", "9 9 5 4 K", melds=HEAP_MELDS)
    game.drop("9", NEW)
    game.drop("5", heap(game))
    assert game.why == "Only ranks you have a canasta of may lie there, and no sevens."


def test_a_closed_canasta_says_when_loose_cards_may_lie_beside_it(game: NotedGame) -> None:
    table(game, "bain_hand_and_foot", "9 9 5 4 K", melds={"0": ["9*7"]})
    game.drop("9", NEW)
    assert game.why.endswith(
        "It may lie loose beside your melds once your side has a canasta of sevens."
    )


def test_a_closed_canasta_says_that_loose_cards_may_lie_beside_it_now(game: NotedGame) -> None:
    table(game, "bain_hand_and_foot", "9 9 5 4 K", melds=HEAP_MELDS)
    game.drop("9", game.meld_zone("9"))
    assert game.why == (
        "This canasta is closed: nothing may be added. "
        "Drop it on the free felt beside your melds: there it counts its value."
    )


def test_conceding_asks_the_partner_and_ends_the_deal(qtbot: QtBot, game: NotedGame) -> None:
    game.pool.answers = [AnswerPermission(True)]
    at_position(game, rules="british", hands={"0": "K K 4", **REST}, phase="start")
    assert ButtonId.CONCEDE in buttons(game)
    game.press(ButtonId.CONCEDE)
    assert game.state.phase is Phase.ANSWER
    assert game.model.prompt == "You asked Otto: shall we concede?"
    qtbot.waitUntil(lambda: bool(game.sheets))
    sheet = game.sheets[0]
    assert sheet.outcome == "You conceded the deal."
    assert [line.label for line in sheet.lines] == ["Deal conceded"]
    assert sheet.deal_totals == (0, 1500)


def test_a_partner_who_plays_on_leaves_no_second_question(qtbot: QtBot, game: NotedGame) -> None:
    game.pool.answers = [AnswerPermission(False)]
    at_position(game, rules="british", hands={"0": "K K 4", **REST}, phase="start")
    game.press(ButtonId.CONCEDE)
    qtbot.waitUntil(lambda: game.state.phase is Phase.START)
    assert ButtonId.CONCEDE not in buttons(game)


def test_a_question_about_conceding_is_answered_by_button(game: NotedGame) -> None:
    game.pool.silent = True
    at_position(game, rules="british", hands={"0": "K K 4", **REST}, phase="start", to_act=2)
    game.controller.act(ConcedeDeal())
    assert game.model.prompt == "Otto asks you: shall we concede this deal?"
    game.controller.input.activate(PILE)
    assert game.why == "First answer: shall your side concede?"
    game.press(ButtonId.ANSWER_NO)
    assert game.state.phase is Phase.START


# --- asking, opening and names ---------------------------------------------------------------


def test_where_asking_is_a_duty_the_prompt_says_so(game: NotedGame) -> None:
    melds = {"0": ["4*7", "5*7", "2 K K K K K K", "2 A A A A A A", "2 2 2 2 2 X X"]}
    table(game, "hand_and_foot", "8 8 8 9", melds=melds, feet={"0": "taken", "2": "taken"})
    assert game.model.prompt == (
        "You can go out: ask your partner first, or just discard one card."
    )
    assert buttons(game) == [ButtonId.ASK]


def test_the_match_opens_with_a_ceremony(game: NotedGame) -> None:
    game.pool.silent = True
    game.start("viennese", seed=4)
    beat = game.scripts[0].beats[0]
    assert beat.kind is BeatKind.CEREMONY
    assert beat.ceremony is not None
    people = beat.ceremony.people
    assert all(person.face for person in people)
    assert sorted(person.seat for person in people) == [0, 1, 2, 3]
    assert [person.is_dealer for person in people].count(True) == 1
    assert "highest cards" in beat.ceremony.lines[0]
    assert len(beat.model.stock) == len(game.state.setup.pack)


def test_where_seats_are_agreed_nobody_draws_a_card(game: NotedGame) -> None:
    game.pool.silent = True
    game.start("classic_4p", seed=4)
    model = game.scripts[0].beats[0].ceremony
    assert model is not None
    assert not any(person.face for person in model.people)
    assert len(model.lines) == 2


def test_cuts_that_may_score_are_told(game: NotedGame) -> None:
    game.pool.silent = True
    game.start("hand_and_foot_simpson", seed=4)
    told = [beat.announce for beat in game.scripts[0].beats]
    assert sum("cut" in text for text in told[1].split(".")) + told[1].count("exactly") >= 4
    model = game.scripts[0].beats[0].ceremony
    assert model is not None
    assert len(model.lines) == 5


def test_a_reconstructed_game_says_so_wherever_it_is_named(game: NotedGame) -> None:
    game.pool.silent = True
    choice = listed_game("albany")
    assert choice.title.endswith(" (reconstructed)")
    assert choice.note
    game.start("albany", seed=1, rules_name=choice.title)
    assert "(reconstructed)" in game.model.rules_name
    assert choice.note in game.scripts[0].beats[0].announce


def test_well_known_games_are_not_called_reconstructed() -> None:
    doubtful = [preset for preset in preset_ids() if listed_game(preset).reconstructed]
    assert len(doubtful) == 10
    assert "samba" not in doubtful
