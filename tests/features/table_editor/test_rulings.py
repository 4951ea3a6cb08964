"""Rulings on built questions: disputes from the sources, and agreement with the judge."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from canasta_qt.engine.actions import (
    Action,
    AskPermission,
    Discard,
    DrawStock,
    LayDown,
    TakePile,
)
from canasta_qt.engine.judge.going_out_search import find_going_out
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.movegen.legal_actions import NoLegalAction, legal_actions, random_action
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.transitions import apply
from canasta_qt.features.table_editor.model import arrangements
from canasta_qt.features.table_editor.model.question import Deed, Question, Ruling
from canasta_qt.features.table_editor.model.rulings import rule
from canasta_qt.features.table_editor.words.rulings import question_text, ruling_text
from canasta_qt.record.positions.completing import completed, do_table_duties
from canasta_qt.record.positions.position import SetUpPosition, set_up
from tests.fuzz.random_positions import random_position
from tests.helpers.cases import for_each

DISPUTES = json.loads(Path(__file__).with_name("disputes.json").read_text("utf-8"))

POSITIONS = 60
"""Random positions that are asked about."""


def asked(text: str) -> Question:
    """A question as the disputes write it: `take: T T`, `add: 2 -> 0`, `add: K -> 0 of 1`."""
    deed, _, rest = text.partition(":")
    words, _, onto = rest.partition("->")
    place, _, side = onto.partition("of")
    found: dict[str, Deed] = {one: one for one in Deed.__args__}  # type: ignore[attr-defined]
    where = int(side) if side else None
    return Question(found[deed], tuple(words.split()), int(place or 0), where)


def test_there_are_disputes_enough() -> None:
    assert len(DISPUTES) >= 60
    assert len({one["says"] for one in DISPUTES}) == len(DISPUTES)
    assert {one["answer"] for one in DISPUTES} == {"yes", "no", "open"}


@for_each("dispute", DISPUTES)
def test_a_dispute_is_settled_as_the_sources_do(dispute: dict[str, Any]) -> None:
    question = asked(dispute["may"])
    ruling = rule(dispute["position"], question)
    answer = {True: "yes", False: "no", None: "open"}[ruling.legal]
    reason = ruling.reason or (ruling.refusal.code.value if ruling.refusal else "")
    assert (answer, reason) == (dispute["answer"], dispute.get("why", "")), dispute["says"]
    assert question_text(question, ruling)
    assert ruling_text(question, ruling)


# --- what the rulings say agrees with the judge -----------------------------------------------


class _Table:
    """A random position, whose hand to act is known, and its questions."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        while True:
            self.position = random_position(rng)
            self.table: SetUpPosition = set_up(self.position)
            known = set(self.table.words)
            named = known.issuperset(self.table.state.hands[self.table.state.turn_seat])
            do_table_duties(self.table)
            if named and self.state.phase is not Phase.OVER:
                break

    @property
    def state(self) -> DealState:
        return self.table.state

    @property
    def hand(self) -> list[int]:
        """The cards of the hand that can be named."""
        held = self.state.hands[self.state.turn_seat]
        return [card for card in held if card in self.table.words]

    def names(self, cards: list[int]) -> tuple[str, ...]:
        return tuple(map(self.table.text, cards))

    def rule(self, deed: Deed, cards: list[int]) -> Ruling:
        return rule(self.position, Question(deed, self.names(cards)))

    def laid(self, action: Action) -> list[int]:
        """The cards of the hand that an action lays."""
        assert isinstance(action, LayDown | TakePile)
        held = self.state.hands[self.state.turn_seat]
        return [card for play in action.plays for card in play.cards if card in held]


@pytest.fixture(scope="module")
def tables() -> list[_Table]:
    rng = random.Random("rulings")
    return [_Table(rng) for _ in range(POSITIONS)]


def test_single_actions_are_ruled_as_the_judge_does(tables: list[_Table]) -> None:
    for table in tables:
        singles: tuple[tuple[Deed, Action], ...] = (("draw", DrawStock()), ("ask", AskPermission()))
        for deed, action in singles:
            ruling = table.rule(deed, [])
            if ruling.reason != "unknown":
                assert ruling.legal is (verify(table.state, action) is None), table.position
        for card in table.hand[:3]:
            ruling = table.rule("discard", [card])
            assert ruling.legal is (verify(table.state, Discard(*ruling.cards)) is None)


@for_each(("deed", "sort"), [("take", TakePile), ("lay", LayDown)])
def test_whatever_may_be_laid_is_never_refused(
    tables: list[_Table], deed: Deed, sort: type[Action]
) -> None:
    for table in tables:
        legal = [action for action in legal_actions(table.state) if isinstance(action, sort)]
        assert not (legal and table.rule(deed, []).legal is False), table.position
        for action in legal[:3]:
            cards = table.laid(action)
            if cards and set(cards) <= set(table.hand):
                ruling = table.rule(deed, cards)
                ways = [*ruling.way, *ruling.instead] if ruling.legal is False else [action]
                assert any(_same(table, way, cards) for way in ways), (table.position, action)


def _same(table: _Table, action: Action, cards: list[int]) -> bool:
    laid = table.laid(action) if isinstance(action, LayDown | TakePile) else []
    return sorted(table.names(laid)) == sorted(table.names(cards))


