"""Child processes that work through a list of tasks, and what happens when one of them dies.

Importing this module does nothing, so that a spawned child may import it. What crosses a pipe:

- to the child: `(number, task)`, or None for "end";
- back: `(number, result, "")`, or `(number, None, text)` where it failed, the text for the log.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import traceback
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, TypeVar

from canasta_qt.players.spawning import start_process
from canasta_qt.players.worker import stay_humble

Task = TypeVar("Task")
Result = TypeVar("Result")

NICENESS = 15
MOST_PROCESSES = 3
TRIES = 2
"""So often a task is begun before it is given up as one that kills its process."""
MOST_DEATHS = 6
"""After so many deaths in all no further process is started."""


def spare_processes() -> int:
    """How many processes to use on this machine: two, or three where there are more cores.

    They are niced, so that the table comes first even where they are as many as the cores.
    """
    return max(1, min(MOST_PROCESSES, os.cpu_count() or 1))


class CrewLost(RuntimeError):
    """No process can be kept alive to do the work; the message says why."""


@dataclass(frozen=True, slots=True)
class Done(Generic[Result]):
    """A task that is over.

    Attributes:
        number: its place in the list of tasks, from 0.
        result: what the work gave; None when it failed.
        trouble: why it failed, for the log; empty when it did not.
    """

    number: int
    result: Result | None
    trouble: str = ""


@dataclass(slots=True)
class _Hand:
    """A child process, the pipe to it, and the number of the task it is at."""

    process: BaseProcess
    pipe: Connection
    at: int


class Crew(Generic[Task, Result]):
    """Processes at work. `start` it, `collect` until `finished`, `stop` it in any case.

    A process that dies is replaced and its task begun anew, once; after that the task counts as
    failed. Tasks are given out in their order; results come in as they are ready.

    Attributes:
        deaths: how many processes have died at work.
    """

    def __init__(
        self,
        work: Callable[[Task], Result],
        tasks: Sequence[Task],
        processes: int | None = None,
        niceness: int = NICENESS,
    ) -> None:
        """`work` is a function of a module, which the children import."""
        self._work = work
        self._tasks = tuple(tasks)
        self._wanted = processes or spare_processes()
        self._niceness = niceness
        self._waiting = deque(range(len(self._tasks)))
        self._begun = [0] * len(self._tasks)
        self._open = len(self._tasks)
        self._hands: list[_Hand] = []
        self._leaving: list[BaseProcess] = []
        self.deaths = 0

    @property
    def finished(self) -> bool:
        """Whether every task is over."""
        return self._open == 0

    @property
    def processes(self) -> tuple[BaseProcess, ...]:
        """The processes that are there, those on their way out included."""
        return (*(hand.process for hand in self._hands), *self._leaving)

    def start(self) -> None:
        """Start the processes. Raises `CrewLost` when the system refuses."""
        while self._waiting and len(self._hands) < self._wanted:
            self._hire()

    def collect(self, timeout: float | None = 0) -> list[Done[Result]]:
        """The tasks that are over since the last call; waits so many seconds for the first.

        None waits as long as it takes. Raises `CrewLost` when too many processes have died.
        """
        ready = wait([hand.pipe for hand in self._hands], timeout) if self._hands else []
        done: list[Done[Result]] = []
        for hand in [hand for hand in self._hands if hand.pipe in ready]:
            done += self._hear(hand)
        self._open -= len(done)
        self._wave_goodbye()
        return done

    def stop(self) -> None:
        """End every process; none is left behind."""
        while self._hands:
            self._dismiss(self._hands[-1])
        for process in self._leaving:
            process.kill()
            process.join()
        self._wave_goodbye()

    def _hire(self) -> None:
        try:
            process, pipe = start_process(serve, self._work, self._niceness, name="canasta-arena")
        except OSError as problem:
            raise CrewLost(str(problem)) from problem
        hand = _Hand(process, pipe, -1)
        self._hands.append(hand)
        self._give(hand)

    def _give(self, hand: _Hand) -> None:
        """Give the next task to an idle process; without one it goes home."""
        if not self._waiting:
            self._dismiss(hand)
            return
        hand.at = self._waiting.popleft()
        self._begun[hand.at] += 1
        with contextlib.suppress(OSError):  # a dead one is noticed by its silence
            hand.pipe.send((hand.at, self._tasks[hand.at]))

    def _hear(self, hand: _Hand) -> list[Done[Result]]:
        try:
            number, result, trouble = hand.pipe.recv()
        except (EOFError, OSError):
            return self._bury(hand)
        self._give(hand)
        return [Done(number, result, trouble)]

    def _bury(self, hand: _Hand) -> list[Done[Result]]:
        """A process died: begin its task anew elsewhere, or give it up."""
        self.deaths += 1
        at = hand.at
        self._dismiss(hand)
        again = self._begun[at] < TRIES
        if again:
            self._waiting.appendleft(at)
        if self.deaths >= MOST_DEATHS:
            raise CrewLost("processes die again and again")
        self.start()
        return [] if again else [Done(at, None, "the process died")]

    def _dismiss(self, hand: _Hand) -> None:
        self._hands.remove(hand)
        with contextlib.suppress(OSError):
            hand.pipe.send(None)
        hand.pipe.close()
        self._leaving.append(hand.process)

    def _wave_goodbye(self) -> None:
        """Clear away the processes that have ended, without waiting for the others."""
        for process in [one for one in self._leaving if not one.is_alive()]:
            self._leaving.remove(process)
            process.close()


def serve(connection: Connection, work: Callable[[Any], Any], niceness: int) -> None:
    """Entry of the child process: do tasks until None comes, the pipe closes or the parent dies."""
    stay_humble(niceness)
    parent = multiprocessing.parent_process()
    ends: list[Any] = [connection] if parent is None else [connection, parent.sentinel]
    try:
        while connection in wait(ends):
            order: tuple[int, Any] | None = connection.recv()
            if order is None:
                return
            connection.send(_outcome(order[0], work, order[1]))
    except (EOFError, OSError):
        return
    finally:
        connection.close()


def _outcome(number: int, work: Callable[[Any], Any], task: Any) -> tuple[int, Any, str]:
    try:
        return number, work(task), ""
    except Exception:  # noqa: BLE001 - whatever it is, the parent must hear of it
        return number, None, traceback.format_exc()
