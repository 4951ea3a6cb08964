"""Between the turns of the others: a pause, or none of them begins before Continue is pressed."""

from __future__ import annotations

from dataclasses import replace

from pytestqt.qtbot import QtBot

from canasta_qt.engine.state import DealState, Phase
from canasta_qt.play.match.bots import deliberation
from canasta_qt.view_model.pictures import ButtonId
from tests.helpers.table.table_tools import AT_ONCE, NotedGame
from tests.players.positions import DealPosition

CLICK = replace(AT_ONCE, click=True)
A_BOT_BEGINS = 2
"""A seed with which the first turn is not the player's."""


def waits(game: NotedGame) -> bool:
    return [button.id for button in game.model.buttons] == [ButtonId.CONTINUE]


def begun(qtbot: QtBot, game: NotedGame) -> NotedGame:
    game.controller.pace = CLICK
    game.start(seed=A_BOT_BEGINS)
    assert game.state.actor != 0
    qtbot.waitUntil(lambda: waits(game))
    return game


def test_the_first_of_the_others_waits_for_a_word(qtbot: QtBot, game: NotedGame) -> None:
    first = begun(qtbot, game).state.actor
    qtbot.wait(50)
    assert game.state.actor == first
    assert game.state.turn == 1


def test_the_line_above_the_hand_says_what_everybody_waits_for(
    qtbot: QtBot, game: NotedGame
) -> None:
    begun(qtbot, game)
    name = game.model.seats[game.state.actor].name
    assert game.model.prompt == f"{name} is next: press Continue."
    assert not any(seat.thinking for seat in game.model.seats)
    game.press(ButtonId.CONTINUE)
    assert game.model.prompt == f"{name} plays."
    assert [seat.name for seat in game.model.seats if seat.thinking] == [name]


def test_continue_lets_one_of_them_play_a_whole_turn(qtbot: QtBot, game: NotedGame) -> None:
    first = begun(qtbot, game).state.actor
    game.press(ButtonId.CONTINUE)
    assert not waits(game)
    qtbot.waitUntil(lambda: game.state.actor != first)
    if game.state.actor != 0:
        qtbot.waitUntil(lambda: waits(game))


def test_whoever_no_longer_wants_to_be_asked_is_not_kept_waiting(
    qtbot: QtBot, game: NotedGame
) -> None:
    first = begun(qtbot, game).state.actor
    game.controller.pace = AT_ONCE
    qtbot.waitUntil(lambda: game.state.actor != first)


def test_a_table_that_plays_by_itself_waits_for_nobody(qtbot: QtBot, game: NotedGame) -> None:
    game.controller.pace = CLICK
    game.start(seed=A_BOT_BEGINS, demo=True)
    qtbot.waitUntil(lambda: game.state.turn > 2)


# -- how long a step is thought over ---------------------------------------------------------


def moment(
    pile: str, phase: Phase = Phase.PLAY, hand: str = "4 5 6 7 8", seat: int = 0
) -> DealState:
    hands: dict[int, str | int] = {1: 9, 2: 9, 3: 9}
    return DealPosition(
        hand=hand, melds=(["Q Q Q"], ["K K K"]), pile=pile, phase=phase, hands=hands
    ).state()


THIN, FAT = "9 J", "9 J 5 6 7 8 9 T J 5 6 A"


def test_a_fat_pile_is_thought_over_longer_than_a_thin_one() -> None:
    for phase in (Phase.START, Phase.PLAY):
        assert deliberation(moment(FAT, phase)) > 1.5 * deliberation(moment(THIN, phase))


def test_where_nothing_can_be_taken_the_turn_begins_at_once() -> None:
    taken = deliberation(moment("9 J", Phase.START))
    assert deliberation(moment("9 3b", Phase.START)) < taken
    assert deliberation(moment("", Phase.START)) < taken


def test_the_last_cards_are_thought_over() -> None:
    assert deliberation(moment(THIN, hand="4 5 6")) > 1.3 * deliberation(moment(THIN))


def test_no_pause_gives_a_hand_away() -> None:
    """The same table with other cards in all hands."""
    hands = ("4 5 6 7 8", "J J X 2 A", "9 9 9 3b 4")
    for phase in (Phase.START, Phase.PLAY):
        assert len({deliberation(moment(FAT, phase, hand)) for hand in hands}) == 1
