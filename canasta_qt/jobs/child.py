"""What runs in a child process: it does what it is asked over a pipe until the pipe closes.

A child that answers for bots takes nothing but their requests, and imports nothing that works on
logs.
"""

from __future__ import annotations

import contextlib
import ctypes
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Generator, Iterator
from multiprocessing.connection import Connection, wait
from typing import Any, Final, Literal, NamedTuple

_THIS_PROCESS: Final = -1
"""What Windows takes for the process that asks."""
_BELOW_NORMAL: Final = 0x4000
"""The number of `BELOW_NORMAL_PRIORITY_CLASS` of Windows."""


class Message(NamedTuple):
    """What a child sends: the number of its task and, by `kind`, progress, result or traceback."""

    number: int
    kind: Literal["ready", "alive", "progress", "result", "failed"]
    value: Any = None

    @property
    def waits(self) -> bool:
        """Whether the child waits for a task from now on."""
        return self.kind not in ("alive", "progress")


READY: Final = Message(-1, "ready")
ALIVE: Final = Message(-1, "alive")

BEAT_S: Final = 2.0
"""Between two signs of life of a child that works; one that is stopped gives none."""


def answer_main(connection: Connection, niceness: int) -> None:
    """Entry of a child that answers for bots; it is ready when all players are imported."""
    from canasta_qt.players.worker import answering

    serve(connection, answering(), niceness)


def work_main(connection: Connection, work: Callable[[Any], Any], niceness: int) -> None:
    """Entry of a child that works; a task whose `work` is a generator reports what that yields."""
    serve(connection, work, niceness)


def serve(connection: Connection, work: Callable[[Any], Any], niceness: int) -> None:
    """Do tasks until the pipe closes or the parent dies; `niceness` (0..19) lowers the priority."""
    lower_priority(niceness)
    parent = multiprocessing.parent_process()
    ends: list[Any] = [connection] if parent is None else [connection, parent.sentinel]
    try:
        connection.send(READY)
        while connection in wait(ends):
            number, task = connection.recv()
            with _signs_of_life(connection) as turn:
                for message in messages(number, task, work):
                    if message.waits:
                        break
                    if message.value is not None:
                        with turn:
                            connection.send(message)
                    if wait(ends, 0):
                        return
            connection.send(message)
    except (EOFError, OSError):
        return
    finally:
        connection.close()


@contextlib.contextmanager
def _signs_of_life(connection: Connection) -> Iterator[threading.Lock]:
    """Send them while a task is done, by a thread; who sends something else has the lock."""
    turn, over = threading.Lock(), threading.Event()

    def beat() -> None:
        with contextlib.suppress(OSError):
            while not over.wait(BEAT_S):
                with turn:
                    connection.send(ALIVE)

    thread = threading.Thread(target=beat, daemon=True)
    thread.start()
    try:
        yield turn
    finally:
        over.set()
        thread.join()


def messages(number: int, task: Any, work: Callable[[Any], Any]) -> Iterator[Message]:
    """What a child sends back for a task.

    A generator may yield None where there is nothing to report, so that it can be stopped there.
    """
    try:
        result = work(task)
        if isinstance(result, Generator):
            result = yield from _progress(number, result)
    except Exception:  # noqa: BLE001 - whatever it is, the parent must hear of it
        yield Message(number, "failed", traceback.format_exc())
    else:
        yield Message(number, "result", result)


def _progress(number: int, steps: Generator[Any, None, Any]) -> Generator[Message, None, Any]:
    while True:
        try:
            value = next(steps)
        except StopIteration as end:
            return end.value
        yield Message(number, "progress", value)


def lower_priority(niceness: int) -> None:
    """Give way to other processes, and leave Ctrl+C and a closed terminal to the parent."""
    for name in ("SIGINT", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    if niceness > 0 and hasattr(os, "nice"):
        os.nice(niceness)
    elif niceness > 0 and (library := getattr(ctypes, "windll", None)) is not None:
        library.kernel32.SetPriorityClass(ctypes.c_void_p(_THIS_PROCESS), _BELOW_NORMAL)
