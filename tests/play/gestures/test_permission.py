"""May I go out? Asking, answering, and what the answer binds to."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from canasta_qt.engine.actions import AnswerPermission, AskPermission
from canasta_qt.engine.state import Phase
from canasta_qt.view_model.pictures import ButtonId
from tests.helpers.table.table_tools import (
    CANASTA,
    PILE,
    REST,
    NotedGame,
    at_position,
    with_canasta,
)


def test_a_person_asks_and_the_partner_answers(qtbot: QtBot, game: NotedGame) -> None:
    with_canasta(game, "K K 9")
    assert ButtonId.ASK in [b.id for b in game.model.buttons]
    game.pool.answers = [AnswerPermission(True)]
    game.press(ButtonId.ASK)
    assert game.state.phase is Phase.ANSWER
    assert game.model.prompt == "You asked Otto: may I go out?"
    assert game.model.seats[0].remark == "May I go out?"
    qtbot.waitUntil(lambda: game.state.phase is Phase.PLAY)
    assert game.model.prompt == "Otto agrees: go out now."
    assert game.model.seats[2].remark == "Yes!"
    game.drop("9", PILE)
    assert game.why == "You must go out in this turn."


def test_after_a_no_the_person_may_not_go_out(qtbot: QtBot, game: NotedGame) -> None:
    with_canasta(game, "K K 9")
    game.pool.answers = [AnswerPermission(False)]
    game.press(ButtonId.ASK)
    qtbot.waitUntil(lambda: game.state.phase is Phase.PLAY)
    assert game.model.prompt == "Otto said no: you may not go out now."
    game.drop("K K", game.meld_zone("K"))
    assert game.model.draft is not None
    assert not game.model.draft.ready


def test_a_bot_partner_asks_the_person(qtbot: QtBot, game: NotedGame) -> None:
    game.pool.silent = True
    at_position(
        game,
        phase="play",
        to_act=2,
        hands={"0": "9 9 5", "1": 11, "2": "K K 9", "3": 11},
        melds=CANASTA,
        pile="7",
    )
    game.controller.act(AskPermission())
    model = game.model
    assert model.prompt == "Otto asks you: may I go out?"
    assert [b.id for b in model.buttons] == [ButtonId.ANSWER_YES, ButtonId.ANSWER_NO]
    assert model.seats[2].remark == "May I go out?"
    game.drop("9", PILE)
    assert game.why == "First answer: may your partner go out?"
    game.press(ButtonId.ANSWER_NO)
    assert game.state.phase is Phase.PLAY
    assert game.state.now.answer is False
    assert game.model.seats[0].remark == "No."


def test_asking_twice_is_refused(qtbot: QtBot, game: NotedGame) -> None:
    with_canasta(game, "K K 9")
    game.pool.answers = [AnswerPermission(True)]
    game.press(ButtonId.ASK)
    qtbot.waitUntil(lambda: game.state.phase is Phase.PLAY)
    game.press(ButtonId.ASK)
    assert game.why == "You have already asked your partner."


def ruled(**overrides: object) -> dict[str, object]:
    return {
        "preset": "classic_4p",
        "overrides": {k.replace("__", "."): v for k, v in overrides.items()},
    }


def test_where_asking_is_a_duty_it_is_offered_and_going_out_without_is_refused(
    qtbot: QtBot, game: NotedGame
) -> None:
    with_canasta(game, "K K 9", rules=ruled(permission__mode="mandatory"))
    assert ButtonId.ASK in [b.id for b in game.model.buttons]
    game.drop("K K", game.meld_zone("K"))
    assert game.model.draft is not None
    assert not game.model.draft.ready
    game.press(ButtonId.TAKE_BACK)
    game.pool.answers = [AnswerPermission(True)]
    game.press(ButtonId.ASK)
    qtbot.waitUntil(lambda: game.state.phase is Phase.PLAY)
    game.drop("K K", game.meld_zone("K"))
    game.drop("9", PILE)
    assert game.state.phase is Phase.OVER


def test_asking_is_not_offered_to_somebody_who_could_not_go_out(game: NotedGame) -> None:
    with_canasta(game, "K 9 J 4 5")
    assert ButtonId.ASK not in [b.id for b in game.model.buttons]


def test_where_faults_are_punished_a_click_alone_books_none(game: NotedGame) -> None:
    at_position(
        game,
        rules=ruled(table__enforcement="penalise"),
        hands={"0": "K X J 4 5", **REST},
        melds={"0": ["Q Q Q"]},
        pile="5 X T K",
    )
    game.controller.input.activate(PILE)
    assert game.model.caution
    assert game.state.penalties == ()
