"""Sampled worlds: every card of the pack is somewhere, and nobody's known cards have moved."""

from __future__ import annotations

import random

import pytest

from canasta_qt.engine.match import Match
from canasta_qt.engine.movegen.legal_actions import random_action
from canasta_qt.engine.rules.presets import preset
from canasta_qt.engine.state import Phase
from canasta_qt.engine.transitions import act
from canasta_qt.engine.view import view_of
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.fill_rules import playout_rules
from canasta_qt.players.playout.policy import determinize
from canasta_qt.players.playout.rules import melds
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.state_codec import places_of
from canasta_qt.players.search.move_codec import flat_view
from tests.helpers.cases import for_each


@for_each(
    "game",
    [
        *("classic_4p", "classic_3p", "american_2017", "american_old"),
        *("canadian", "cuban", "samba", "tampa", "railroad"),
    ],
)
def test_a_sampled_world_holds_the_whole_pack_as_the_seat_sees_it(game: str) -> None:
    rules = preset(game).rules
    block = playout_rules(rules)
    for seed in range(3):
        state, _ = Match(rules, seed).start_deal()
        rng = random.Random(seed)
        while state.phase is not Phase.OVER:
            if state.turn % 7 == 0 and state.phase is Phase.START:
                seen = flat_view(view_of(state, state.turn_seat))
                world = seen.copy()
                world.luck = seed + 1
                determinize.fill(block, world)
                assert _cards(world) == list(state.setup.kind_total[: const.KINDS])
                places = places_of(state)
                own = const.KINDS * places.index(state.turn_seat)
                assert list(world.hand[own : own + const.KINDS]) == list(
                    seen.hand[own : own + const.KINDS]
                )
                held = [len(state.hands[seat]) for seat in places]
                assert list(world.held[: len(held)]) == held
                feet = [len(cards) for cards in state.feet]
                assert list(world.foot_held[: len(feet)]) == feet
            act(state, random_action(state, rng))


@pytest.mark.parametrize("game", ["samba", "yucatan"])
def test_where_there_are_runs_a_sampled_world_holds_every_suit_too(game: str) -> None:
    rules = preset(game).rules
    block = playout_rules(rules)
    state, _ = Match(rules, 5).start_deal()
    rng = random.Random(5)
    while state.phase is not Phase.OVER and state.turn < 40:
        act(state, random_action(state, rng))
        if state.phase is Phase.START and state.turn % 9 == 0:
            world = flat_view(view_of(state, state.turn_seat))
            world.luck = 11
            determinize.fill(block, world)
            assert not any(world.suit_pool[: const.KINDS])
            assert all(_is_dressed(world, seat) for seat in range(rules.match.players))


def _is_dressed(s: State, seat: int) -> bool:
    """Whether every card of the hand that could be in a run has a suit."""
    first = const.KINDS * seat
    return all(
        melds.nibbles(s.hand_suits[first + kind]) == s.hand[first + kind]
        for kind in range(const.FIRST, const.JOKER)
    )


def _cards(s: State) -> list[int]:
    """How many cards of each kind there are in all places together."""
    found = [0] * const.KINDS
    rows = (s.hand, s.naturals, s.waiting, s.foot, s.packet)
    for row, length in zip(rows, (6, 6, 6, 6, 2), strict=True):
        for index in range(length * const.KINDS):
            found[index % const.KINDS] += row[index]
    for index in range(6 * const.KINDS):
        found[const.TWO] += s.twos[index]
        found[const.JOKER] += s.jokers[index]
    for row, count in ((s.stock_cards, s.stock_left), (s.pile, s.pile_left)):
        for index in range(count):
            found[row[index] & 15] += 1
    for index in range(6 * const.KINDS):
        old = s.old_cards[index]
        found[index % const.KINDS] += old & 255
        found[const.TWO] += old >> 8 & 255
        found[const.JOKER] += old >> 16
    for run in s.runs[: 6 * const.MOST_RUNS]:
        for kind in range(melds.low_of(run), melds.high_of(run) + 1 if run else 0):
            found[kind] += 1
    for seat in range(const.MOST_SEATS):
        found[const.RED3] += s.red_threes[seat]
        found[const.BLACK3] += s.black_threes[seat]
    return found
