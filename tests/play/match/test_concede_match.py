"""The person gives a match up: it is over, kept as lost, and can be watched again."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.play.match.replay import ReplayController
from canasta_qt.play.match.table_input import WAYS_ON
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.files import Paths
from canasta_qt.view_model.pictures import ButtonId
from canasta_qt.view_model.scripts import Script
from canasta_qt.view_model.session import NewMatch, plain_seats
from tests.helpers.deals.matches import finished_in
from tests.helpers.table.table_tools import PILE, STOCK, NotedGame

MATCH = NewMatch("classic_4p", plain_seats(4), 7)


def given_up(game: NotedGame, match: NewMatch = MATCH) -> NotedGame:
    game.controller.new_match(match)
    game.controller.concede_match()
    return game


def test_it_is_over_at_once_and_the_others_win(game: NotedGame) -> None:
    model = given_up(game).model
    assert model.over == "match"
    assert model.prompt == "You conceded the match. It goes to Vera & Nina."
    assert [button.id for button in model.buttons] == list(WAYS_ON)
    assert not model.my_turn
    assert not model.can_undo
    assert not any(seat.thinking for seat in model.seats)
    assert all(card.face for seat in model.seats for card in seat.hand)


def test_only_the_others_have_won_though_nobody_is_ahead(game: NotedGame) -> None:
    sides = given_up(game).model.sides
    assert sides[0].total == sides[1].total
    assert [side.has_won for side in sides] == [False, True]


def test_it_is_told_once_for_the_ledger_and_for_who_cannot_see(game: NotedGame) -> None:
    last = given_up(game).scripts[-1].beats[-1]
    assert "You conceded the match" in last.announce
    assert [entry.said for entry in last.entries] == [last.announce]


def test_nothing_can_be_done_any_more(game: NotedGame) -> None:
    controller = given_up(game).controller
    played = game.match.run.log.actions
    controller.input.activate(STOCK)
    controller.input.activate(PILE)
    controller.input.press(ButtonId.DRAW)
    controller.input.press(ButtonId.UNDO)
    controller.next_deal()
    controller.concede_match()
    assert game.match.run.log.actions == played
    assert len(game.refusals) == 6


def test_no_bot_plays_on(game: NotedGame, qtbot: QtBot) -> None:
    given_up(game)
    asked = len(game.pool.views)  # type: ignore[attr-defined]
    qtbot.wait(30)
    assert len(game.pool.views) == asked  # type: ignore[attr-defined]


def test_before_a_match_and_in_one_that_plays_itself_there_is_nothing_to_concede(
    game: NotedGame,
) -> None:
    game.controller.concede_match()
    given_up(game, replace(MATCH, demo=True))
    assert game.match.run.log.conceded is None
    assert len(game.refusals) == 2


def test_it_is_kept_as_lost_and_offered_no_more(qtbot: QtBot, tmp_path: Path) -> None:
    game = given_up(NotedGame(Paths(tmp_path, tmp_path)))
    store = game.controller.store
    assert store is not None
    assert not store.unfinished().matches
    assert [match.state for match in finished_in(store)] == ["lost"]
    assert game.controller.number is None
    game.controller.close()


def test_a_replay_ends_with_the_same_words(game: NotedGame) -> None:
    run, session = given_up(game).match.run, game.match.session
    timeline = Timeline(run.log)
    replay = ReplayController(timeline, session, seats=(0, 1, 2, 3), place=timeline.end)
    shown: list[Script] = []
    replay.played.connect(shown.append)
    replay.begin()
    model = shown[-1].final
    assert model.over == "match"
    assert model.prompt.startswith("You conceded the match.")


@pytest.mark.parametrize("rules", ["classic_3p", "classic_6p_pairs"])
def test_with_several_opponents_that_are_level_the_match_goes_to_them_all(
    game: NotedGame, rules: str
) -> None:
    seats = 3 if rules == "classic_3p" else 6
    model = given_up(game, NewMatch(rules, plain_seats(seats), 7)).model
    assert model.over == "match"
    assert model.prompt == "You conceded the match. It goes to all the others."
