"""Made-up work, some of which goes wrong; children import it by name."""

from __future__ import annotations

import os
import signal
import struct
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import NamedTuple

from canasta_qt.jobs.child import READY

SICK = 13


def square_or_die_at_first(task: int | str) -> int | str:
    """The square of a number; kills its process when the task is a file that is not there yet."""
    if task == SICK:
        raise ValueError("no square of thirteen")
    if isinstance(task, int):
        return task * task
    path = Path(task)
    if not path.exists():
        path.touch()
        os._exit(1)
    return "done"


class Count(NamedTuple):
    """Count from one number to another; in the first process that comes there, die at `die_at`."""

    last: int
    note: str = ""
    die_at: int = -1
    first: int = 1


def count(task: Count) -> Iterator[int | None]:
    """Report every number, with nothing to report between two; return their sum."""
    for number in range(task.first, task.last + 1):
        if number == task.die_at and not Path(task.note).exists():
            Path(task.note).touch()
            os._exit(1)
        yield number
        yield None
    return sum(range(task.first, task.last + 1))


def counted_on(task: Count, number: int) -> Count:
    return task._replace(first=number + 1)


def die(number: int) -> int:
    os._exit(number)


def dawdle(seconds: int) -> None:
    time.sleep(seconds)


def size_of(task: bytes) -> int:
    return len(task)


def stand_still(connection: Connection) -> None:
    """Entry of a child that is stopped in the middle of a message."""
    connection.send(READY)
    os.write(connection.fileno(), struct.pack("!i", 1000) + b"half of it")
    os.kill(os.getpid(), signal.SIGSTOP)


def who(_task: object) -> tuple[int, int]:
    """Its process and what that yields to."""
    niceness = os.getpriority(os.PRIO_PROCESS, 0) if hasattr(os, "getpriority") else 0
    return os.getpid(), niceness
