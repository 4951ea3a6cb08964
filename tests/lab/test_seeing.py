"""Players that see cards: what they see, and that nobody meets one outside of duels."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from canasta_qt.engine.cards import KIND
from canasta_qt.engine.rules import preset
from canasta_qt.players.api import UnknownLevel, make_bot
from canasta_qt.players.heuristic.player import HeuristicBot
from canasta_qt.players.levels import LEVELS, PERSONALITIES, PLAYERS_VERSION
from canasta_qt.players.mid_match import mid_match
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.state import State
from canasta_qt.players.worker import Request, answering
from canasta_qt.record.challenges.challenge import Challenge, ChallengeTable, Players, fingerprint
from canasta_qt.record.challenges.code import challenge_code
from canasta_qt.record.replay import MatchRun
from tools.lab.duel import Players as Duellists
from tools.lab.duel import play_pair
from tools.lab.seeing import SEEING, NoRun, SeeingBot, TrueWorlds, make_player, sit_in

TWO = preset("classic_2p").rules


def begun(turns: int = 6) -> MatchRun:
    run = mid_match(preset("classic_4p").rules, "7", 0)
    run.start_deal()
    bot = HeuristicBot("1")
    for _ in range(turns):
        run.play(bot.choose(run.view(run.state.actor)))
    return run


def hands_in(world: State) -> list[list[int]]:
    return [list(world.hand[const.KINDS * seat : const.KINDS * (seat + 1)]) for seat in range(4)]


def stock_in(world: State) -> list[int]:
    return list(world.stock_cards[: world.stock_left])


@pytest.mark.parametrize("sees_stock", [False, True])
def test_worlds_are_the_true_hands_and_for_one_of_them_the_stock(sees_stock: bool) -> None:
    run = begun()
    view = run.view(run.state.actor)
    worlds = TrueWorlds(run.state, view, 5, sees_stock=sees_stock)
    seen = [worlds.world(number) for number in range(3)]
    true = [[0] * const.KINDS for _ in range(4)]
    for seat, hand in enumerate(run.state.hands):
        for card in hand:
            true[run.state.order.index(seat)][KIND[card]] += 1
    stock = [KIND[card] for card in reversed(run.state.remaining_stock())]
    assert all(hands_in(world) == true for world in seen)
    assert all(sorted(stock_in(world)) == sorted(stock) for world in seen)
    assert all((stock_in(world) == stock) == sees_stock for world in seen)
    assert seen[0].luck != seen[1].luck


@pytest.mark.slow  # stand-in: test_worlds_are_the_true_hands_and_for_one_of_them_the_stock
@pytest.mark.parametrize("name", SEEING)
def test_they_play_pairs_and_the_same_ones_alike(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(SEEING, name, replace(SEEING[name], budget=8, careful_rollouts=8))
    seeing, steady = partial(make_player, name), partial(make_player, "newcomer")
    players = Duellists(seeing, steady, steady, steady)
    assert play_pair(TWO, players, "3", 0).margin == play_pair(TWO, players, "3", 0).margin


def test_without_a_run_they_do_not_play() -> None:
    run = begun()
    view = run.view(run.state.actor)
    bot = make_player("seeing", "1")
    with pytest.raises(NoRun):
        bot.choose(view)
    sit_in([bot, HeuristicBot("2")], run)
    assert isinstance(bot, SeeingBot)
    assert run.verify(bot.choose(view)) is None


@pytest.mark.parametrize("name", SEEING)
def test_whoever_makes_bots_by_level_does_not_know_them(name: str) -> None:
    assert name not in {info.id for info in LEVELS}
    assert name not in PERSONALITIES
    for level in (name, f"{name}:miser"):
        with pytest.raises(UnknownLevel):
            make_bot(level, 1)


@pytest.mark.parametrize("name", SEEING)
def test_no_challenge_code_carries_them(name: str) -> None:
    rules = preset("classic_4p").rules
    styles = ("", name, "steady", name)
    table = ChallengeTable("7", 0, styles, Players(PLAYERS_VERSION), fingerprint(rules))
    one = Challenge("match", "classic_4p", rules, table=table)
    with pytest.raises(ValueError, match="not in tuple"):
        challenge_code(one)
    assert challenge_code(replace(one, table=replace(table, styles=("", *["steady"] * 3))))


def test_the_process_that_serves_matches_refuses_them() -> None:
    run = begun()
    with pytest.raises(UnknownLevel):
        answering()(Request("seeing", 1, run.view(run.state.actor)))
