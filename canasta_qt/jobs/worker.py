"""`Worker`: a child process from its start to its end, and the pipe to it."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import sys
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from canasta_qt.jobs.child import Message


class WorkerLost(RuntimeError):
    """A child process has died or can no longer be understood; the message says why."""


class Worker:
    """A child process that does one task after the other.

    A task is sent when the process waits for one, so that sending never blocks: until then the
    latest one waits here. `ready`: whether it has said that it can be asked.
    """

    def __init__(self, main: Callable[..., None], *arguments: object, name: str) -> None:
        """Start a process that runs `main(connection, *arguments)`, a function of a module.

        Raises `OSError`, with nothing left behind, where the system has no process to give.
        """
        self.process, self.pipe = _start(main, arguments, name)
        self.ready = self._waits = False
        self._next: tuple[int, Any] | None = None

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
        try:
            while self.pipe.poll():
                message: Message = self.pipe.recv()
                if message.kind != "progress":
                    self.ready = self._waits = True
                    self._send()
                yield message
        except (EOFError, OSError, ValueError, TypeError) as problem:
            raise WorkerLost(repr(problem)) from problem

    def stop(self) -> None:
        """End the process at once, for it has nothing to lose; none is left behind."""
        self.pipe.close()
        if self.process.is_alive():
            self.process.kill()
        self.process.join()
        self.process.close()

    def _send(self) -> None:
        if self._waits and self._next is not None:
            self._waits = False
            with contextlib.suppress(OSError, ValueError):  # a dead one is noticed by its silence
                self.pipe.send(self._next)
            self._next = None


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
