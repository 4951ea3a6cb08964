"""The hint key: a sentence about the player's own turn, thought of beside the table."""

from __future__ import annotations

import re
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.bots.api import make_bot
from canasta_qt.bots.search.advice import Advice, Advised, advice_of, by_rule_of_thumb
from canasta_qt.controller.bots import BotAnswer
from canasta_qt.controller.hints import Hints
from canasta_qt.engine.actions import (
    AskPermission,
    Discard,
    DrawStock,
    LayDown,
    LayThree,
    Play,
    RetractMelds,
    TakePile,
)
from canasta_qt.engine.cards import CODE, KIND
from canasta_qt.engine.rules import preset
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import view_of
from canasta_qt.view_model.session import NewMatch, plain_seats
from canasta_qt.words.move_analysis import hint_cards, hint_text
from tests.bots.permutations import moments
from tests.bots.positions import Place
from tests.controller.table_tools import LocalPool, NotedGame

NINE, SIX, THREE = CODE.index("9c"), CODE.index("6c"), CODE.index("3c")


def _advice(*moves: Advised) -> Advice:
    return Advice(moves)


def test_a_safer_card_is_told_with_both_chances() -> None:
    first = Advised(Discard(NINE), taken=4, reasons=("safer", "better"))
    text = hint_text(_advice(first, Advised(Discard(SIX), taken=31)), "East")
    assert text == (
        "Discard a nine: East takes the pile in 4 of 100 likely deals, with the six in 31."
    )


def test_equals_are_called_equals() -> None:
    first = Advised(Discard(NINE), taken=4, reasons=("about_equal",))
    text = hint_text(_advice(first, Advised(Discard(SIX), taken=5)), "East")
    assert "about as good" in text
    assert "4 of 100" in text


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (DrawStock(), "Draw from the stock. This scored best when I tried likely deals."),
        (TakePile((Play((NINE,)),)), "Take the discard pile. This scored best"),
        (LayDown((Play((NINE, SIX)),)), "Lay down a six and a nine. This scored best"),
        (AskPermission(), "Ask your partner whether you may go out. This scored best"),
    ],
)
def test_every_kind_of_move_has_words(action: Any, words: str) -> None:
    assert hint_text(_advice(Advised(action, reasons=("better",))), "East").startswith(words)


def test_by_rules_of_thumb_nothing_was_imagined() -> None:
    advice = _advice(Advised(Discard(NINE), reasons=("rule_of_thumb",)))
    assert hint_text(advice, "East") == "Discard a nine: you need it least."
    assert hint_cards(advice) == (NINE,)


class _Adviser(LocalPool):
    """Answers a question for advice when told to, unless it was cancelled."""

    def tell(self, advice: Advice | None) -> None:
        action = advice.moves[0].action if advice else DrawStock()
        self.answered.emit(BotAnswer(self._asked, action, advice=advice))


def _begun() -> tuple[NotedGame, _Adviser, list[tuple[str, Any]]]:
    """A deal in which the player is to act, and what the hints tell."""
    pool = _Adviser()
    game = NotedGame(pool=pool)
    told: list[tuple[str, Any]] = []
    hints = Hints(game.controller, game.controller)
    hints.told.connect(lambda text, tokens: told.append((text, tokens)))
    game.controller.new_match(NewMatch("classic_2p", plain_seats(2), 7))
    return game, pool, told


def test_the_last_card_is_thrown_to_go_out() -> None:
    first = Advised(Discard(NINE), taken=40, reasons=("better",))
    assert hint_text(_advice(first), "East", last_card=True) == "Discard a nine and go out."


def test_rare_moves_have_words_too() -> None:
    assert hint_text(_advice(Advised(RetractMelds())), "East") == "Take back the melds."
    assert hint_text(_advice(Advised(LayThree(THREE))), "East") == "Lay out the three of clubs."


@pytest.mark.parametrize("rules", ["classic_4p", "american_2017", "samba", "hand_and_foot"])
def test_every_phase_of_a_turn_gets_a_hint_in_one_line(rules: str) -> None:
    """Before the draw, at the opening, before the discard, and when a partner asks."""
    seen: set[type] = set()
    for seed in (3, 5, 8):
        for _, view in moments(preset(rules).rules, seed, 3):
            advice = by_rule_of_thumb(make_bot("steady", 1).choose(view))
            text = hint_text(advice, "East", last_card=len(view.hand) == 1)
            assert text[0].isupper()
            assert text.endswith(".")
            assert "{" not in text
            assert len(text) < 160
            seen.add(type(advice.moves[0].action))
    assert {DrawStock, LayDown, Discard} <= seen


