"""What a bot is handed leads to no deck: recorded requests are searched for anything that would."""

from __future__ import annotations

import pickle
import pickletools
import random
import sys
from multiprocessing import spawn

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.engine.dealing import deal_rng, shuffled_fairly
from canasta_qt.engine.movegen.legal_actions import random_action
from canasta_qt.engine.rules import resolve
from canasta_qt.engine.setup import setup_for
from canasta_qt.jobs.answering import BotPool
from canasta_qt.library.match_setup import MatchChoice, match_from
from canasta_qt.play.match.game import GameController
from canasta_qt.play.match.hints import Hints
from canasta_qt.players.worker import Request
from canasta_qt.record.fair_deal import deck_key, deck_of
from canasta_qt.record.log import MatchLog, Player
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.seeds import bot_seed, hidden_seed
from canasta_qt.record.timeline import with_fresh_cards
from tests.helpers.deals.matches import new_run, play_on

SECRET = "5a" * 32
DEALS = (1, 2)


class Recorder:
    """In place of a `Worker`, keeps every request as the bytes that would cross the pipe."""

    process = None
    alive = ready = True

    def __init__(self) -> None:
        self.requests: list[bytes] = []

    def ask(self, number: int, request: Request) -> None:
        self.requests.append(pickle.dumps((number, request)))

    def cancel(self) -> None:
        """What was asked has been recorded."""

    stop = cancel


def words_in(request: bytes) -> set[str]:
    """Every text and number that crosses the pipe, and the parts of the texts."""
    held = {str(held) for _, held, _ in pickletools.genops(request) if held is not None}
    return held.union(*(text.split(mark) for text in held for mark in "/ :-"))


def decks_rebuilt(requests: list[bytes], log: MatchLog) -> list[int]:
    """The deals whose decks follow from something in requests, as any version ever shuffled."""
    setup, found = setup_for(log.rules), []
    for deal in DEALS:
        deck = deck_of(log, deal)
        for word in set().union(*map(words_in, requests)):
            keys = (deck_key(word, deal, cut) for cut in {None, log.cut})
            luck = [deal_rng(word, deal), random.Random(word), *map(random.Random, keys)]
            found += [deal for rng in luck if shuffled_fairly(setup, rng) == deck]
    return found


def requests_of_a_match(
    seed: int | None, monkeypatch: pytest.MonkeyPatch
) -> tuple[list[bytes], MatchLog]:
    """What is asked in a match: the others' moves, and a hint for the player."""
    pool, recorder = BotPool(), Recorder()
    monkeypatch.setattr("canasta_qt.jobs.answering.Worker", lambda *_, name: recorder)
    game = GameController(pool=pool, adviser=pool)
    game.new_match(match_from(MatchChoice("classic_2p", seed=seed)))
    assert game.match is not None
    run, hints, rng = game.match.run, Hints(game), random.Random(1)
    for _ in range(12):
        if game.match.session.is_human(run.state.actor):
            hints.ask()
        game.act(random_action(run.state, rng))
    game.close()
    return recorder.requests, run.log


@pytest.mark.parametrize("seed", [None, 987_654_321])
def test_no_deck_can_be_rebuilt_from_recorded_requests(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, seed: int | None
) -> None:
    requests, log = requests_of_a_match(seed, monkeypatch)
    assert len(requests) > 10
    assert not decks_rebuilt(requests, log)


def test_the_search_finds_a_deck_in_a_request_as_it_once_was() -> None:
    run = play_on(new_run("classic_2p", 7), 3)
    request = Request("steady", f"{run.log.seed}/bot/1", run.view(1))
    assert set(decks_rebuilt([pickle.dumps(request)], run.log)) == set(DEALS)


def test_the_process_of_bots_is_not_told_a_seed_from_the_command_line(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[object] = []
    prepared = spawn.get_preparation_data

    def noted(name: str) -> object:
        told.append(prepared(name))
        return told[-1]

    monkeypatch.setattr(spawn, "get_preparation_data", noted)
    monkeypatch.setattr(sys, "argv", ["canasta-qt", "--seed", "987654321"])
    pool = BotPool()
    pool.start()
    pool.stop()
    assert told
    assert "987654321" not in str(told)
    assert sys.argv[1:] == ["--seed", "987654321"]


def test_other_cards_and_another_seed_make_the_very_same_request() -> None:
    """The strongest proof: a request is a function of what the seat may know, and of nothing."""
    players = tuple(Player(name, "steady") for name in "AB")
    run = MatchRun.new(resolve("classic_2p"), "cards", players, secret=SECRET)
    play_on(run, 9)
    seat = run.state.actor
    other = MatchRun.from_log(with_fresh_cards(run.log, seat, "other cards"))
    assert other.log.seed != run.log.seed
    assert other.log.deals[-1].order != run.log.deals[-1].order
    one, two = (
        Request("steady", bot_seed(each.log, seat), each.view(seat)) for each in (run, other)
    )
    assert pickle.dumps(one) == pickle.dumps(two)


def test_seats_have_luck_of_their_own_that_a_replay_has_again() -> None:
    run = MatchRun.new(resolve("classic_2p"), 7, (Player("A"), Player("B")), secret=SECRET)
    again = MatchRun.from_log(run.log)
    assert bot_seed(run.log, 0) == bot_seed(again.log, 0)
    assert len({bot_seed(run.log, who) for who in (0, 1, "hint")}) == 3


def test_a_match_without_a_secret_has_bots_with_luck_that_was_drawn_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run = new_run("classic_2p", 7)
    before = bot_seed(run.log, 1)
    monkeypatch.setattr("canasta_qt.record.seeds._STAND_IN", "11" * 32)
    assert bot_seed(run.log, 1) != before


def test_seeds_of_bots_among_themselves_do_not_hold_the_seed_of_their_cards() -> None:
    assert "2026" not in hidden_seed("2026/1/0")
    assert hidden_seed("2026/1/0") != hidden_seed("2026/1/1")
