"""Child processes that work through tasks, and what happens when one of them dies."""

from __future__ import annotations

import math
import os
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from typing import Any, Generic, Self, TypeVar

from canasta_qt.jobs.child import Message, work_main
from canasta_qt.jobs.worker import Worker, WorkerLost

Task = TypeVar("Task")
Result = TypeVar("Result")

NICENESS = 15
MOST_PROCESSES = 3
TRIES = 2
"""How often a task is begun before it is given up as one that kills its process."""
MOST_DEATHS = 6
"""After this number of deaths no further process is started."""
SILENCE_S = 20.0
"""A process that was at work and gives no sign of life for so long is given up."""
START_S = 30.0
"""The same for one that has been started."""
_LOOK_S = 0.01
_STEP_S = 1.0
"""Of the time between two looks no more counts: this program, too, may have been stopped."""


def spare_processes(most: int = MOST_PROCESSES, reserved: int = 0) -> int:
    """How many processes to use on this machine: one for each core that is not reserved.

    They are niced, so that the table comes first even where they are as many as the cores.
    """
    return max(1, min(most, (os.cpu_count() or 1) - reserved))


class PoolLost(RuntimeError):
    """No process can be started or kept alive to do the work; the message says why."""


@dataclass(frozen=True, slots=True)
class Progress:
    """What a task reports; `number` is its place in the list of tasks, from 0."""

    number: int
    value: Any


@dataclass(frozen=True, slots=True)
class Done(Generic[Result]):
    """A task that is over: its place in the list, the result, and why it failed, if it did."""

    number: int
    result: Result | None
    trouble: str = ""


class Pool(Generic[Task, Result]):
    """Processes at work. Use it as a context, or `stop` it in any case.

    A process that dies is replaced and its task begun again, once. Tasks are given out in order,
    results come in as they are ready. `deaths` counts processes that have died since the start.
    """

    def __init__(
        self,
        work: Callable[[Task], object],
        processes: int | None = None,
        niceness: int = NICENESS,
        *,
        tries: int | None = None,
        resume: Callable[[Task, Any], Task] | None = None,
    ) -> None:
        """`work` is a function of a module, which the children import.

        What a generator yields is progress, what it returns the result; `resume` makes a task that
        is begun again of it and its last progress.
        """
        self._work = work
        self._most = processes or spare_processes()
        self._niceness = niceness
        self._tries = tries or TRIES
        self._resume = resume
        self._tasks: list[Task] = []
        self._waiting: deque[int] = deque()
        self._begun: list[int] = []
        self._open = 0
        self._workers: dict[Worker, int | None] = {}
        """Each process with the number of the task it is at, if any."""
        self._silent: dict[Worker, float] = {}
        """How long each has given no sign of life, in seconds."""
        self._looked = 0.0
        self.deaths = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_fault: object) -> None:
        self.stop()

    @property
    def finished(self) -> bool:
        """Whether every task is over."""
        return self._open == 0

    @property
    def processes(self) -> tuple[BaseProcess, ...]:
        """The processes that are there."""
        return tuple(worker.process for worker in self._workers)

    def prepare(self) -> None:
        """Start a process now, so that the first task need not wait for it. Raises `PoolLost`."""
        if not self._workers:
            self._start_worker()

    def run(self, tasks: Sequence[Task]) -> Iterator[Done[Result]]:
        """Do these tasks; yields each when it is over. Raises `PoolLost`."""
        self.start(tasks)
        while not self.finished:
            yield from (one for one in self.collect(None) if isinstance(one, Done))

    def start(self, tasks: Sequence[Task]) -> None:
        """Begin these tasks; what was under way is ended. Raises `PoolLost`."""
        if not self.finished:
            self.stop()
        self._tasks = list(tasks)
        self._waiting.extend(range(len(tasks)))
        self._begun = [0] * len(tasks)
        self._open = len(tasks)
        self.deaths = 0
        self._give_out()

    def collect(self, timeout: float | None = 0) -> list[Progress | Done[Result]]:
        """What was heard since the last call, after a wait in seconds; None: as long as it takes.

        Raises `PoolLost` when too many processes have died.
        """
        until = math.inf if timeout is None else time.monotonic() + timeout
        while not (heard := self._look()) and self._workers and time.monotonic() < until:
            time.sleep(_LOOK_S)
        return heard

    def _look(self) -> list[Progress | Done[Result]]:
        before, self._looked = self._looked, time.monotonic()
        heard: list[Progress | Done[Result]] = []
        for worker in list(self._workers):
            self._silent[worker] += min(self._looked - before, _STEP_S)
            try:
                for message in worker.receive():
                    self._silent[worker] = 0.0
                    heard += self._hear(worker, message)
                patience = SILENCE_S if worker.ready else START_S
                if self._workers[worker] is not None and self._silent[worker] > patience:
                    raise WorkerLost("no sign of life")
            except WorkerLost:
                heard += self._reap(worker)
            self._give_out()
        return heard

    def stop(self) -> None:
        """End every process; none is left behind, and no task open."""
        for worker in self._workers:
            worker.stop()
        self._workers.clear()
        self._silent.clear()
        self._waiting.clear()
        self._open = 0

    def _give_out(self) -> None:
        while self._waiting and (worker := self._idle_worker()) is not None:
            at = self._workers[worker] = self._waiting.popleft()
            self._begun[at] += 1
            self._silent[worker] = 0.0
            worker.ask(at, self._tasks[at])

    def _idle_worker(self) -> Worker | None:
        idle = [worker for worker, at in self._workers.items() if at is None]
        if not idle and len(self._workers) < self._most:
            return self._start_worker()
        return idle[0] if idle else None

    def _start_worker(self) -> Worker | None:
        """A new process; where the system refuses one, those that are there have to do."""
        try:
            worker = Worker(work_main, self._work, self._niceness, name="canasta-work")
        except OSError as problem:
            if self._workers:
                return None
            raise PoolLost(str(problem)) from problem
        self._workers[worker] = None
        self._silent[worker] = 0.0
        return worker

    def _hear(self, worker: Worker, message: Message) -> list[Progress | Done[Result]]:
        number, kind, value = message
        if kind in ("ready", "alive"):
            return []
        if kind == "progress":
            if self._resume is not None:
                self._tasks[number] = self._resume(self._tasks[number], value)
            return [Progress(number, value)]
        self._workers[worker] = None
        return self._over(Done(number, value) if kind == "result" else Done(number, None, value))

    def _reap(self, worker: Worker) -> list[Progress | Done[Result]]:
        """A process died or stands still: its task is begun again by another one, or given up."""
        at = self._workers.pop(worker)
        del self._silent[worker]
        worker.stop()
        self.deaths += 1
        if self.deaths >= MOST_DEATHS:
            raise PoolLost("processes die again and again")
        if at is None:
            return []
        if self._begun[at] < self._tries:
            self._waiting.appendleft(at)
            return []
        return self._over(Done(at, None, "the process died"))

    def _over(self, done: Done[Result]) -> list[Progress | Done[Result]]:
        self._open -= 1
        return [done]