@for_each("deed", ["take", "lay"])
def test_a_yes_names_a_legal_action_with_these_cards(tables: list[_Table], deed: Deed) -> None:
    for table in tables:
        hand = table.hand
        cards = table.rng.sample(hand, min(len(hand), table.rng.randint(1, 5)))
        ruling = table.rule(deed, cards)
        if ruling.legal and cards:
            assert verify(table.state, ruling.way[0]) is None, table.position
            assert _same(table, ruling.way[0], cards), table.position
        for action in ruling.instead[:1]:
            assert verify(table.state, action) is None, table.position


def test_a_way_out_leads_out_and_where_there_is_none_nobody_goes_out(
    tables: list[_Table],
) -> None:
    for table in tables:
        ruling = table.rule("out", [])
        if ruling.legal:
            result = ruling.after.result
            assert result is not None, table.position
            assert result.out == table.state.turn_seat, table.position
        if ruling.legal is False and table.state.phase is not Phase.ANSWER:
            assert not any(_goes_out(table, seed) for seed in range(5)), table.position


def _goes_out(table: _Table, seed: int) -> bool:
    """Whether chance ends the turn by going out without asking, whatever the stock brings."""
    state = completed(table.position, seed)
    seat, turn = state.turn_seat, state.turn
    while state.phase is not Phase.OVER and state.turn == turn:
        if find_going_out(state) is not None and state.phase is Phase.PLAY:
            return True
        try:
            action = random_action(state, table.rng)
        except NoLegalAction:
            return False
        if isinstance(action, AskPermission):
            return False
        apply(state, action)
    return state.result is not None and state.result.out == seat


def test_a_three_that_is_replaced_leaves_the_whole_hand_open() -> None:
    position = {"rules": "classic_4p", "phase": "play", "melds": {"0": ["K*7"]}}
    replaced = {**position, "hands": {"0": "3r 4 5"}}
    for may in ("out", "lay", "ask"):
        assert rule(replaced, asked(may)).reason == "unknown"
    assert rule(replaced, asked("discard: 4")).legal
    assert rule({**replaced, "phase": "start"}, asked("take")).refusal is not None


def test_where_there_are_too_many_ways_to_try_nothing_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = {"rules": "classic_4p", "phase": "play", "hands": {"0": "4 4 5 5 6 6 7 7 2"}}
    assert rule(position, asked("lay")).legal is False
    monkeypatch.setattr(arrangements, "MOST_STEPS", 3)
    ruling = rule(position, asked("lay"))
    assert (ruling.legal, ruling.reason) == (None, "many")


def test_nothing_is_ruled_of_a_hand_that_is_not_known() -> None:
    position = {"rules": "classic_4p", "hands": {"0": 11}, "pile": "5 9"}
    for deed in ("take", "lay", "out"):
        assert rule(position, asked(deed)).reason == "hand"
    assert rule(position, asked("draw")).legal


def test_what_would_be_allowed_is_found() -> None:
    tens = {"rules": "classic_4p", "hands": {"0": "T T K K K 4 5 6 7"}, "pile": "2 T"}
    question = asked("take: T T")
    ruling = rule(tens, question)
    assert question_text(question, ruling) == ("Take the pile, frozen, with two tens, not opened:")
    assert ruling_text(question, ruling) == (
        "No. Your first meld needs 50 points; this makes 30. Not with these alone. With others it "
        "is allowed: Take the pile, melding three tens and three kings."
    )
    twos = {"rules": "classic_4p", "phase": "play", "hands": {"0": "2 2 2 4 5"}}
    question = asked("lay: 2 2 2")
    text = ruling_text(question, rule({**twos, "melds": {"0": ["Q Q Q"]}}, question))
    assert text.endswith("This would be allowed: Add three twos to meld 1.")


def test_going_out_waits_for_the_partner_s_yes() -> None:
    rules = {"preset": "classic_4p", "overrides": {"permission.mode": "mandatory"}}
    position = {"rules": rules, "phase": "play", "hands": {"0": "4 4 4 9"}}
    question = asked("out")
    ruling = rule({**position, "melds": {"0": ["K*7"]}}, question)
    assert ruling.legal is False
    assert ruling_text(question, ruling).endswith(
        "If your partner says yes: Lay down three fours; Discard the nine of spades."
    )


def test_a_lay_down_says_when_it_goes_out() -> None:
    position = {"rules": "classic_4p", "phase": "play", "melds": {"0": ["K*7"]}}
    question = asked("lay: 5 5 5")
    for hand, said in (
        ("5 5 5 9", "Then you can go out: Discard the nine of spades."),
        ("5 5 5", "Then you can go out: Go out."),
    ):
        text = ruling_text(question, rule({**position, "hands": {"0": hand}}, question))
        assert text.startswith("Yes.")
        assert text.endswith(said)


def test_what_is_let_through_to_be_punished_is_called_a_fault() -> None:
    rules = {"preset": "classic_4p", "overrides": {"table.enforcement": "penalise"}}
    position = {"rules": rules, "hands": {"0": "K 4 5"}, "pile": "9"}
    question = asked("take: K 4")
    ruling = rule(position, question)
    assert ruling.legal
    assert "it is a fault" in ruling_text(question, ruling)
