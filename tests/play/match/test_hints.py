"""The hint key: a sentence about the player's own turn, thought of beside the table."""

from __future__ import annotations

import re
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.engine.actions import (
    NEW,
    AskPermission,
    Discard,
    DrawStock,
    LayDown,
    LayThree,
    Play,
    RetractMelds,
    TakePile,
)
from canasta_qt.engine.cards import CODE, KIND, KIND_OF_TEXT, SEQUENCE
from canasta_qt.engine.rules import preset
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.view import PlayerView, view_of
from canasta_qt.jobs.answering import BotAnswer
from canasta_qt.play.match.hints import Hints, hint_ways
from canasta_qt.players.adviser import hinting
from canasta_qt.players.adviser.catalogue import WEIGHTS, Reason
from canasta_qt.players.adviser.hinting import Taught, taught
from canasta_qt.players.api import make_bot
from canasta_qt.players.bot import Advice, Advised
from canasta_qt.players.judging import FactDifference
from canasta_qt.players.playout import COMPILED
from canasta_qt.players.search.advice import advice_of
from canasta_qt.view_model.pictures import HintModel, Zone, ZoneKind
from canasta_qt.view_model.session import NewMatch, plain_seats
from canasta_qt.words.teaching.hints import hint_cards, hint_words
from tests.helpers.cases import for_each
from tests.helpers.table.table_tools import LocalPool, NotedGame
from tests.players.permutations import moments
from tests.players.positions import DealPosition

NINE, SIX, THREE = CODE.index("9c"), CODE.index("6c"), CODE.index("3c")


def _advice(*moves: Advised) -> Advice:
    return Advice(moves)


def _name(seat: int) -> str:
    return f"player {seat}"


STATE = DealPosition("9 6 K K 4 5", pile="4 5", hands={1: 8, 2: 8, 3: 8}).state()
LAST = DealPosition("9", melds=(["A A A A A A A"],), hands={1: 8, 2: 8, 3: 8}).state()


def _text(advice: Advice, state: DealState | PlayerView = STATE) -> str:
    return hint_words(advice, _name, state).text


def test_the_reason_comes_first_and_the_figures_are_folded_away() -> None:
    moves = (Advised(Discard(NINE)), Advised(Discard(SIX)))
    why = (Reason("next_threw", (9,), seat=1), Reason("keeps_pairs", (13,), 1))
    facts = (FactDifference("next_takes", 0.04, 0.31, 9.0),)
    words = hint_words(Taught(moves, why, facts, 60, 600, 1, Discard(SIX)), _name, STATE)
    assert words.text == (
        "Discard a nine: player 1 discarded a nine earlier, and you keep your pair of kings."
    )
    three = Taught(moves, (Reason("keeps_pairs", (6, 4), 2, other=3),), facts, 60, 600, 1)
    assert _text(three) == "Discard a nine: you keep your sixes and fours."
    assert words.more == (
        "Compared with: Discard a six.\n"
        "Player 1 takes the pile next turn: in 4 of 100 deals, otherwise in 31.\n"
        "It is about 60 points better in 600 imagined deals."
    )


def test_no_figure_is_given_that_speaks_against_the_move() -> None:
    facts = (FactDifference("next_takes", 0.31, 0.04, 9.0),)
    taught = Taught((Advised(Discard(NINE)),), (), facts, 0, 400, 1, Discard(SIX))
    assert hint_words(taught, _name, STATE).more == (
        "Compared with: Discard a six.\nBoth do about as well in 400 imagined deals."
    )


def test_what_speaks_against_a_move_comes_last() -> None:
    why = (Reason("gift", (9,), 5, seat=1), Reason("single", (9,)))
    text = _text(Taught((Advised(Discard(NINE)),), why))
    gift = "though player 1 may take the pile with it."
    assert text == f"Discard a nine: you hold no other nine, {gift}"
    assert _text(Taught((Advised(Discard(NINE)),), why[:1])) == f"Discard a nine, {gift}"


MANY = DealPosition(
    "5 5 2 6 6 6 7 7 7 K Q 9", melds=(["K K K", "9 9 9 9"], []), hands={1: 8, 2: 8, 3: 8}
).state()


