"""Levels and tempers: named in one word, weak by what they remember, never by chance."""

from __future__ import annotations

import random

import pytest

from canasta_qt.engine.match import Match
from canasta_qt.engine.movegen.legal_actions import random_action
from canasta_qt.engine.rules.presets import preset
from canasta_qt.engine.state import Phase
from canasta_qt.engine.transitions import act
from canasta_qt.engine.view import PlayerView, view_of
from canasta_qt.players.api import make_bot, thinks_ahead
from canasta_qt.players.heuristic.memory import Memory
from canasta_qt.players.heuristic.weights import STEADY, weights_of
from canasta_qt.players.levels import LEVELS, PERSONALITIES, Style, style_of
from canasta_qt.players.search.player import SearchBot
from tests.helpers.cases import for_each


def _late_view() -> PlayerView:
    state, events = Match(preset("classic_4p").rules, 4).start_deal()
    history, rng = list(events), random.Random(4)
    while state.turn < 30 and state.phase is not Phase.OVER:
        history += act(state, random_action(state, rng))
    return view_of(state, state.actor, history)


@pytest.mark.parametrize("text", ["steady", "expert:miser", "random"])
def test_a_style_reads_what_it_writes(text: str) -> None:
    assert str(style_of(text)) == text


def test_a_temper_from_elsewhere_is_an_even_one() -> None:
    assert style_of("club:choleric") == Style("club")


@for_each("temper", PERSONALITIES)
def test_every_temper_goes_with_every_level(temper: str) -> None:
    for info in LEVELS:
        make_bot(f"{info.id}:{temper}", 1)
    assert weights_of("steady", temper) != STEADY


def test_where_a_foot_waits_steady_players_hold_back_less() -> None:
    feet, classic = preset("hand_and_foot").rules, preset("classic_4p").rules
    assert STEADY.suited(classic) == STEADY
    suited = STEADY.suited(feet)
    assert suited.wild < STEADY.wild
    assert suited.meld_kept < STEADY.meld_kept
    assert suited.joker_more == STEADY.joker_more


def test_newcomers_play_every_game_alike() -> None:
    newcomer = weights_of("newcomer")
    assert newcomer.suited(preset("hand_and_foot").rules) == newcomer


def test_those_who_think_ahead_say_so() -> None:
    for info in LEVELS:
        assert thinks_ahead(info.id) == isinstance(make_bot(info.id, 1), SearchBot)


def test_a_newcomer_remembers_nothing_and_a_casual_player_a_round() -> None:
    view = _late_view()
    thrown = [
        sum(turn > 0 for row in Memory(view, rounds).thrown for turn in row)
        for rounds in (0, 1, 4, None)
    ]
    assert thrown == sorted(thrown)
    assert thrown[0] == 0 < thrown[1] < thrown[3]
    assert (weights_of("newcomer").remembers, weights_of("casual").remembers) == (0, 1)


def test_memory_in_rounds_agrees_with_a_full_one_where_it_reaches() -> None:
    view = _late_view()
    full, recent = Memory(view), Memory(view, 2)
    since = view.turn - 2 * len(view.order)
    assert recent.thrown == [[turn if turn >= since else 0 for turn in row] for row in full.thrown]
