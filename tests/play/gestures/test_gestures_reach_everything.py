"""Whatever the rules allow can be done by hand: a person plays random legal moves by gestures."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.engine.actions import (
    AUTO,
    NEW,
    Action,
    AnswerPermission,
    AskPermission,
    ConcedeDeal,
    DeclareSpecialHand,
    Discard,
    DrawStock,
    GoOut,
    LayDown,
    LayOnHeap,
    LayThree,
    MergeMelds,
    Pass,
    Play,
    RetractMelds,
    TakePile,
)
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.judge.optional_actions import possible_merges
from canasta_qt.engine.melds.meld_targets import find_target
from canasta_qt.engine.melds.meld_types import classify
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.pile.contents import claimed_card
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.rules import preset_ids
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.transitions import act
from canasta_qt.view_model.pictures import ButtonId, Token, Zone, ZoneKind
from canasta_qt.view_model.session import plain_seats
from canasta_qt.words.cards import hand_name
from canasta_qt.words.turn import TurnText
from tests.helpers.chosen_games import ACTIONS, sweep
from tests.helpers.table.table_tools import PILE, STOCK, NotedGame, assert_same, assert_sound


class Hand:
    """A person who makes a given legal move the way hands do it."""

    def __init__(self, game: NotedGame) -> None:
        self.game = game
        self.ways: dict[type, Callable[[Any], None]] = {
            DrawStock: lambda action: game.controller.input.activate(STOCK),
            TakePile: self._take,
            LayDown: self._lay,
            Discard: lambda action: game.controller.input.drop(self._tokens((action.card,)), PILE),
            GoOut: lambda action: game.press(ButtonId.GO_OUT),
            Pass: lambda action: game.press(ButtonId.PASS),
            AskPermission: self._ask,
            LayThree: lambda action: self._drop(
                (action.card,), Zone(ZoneKind.THREES, game.state.side)
            ),
            DeclareSpecialHand: self._declare,
            MergeMelds: self._merge,
            LayOnHeap: self._heap,
            ConcedeDeal: lambda action: game.press(ButtonId.CONCEDE),
            RetractMelds: lambda action: game.press(ButtonId.RETRACT),
            AnswerPermission: lambda action: game.press(
                ButtonId.ANSWER_YES if action.yes else ButtonId.ANSWER_NO
            ),
        }

    def make(self, action: Action) -> None:
        self.ways[type(action)](action)

    def _tokens(self, cards: Sequence[int]) -> tuple[Token, ...]:
        presenter = self.game.match.presenter
        return presenter.tokens.all(cards)

    def _drop(self, cards: Sequence[int], zone: Zone, *, beside: bool = False) -> None:
        """Drop cards; of several meanings the last is meant, a meld `beside` another the first."""
        before = len(self.game.choices)
        self.game.controller.input.drop(self._tokens(cards), zone)
        if len(self.game.choices) > before:
            options = self.game.choices[-1].options
            own = [option.id for option in options if option.label == TurnText.CHOICE_WILD_MELD()]
            meant = 0 if beside else len(options) - 1
            self.game.controller.input.choose(own[0] if own else options[meant].id)

    def _heap(self, action: LayOnHeap) -> None:
        side = self.game.state.side
        there = ZoneKind.HEAP if self.game.state.heaps[side] else ZoneKind.NEW_MELD
        self._drop(action.cards, Zone(there, side))

    def _merge(self, action: MergeMelds) -> None:
        state = self.game.state
        known = [merge for merge in possible_merges(state) if verify(state, merge) is None]
        before = len(self.game.choices)
        self.game.press(ButtonId.MERGE)
        if len(self.game.choices) > before:
            options = self.game.choices[-1].options
            self.game.controller.input.choose(options[known.index(action)].id)

    def _choose_way(self, there: Zone, cards: set[int]) -> None:
        """Choose a card of the pile, and of the ways to take it that with these cards."""
        controller, before = self.game.controller, len(self.game.choices)
        controller.input.activate(there)
        if len(self.game.choices) > before:
            ways = enumerate(controller.input._options)
            controller.input.choose(next(i for i, way in ways if set(way.cards) == cards))

    def _ask(self, action: AskPermission) -> None:
        before = len(self.game.choices)
        self.game.press(ButtonId.ASK)
        if len(self.game.choices) > before:
            name = self.game.state.teammates(self.game.state.turn_seat)[0]
            self._choose(plain_seats(6)[name if action.whom is None else action.whom].name)

    def _declare(self, action: DeclareSpecialHand) -> None:
        before = len(self.game.choices)
        self.game.press(ButtonId.SPECIAL)
        if len(self.game.choices) > before:
            self._choose(hand_name(action.hand_id))

    def _choose(self, label: str) -> None:
        options = self.game.choices[-1].options
        self.game.controller.input.choose(next(o.id for o in options if o.label.startswith(label)))

    def _zone(self, play: Play) -> Zone:
        """The meld a play joins, or the place for new ones."""
        state = self.game.state
        side = state.side_of[state.turn_seat]
        if play.onto >= 0:
            return Zone(ZoneKind.MELD, play.onto)
        sort = classify(play.cards, runs=state.setup.has_runs)
        assert not isinstance(sort, Refusal)
        index = find_target(state.setup, state.melds[side], sort[0], play.cards)
        if index >= 0 and play.onto == AUTO:
            return Zone(ZoneKind.MELD, state.melds[side][index].uid)
        return Zone(ZoneKind.NEW_MELD, side)

    def _lay(self, action: LayDown) -> None:
        for play in action.plays:
            self._drop(play.cards, self._zone(play), beside=play.onto == NEW)
        if self.game.model.draft is not None:
            self.game.press(ButtonId.CONFIRM)

    def _take(self, action: TakePile) -> None:
        state = self.game.state
        top = claimed_card(state, action.plays)
        claim = next(play for play in action.plays if top in play.cards)
        cards = [card for card in claim.cards if card != top]
        there = Zone(ZoneKind.PILE_CARD, state.pile.index(top))
        if any(card in state.pile for card in cards):
            self._choose_way(there, set(claim.cards))
        elif cards and top != state.pile[-1]:
            self._drop(cards, there)
        elif cards:
            self._drop(cards, PILE, beside=claim.onto == NEW)
        else:
            self._drop((top,), self._zone(claim))
        for play in action.plays:
            if play is not claim:
                self._drop(play.cards, self._zone(play), beside=play.onto == NEW)
        if self.game.model.draft is not None:
            self.game.press(ButtonId.CONFIRM)


def table_of(state: DealState) -> tuple[object, ...]:
    """What lies where, whatever the order it was laid in."""
    return (
        [sorted(hand) for hand in state.hands],
        [sorted((m.kind, tuple(sorted(m.cards))) for m in melds) for melds in state.melds],
        state.pile,
        state.stock_left,
        state.phase,
        state.turn,
        state.opened,
    )


MELDED = "sequence.enabled", "meld.discard_heap"
"""What decides what can be laid; games with feet are played by hand."""


def may_act(game: NotedGame) -> bool:
    """Whether the person is to choose; unlike the picture's `my_turn` it paints nothing."""
    situation = game.match.situation
    return situation is not None and situation.must_act


