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
from canasta_qt.players.playout.layout import layout as at
from canasta_qt.players.playout.layout.rule_vector import rule_vector
from canasta_qt.players.playout.layout.state_codec import places_of, row
from canasta_qt.players.playout.policy import determinize
from canasta_qt.players.playout.rules import melds
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
    block = row(rule_vector(rules))
    for seed in range(3):
        state, _ = Match(rules, seed).start_deal()
        rng = random.Random(seed)
        while state.phase is not Phase.OVER:
            if state.turn % 7 == 0 and state.phase is Phase.START:
                seen = flat_view(view_of(state, state.turn_seat))
                world = row(seen)
                world[at.LUCK] = seed + 1
                determinize.fill(block, world)
                assert _cards(world) == list(state.setup.kind_total[: at.KINDS])
                places = places_of(state)
                own = at.HAND + at.KINDS * places.index(state.turn_seat)
                assert list(world[own : own + at.KINDS]) == seen[own : own + at.KINDS]
                held = [len(state.hands[seat]) for seat in places]
                assert list(world[at.HELD : at.HELD + len(held)]) == held
                feet = [len(cards) for cards in state.feet]
                assert list(world[at.FOOT_HELD : at.FOOT_HELD + len(feet)]) == feet
            act(state, random_action(state, rng))


@pytest.mark.parametrize("game", ["samba", "yucatan"])
def test_where_there_are_runs_a_sampled_world_holds_every_suit_too(game: str) -> None:
    rules = preset(game).rules
    block = row(rule_vector(rules))
    state, _ = Match(rules, 5).start_deal()
    rng = random.Random(5)
    while state.phase is not Phase.OVER and state.turn < 40:
        act(state, random_action(state, rng))
        if state.phase is Phase.START and state.turn % 9 == 0:
            world = row(flat_view(view_of(state, state.turn_seat)))
            world[at.LUCK] = 11
            determinize.fill(block, world)
            assert not any(world[at.SUIT_POOL : at.SUIT_POOL + at.KINDS])
            assert all(_is_dressed(world, seat) for seat in range(rules.match.players))


def _is_dressed(s: list[int], seat: int) -> bool:
    """Whether every card of the hand that could be in a run has a suit."""
    first = at.KINDS * seat
    return all(
        melds.nibbles(s[at.HAND_SUITS + first + kind]) == s[at.HAND + first + kind]
        for kind in range(at.FIRST, at.JOKER)
    )


def _cards(s: list[int]) -> list[int]:
    """How many cards of each kind there are in all places together."""
    found = [0] * at.KINDS
    rows = (at.HAND, at.NATURALS, at.WAITING, at.FOOT, at.PACKET)
    for start, length in zip(rows, (6, 6, 6, 6, 2), strict=True):
        for index in range(length * at.KINDS):
            found[index % at.KINDS] += s[start + index]
    for index in range(6 * at.KINDS):
        found[at.TWO] += s[at.TWOS + index]
        found[at.JOKER] += s[at.JOKS + index]
    for start, count in ((at.STOCK, s[at.STOCK_LEFT]), (at.PILE, s[at.PILE_LEFT])):
        for index in range(count):
            found[s[start + index] & 15] += 1
    for index in range(6 * at.KINDS):
        old = s[at.OLD_CARDS + index]
        found[index % at.KINDS] += old & 255
        found[at.TWO] += old >> 8 & 255
        found[at.JOKER] += old >> 16
    for run in s[at.RUNS : at.RUNS + 6 * at.MOST_RUNS]:
        for kind in range(melds.low_of(run), melds.high_of(run) + 1 if run else 0):
            found[kind] += 1
    for seat in range(at.MOST_SEATS):
        found[at.RED3] += s[at.RED + seat]
        found[at.BLACK3] += s[at.BLACK + seat]
    return found
