"""Cards that lie face down under the pile, and upcards that are dealt again."""

from __future__ import annotations

import pytest

from canasta_qt.engine import Match, Phase, act, legal_actions, view_of
from canasta_qt.engine.cards import HIDDEN, IS_WILD, KIND, KIND_TEXT, RED_THREE
from canasta_qt.engine.dealing import deal_rng, is_misdeal, shuffled
from canasta_qt.engine.events import CardsSlidUnder, PileTaken, ThreesTabled, UpcardTurned
from canasta_qt.engine.rules import resolve
from canasta_qt.engine.state import DealState
from tests.helpers.deals.positions import play, table


def canastone(seed: int) -> DealState:
    return Match(resolve("italian_canastone"), seed).start_deal()[0]


def test_as_many_cards_lie_under_the_pile_as_the_upcard_says() -> None:
    worth = dict(resolve("italian_canastone").deal.pile_face_down_map)
    for seed in range(8):
        match = Match(resolve("italian_canastone"), seed)
        state, events = match.start_deal()
        upcard = state.pile[-1]
        slid = [event for event in events if isinstance(event, CardsSlidUnder)]
        turned = [event for event in events if isinstance(event, UpcardTurned)]
        assert turned[-1].card == upcard
        assert state.pile_hidden == len(slid[0].cards) == worth[KIND_TEXT[KIND[upcard]]]


def test_nobody_knows_the_cards_under_the_pile() -> None:
    state = canastone(1)
    hidden = state.pile_hidden
    for seat in range(4):
        view = view_of(state, seat)
        assert view.pile[:hidden] == [HIDDEN] * hidden
        assert view.pile[hidden:] == state.pile[hidden:]
    slid = CardsSlidUnder((1, 2, 3))
    assert slid.redacted(0) == slid.redacted(None) == CardsSlidUnder((HIDDEN,) * 3)


def test_wild_cards_under_the_pile_do_not_freeze_it() -> None:
    for seed in range(40):
        state = canastone(seed)
        turned = state.pile[state.pile_hidden :]
        if any(IS_WILD[KIND[card]] for card in state.pile) and len(turned) == 1:
            assert state.freezer == -1
            return
    pytest.fail("no seed laid a wild card under the pile")


def test_only_the_taker_learns_what_lay_face_down() -> None:
    taken = PileTaken(1, 9, (4, 5, 6), hidden=2)
    assert taken.redacted(1) == taken
    assert taken.redacted(0) == PileTaken(1, 9, (HIDDEN, HIDDEN, 6), hidden=2)


def test_red_threes_under_the_pile_are_tabled_without_replacement() -> None:
    at = table(
        hands={"0": "K K 7 8"},
        melds={"0": ["9 9 9"]},
        pile="3h 5 K",
        phase="start",
        overrides={"freeze.red_three_upcard": False},
    )
    at.state.pile_hidden = 2
    stock = at.state.stock_left
    events = play(at, "take: K K *")
    assert [event.cards for event in events if isinstance(event, ThreesTabled)]
    assert at.state.stock_left == stock
    assert RED_THREE not in [KIND[card] for card in at.state.hands[0]]
    assert at.state.pile_hidden == 0


def test_a_pile_with_nothing_but_face_down_cards_is_blocked_until_it_is_covered() -> None:
    overrides = {"pile.amount": "top_n", "pile.n": 1}
    at = table(
        hands={"0": "K K 7 8", "1": "6 6 5 4"},
        melds={"0": ["9 9 9"], "1": ["8 8 8"]},
        pile="6 6 K",
        phase="start",
        overrides=overrides,
    )
    at.state.pile_hidden = 2
    play(at, "take: K K *", "discard: 7")
    assert at.state.pile_hidden == 2
    at.state.pile.pop()
    view = view_of(at.state, 1)
    assert [type(action).__name__ for action in legal_actions(at.state)] == ["DrawStock"]
    assert legal_actions(view) == legal_actions(at.state)


def test_three_rejected_upcards_in_a_row_are_dealt_again() -> None:
    rules = resolve("italian_canastone", {"deal.upcard_max_rejects": 1})
    again = 0
    for seed in range(30):
        match = Match(rules, seed)
        first = shuffled(match.setup.pack, deal_rng(seed, 1))
        order = match.order_for_next_deal()
        assert order == match.order_for_next_deal()
        assert not is_misdeal(match.setup, order)
        assert (order != first) == is_misdeal(match.setup, first)
        again += order != first
        state, events = match.start_deal()
        assert sum(isinstance(event, UpcardTurned) for event in events) == 1
        assert state.phase is Phase.START
    assert again


def test_a_taker_of_face_down_red_threes_is_never_stuck() -> None:
    at = table(
        hands={"0": "K K 7"},
        melds={"0": ["9 9 9"]},
        pile="3h 3d K",
        phase="start",
        overrides={"deal.pile_face_down": 2, "freeze.red_three_upcard": False},
    )
    at.state.pile_hidden = 2
    play(at, "take: K K *")
    assert len(at.state.hands[0]) == 1
    assert legal_actions(at.state)
    act(at.state, legal_actions(at.state)[0])