@for_each(
    ("plays", "text"),
    [
        ((("5 5 2", NEW),), "Lay down two fives and a two."),
        ((("5 5 2", NEW), ("6 6 6", NEW)), "Lay down 2 melds: two fives and a two; three sixes."),
        (
            (("6 6 6", NEW), ("7 7 7", NEW), ("K", 0)),
            "Lay down three sixes and three sevens and add a king to the kings.",
        ),
        ((("K", 0),), "Add a king to the kings."),
        ((("6 6 6", NEW), ("2", 1)), "Lay down three sixes and add a two to the nines."),
        ((("K", 0), ("9", 1)), "Add a king to the kings and add a nine to the nines."),
    ],
)
def test_a_hint_says_where_every_card_goes(plays: Any, text: str) -> None:
    uids = [meld.uid for meld in MANY.melds[0]]
    left, made = list(MANY.hands[0]), []
    for ranks, onto in plays:
        cards = []
        for rank in ranks.split():
            cards.append(next(card for card in left if KIND[card] == KIND_OF_TEXT[rank]))
            left.remove(cards[-1])
        made.append(Play(tuple(cards), onto if onto == NEW else uids[onto]))
    action = LayDown(tuple(made))
    assert _text(_advice(Advised(action)), MANY) == text
    assert len(hint_ways(action, MANY)) == len(plays)


def test_nobody_goes_out_by_a_last_card_while_a_foot_waits() -> None:
    place = DealPosition("9", melds=(["A A A A A A A"],), preset="hand_and_foot", turn=5)
    assert "go out" not in _text(_advice(Advised(Discard(NINE))), place.state())


def test_equals_are_called_equals() -> None:
    moves = (Advised(Discard(NINE)), Advised(Discard(SIX)))
    words = hint_words(Taught(moves, (), (), 0, 600, 1, Discard(SIX)), _name, STATE)
    assert "about as well" in words.more


def test_without_imagined_deals_there_are_no_figures() -> None:
    moves = (Advised(DrawStock()), Advised(DrawStock()))
    assert hint_words(Taught(moves, (Reason("poor_pile", (), 2),)), _name, STATE).more == ""


@for_each(
    ("action", "words"),
    [
        (DrawStock(), "Draw from the stock: "),
        (TakePile((Play((NINE,)),)), "Take the discard pile: "),
        (LayDown((Play((NINE, SIX)),)), "Lay down a six and a nine: "),
        (AskPermission(), "Ask your partner whether you may go out: "),
    ],
)
def test_every_kind_of_move_has_words(action: Any, words: str) -> None:
    taught = Taught((Advised(action),), (Reason("caught", (), 5),))
    assert _text(taught) == f"{words}the others are caught with 5 cards."


@for_each("code", list(WEIGHTS))
def test_every_reason_has_words_that_need_nothing_else(code: str) -> None:
    reason = Reason(code, (9, 13), 2, 50, seat=1)
    text = _text(Taught((Advised(Discard(NINE)),), (reason,)))
    assert re.match("Discard a nine(: |, though )", text)
    assert text.endswith(".")
    assert "{" not in text


@for_each(
    ("code", "words"),
    [
        ("completes", "that completes the sequence"),
        ("grows", "the sequence grows to 2 cards"),
        ("nearly", "the sequence needs 2 more cards to be complete"),
    ],
)
def test_a_sequence_is_complete_and_no_canasta_of_sequences(code: str, words: str) -> None:
    text = _text(Taught((Advised(Discard(NINE)),), (Reason(code, (SEQUENCE,), 2),)))
    assert text == f"Discard a nine: {words}."


def test_by_rules_of_thumb_nothing_was_imagined() -> None:
    advice = _advice(Advised(Discard(NINE), reasons=("rule_of_thumb",)))
    assert _text(advice) == "Discard a nine."
    assert hint_cards(advice) == (NINE,)


class _Adviser(LocalPool):
    """Answers a question for advice when told to, unless it was cancelled."""

    def tell(self, advice: Advice | None) -> None:
        action = advice.moves[0].action if advice else DrawStock()
        self.answered.emit(BotAnswer(self._asked, action, advice=advice))


def _begun() -> tuple[NotedGame, _Adviser, list[HintModel]]:
    """A deal in which the player is to act, and what the hints tell."""
    pool = _Adviser()
    game = NotedGame(pool=pool)
    told: list[HintModel] = []
    hints = Hints(game.controller, game.controller)
    hints.told.connect(told.append)
    game.controller.new_match(NewMatch("classic_2p", plain_seats(2), 7))
    return game, pool, told


def test_the_last_card_is_thrown_to_go_out() -> None:
    first = Advised(Discard(NINE), taken=40, reasons=("better",))
    assert _text(_advice(first), LAST) == "Discard a nine and go out."


def test_rare_moves_have_words_too() -> None:
    assert _text(_advice(Advised(RetractMelds()))) == "Take back the melds."
    assert _text(_advice(Advised(LayThree(THREE)))) == "Lay out the three of clubs."


