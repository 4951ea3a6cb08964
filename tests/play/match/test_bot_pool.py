"""The bots' own process: it answers, it may die or dawdle, and it leaves nothing behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.view import PlayerView
from canasta_qt.jobs.answering import NICENESS, BotAnswer, BotPool
from canasta_qt.play.match.hints import Hints
from canasta_qt.players.search.advice import advice_of
from canasta_qt.record.replay import MatchRun
from tests.helpers.deals.matches import new_run
from tests.helpers.table.table_tools import NotedGame, assert_sound

HANGS_S = 60
"""How long an answer may take here before its bot counts as lost; on a busy machine it may."""


def patient() -> BotPool:
    return BotPool(deadline_ms=1000 * HANGS_S)


@pytest.fixture
def pool(qtbot: QtBot) -> Iterator[BotPool]:
    made = patient()
    yield made
    made.stop()
    assert multiprocessing.active_children() == []


def begun() -> MatchRun:
    run = new_run()
    run.start_deal()
    return run


def view_to_act(run: MatchRun) -> PlayerView:
    return run.view(run.state.actor)


def answer_of(qtbot: QtBot, pool: BotPool, view: PlayerView, level: str = "steady") -> BotAnswer:
    """What the pool answers to a question."""
    with qtbot.waitSignal(pool.answered) as heard:
        request = pool.ask(level, 1, view)
    answer: BotAnswer = heard.args[0]
    assert answer.request == request
    return answer


@pytest.mark.slow  # stand-in: test_a_killed_bot_is_replaced_and_a_stand_in_moves
def test_a_bot_in_its_own_process_answers_with_a_legal_action(qtbot: QtBot, pool: BotPool) -> None:
    run = begun()
    pool.start()
    assert pool.process is not None
    for _ in range(5):
        answer = answer_of(qtbot, pool, view_to_act(run))
        assert answer.fault is None
        assert verify(run.state, answer.action) is None
        run.play(answer.action)


def test_a_killed_bot_is_replaced_and_a_stand_in_moves(qtbot: QtBot, pool: BotPool) -> None:
    run = begun()
    answer_of(qtbot, pool, view_to_act(run))
    first = pool.process
    assert first is not None
    pid = first.pid
    if hasattr(os, "getpriority"):
        assert pid
        ours = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, ours + NICENESS)
    revived: list[bool] = []
    pool.revived.connect(lambda: revived.append(True))
    first.kill()
    first.join()
    answer = answer_of(qtbot, pool, view_to_act(run))
    assert verify(run.state, answer.action) is None
    assert revived == [True]
    again = answer_of(qtbot, pool, view_to_act(run))
    assert again.fault is None
    assert verify(run.state, again.action) is None
    assert pool.process is not None
    assert pool.process.pid != pid
    with qtbot.waitSignal(pool.answered) as heard:
        pool.ask("steady", 1, view_to_act(run))
        pool.process.kill()  # while it thinks
    last: BotAnswer = heard.args[0]
    assert last.fault in (None, "died")
    assert verify(run.state, last.action) is None


def test_a_bot_that_takes_too_long_is_replaced(qtbot: QtBot) -> None:
    pool = BotPool(deadline_ms=0, startup_ms=0)
    run = begun()
    answer = answer_of(qtbot, pool, view_to_act(run))
    assert answer.fault == "late"
    assert verify(run.state, answer.action) is None
    pool.stop()
    assert multiprocessing.active_children() == []


@pytest.mark.slow  # stand-in: test_after_a_cancelled_question_the_next_and_a_failing_are_answered
def test_a_cancelled_question_is_never_answered(qtbot: QtBot, pool: BotPool) -> None:
    run = begun()
    heard: list[BotAnswer] = []
    pool.answered.connect(heard.append)
    pool.ask("steady", 1, view_to_act(run))
    pool.cancel()
    qtbot.wait(300)
    assert heard == []
    assert answer_of(qtbot, pool, view_to_act(run)).request == 2


def test_stopping_twice_and_without_a_start_is_fine() -> None:
    pool = BotPool()
    pool.stop()
    pool.start()
    pool.stop()
    pool.stop()
    assert multiprocessing.active_children() == []


def test_the_players_hear_that_bots_had_to_be_woken_up(qtbot: QtBot) -> None:
    game = NotedGame()
    game.controller.pool.revived.emit()
    (told,) = game.problems
    assert "woken up" in told
    game.controller.close()


@pytest.mark.slow
def test_a_match_goes_on_when_its_bots_are_killed(qtbot: QtBot) -> None:
    """In the normal run the killed bot above, the words that tell of it, and in
    test_no_process a match that goes on by stand-ins.
    """
    game = NotedGame(pool=patient())
    game.start(seed=8, demo=True)
    qtbot.waitUntil(lambda: len(game.scripts) > 10)
    for _ in range(2):
        process = game.pool.process
        assert process is not None
        process.kill()
        process.join()
        shown, told = len(game.scripts), len(game.problems)
        qtbot.waitUntil(lambda shown=shown: len(game.scripts) > shown + 4)
        assert len(game.problems) > told
    assert all("woken up" in text for text in game.problems)
    assert_sound(game)
    game.controller.close()
    assert multiprocessing.active_children() == []


needs_signals = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no SIGSTOP here")


def hung(qtbot: QtBot, deadline_ms: int) -> tuple[BotPool, MatchRun]:
    """A pool whose worker has answered once and then stands still for ever."""
    pool, run = BotPool(deadline_ms=deadline_ms), begun()
    answer_of(qtbot, pool, view_to_act(run))
    assert pool.process is not None
    assert pool.process.pid
    os.kill(pool.process.pid, signal.SIGSTOP)
    return pool, run


@needs_signals
@pytest.mark.slow
def test_a_bot_that_hangs_is_replaced_and_the_next_one_answers(qtbot: QtBot) -> None:
    """In the normal run test_a_bot_that_takes_too_long_is_replaced, and the killed one's."""
    pool, run = hung(qtbot, deadline_ms=1500)
    first = pool.process
    assert first is not None
    pid = first.pid
    late = answer_of(qtbot, pool, view_to_act(run))
    assert late.fault == "late"
    assert verify(run.state, late.action) is None
    assert answer_of(qtbot, pool, view_to_act(run)).fault is None
    assert pool.process is not None
    assert pool.process.pid != pid
    pool.stop()
    assert multiprocessing.active_children() == []


