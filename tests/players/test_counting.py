"""The counting aid knows what the table has shown, and nothing that is hidden."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import islice

import pytest

from canasta_qt.engine.cards import CODE, KIND, KIND_OF_TEXT
from canasta_qt.engine.events import Event
from canasta_qt.engine.rules import preset, preset_ids
from canasta_qt.engine.state import DealState
from canasta_qt.engine.view import PlayerView, view_of
from canasta_qt.players.counting import Counting, counting_of
from tests.helpers.cases import for_each
from tests.helpers.chosen_games import ACTIONS, chosen_games
from tests.players.permutations import moments, shuffled_where_hidden

CHOSEN = chosen_games(by=ACTIONS)
ACE, NINE = KIND_OF_TEXT["A"], KIND_OF_TEXT["9"]


def _hidden(state: DealState, view: PlayerView) -> Counter[int]:
    """By kind the cards that this seat cannot see, wherever they are."""
    cards = list(state.remaining_stock())
    for seat, hand in enumerate(state.hands):
        cards += hand if seat != view.seat else []
    seen = view.feet[view.seat] if view.feet else ()
    for owner, foot in enumerate(state.feet):
        cards += foot if owner != view.seat or seen[:1] == (-1,) else []
    cards += state.pile[: state.pile_hidden]
    cards += [card for packet in (*state.waiting, *state.packets) for card in packet]
    return Counter(KIND[card] for card in cards)


def _require_true(state: DealState, view: PlayerView, counting: Counting) -> None:
    held = Counter(KIND[card] for one in counting.players for card in one.holds)
    hidden = _hidden(state, view)
    for rank in counting.ranks:
        assert rank.total == view.setup.kind_total[rank.kind]
        assert rank.left + held[rank.kind] == hidden[rank.kind]
        assert 0 <= rank.mine <= rank.seen
        assert not rank.suits or sum(rank.suits) == rank.left
    for one in counting.players:
        hand = Counter(CODE[card] for card in state.hands[one.seat])
        assert not Counter(CODE[card] for card in one.holds) - hand


SeenDeal = tuple[DealState, tuple[Event, ...], PlayerView]


@cache
def some_moments(rules: str) -> list[SeenDeal]:
    """A few moments of a deal: how it stood, what had happened, and what the seat to play saw."""
    found = islice(moments(preset(rules).rules, 3, 19), 5)
    return [(played.state.clone(), tuple(played.events), view) for played, view in found]


@for_each("rules", CHOSEN)
def test_what_is_left_is_what_is_hidden_and_cards_from_the_pile_are_where_they_are_said_to_be(
    rules: str,
) -> None:
    for state, _, view in some_moments(rules):
        _require_true(state, view, counting_of(view))


@pytest.mark.slow
@pytest.mark.parametrize("rules", preset_ids())
def test_every_game_can_be_counted(rules: str) -> None:
    for seed in range(4):
        for played, view in moments(preset(rules).rules, seed):
            _require_true(played.state, view, counting_of(view))


@for_each("rules", CHOSEN)
def test_hidden_cards_dealt_anew_change_no_count(rules: str) -> None:
    rng = random.Random(rules)
    for state, events, view in some_moments(rules):
        other = shuffled_where_hidden(state, view.seat, rng)
        assert counting_of(view_of(other, view.seat, events)) == counting_of(view)


def test_suits_are_counted_only_where_runs_are_melded() -> None:
    for rules, runs in (("samba", True), ("classic_4p", False)):
        _, view = next(moments(preset(rules).rules, 1))
        ranks = {rank.kind: rank for rank in counting_of(view).ranks}
        assert bool(ranks[ACE].suits) is runs
        assert ranks[NINE].suits == () or sum(ranks[NINE].suits) == ranks[NINE].left


def test_wild_cards_left_are_twos_and_jokers() -> None:
    _, view = next(moments(preset("classic_4p").rules, 1))
    left, total = counting_of(view).wilds
    mine = sum(KIND[card] in (2, 15) for card in view.hand)
    assert total == 12
    assert left + mine <= 12


def test_what_somebody_threw_is_listed_in_order() -> None:
    for played, view in moments(preset("classic_2p").rules, 2, 11):
        thrown = counting_of(view).players[0].thrown
        from_events = [
            event.card
            for event in played.events
            if type(event).__name__ == "Discarded" and event.seat != view.seat  # type: ignore[attr-defined]
        ]
        assert list(thrown) == from_events
