"""Answers: right within fifteen points, one hint, and the answer after the second miss."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from canasta_qt.engine.actions import Discard, DrawStock, LayDown, TakePile
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.view import view_of
from canasta_qt.features.learning.exercises.model import attempt as answering
from canasta_qt.features.learning.exercises.model.attempt import (
    Attempt,
    copy_of,
    hint_for,
    imagined_deals,
    known_gap,
    measured_gap,
    run_with,
)
from canasta_qt.features.learning.exercises.model.exercise import GOOD_ENOUGH
from canasta_qt.features.learning.exercises.model.position import Staged, shipped, staged
from canasta_qt.features.learning.exercises.session import _without_answer
from canasta_qt.players.judging import equal_moves
from canasta_qt.record.replay import MatchRun
from canasta_qt.view_model.pictures import ButtonId, ButtonModel
from tests.helpers.table.table_models import middle
from tests.players.permutations import shuffled_where_hidden

GAME = "classic_4p"


def table(theme: str, number: int = 0) -> Staged:
    found = [one for one in shipped().of(GAME) if one.theme == theme]
    return staged(found[number])


def test_the_best_move_is_right_at_once() -> None:
    attempt = Attempt(table("throw"))
    verdict = attempt.answer(attempt.staged.answer)
    assert verdict.right
    assert (verdict.gap, verdict.result, attempt.result) == (0, "first", "first")
    with pytest.raises(ValueError, match="over"):
        attempt.answer(attempt.staged.answer)


def test_the_first_miss_brings_a_hint_and_the_second_the_end() -> None:
    attempt = Attempt(table("throw"))
    wrong = attempt.staged.moves[-1].action
    first = attempt.answer(wrong)
    assert not first.right
    assert first.result is None
    assert first.hint is not None
    assert isinstance(attempt.staged.answer, Discard)
    assert first.hint.cards == (attempt.staged.answer.card,)
    second = attempt.answer(wrong)
    assert (second.right, second.hint, second.result) == (False, None, "missed")


def test_right_after_the_hint_is_the_second_best_end() -> None:
    attempt = Attempt(table("take"))
    attempt.answer(attempt.staged.moves[-1].action)
    assert attempt.answer(attempt.staged.answer).result == "second"


def test_who_asks_is_shown_the_answer() -> None:
    attempt = Attempt(table("lay"))
    assert attempt.give_up() == "shown"
    assert attempt.give_up() == "shown"


def test_another_card_of_the_same_rank_is_the_same_answer() -> None:
    for one in shipped().of(GAME):
        found = staged(one)
        best = found.answer
        if not isinstance(best, Discard):
            continue
        twins = [card for card in found.view.hand if KIND[card] == KIND[best.card]]
        twins = [card for card in twins if card != best.card]
        if twins:
            assert known_gap(found, Discard(twins[0])) == 0
            return
    pytest.fail("no exercise has such a card")


def test_fifteen_points_are_nothing() -> None:
    attempt = Attempt(table("throw"))
    other = DrawStock()
    assert attempt.answer(other, measured=-GOOD_ENOUGH).right
    attempt = Attempt(table("throw"))
    assert not attempt.answer(other, measured=-GOOD_ENOUGH - 1).right


def test_an_answer_nobody_measured_is_measured() -> None:
    found = table("throw")
    few = replace(found, moves=(found.moves[0], found.moves[-1]))
    left_out = found.moves[found.right].action
    assert known_gap(few, left_out) is None
    measured = measured_gap(few, left_out)
    assert measured is not None
    assert measured < -GOOD_ENOUGH
    assert measured == measured_gap(few, left_out)


def test_the_hint_lifts_what_the_answer_needs() -> None:
    for theme in ("throw", "take", "leave", "lay"):
        found = table(theme)
        hint = hint_for(found)
        assert set(hint.cards) <= set(found.view.hand)
        if isinstance(found.answer, TakePile):
            assert hint.target == "pile"
        elif isinstance(found.answer, DrawStock):
            assert (hint.target, hint.cards) == ("stock", ())
        elif isinstance(found.answer, LayDown):
            assert hint.cards


def test_laying_one_meld_after_the_other_is_one_answer() -> None:
    """Whoever lays the first of three melds has not answered yet; with the last one it is right."""
    for one in shipped().of(GAME):
        found = staged(one)
        best = found.answer
        if not isinstance(best, LayDown) or len(best.plays) < 2:
            continue
        if any(found.run.verify(LayDown((play,))) is not None for play in best.plays):
            continue
        attempt = Attempt(found)
        assert attempt.meant(LayDown(best.plays[:1])) is None
        assert len(attempt.run.state.hands[found.seat]) < len(found.view.hand)
        thrown = attempt.meant(Discard(attempt.run.state.hands[found.seat][0]))
        assert isinstance(thrown, LayDown)
        assert len(thrown.plays) == 1
        whole = attempt.meant(LayDown(best.plays[1:]))
        assert whole is not None
        assert attempt.answer(whole).result == "first"
        return
    pytest.fail("no such exercise")


def test_a_wrong_lay_down_is_judged_when_a_card_is_thrown() -> None:
    attempt = Attempt(table("wait"))
    wrong = next(
        rated.action for rated in attempt.staged.moves if isinstance(rated.action, LayDown)
    )
    assert attempt.meant(attempt.staged.answer) == attempt.staged.answer
    assert attempt.meant(wrong) is None
    attempt.run = copy_of(attempt.staged.run)
    assert attempt.run.view(attempt.staged.seat) == attempt.staged.view
    attempt.meant(wrong)
    meant = attempt.meant(Discard(attempt.run.state.hands[attempt.staged.seat][0]))
    assert meant is not None
    assert equal_moves(attempt.staged.view, meant, wrong)
    assert not attempt.answer(meant).right
    assert attempt.run.view(attempt.staged.seat) == attempt.staged.view


def test_two_lay_downs_in_either_order_are_the_same_answer() -> None:
    """Where another meld may be laid beside the best one, both orders come to the same."""
    for one in shipped().of(GAME):
        found = staged(one)
        best, others = found.answer, [rated.action for rated in found.moves[found.right :]]
        if not isinstance(best, LayDown):
            continue
        for other in others:
            attempt = Attempt(found)
            if not isinstance(other, LayDown) or attempt.meant(other) is not None:
                continue
            if attempt.run.verify(best) is not None or attempt.meant(best) is not None:
                continue
            both = attempt.meant(Discard(attempt.run.state.hands[found.seat][0]))
            assert isinstance(both, LayDown)
            laid = {card for play in both.plays for card in play.cards}
            assert laid == {
                card for action in (best, other) for play in action.plays for card in play.cards
            }
            return
    pytest.fail("no such exercise")


def _shuffled(found: Staged, seed: int) -> Staged:
    """The same exercise with all cards that its seat cannot see lying elsewhere."""
    state = shuffled_where_hidden(found.run.state, found.seat, random.Random(seed))
    view = view_of(state, found.seat, found.run.history)
    run = MatchRun.at(found.run.log, found.run.tape(), found.run.tape().actions)
    run._state = state
    return replace(found, run=run, view=view)


@pytest.mark.parametrize("theme", ["throw", "take", "leave", "lay", "wait"])
def test_no_answer_depends_on_hidden_cards(theme: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """How many deals are imagined does not matter here."""
    monkeypatch.setattr(answering, "JUDGED_WORLDS", 300)
    found = table(theme)
    other = _shuffled(found, 7)
    assert other.view == found.view
    assert other.run.state.hands != found.run.state.hands
    assert hint_for(other) == hint_for(found)
    for action in legal_actions(found.view)[:12]:
        assert known_gap(other, action) == known_gap(found, action)
    wrong = found.moves[found.right].action
    assert measured_gap(other, wrong) == measured_gap(found, wrong)


def test_three_imagined_deals_show_both_ways() -> None:
    found = table("throw")
    wrong = found.moves[found.right].action
    deals = imagined_deals(found, wrong)
    assert len(deals) == 3
    assert sorted(deal.gain for deal in deals)[1] == deals[0].gain
    for deal in deals:
        assert run_with(found, deal).view(found.seat) == found.view
        assert deal.answer[0] == found.answer
        assert deal.other[0] == wrong
        run = run_with(found, deal)
        for action in deal.other:
            run.play(action)
        assert run.log.deals[-1].entries[-1].action == deal.other[-1]
    assert len({deal.order for deal in deals}) == 3


def test_neither_a_prompt_nor_a_golden_button_tells_the_answer() -> None:
    special = ButtonModel(ButtonId.SPECIAL, "Declare", accent=True)
    draw = ButtonModel(ButtonId.DRAW, "Draw", accent=True)
    told = replace(middle(), buttons=(special, draw), prompt="You hold a special hand!")
    shown = _without_answer(told)
    assert shown.prompt == ""
    assert not any(button.accent for button in shown.buttons)
    plain = replace(told, buttons=(draw,))
    assert _without_answer(plain) == replace(plain, prompt="")