MOVES = [10, pytest.param(45, marks=pytest.mark.slow)]


@pytest.mark.parametrize("moves", MOVES)
@sweep("rules", by=ACTIONS)
def test_every_legal_move_can_be_made_by_hand(
    qtbot: QtBot, game: NotedGame, rules: str, moves: int
) -> None:
    rng = random.Random(rules)
    hand = Hand(game)
    game.start(rules, seed=21)
    for _ in range(moves):
        qtbot.waitUntil(lambda: game.state.phase is Phase.OVER or may_act(game))
        if game.state.phase is Phase.OVER:
            game.controller.next_deal()
            continue
        assert game.model.my_turn
        actions = legal_actions(game.state)
        melding = [
            a
            for a in actions
            if isinstance(a, (LayDown, TakePile, AskPermission, LayThree, MergeMelds, LayOnHeap))
        ]
        action = rng.choice(melding or actions)
        expected = game.state.clone()
        act(expected, action)
        shown = len(game.refusals)
        game.pool.silent = True
        hand.make(action)
        assert game.refusals[shown:] == [], action
        assert table_of(game.state) == table_of(expected), action
        assert_same(game.model, game)
        game.pool.silent = False
        game.controller.go_on()
    assert_sound(game)


@sweep("rules", by=MELDED)
def test_every_game_that_can_be_played_plays_itself(
    qtbot: QtBot, game: NotedGame, rules: str
) -> None:
    game.on_script = lambda script: assert_same(script.final, game)
    game.start(rules, seed=5, demo=True)
    qtbot.waitUntil(lambda: bool(game.sheets))
    sheet = game.sheets[0]
    for side, total in enumerate(sheet.deal_totals):
        assert sum(line.points[side] or 0 for line in sheet.lines) == total
    assert game.problems == []


@pytest.mark.slow
@pytest.mark.parametrize("rules", preset_ids())
def test_three_deals_of_every_game_play_themselves(
    qtbot: QtBot, game: NotedGame, rules: str
) -> None:
    game.on_script = lambda script: assert_same(script.final, game)
    game.start(rules, seed=77, demo=True)
    qtbot.waitUntil(lambda: len(game.sheets) >= 3 or bool(game.over), timeout=120_000)
    assert game.problems == []
