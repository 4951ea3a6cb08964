"""Workers without a process: tests of what is done with results need none, and no task twice."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

import pytest

from canasta_qt.jobs.child import ALIVE, Message, messages

_RESULTS: dict[tuple[object, object], list[Message]] = {}


class WorkerHere:
    """Does in this process, whenever its pool collects, what a `Worker` has a child do.

    The same task gives the same result.
    """

    process = None
    ready = True
    stopped = False

    def __init__(self, _main: object, work: Any, _niceness: int, name: str) -> None:
        self._work = work
        self._asked: list[tuple[int, Any]] = []

    def ask(self, number: int, task: Any) -> None:
        self._asked = [(number, task)]

    def receive(self) -> Iterator[Message]:
        while self._asked:
            number, task = self._asked.pop()
            yield from (message._replace(number=number) for message in self._known(task))

    def stop(self) -> None:
        self._asked.clear()
        self.stopped = True

    def _known(self, task: Any) -> list[Message]:
        try:
            known = _RESULTS.get((self._work, task))
        except TypeError:  # a task with a log in it has no hash
            return list(messages(0, task, self._work))
        if known is None:
            known = _RESULTS[self._work, task] = list(messages(0, task, self._work))
        return deepcopy(known)


def work_here(monkeypatch: pytest.MonkeyPatch, worker: type[WorkerHere] = WorkerHere) -> None:
    """From now on pools start no processes."""
    monkeypatch.setattr("canasta_qt.jobs.pool.Worker", worker)
    monkeypatch.setattr("canasta_qt.jobs.job.POLL_MS", 0)


def no_work(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """From now on tasks of pools are only noted, in the list that is returned."""
    noted: list[Any] = []

    class Idle(WorkerHere):
        def ask(self, _number: int, task: Any) -> None:
            noted.append(task)

        def receive(self) -> Iterator[Message]:
            yield ALIVE

    monkeypatch.setattr("canasta_qt.jobs.pool.Worker", Idle)
    return noted
