"""Whatever the rules and whatever is played: no card is lost, nothing raises, every deal ends."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_qt.engine import (
    Action,
    AskPermission,
    DealState,
    DeclareSpecialHand,
    Discard,
    DrawStock,
    GoOut,
    LayDown,
    LayThree,
    Match,
    Pass,
    Phase,
    Play,
    RestorePile,
    RetractMelds,
    TableRules,
    TakePile,
    act,
    legal_actions,
    random_action,
    score_deal,
    verify,
    view_of,
)
from canasta_qt.engine.cards import HIDDEN
from canasta_qt.engine.invariants import check
from canasta_qt.engine.refusals import IllegalAction
from canasta_qt.engine.rules import playable_preset_ids, preset
from tests.helpers.rules_strategies import honoured_rules

MOST_ACTIONS = 6000


def play_out(rules: TableRules, seed: int) -> DealState:
    """A deal of random legal play, with every property looked at on the way."""
    state, _ = Match(rules, seed).start_deal()
    rng = random.Random(seed)
    for number in range(MOST_ACTIONS):
        assert check(state) == []
        if state.phase is Phase.OVER:
            return state
        action = random_action(state, rng)
        if number % 7 == 0:
            queries_change_nothing(state)
            everyone_judges_alike(state, action)
        act(state, action)
    pytest.fail(f"the deal did not end within {MOST_ACTIONS} actions")


def queries_change_nothing(state: DealState) -> None:
    before = state.digest()
    actions = legal_actions(state)
    assert actions, "a deal that goes on has a legal action"
    assert all(verify(state, action) is None for action in actions)
    for action in wild_guesses(state):
        verify(state, action)
    score_deal(state)
    assert state.digest() == before
    for action in actions:
        act(state.clone(), action)
    assert state.digest() == before


def wild_guesses(state: DealState) -> list[Action]:
    """Mostly illegal actions: judging them must never raise."""
    cards = state.hands[state.turn_seat]
    top = tuple(state.pile[-1:])
    return [
        DrawStock(),
        GoOut(),
        Pass(),
        RestorePile(),
        RetractMelds(),
        DeclareSpecialHand("garbage"),
        LayThree(state.setup.pack[1]),
        *map(LayThree, cards[:2]),
        AskPermission(),
        Discard(HIDDEN),
        Discard(state.setup.pack[0]),
        LayDown(()),
        LayDown((Play(()),)),
        LayDown((Play(tuple(cards)),)),
        LayDown((Play(tuple(cards[:1]), 3),)),
        TakePile(()),
        TakePile((Play(top),)),
        TakePile((Play(top + tuple(cards[:2])), Play(tuple(cards[2:5])))),
    ]


def everyone_judges_alike(state: DealState, action: Action) -> None:
    """The seat to act finds the same actions legal from its own view of the table."""
    view = view_of(state, state.actor)
    assert verify(view, action) is None
    assert legal_actions(view) == legal_actions(state)
    for guess in wild_guesses(state):
        assert verify(view, guess) == verify(state, guess)


@settings(max_examples=60)
@given(honoured_rules(), st.integers(0, 10**6))
def test_random_rules_and_random_play_lose_no_card_and_always_end(
    rules: TableRules, seed: int
) -> None:
    play_out(rules, seed)


@pytest.mark.parametrize("preset_id", playable_preset_ids())
def test_every_playable_preset_survives_random_play(preset_id: str) -> None:
    for seed in range(3):
        play_out(preset(preset_id).rules, seed)


@settings(max_examples=25)
@given(honoured_rules(8), st.integers(0, 10**6), st.integers(0, 10**6))
def test_what_is_hidden_from_a_seat_does_not_show_in_its_view(
    rules: TableRules, seed: int, mix: int
) -> None:
    state, _ = Match(rules, seed).start_deal()
    rng = random.Random(seed)
    for _ in range(rng.randrange(60)):
        if state.phase is Phase.OVER:
            break
        act(state, random_action(state, rng))
    for seat in range(state.setup.seats):
        other = with_hidden_cards_mixed(state, seat, random.Random(mix))
        assert view_of(other, seat) == view_of(state, seat)


def with_hidden_cards_mixed(state: DealState, seat: int, rng: random.Random) -> DealState:
    """The same position as far as `seat` can know, every hidden card somewhere else."""
    other = state.clone()
    stock = list(other.remaining_stock())
    hands = [hand for owner, hand in enumerate(other.hands) if owner != seat]
    peeks = state.setup.rules.foot.peek != "never"
    feet = [list(foot) for foot in other.feet]
    under = other.pile[: other.pile_hidden]
    unseen = [foot for owner, foot in enumerate(feet) if not (peeks and owner == seat)]
    face_down = [*hands, *other.waiting, *other.packets, *unseen, under]
    hidden = stock + [card for cards in face_down for card in cards]
    rng.shuffle(hidden)
    for cards in face_down:
        cards[:] = [hidden.pop() for _ in cards]
    other.feet = tuple(map(tuple, feet))
    other.pile[: other.pile_hidden] = under
    other.stock = tuple(hidden)
    return other


def test_an_illegal_action_leaves_the_state_as_it_was() -> None:
    state, _ = Match(preset("classic_4p").rules, 1).start_deal()
    before = state.digest()
    with pytest.raises(IllegalAction):
        act(state, Discard(state.hands[state.turn_seat][0]))
    assert state.digest() == before


@settings(max_examples=30)
@given(honoured_rules(), st.integers(0, 10**6))
def test_a_match_of_random_deals_adds_its_lines_up(rules: TableRules, seed: int) -> None:
    match = Match(rules, seed)
    for _ in range(2):
        state, _ = match.start_deal()
        rng = random.Random(seed)
        while state.phase is not Phase.OVER:
            act(state, random_action(state, rng))
        scores = match.finish_deal(state)
        assert [score.total for score in scores] == [
            sum(line.points for line in score.lines) for score in scores
        ]
    assert match.totals == tuple(
        sum(deal[side].total for deal in match.scores) for side in range(len(match.totals))
    )
