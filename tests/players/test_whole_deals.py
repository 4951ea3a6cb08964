"""Whole deals of every game: no illegal action, no exception, always an end.

More of them: ``python -m pytest tests/players/test_whole_deals.py -m slow``.
"""

import pytest
from hypothesis import strategies as st

from canasta_qt.engine.melds.meld_types import is_canasta
from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.engine.setup import setup_for
from canasta_qt.players.api import make_bot
from tests.helpers.chosen_games import ACTIONS, sweep
from tests.helpers.deals.invariants import broken_invariants
from tests.helpers.deals.rules_strategies import nearby_rules
from tests.helpers.examples import tried
from tests.players import deals
from tests.players.greedy import GreedyBot

TOTALS = ((0,) * 6, (1600, -200, 0, 2900, 50, 1500), (3100, 4600, 1500, 0, -50, 4000))


def play(rules: TableRules, seed: int, levels: tuple[str, ...] = ("steady",)) -> deals.PlayedDeal:
    bots = [
        make_bot(levels[seat % len(levels)], f"{seed}/{seat}")
        for seat in range(rules.match.players)
    ]
    totals = TOTALS[seed % len(TOTALS)][: setup_for(rules).scorers]
    return deals.play_deal(rules, bots, seed, totals=totals)


@sweep("preset_id", by=ACTIONS)
def test_steady_players_finish_deals(preset_id: str) -> None:
    """One deal of those below, with points from before it; another for each game."""
    played = play(preset(preset_id).rules, preset_ids().index(preset_id) % len(TOTALS))
    assert broken_invariants(played.state) == []


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("preset_id", preset_ids())
def test_steady_players_finish_many_deals(preset_id: str) -> None:
    rules = preset(preset_id).rules
    for seed in range(300):
        assert broken_invariants(play(rules, seed).state) == []


@tried(8, 40, nearby_rules(), st.integers(0, 10_000))
def test_steady_players_finish_deals_under_any_table_rules(rules: TableRules, seed: int) -> None:
    played = play(rules, seed)
    assert broken_invariants(played.state) == []


@tried(6, 15, nearby_rules(), st.integers(0, 10_000))
def test_steady_players_finish_deals_beside_random_players(rules: TableRules, seed: int) -> None:
    play(rules, seed, ("steady", "random"))


@pytest.mark.slow  # stand-in: test_a_deal_among_steady_players_looks_like_canasta
def test_steady_beats_greedy_play() -> None:
    decks = 30
    rules = preset("classic_4p").rules
    margin = 0
    for seed in range(decks):
        for steady_side in (0, 1):
            bots = [
                make_bot("steady", f"{seed}/{seat}") if seat % 2 == steady_side else GreedyBot(seed)
                for seat in range(4)
            ]
            totals = deals.play_deal(rules, bots, seed, totals=(1600, 1600)).totals()
            margin += totals[steady_side] - totals[1 - steady_side]
    assert margin / (2 * decks) > 150


@pytest.mark.slow  # stand-in: test_a_deal_among_steady_players_looks_like_canasta
@pytest.mark.parametrize("preset_id", ["classic_4p", "classic_2p"])
def test_steady_beats_random_play_clearly(preset_id: str) -> None:
    decks = 10
    rules = preset(preset_id).rules
    margins = []
    for seed in range(decks):
        ours, theirs = play(rules, seed, ("steady", "random")).totals()
        margins.append(ours - theirs)
        theirs, ours = play(rules, seed, ("random", "steady")).totals()
        margins.append(ours - theirs)
    assert sum(margin > 0 for margin in margins) >= 0.9 * len(margins)
    assert sum(margins) / len(margins) > 500


@pytest.mark.parametrize("games", [5, pytest.param(30, marks=pytest.mark.slow)])
def test_a_deal_among_steady_players_looks_like_canasta(games: int) -> None:
    rules = preset("classic_4p").rules
    opened = canastas = out = 0
    for seed in range(games):
        state = play(rules, seed).state
        opened += sum(turn > 0 for turn in state.opened)
        canastas += sum(is_canasta(state.setup, meld) for melds in state.melds for meld in melds)
        out += state.result is not None and state.result.reason == "out"
    assert opened >= 0.85 * 2 * games
    assert 2 * games <= canastas <= 4 * games
    assert out >= 0.8 * games
