"""Processes that work through tasks: all results come, deaths are mended, nothing stays behind."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from canasta_qt.jobs import crew as crew_module
from canasta_qt.jobs.crew import Crew, CrewLost, Done
from tests.jobs.crew_work import SICK, dawdle, die, square_or_die_at_first

PATIENCE_S = 30


@pytest.fixture(autouse=True)
def nothing_is_left_behind() -> Iterator[None]:
    yield
    assert multiprocessing.active_children() == []


def run(
    work: Callable[[Any], Any], tasks: Sequence[object], processes: int = 2
) -> tuple[list[Done[Any]], int]:
    """Everything that came of the tasks, in their order, and how many processes died."""
    crew: Crew[Any, Any] = Crew(work, tasks, processes, niceness=0)
    done: list[Done[Any]] = []
    try:
        crew.start()
        while not crew.finished:
            done += crew.collect(PATIENCE_S)
    finally:
        crew.stop()
    return sorted(done, key=lambda one: one.number), crew.deaths


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
    monkeypatch.setattr(crew_module, "TRIES", 1)
    done, deaths = run(die, [1], processes=1)
    assert done == [Done(0, None, "the process died")]
    assert deaths == 1


def test_after_too_many_deaths_the_work_is_abandoned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew_module, "MOST_DEATHS", 1)
    with pytest.raises(CrewLost):
        run(die, [1, 2], processes=1)


def test_stopping_ends_a_process_at_its_work() -> None:
    crew: Crew[int, None] = Crew(dawdle, [60], 1)
    crew.start()
    (process,) = crew.processes
    crew.stop()
    assert crew.processes == ()
    with pytest.raises(ValueError, match="closed"):
        process.is_alive()


def test_nothing_to_do_needs_no_process() -> None:
    assert run(square_or_die_at_first, []) == ([], 0)
