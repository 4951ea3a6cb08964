"""Players who think ahead answer "may I go out?" by deals they imagine, from the view alone."""

from __future__ import annotations

import random

import pytest

from canasta_qt.engine.actions import AnswerPermission
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.view import PlayerView, view_of
from canasta_qt.players.api import make_bot
from canasta_qt.players.search import player, thinking
from canasta_qt.players.search.advice import advice_of
from canasta_qt.players.search.player import weigh_answer
from canasta_qt.players.search.thinking import Clock
from tests.players.permutations import shuffled_where_hidden
from tests.players.positions import DealPosition

THINKERS = ("club", "expert", "master")


def asked(
    hand: str, rivals: int, melds: tuple[str, ...] = ("Q Q Q Q Q Q Q", "8 8 8 8 8")
) -> tuple[DealState, PlayerView]:
    """Seat 2 is asked by seat 0, which holds three cards; the rivals hold so many each."""
    place = DealPosition(
        hand,
        melds=(melds, ["K K K K K", "9 9 9 9"]),
        hands={0: 3, 1: rivals, 3: rivals},
        phase=Phase.ANSWER,
        seat=2,
        turn_seat=0,
        turn=29,
    )
    state = place.state()
    return state, view_of(state, 2, ())


@pytest.mark.parametrize("level", THINKERS)
def test_with_little_in_hand_and_rivals_full_of_cards_the_answer_is_yes(level: str) -> None:
    _, view = asked("4 6", rivals=13)
    assert make_bot(level, 0).choose(view) == AnswerPermission(True)


@pytest.mark.parametrize("level", THINKERS)
def test_with_canastas_about_to_be_laid_the_answer_is_no(level: str) -> None:
    hand = "A A A A A A A 8 8 K K K J J J J J J J 2 2 X"
    _, view = asked(hand, rivals=3)
    assert make_bot(level, 0).choose(view) == AnswerPermission(False)


def test_an_answer_to_the_partner_is_given_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    real = player.play_out

    def slow(*row: object) -> int:
        nonlocal now
        now += 0.2
        return real(*row)

    monkeypatch.setattr(player, "play_out", slow)
    monkeypatch.setattr(thinking, "perf_counter", lambda: now)
    _, view = asked("4 6", rivals=13)
    thoughts = weigh_answer(view, AnswerPermission(True), 3600, 7, Clock(1.5))
    assert thoughts is None
    assert 1.5 < now <= 1.7 + 1e-9


def test_both_answers_are_weighed_in_the_same_deals() -> None:
    _, view = asked("4 6", rivals=13)
    advice = advice_of(make_bot("club", 0, by_count=True), view)
    assert [move.action for move in advice.moves] == [
        AnswerPermission(True),
        AnswerPermission(False),
    ]
    assert advice.moves[0].value > advice.moves[1].value
    assert advice.moves[0].reasons == ("better",)


def test_hidden_cards_change_neither_answer_nor_figures() -> None:
    state, view = asked("4 6 J J 8", rivals=9)
    told = advice_of(make_bot("club", 0, by_count=True), view)
    rng = random.Random(1)
    for _ in range(3):
        other = view_of(shuffled_where_hidden(state, 2, rng), 2, ())
        assert advice_of(make_bot("club", 0, by_count=True), other) == told


def test_where_the_partner_can_hardly_go_out_rules_of_thumb_answer() -> None:
    _, view = asked("4 6", rivals=9, melds=("Q Q Q",))
    usual = AnswerPermission(True)
    assert weigh_answer(view, usual, 50, 1) is None
    assert make_bot("club", 0).choose(view) == make_bot("steady", 0).choose(view)


def test_a_question_to_concede_is_none_for_this() -> None:
    state, _ = asked("4 6", rivals=9)
    state.now.concession = Phase.PLAY
    assert weigh_answer(view_of(state, 2, ()), AnswerPermission(True), 200, 1) is None
