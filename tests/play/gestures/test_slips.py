"""Slips at a table that penalises: what is reached for, what is said before, what is booked."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.engine.actions import AnswerPermission, DrawStock
from canasta_qt.engine.cards import ACE, FOUR, KIND
from canasta_qt.engine.state import Phase
from canasta_qt.play.gestures.melding import misfit
from canasta_qt.view_model.pictures import ButtonId, Zone, ZoneKind
from canasta_qt.words import sentences
from tests.helpers.table.table_tools import (
    HAND,
    NEW,
    PILE,
    STOCK,
    NotedGame,
    at_position,
    opened,
    unopened,
    with_canasta,
)

PENALISE = {"preset": "classic_4p", "overrides": {"table.enforcement": "penalise"}}
THREES = Zone(ZoneKind.THREES, 0)


def booked(game: NotedGame) -> list[tuple[str, int]]:
    return [(one.fault, one.points) for one in game.state.penalties]


def said(game: NotedGame) -> str:
    """The question in the line above the hand."""
    assert game.model.caution
    return game.model.prompt


def reach_in_vain(game: NotedGame) -> NotedGame:
    return opened(game, "9 J 4 5", phase="start", pile="5 6 T 7", rules=PENALISE)


def test_a_click_on_a_pile_that_cannot_be_taken_says_what_it_costs(game: NotedGame) -> None:
    reach_in_vain(game).controller.input.activate(PILE)
    assert said(game).endswith("Trying anyway costs 50 points.")
    labels = [(button.label, button.accent) for button in game.model.buttons]
    assert labels == [("Try anyway", False), ("Leave it", True)]
    assert booked(game) == []


def test_leaving_the_pile_costs_nothing(game: NotedGame) -> None:
    reach_in_vain(game).controller.input.activate(PILE)
    game.press(ButtonId.LEAVE_IT)
    assert not game.model.caution
    assert booked(game) == []
    game.press(ButtonId.DRAW)
    assert game.state.phase is Phase.PLAY


def test_reaching_all_the_same_is_booked_and_the_turn_goes_on(game: NotedGame) -> None:
    reach_in_vain(game).controller.input.activate(PILE)
    game.press(ButtonId.GO_AHEAD)
    assert booked(game) == [("pile_illegal", -50)]
    assert game.model.seats[0].remark == "\N{MINUS SIGN}50 points"
    assert [beat.announce for beat in game.scripts[-1].beats] == [
        "You: −50 for taking the pile in error."
    ]
    assert len(game.state.pile) == 4
    assert game.state.phase is Phase.START
    game.controller.input.activate(PILE)
    assert not game.model.caution
    assert game.refusals
    game.controller.input.activate(STOCK)
    assert game.state.phase is Phase.PLAY


def test_a_second_click_is_no_promise_to_pay(game: NotedGame) -> None:
    reach_in_vain(game).controller.input.activate(PILE)
    game.controller.input.activate(PILE)
    assert game.model.caution
    assert booked(game) == []


def test_the_pile_is_dragged_to_the_hand_and_to_a_meld(game: NotedGame) -> None:
    reach_in_vain(game)
    assert {"hand", "meld", "new_meld"} <= game.targets("*").keys()
    for zone in (HAND, NEW, game.meld_zone("K")):
        game.drop("*", zone)
        assert game.model.caution
        game.press(ButtonId.LEAVE_IT)
    game.drop("9", PILE)
    assert game.model.caution


def test_the_button_is_there_for_the_keyboard(game: NotedGame) -> None:
    reach_in_vain(game)
    take = next(button for button in game.model.buttons if button.id is ButtonId.TAKE_PILE)
    assert take.enabled
    game.press(ButtonId.TAKE_PILE)
    assert game.model.caution


def test_where_moves_are_refused_nothing_is_asked(game: NotedGame) -> None:
    opened(game, "9 J 4 5", phase="start", pile="5 6 T 7")
    game.controller.input.activate(PILE)
    assert not game.model.caution
    assert game.refusals


def test_in_hoyles_game_the_pile_can_be_given_back_at_any_table(game: NotedGame) -> None:
    hands = {"0": "9 J 4 5", "1": 11}
    melds = {"0": ["K K K"]}
    at_position(game, rules="hoyle_2p", phase="start", hands=hands, melds=melds, pile="5 6 7")
    game.controller.input.activate(PILE)
    assert "costs 50 points" in said(game)
    game.press(ButtonId.GO_AHEAD)
    assert booked(game) == [("pile_illegal", -50)]


def test_a_first_meld_that_is_too_low_may_be_laid_and_comes_back(game: NotedGame) -> None:
    unopened(game, "5 5 5 J 4", rules=PENALISE)
    game.drop("5 5 5", NEW)
    assert game.model.draft is not None
    assert not game.model.draft.ready
    game.press(ButtonId.CONFIRM)
    assert said(game).endswith("Laying it down anyway costs 100 points.")
    game.press(ButtonId.LEAVE_IT)
    assert booked(game) == []
    game.press(ButtonId.CONFIRM)
    game.press(ButtonId.GO_AHEAD)
    assert booked(game) == [("opening_low", -100)]
    assert not game.state.melds[0]
    assert game.model.draft is None
    assert not game.match.run.can_undo()


def test_a_first_meld_with_the_pile_that_is_too_low_gives_the_pile_back(game: NotedGame) -> None:
    unopened(game, "7 7 K K J 4", phase="start", pile="5 6 T 7", rules=PENALISE)
    game.drop("7 7", PILE)
    assert game.model.draft is not None
    game.press(ButtonId.CONFIRM)
    assert "costs 50 points" in said(game)
    game.press(ButtonId.GO_AHEAD)
    assert booked(game) == [("pile_illegal", -50)]
    assert len(game.state.pile) == 4
    assert game.model.draft is None


def test_asking_without_a_way_out_is_said_to_be_dear_and_booked_as_the_turn_ends(
    qtbot: QtBot, game: NotedGame
) -> None:
    with_canasta(game, "9 J 4 5", rules=PENALISE)
    game.pool.answers = [AnswerPermission(True)]
    game.press(ButtonId.ASK)
    assert "You cannot go out" in said(game)
    assert [button.label for button in game.model.buttons if button.accent] == ["Don't ask"]
    game.press(ButtonId.GO_AHEAD)
    qtbot.waitUntil(lambda: game.state.phase is Phase.PLAY)
    assert booked(game) == []
    game.pool.silent = True
    game.drop("9", PILE)
    assert said(game) == "You asked and got a yes. Not going out now costs 100 points."
    game.press(ButtonId.GO_AHEAD)
    assert booked(game) == [("asked_but_unable", -100)]
    assert game.state.turn_seat == 1


def test_who_could_go_out_after_a_yes_may_still_stay_in(qtbot: QtBot, game: NotedGame) -> None:
    with_canasta(game, "K K 9", rules=PENALISE)
    game.pool.answers = [AnswerPermission(True)]
    game.press(ButtonId.ASK)
    qtbot.waitUntil(lambda: game.state.phase is Phase.PLAY)
    game.pool.silent = True
    game.drop("9", PILE)
    assert "costs 100 points" in said(game)
    game.press(ButtonId.GO_AHEAD)
    assert booked(game) == [("asked_but_unable", -100)]


def test_going_out_after_a_no_is_put_back(qtbot: QtBot, game: NotedGame) -> None:
    with_canasta(game, "K K 9", rules=PENALISE)
    game.pool.answers = [AnswerPermission(False)]
    game.press(ButtonId.ASK)
    qtbot.waitUntil(lambda: game.state.phase is Phase.PLAY)
    game.drop("K K", game.meld_zone("K"))
    assert said(game).startswith("Otto said no.")
    game.press(ButtonId.GO_AHEAD)
    assert booked(game) == [("go_out_after_no", -100)]
    assert len(game.state.hands[0]) == 3


def test_a_red_three_is_laid_by_hand_or_forgotten(game: NotedGame) -> None:
    opened(game, "3r 9 J 4 5", rules=PENALISE)
    game.pool.silent = True
    game.drop("9", PILE)
    assert said(game) == (
        "You still hold a red three. If the deal ends first, that costs 500 points."
    )
    game.press(ButtonId.LEAVE_IT)
    game.drop("3", THREES)
    assert len(game.state.red_threes[0]) == 1
    assert len(game.state.hands[0]) == 5


def test_a_forgotten_red_three_shows_on_the_score_sheet(game: NotedGame) -> None:
    opened(game, "3r 9 J 4 5", rules=PENALISE, stock=0)
    game.pool.silent = True
    game.drop("9", PILE)
    game.press(ButtonId.GO_AHEAD)
    while game.state.phase is not Phase.OVER:
        game.controller.act(DrawStock())
    assert booked(game) == [("red_three_hidden", -500)]


def test_a_misfit_is_told_in_a_language_that_asks_for_the_article(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """As Dutch does. 0.01 s."""
    asked = "{card:the} past niet bij de {ranks}."
    monkeypatch.setattr(sentences, "translate", lambda _context, _english: asked)
    assert "past niet" in misfit(ACE, (KIND.index(FOUR),))