@needs_signals
@pytest.mark.timeout(HANGS_S / 2)
def test_a_bot_that_hangs_neither_blocks_questions_nor_the_end(qtbot: QtBot) -> None:
    pool, run = hung(qtbot, deadline_ms=1000 * HANGS_S)
    view = view_to_act(run)
    for _ in range(200):
        pool.ask("steady", 1, view)
    pool.stop()
    assert multiprocessing.active_children() == []


def test_after_a_cancelled_question_the_next_and_a_failing_are_answered(
    qtbot: QtBot, pool: BotPool
) -> None:
    run = begun()
    heard: list[BotAnswer] = []
    pool.answered.connect(heard.append)
    pool.ask("master", 1, view_to_act(run))
    pool.cancel()
    answer_of(qtbot, pool, view_to_act(run))
    assert [answer.request for answer in heard] == [2]
    failed = answer_of(qtbot, pool, view_to_act(run), level="nobody")
    assert failed.fault == "error"
    assert "nobody" in failed.reason
    assert verify(run.state, failed.action) is None


@pytest.mark.slow
def test_an_answer_brings_what_was_compared_when_asked_for(qtbot: QtBot, pool: BotPool) -> None:
    """In the normal run test_worker_says_what_it_compared_when_asked, and the first hint below."""
    run = begun()
    with qtbot.waitSignal(pool.answered) as heard:
        pool.ask("club", 1, view_to_act(run), explain=advice_of)
    answer: BotAnswer = heard.args[0]
    assert answer.advice is not None
    assert answer.advice.moves[0].action == answer.action


@pytest.mark.slow
def test_hints_are_thought_of_beside_the_bots(qtbot: QtBot) -> None:
    """Two workers are busy at once; neither question cancels or delays the other.

    In the normal run test_the_first_hint_need_not_wait_for_a_process_to_start.
    """
    game = NotedGame(pool=patient(), adviser=patient())
    run = begun()
    bots, adviser = game.controller.pool, game.controller.adviser
    with qtbot.waitSignals([bots.answered, adviser.answered]):
        bots.ask("club", 1, view_to_act(run))
        adviser.ask("club", 1, view_to_act(run), explain=advice_of)
        assert len(multiprocessing.active_children()) == 2
    game.controller.close()
    assert multiprocessing.active_children() == []


def test_the_first_hint_need_not_wait_for_a_process_to_start(qtbot: QtBot) -> None:
    """The bots' own worker gives it while another is started for the next."""
    game = NotedGame(pool=patient(), adviser=patient())
    hints = Hints(game.controller, game.controller)
    bots, adviser = game.controller.pool, game.controller.adviser
    answers: list[BotAnswer] = []
    for pool in (bots, adviser):
        pool.answered.connect(answers.append)
    game.start("classic_2p", seed=3)
    qtbot.waitUntil(lambda: game.state.actor == 0 and bots.ready)
    answers.clear()
    with qtbot.waitSignals([bots.answered, hints.told]):
        hints.ask()
    assert adviser.process is not None
    qtbot.waitUntil(lambda: adviser.ready)
    with qtbot.waitSignals([adviser.answered, hints.told]):
        hints.ask()
    advice = [answer.advice for answer in answers]
    assert [one.moves[0].action for one in advice if one] == [answer.action for answer in answers]
    game.controller.close()
    assert multiprocessing.active_children() == []
