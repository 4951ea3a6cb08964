"""Tables for three, five and six: who plays with whom, whose totals, whom to ask, who rests."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from canasta_qt.engine.actions import AnswerPermission, AskPermission, Play, TakePile
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.rules import preset
from canasta_qt.engine.state import Phase
from canasta_qt.library.match_setup import MatchChoice, match_from
from canasta_qt.view_model.pictures import ButtonId
from canasta_qt.view_model.scripts import BeatKind
from canasta_qt.view_model.session import NewMatch, plain_seats
from tests.helpers.cases import for_each
from tests.helpers.table.table_tools import PILE, NotedGame, assert_same, at_position

ALL_SEATS = ("classic_3p", "classic_5p", "classic_6p_pairs", "classic_6p_triples", "miller_6p")


def names(game: NotedGame) -> list[str]:
    return [side.name for side in game.model.sides]


# --- three -----------------------------------------------------------------------------------


def three(game: NotedGame, **more: object) -> NotedGame:
    game.pool.silent = True
    position = {
        "rules": "classic_3p",
        "totals": [1600, 400, 900],
        "hands": {"0": "9 9 4 5 6", "1": 11, "2": 11},
        "melds": {"0": ["K K K"], "1": ["8 8 8", "Q Q Q"], "2": ["8 8 8 8"]},
        "pile": "4 9",
        **more,
    }
    return at_position(game, **position)


def test_three_sides_become_two_when_the_pile_is_first_taken(game: NotedGame) -> None:
    three(game)
    assert names(game) == ["You", "Vera", "Otto"]
    game.drop("9 9", PILE)
    assert names(game) == ["You", "Vera & Otto"]
    theirs = game.model.sides[1]
    assert sorted((meld.rank, len(meld.cards)) for meld in theirs.melds) == [("8", 7), ("Q", 3)]
    assert [seat.side for seat in game.model.seats] == [0, 1, 1]
    assert_same(game.model, game)


def test_the_partnership_is_a_step_of_its_own_with_three_sides_before_it(game: NotedGame) -> None:
    three(game)
    game.drop("9 9", PILE)
    beats = game.scripts[-1].beats
    assert [beat.kind for beat in beats] == [BeatKind.MELD, BeatKind.TAKE_PILE, BeatKind.PARTNERS]
    assert [len(beat.model.sides) for beat in beats] == [3, 3, 2]
    assert beats[-1].announce == "You play alone from now on, against Vera and Otto."
    assert beats[-1].model.seats[0].remark == "On my own now"
    assert sorted(card for card in beats[-1].movers) == sorted(
        card.token for side in beats[-1].model.sides for meld in side.melds for card in meld.cards
    )


def test_a_side_of_two_shows_both_totals(game: NotedGame) -> None:
    three(game)
    game.drop("9 9", PILE)
    assert game.model.sides[0].totals == ()
    assert game.model.sides[1].totals == (("Vera", 400), ("Otto", 900))


def test_a_partner_for_one_deal_is_named_with_the_viewer(game: NotedGame) -> None:
    three(game, to_act=1, hands={"0": 11, "1": "9 9 4 5 6", "2": 11})
    nines = tuple(card for card in game.state.hands[1] if KIND[card] == 9)
    game.controller.act(TakePile((Play((*nines, game.state.pile[-1])),)))
    assert names(game) == ["You & Otto", "Vera"]
    assert game.model.sides[0].totals == (("You", 1600), ("Otto", 900))
    assert "Vera plays alone from now on, against you and Otto." in [
        beat.announce for beat in game.scripts[-1].beats
    ]


def test_the_prompt_says_how_many_cards_are_drawn(game: NotedGame) -> None:
    at_position(game, rules="classic_3p", hands={"0": "4 9 K", "1": "5 6", "2": "8 T"}, pile="7")
    assert game.model.prompt == "Your turn: draw 2 cards."


def test_the_sheet_of_three_has_a_column_each_and_says_who_was_alone(
    qtbot: QtBot, game: NotedGame
) -> None:
    game.start("classic_3p", seed=5, demo=True)
    qtbot.waitUntil(lambda: bool(game.sheets))
    sheet = game.sheets[0]
    assert sheet.sides == ("You", "Vera", "Otto")
    assert len(sheet.totals) == 3
    assert sheet.outcome.endswith("played alone.")


# --- five ------------------------------------------------------------------------------------


def test_the_fifth_person_rests_and_belongs_to_the_side_of_three(game: NotedGame) -> None:
    game.pool.silent = True
    game.start("classic_5p", seed=3)
    resting = [seat for seat in game.model.seats if seat.resting]
    assert [seat.name for seat in resting] == ["Emil"]
    assert resting[0].hand == ()
    assert names(game) == ["You & Otto", "Vera, Nina & Emil"]
    assert len(game.model.seats) == 5
    assert_same(game.model, game)


def test_another_person_rests_in_the_next_deal(qtbot: QtBot, game: NotedGame) -> None:
    resting: list[str] = []
    game.on_script = lambda script: resting.extend(
        seat.name for seat in script.final.seats if seat.resting and seat.name not in resting
    )
    game.start("classic_5p", seed=5, demo=True)
    qtbot.waitUntil(lambda: len(game.sheets) > 2)
    assert resting == ["Emil", "Nina", "Vera"]
    assert game.sheets[-1].sides == ("You & Otto", "Vera, Nina & Emil")


def test_who_rests_reads_so_above_the_table(game: NotedGame) -> None:
    game.pool.silent = True
    seats = plain_seats(5, human=4)
    game.controller.new_match(NewMatch("classic_5p", seats, 3))
    assert game.model.prompt == f"You rest in this deal; {game_actor(game)} plays."
    assert names(game)[0] == "Emil, Vera & Nina"


def game_actor(game: NotedGame) -> str:
    return game.model.seats[game.state.actor].name


# --- six -------------------------------------------------------------------------------------


def triples(game: NotedGame, hand: str = "K K 9") -> NotedGame:
    game.pool.silent = True
    return at_position(
        game,
        rules="classic_6p_triples",
        phase="play",
        hands={"0": hand, **{str(seat): 11 for seat in range(1, 6)}},
        melds={"0": ["A A A A A A A", "Q Q Q Q Q Q Q", "K K K"]},
        pile="7",
    )


def test_in_a_side_of_three_one_chooses_whom_to_ask(game: NotedGame) -> None:
    triples(game)
    assert names(game) == ["You, Otto & Emil", "Vera, Nina & Rosa"]
    game.press(ButtonId.ASK)
    choice = game.choices[-1]
    assert choice.title == "Who do you ask?"
    assert [option.label for option in choice.options] == ["Otto", "Emil"]
    game.controller.input.choose(1)
    assert game.state.phase is Phase.ANSWER
    assert game.state.actor == 4
    assert game.model.prompt == "You asked Emil: may I go out?"
    game.controller.act(AnswerPermission(False))
    assert game.model.prompt == "Emil said no: you may not go out now."
    assert game.model.seats[4].remark == "No."


def test_a_choice_not_made_asks_nobody(game: NotedGame) -> None:
    triples(game)
    game.press(ButtonId.ASK)
    game.controller.input.choose(None)
    assert game.state.phase is Phase.PLAY


def test_the_person_answers_a_team_mate_of_three(game: NotedGame) -> None:
    game.pool.silent = True
    at_position(
        game,
        rules="classic_6p_triples",
        phase="play",
        to_act=4,
        hands={"4": "K K 9", **{str(seat): 11 for seat in (0, 1, 2, 3, 5)}},
        melds={"0": ["A A A A A A A", "Q Q Q Q Q Q Q", "K K K"]},
        pile="7",
    )
    game.controller.act(AskPermission(0))
    assert game.model.prompt == "Emil asks you: may I go out?"
    assert game.scripts[-1].beats[-1].announce == "Emil asks you: may I go out?"
    game.press(ButtonId.ANSWER_YES)
    assert game.state.now.answer is True


def test_three_pairs_have_three_sides(game: NotedGame) -> None:
    game.pool.silent = True
    game.start("classic_6p_pairs", seed=3)
    assert names(game) == ["You & Nina", "Vera & Emil", "Otto & Rosa"]
    assert [seat.side for seat in game.model.seats] == [0, 1, 2, 0, 1, 2]


# --- every table -----------------------------------------------------------------------------


@for_each("rules", ALL_SEATS)
def test_the_usual_company_fills_every_table(rules: str) -> None:
    new = match_from(MatchChoice(rules=rules, seed=1))
    assert len(new.seats) == preset(rules).rules.match.players
    assert len({seat.name for seat in new.seats}) == len(new.seats)
    assert len({seat.portrait for seat in new.seats}) == len(new.seats)