ASKED = [((3, 5), 5, 30), pytest.param((3, 5, 8), 3, 400, marks=pytest.mark.slow)]
"""Seeds of deals, every how many choices a hint is asked for, and in how many imagined deals."""


@pytest.mark.parametrize(("seeds", "every", "worlds"), ASKED)
@pytest.mark.parametrize("rules", ["classic_4p", "american_2017", "samba", "hand_and_foot"])
def test_every_phase_of_a_turn_gets_a_hint_in_one_line(
    rules: str, seeds: tuple[int, ...], every: int, worlds: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the draw, at the opening, before the discard, and when a partner asks."""
    monkeypatch.setattr(hinting, "WORLDS", worlds if COMPILED else 0)
    seen: set[type] = set()
    for seed in seeds:
        for _, view in moments(preset(rules).rules, seed, every):
            advice = taught(make_bot("steady", 1), view)
            text = _text(advice, view)
            assert text[0].isupper()
            assert text.endswith(".")
            assert "{" not in text
            assert len(text) < 200
            seen.add(type(advice.moves[0].action))
    assert {DrawStock, LayDown, Discard} <= seen


def test_the_player_may_ask_what_to_answer_a_partner(qtbot: QtBot) -> None:
    place = DealPosition(
        "4 6",
        melds=(["Q Q Q Q Q Q Q"], ["7 7 7"]),
        hands={0: 12, 2: 4, 3: 12},
        phase=Phase.ANSWER,
        seat=1,
        turn_seat=3,
    )
    view = view_of(place.state(), 1, ())
    advice = advice_of(make_bot("expert", 1), view)
    assert re.fullmatch(r"Say (yes|no)\.( .+\.)?", _text(advice, view))


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
    (hint,) = told
    assert hint.text.startswith("Discard")
    assert hint.tokens == game.match.presenter.tokens.all((card,))
    assert [way.place for way in hint.ways] == [Zone(ZoneKind.PILE)]
    assert KIND[card] >= 0
    game.controller.close()


def test_a_hint_that_takes_its_time_is_announced_and_can_be_done_without(qtbot: QtBot) -> None:
    game, pool, told = _begun()
    hints = _wait_for_turn(qtbot, game, pool)
    hints.ask()
    assert told == []
    qtbot.waitUntil(lambda: bool(told))
    (hint,) = told
    assert hint.text.startswith("Thinking")
    assert hint.tokens is None
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
    assert told[1:] == [HintModel()]
    game.controller.close()


def test_an_action_takes_back_that_a_hint_is_thought_of(qtbot: QtBot) -> None:
    game, pool, told = _begun()
    _wait_for_turn(qtbot, game, pool).ask()
    qtbot.waitUntil(lambda: bool(told))
    game.controller.act(DrawStock())
    assert told[1:] == [HintModel()]
    game.controller.close()


def test_another_match_at_the_same_move_takes_the_hint_back(qtbot: QtBot) -> None:
    game, pool, told = _begun()
    _wait_for_turn(qtbot, game, pool).ask()
    game.controller.new_match(NewMatch("classic_2p", plain_seats(2), 7))
    game.state.turn_seat = game.match.session.viewer
    pool.tell(_advice(Advised(DrawStock(), reasons=("better",))))
    assert [hint for hint in told if hint.text] == []
    game.controller.close()


def test_sorting_the_hand_keeps_the_hint_and_the_thinking_about_it(qtbot: QtBot) -> None:
    game, pool, told = _begun()
    _wait_for_turn(qtbot, game, pool).ask()
    game.controller.input.sort_hand("rank_down")
    pool.tell(_advice(Advised(DrawStock(), reasons=("better",))))
    game.controller.input.sort_hand("rank_up")
    (hint,) = told
    assert hint.text == "Draw from the stock."
    assert [way.place for way in hint.ways] == [Zone(ZoneKind.STOCK)]
    game.controller.close()


def test_where_nobody_thinks_the_rule_of_thumb_gives_the_hint(qtbot: QtBot) -> None:
    game, pool, told = _begun()
    _wait_for_turn(qtbot, game, pool).ask()
    pool.tell(None)
    (hint,) = told
    assert hint.text.startswith("Draw from the stock")
    assert hint.more == ()
    game.controller.close()


def test_before_a_deal_there_is_nothing_to_advise(qtbot: QtBot) -> None:
    game = NotedGame(pool=_Adviser())
    Hints(game.controller, game.controller).ask()
    assert game.refusals[-1].text == "No deal is being played."
    game.controller.close()
