"""The life of a child process: start, progress, result, stop, lost, and could not start."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.jobs import pool as pool_module
from canasta_qt.jobs.child import ALIVE, READY, Message, serve, work_main
from canasta_qt.jobs.job import ASKED_NICENESS, Job, ReservedJob
from canasta_qt.jobs.pool import Done, Pool, PoolLost, Progress
from canasta_qt.jobs.worker import Worker
from tests.helpers.workers import no_work
from tests.jobs.tasks import (
    SICK,
    Count,
    count,
    counted_on,
    dawdle,
    die,
    size_of,
    square_or_die_at_first,
    stand_still,
    who,
)

PATIENCE_S = 30


@pytest.fixture(autouse=True)
def nothing_is_left_behind() -> Iterator[None]:
    yield
    left = multiprocessing.active_children()
    for child in left:
        child.kill()
    assert left == []


def run(
    work: Callable[[Any], Any], tasks: Sequence[object], processes: int = 2
) -> tuple[list[Done[Any]], int]:
    """Everything that came of the tasks, in their order, and how many processes died."""
    with Pool[Any, Any](work, processes, niceness=0) as pool:
        return sorted(pool.run(tasks), key=lambda one: one.number), pool.deaths


# --- a pool -------------------------------------------------------------------------------------


def test_every_task_is_done_that_of_a_dead_process_too_and_one_that_fails_says_why(
    tmp_path: Path,
) -> None:
    note = str(tmp_path / "note")
    done, deaths = run(square_or_die_at_first, [2, SICK, note, 4, 5], processes=1)
    assert [one.result for one in done] == [4, None, "done", 16, 25]
    assert "no square of thirteen" in done[1].trouble
    assert [one.trouble for one in done if one is not done[1]] == [""] * 4
    assert deaths == 1


def test_a_task_that_kills_twice_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "TRIES", 1)
    done, deaths = run(die, [1], processes=1)
    assert done == [Done(0, None, "the process died")]
    assert deaths == 1


def test_after_too_many_deaths_the_work_is_abandoned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool_module, "MOST_DEATHS", 1)
    with pytest.raises(PoolLost):
        run(die, [1, 2], processes=1)


def test_a_task_reports_its_progress_and_goes_on_from_there_where_its_process_died(
    tmp_path: Path,
) -> None:
    task = Count(4, str(tmp_path / "note"), die_at=3)
    heard: list[Progress | Done[Any]] = []
    with Pool[Count, Any](count, 1, niceness=0, resume=counted_on) as pool:
        pool.start([task])
        while not pool.finished:
            heard += pool.collect(PATIENCE_S)
        assert pool.deaths == 1
    assert heard == [*(Progress(0, number) for number in range(1, 5)), Done(0, 3 + 4)]


def test_stopping_ends_a_process_at_its_work() -> None:
    pool = Pool[int, None](dawdle, 1)
    pool.start([60])
    (process,) = pool.processes
    pool.stop()
    assert pool.processes == ()
    assert pool.finished
    with pytest.raises(ValueError, match="closed"):
        process.is_alive()


def test_nothing_to_do_needs_no_process() -> None:
    assert run(square_or_die_at_first, []) == ([], 0)


def test_where_no_second_process_can_be_started_the_first_one_does_it_all(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    allowed, start = [True], SpawnProcess.start

    def started(process: SpawnProcess) -> None:
        if not allowed:
            raise BlockingIOError(11, "Resource temporarily unavailable")
        allowed.clear()
        start(process)

    monkeypatch.setattr(SpawnProcess, "start", started)
    done, _ = run(square_or_die_at_first, [2, 3])
    assert [one.result for one in done] == [4, 9]


# --- a job of the window --------------------------------------------------------------------------


def test_a_job_that_cannot_start_says_so_after_the_call_and_can_be_started_again(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = Job(Pool(count, 1, niceness=0))
    heard: list[object] = []
    for heard_of in (job.progressed, job.done, job.failed):
        heard_of.connect(heard.append)
    with monkeypatch.context() as full:
        full.setattr(SpawnProcess, "start", lambda _process: (_ for _ in ()).throw(OSError("full")))
        job.start([Count(2)])
        assert heard == []
        assert job.running
        qtbot.waitUntil(lambda: heard == ["full"])
        assert not job.running
    heard.clear()
    with qtbot.waitSignal(job.finished):
        job.start([Count(2), Count(0)])
    assert heard == [Progress(0, 1), Progress(0, 2), Done(0, 3), Done(1, 0)]
    assert not job.running
    assert job.pool.processes == ()


def test_a_job_that_is_stopped_by_who_hears_of_it_says_nothing_more(qtbot: QtBot) -> None:
    job = Job(Pool(count, 1, niceness=0))
    heard: list[Progress] = []
    job.progressed.connect(heard.append)
    job.progressed.connect(job.stop)
    job.finished.connect(lambda: pytest.fail("it was stopped"))
    job.start([Count(100)])
    qtbot.waitUntil(lambda: bool(heard))
    qtbot.wait(100)
    assert heard == [Progress(0, 1)]
    assert not job.running


def test_what_is_asked_needs_no_new_process_unless_that_one_is_busy_or_dead(qtbot: QtBot) -> None:
    job = ReservedJob(who)
    job.prepare()
    answers: list[tuple[int, int]] = []
    job.answered.connect(answers.append)
    for number in range(1, 4):
        job.ask("who are you?")
        qtbot.waitUntil(lambda number=number: len(answers) == number)
        (child,) = multiprocessing.active_children()
        assert child.pid == answers[-1][0]
        if number == 2:
            child.kill()
            child.join()
    (first, niceness), (second, _), (third, _) = answers
    assert first == second != third
    if hasattr(os, "getpriority"):
        assert niceness == min(19, os.getpriority(os.PRIO_PROCESS, 0) + ASKED_NICENESS)
    job.ask("who are you?")
    job.ask("and now?")
    qtbot.waitUntil(lambda: len(answers) == 4)
    assert answers[-1][0] not in (first, third)
    job.stop()


# --- a child that is stopped --------------------------------------------------------------------

STOPS = pytest.mark.skipif(os.name == "nt", reason="Windows stops no processes")


@contextmanager
def freed_later(worker: Worker) -> Iterator[list[str]]:
    """Kill a worker for which this process waits far too long, and note it."""
    freed: list[str] = []
    process = worker.process
    timer = threading.Timer(PATIENCE_S, lambda: (freed.append("it stood still"), process.kill()))
    timer.start()
    try:
        yield freed
    finally:
        timer.cancel()
        worker.stop()


def until_ready(worker: Worker) -> None:
    until = time.monotonic() + PATIENCE_S
    while not worker.ready and time.monotonic() < until:
        list(worker.receive())
        time.sleep(0.01)
    assert worker.ready


@STOPS
def test_a_large_task_for_a_child_that_is_stopped_keeps_nobody_waiting() -> None:
    worker = Worker(work_main, size_of, 0, name="stopped")
    with freed_later(worker) as freed:
        until_ready(worker)
        assert worker.process.pid is not None
        os.kill(worker.process.pid, signal.SIGSTOP)
        worker.ask(1, bytes(20_000_000))
        assert list(worker.receive()) == []
        os.kill(worker.process.pid, signal.SIGCONT)
        messages: list[Message] = []
        while not any(one.kind == "result" for one in messages) and not freed:
            messages += worker.receive()
        assert messages[-1] == Message(1, "result", 20_000_000)
    assert freed == []


@STOPS
def test_half_a_message_of_a_child_that_is_stopped_keeps_nobody_waiting() -> None:
    worker = Worker(stand_still, name="stopped")
    with freed_later(worker) as freed:
        until_ready(worker)
        time.sleep(0.1)
        assert list(worker.receive()) == []
    assert freed == []


@STOPS
@pytest.mark.parametrize("started", [True, False])
def test_a_child_that_gives_no_sign_of_life_is_given_up(
    monkeypatch: pytest.MonkeyPatch, *, started: bool
) -> None:
    with Pool[Count, Any](count, 1, niceness=0, tries=1) as pool:
        pool.start([Count(10**9)])
        if started:
            while not pool.collect(PATIENCE_S):
                pass
        (process,) = pool.processes
        assert process.pid is not None
        os.kill(process.pid, signal.SIGSTOP)
        monkeypatch.setattr(pool_module, "SILENCE_S" if started else "START_S", 0.5)
        done: list[Done[Any]] = []
        while not pool.finished:
            done += [one for one in pool.collect(PATIENCE_S) if isinstance(one, Done)]
    assert done == [Done(0, None, "the process died")]


def test_time_in_which_this_program_stood_still_itself_does_not_count(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = [0.0]
    monkeypatch.setattr(pool_module.time, "monotonic", lambda: clock[0])
    noted = no_work(monkeypatch)
    monkeypatch.setattr(pool_module.Worker, "receive", lambda _worker: iter(()))
    pool = Pool[int, None](dawdle, 1)
    pool.start([1])
    for moment in (1.0, 10_000.0, 10_001.0):
        clock[0] = moment
        assert pool.collect() == []
    assert noted == [1], "it was not begun again"
    pool.stop()


def test_a_child_shows_that_it_lives_for_as_long_as_it_works(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("canasta_qt.jobs.child.lower_priority", lambda _niceness: None)
    monkeypatch.setattr("canasta_qt.jobs.child.BEAT_S", 0.01)
    ours, theirs = multiprocessing.Pipe()
    heard: list[Message] = []

    def work(_task: int) -> str:
        while len(heard) < 4:
            heard.append(ours.recv())
        ours.close()
        return "done"

    ours.send((1, 7))
    serve(theirs, work, 0)
    assert heard == [READY, ALIVE, ALIVE, ALIVE]


def test_where_there_is_no_thread_for_a_child_it_counts_as_not_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refused(_thread: threading.Thread) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refused)
    with pytest.raises(PoolLost, match="new thread"):
        run(square_or_die_at_first, [1])


# --- what runs in the child ---------------------------------------------------------------------


def test_a_child_that_nobody_hears_any_more_ends_between_two_steps_of_its_task(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("canasta_qt.jobs.child.lower_priority", lambda _niceness: None)
    ours, theirs = multiprocessing.Pipe()
    steps: list[int] = []

    def work(task: int) -> Iterator[int | None]:
        yield task
        ours.close()
        for step in range(10):
            steps.append(step)
            yield None

    ours.send((1, 7))
    serve(theirs, work, 0)
    assert steps == [0]
    assert theirs.closed


PARENT = """
import os
from canasta_qt.jobs.child import work_main
from canasta_qt.jobs.worker import Worker

if __name__ == "__main__":
    worker = Worker(work_main, len, 0, name="orphan")
    print(worker.process.pid, flush=True)
    os._exit(0)
"""


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks processes up in /proc")
def test_a_child_ends_when_its_parent_dies(tmp_path: Path) -> None:
    script = tmp_path / "parent.py"
    script.write_text(PARENT, encoding="utf-8")
    root = Path(__file__).resolve().parents[2]
    run = subprocess.run(
        [sys.executable, str(script)],
        env={**os.environ, "PYTHONPATH": str(root)},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
        timeout=PATIENCE_S,
    )
    child = Path("/proc") / run.stdout.strip()
    until = time.monotonic() + PATIENCE_S
    while _runs(child) and time.monotonic() < until:
        time.sleep(0.05)
    assert not _runs(child)


def _runs(process: Path) -> bool:
    try:
        return "\nState:\tZ" not in (process / "status").read_text()
    except OSError:
        return False
