"""The bot's own process: it answers, survives a failure, and goes when nobody needs it."""

import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from canasta_qt.engine.rules import preset
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.api import make_bot
from canasta_qt.players.bot import Advice
from canasta_qt.players.search.advice import advice_of
from canasta_qt.players.worker import READY, Request, worker_main
from tests.players import deals

PATIENCE = 30


@pytest.fixture
def opening_view() -> PlayerView:
    played = deals.start(preset("classic_4p").rules, seed=1)
    return deals.view(played, played.state.actor)


@pytest.fixture(scope="module")
def worker() -> Iterator[tuple[Connection, multiprocessing.Process]]:
    """One process for all that is asked and answered; at last it ends because the pipe closes."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=worker_main, args=(theirs, 5), daemon=True)
    process.start()
    theirs.close()
    assert answer_of(ours) == READY
    yield ours, process
    ours.close()
    process.join(PATIENCE)
    alive = process.is_alive()
    process.kill()
    process.join()
    assert not alive


@pytest.fixture
def worked_here() -> Iterator[tuple[Connection, Connection]]:
    """Both ends of a pipe, for the work of a worker in this process."""
    interrupt = signal.getsignal(signal.SIGINT)
    ours, theirs = multiprocessing.Pipe()
    yield ours, theirs
    signal.signal(signal.SIGINT, interrupt)
    ours.close()
    theirs.close()


def answer_of(connection: Connection) -> tuple[int, object]:
    assert connection.poll(PATIENCE), "the worker does not answer"
    reply: tuple[int, object] = connection.recv()
    return reply


def test_worker_answers_what_the_bot_would_play(worker, opening_view: PlayerView) -> None:
    connection, _ = worker
    connection.send(Request(7, "steady", "seed", opening_view))
    assert answer_of(connection) == (7, make_bot("steady", "seed").choose(opening_view))


def test_worker_says_what_it_compared_when_asked(worker, opening_view: PlayerView) -> None:
    connection, _ = worker
    connection.send(Request(3, "club", "seed", opening_view, explain=advice_of))
    _, advice = answer_of(connection)
    assert isinstance(advice, Advice)
    assert advice.moves[0].action == make_bot("club", "seed").choose(opening_view)


def test_worker_tells_of_a_failure_and_goes_on(worker, opening_view: PlayerView) -> None:
    connection, _ = worker
    connection.send(Request(1, "no such level", 0, opening_view))
    request, text = answer_of(connection)
    assert request == 1
    assert "no such level" in str(text)
    connection.send(Request(2, "steady", 0, opening_view))
    assert answer_of(connection) == (2, make_bot("steady", 0).choose(opening_view))


def test_worker_ends_when_the_pipe_closes(worked_here: tuple[Connection, Connection]) -> None:
    ours, theirs = worked_here
    ours.close()
    worker_main(theirs, niceness=0)


def test_worker_ends_when_told(worked_here: tuple[Connection, Connection]) -> None:
    ours, theirs = worked_here
    ours.send(None)
    worker_main(theirs, niceness=0)
    assert answer_of(ours) == READY


@pytest.mark.slow
@pytest.mark.parametrize("told", [True, False])
def test_the_process_of_a_worker_ends_well(told: bool) -> None:
    """In the normal run the work ends in this process, in the two tests above."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=worker_main, args=(theirs, 5), daemon=True)
    process.start()
    theirs.close()
    assert answer_of(ours) == READY
    if told:
        ours.send(None)
        process.join(PATIENCE)
    ours.close()
    process.join(PATIENCE)
    assert process.exitcode == 0


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="no priorities on this system")
def test_worker_yields_to_the_window(worker, opening_view: PlayerView) -> None:
    connection, process = worker
    connection.send(Request(1, "steady", 0, opening_view))
    answer_of(connection)
    assert os.getpriority(os.PRIO_PROCESS, process.pid) >= os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, process.pid) >= 5


PARENT = """
import multiprocessing, os, time
from canasta_qt.players.worker import worker_main

if __name__ == "__main__":
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=worker_main, args=(theirs, 0))
    process.start()
    print(process.pid, flush=True)
    os._exit(0)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks processes up in /proc")
def test_worker_ends_when_its_parent_dies(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    root = Path(__file__).resolve().parents[2]
    run = subprocess.run(
        [sys.executable, str(script)],
        env={**os.environ, "PYTHONPATH": str(root)},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
        timeout=PATIENCE,
    )
    child = Path("/proc") / run.stdout.strip()
    until = time.monotonic() + PATIENCE
    while _runs(child) and time.monotonic() < until:
        time.sleep(0.05)
    assert not _runs(child)


def _runs(process: Path) -> bool:
    try:
        return "\nState:\tZ" not in (process / "status").read_text()
    except OSError:
        return False


@pytest.mark.slow
def test_importing_the_worker_starts_no_qt() -> None:
    """Of Qt and more `test_fair_play` says so in the normal run."""
    code = (
        "import sys, canasta_qt.players.worker; sys.exit(any('PySide6' in m for m in sys.modules))"
    )
    assert (
        subprocess.run([sys.executable, "-c", code], timeout=PATIENCE, check=False).returncode == 0
    )


def test_views_on_the_pipe_are_small() -> None:
    rules = preset("classic_4p").rules
    views: list[PlayerView] = []
    bots = [make_bot("steady", seat) for seat in range(4)]
    deals.play_deal(rules, bots, 3, watch=lambda view, _: views.append(view))
    assert max(len(pickle.dumps(view)) for view in views[::-20]) < 30_000