def test_the_player_may_ask_what_to_answer_a_partner(qtbot: QtBot) -> None:
    place = Place(
        "4 6",
        melds=(["Q Q Q Q Q Q Q"], ["7 7 7"]),
        hands={0: 12, 2: 4, 3: 12},
        phase=Phase.ANSWER,
        seat=1,
        turn_seat=3,
    )
    view = view_of(place.state(), 1, ())
    advice = advice_of(make_bot("expert", 1), view)
    assert re.fullmatch(r"Say (yes|no)\.( .+\.)?", hint_text(advice, "East"))


def _wait_for_turn(qtbot: QtBot, game: NotedGame, pool: _Adviser) -> Hints:
    qtbot.waitUntil(lambda: game.state.actor == 0)
    pool.silent = True
    hints = game.controller.findChild(Hints)
    assert isinstance(hints, Hints)
    return hints


def test_a_hint_names_the_card_and_marks_it(qtbot: QtBot) -> None:
    game, pool, told = _begun()
    _wait_for_turn(qtbot, game, pool).ask()
    assert pool.views[-1].seat == 0
    card = game.state.hands[0][0]
    pool.tell(_advice(Advised(Discard(card), reasons=("rule_of_thumb",))))
    ((text, tokens),) = told
    assert text.startswith("Discard")
    assert tokens == game.match.presenter.tokens.all((card,))
    assert KIND[card] >= 0
    game.controller.close()


def test_a_hint_that_takes_its_time_is_announced_and_can_be_done_without(qtbot: QtBot) -> None:
    game, pool, told = _begun()
    hints = _wait_for_turn(qtbot, game, pool)
    hints.ask()
    assert told == []
    qtbot.waitUntil(lambda: bool(told))
    ((text, tokens),) = told
    assert text.startswith("Thinking")
    assert tokens is None
    hints.forget()
    pool.tell(_advice(Advised(DrawStock(), reasons=("better",))))
    assert len(told) == 1
    game.controller.close()


def test_an_answer_about_the_past_is_not_told(qtbot: QtBot) -> None:
    game, pool, told = _begun()
    _wait_for_turn(qtbot, game, pool).ask()
    game.controller.act(DrawStock())
    pool.tell(_advice(Advised(DrawStock(), reasons=("better",))))
    assert told == []
    game.controller.close()


def test_an_action_takes_back_the_hint_that_was_told_before_it(qtbot: QtBot) -> None:
    game, pool, told = _begun()
    _wait_for_turn(qtbot, game, pool).ask()
    pool.tell(_advice(Advised(DrawStock(), reasons=("better",))))
    game.controller.act(DrawStock())
    assert told[1:] == [("", None)]
    game.controller.close()


def test_an_action_takes_back_that_a_hint_is_thought_of(qtbot: QtBot) -> None:
    game, pool, told = _begun()
    _wait_for_turn(qtbot, game, pool).ask()
    qtbot.waitUntil(lambda: bool(told))
    game.controller.act(DrawStock())
    assert told[1:] == [("", None)]
    game.controller.close()


def test_sorting_the_hand_keeps_the_hint_and_the_thinking_about_it(qtbot: QtBot) -> None:
    game, pool, told = _begun()
    _wait_for_turn(qtbot, game, pool).ask()
    game.controller.input.sort_hand("rank_down")
    pool.tell(_advice(Advised(DrawStock(), reasons=("better",))))
    game.controller.input.sort_hand("rank_up")
    ((text, _),) = told
    assert text.startswith("Draw from the stock.")
    game.controller.close()


def test_where_nobody_thinks_the_rule_of_thumb_gives_the_hint(qtbot: QtBot) -> None:
    game, pool, told = _begun()
    _wait_for_turn(qtbot, game, pool).ask()
    pool.tell(None)
    assert [text for text, _ in told] == ["Draw from the stock."]
    game.controller.close()


def test_before_a_deal_there_is_nothing_to_advise(qtbot: QtBot) -> None:
    game = NotedGame(pool=_Adviser())
    Hints(game.controller, game.controller).ask()
    assert game.refusals[-1].text == "No deal is being played."
    game.controller.close()
