"""`Worker`: a child process from its start to its end, and the pipe to it."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import sys
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.reduction import ForkingPickler
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from canasta_qt.jobs.child import Message

_GONE_S: Final = 2.0
"""A process that was killed is waited for no longer than this."""


class WorkerLost(RuntimeError):
    """A child process has died or can no longer be understood; the message says why."""


class Worker:
    """A child process that does one task after the other.

    A task is sent when the process waits for one; until then the latest one waits here. A thread
    has the pipe, as either way through it may stand still for as long as the process does.
    `ready`: whether the process has said that it can be asked.
    """

    def __init__(self, main: Callable[..., None], *arguments: object, name: str) -> None:
        """Start a process that runs `main(connection, *arguments)`, a function of a module.

        Raises `OSError`, with nothing left behind, where the system has no process to give, or no
        thread.
        """
        self._heard: SimpleQueue[Message | WorkerLost] = SimpleQueue()
        self._tasks: SimpleQueue[bytes | None] = SimpleQueue()
        self.process, pipe = _start(main, arguments, name)
        self.ready = self._waits = False
        self._next: tuple[int, Any] | None = None
        ends = pipe, self._tasks, self._heard
        try:
            Thread(target=_talk, args=ends, name=name, daemon=True).start()
        except RuntimeError as problem:
            self.stop()
            pipe.close()
            raise OSError(str(problem)) from problem

    @property
    def alive(self) -> bool:
        """Whether the process runs."""
        return self.process.is_alive()

    def ask(self, number: int, task: object) -> None:
        """Have this done next, in place of what has not been sent yet."""
        self._next = number, task
        self._send()

    def cancel(self) -> None:
        """Do not send what has not been sent yet."""
        self._next = None

    def receive(self) -> Iterator[Message]:
        """What has come by now. Raises `WorkerLost` when nothing more will."""
        with contextlib.suppress(Empty):
            while True:
                message = self._heard.get_nowait()
                if isinstance(message, WorkerLost):
                    raise message
                if message.waits:
                    self.ready = self._waits = True
                    self._send()
                yield message

    def stop(self) -> None:
        """End the process at once, for it has nothing to lose; none is left behind."""
        self._tasks.put(None)
        if self.process.is_alive():
            self.process.kill()
        self.process.join(_GONE_S)
        with contextlib.suppress(ValueError):  # not even the system can end it now
            self.process.close()

    def _send(self) -> None:
        if self._waits and self._next is not None:
            self._waits = False
            self._tasks.put(bytes(ForkingPickler.dumps(self._next)))
            self._next = None


def _talk(
    pipe: Connection,
    tasks: SimpleQueue[bytes | None],
    heard: SimpleQueue[Message | WorkerLost],
) -> None:
    """Pass on what a process says, and a task whenever it waits for one; None ends this."""
    try:
        while True:
            message: Message = pipe.recv()
            heard.put(message)
            if message.waits:
                task = tasks.get()
                if task is None:
                    return
                pipe.send_bytes(task)
    except Exception as problem:  # noqa: BLE001 - what it sent may be anything
        heard.put(WorkerLost(repr(problem)))
    finally:
        pipe.close()


def _start(
    main: Callable[..., None], arguments: tuple[object, ...], name: str
) -> tuple[BaseProcess, Connection]:
    _leave_vanished_folder()
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process: Any = context.Process(target=main, args=(theirs, *arguments), name=name, daemon=True)
    try:
        with _bare_command_line():
            process.start()
    except BaseException:
        ours.close()
        raise
    finally:
        theirs.close()
    return process, ours


def _leave_vanished_folder() -> None:
    """Go to the root where the current folder is gone: no process can be started from there."""
    try:
        os.getcwd()
    except OSError:
        os.chdir(os.path.abspath(os.sep))


@contextlib.contextmanager
def _bare_command_line() -> Iterator[None]:
    """A process started now does not get the program's arguments: a seed may be among them."""
    arguments, sys.argv = sys.argv, sys.argv[:1]
    try:
        yield
    finally:
        sys.argv = arguments
