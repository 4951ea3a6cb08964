"""Starting what works beside the table: child processes, and threads the system may refuse."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

T = TypeVar("T")


def start_process(
    target: Callable[..., None], *args: object, name: str
) -> tuple[BaseProcess, Connection]:
    """Start a process that runs `target(connection, *args)`; returns it and our end of the pipe.

    `target` is a function of a module, which the child imports. Raises `OSError` where the system
    has no process, memory or file handle to give; then nothing is left behind.
    """
    _leave_vanished_folder()
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process: Any = context.Process(target=target, args=(theirs, *args), name=name, daemon=True)
    try:
        with _bare_command_line():
            process.start()
    except BaseException:
        ours.close()
        raise
    finally:
        theirs.close()
    return process, ours


def submitted(threads: ThreadPoolExecutor, work: Callable[[], T]) -> Future[T]:
    """Have a thread do this; where the system refuses one it is done before this returns."""
    begun: list[bool] = []

    def once() -> T:
        # what was refused stays in the queue: a thread that starts later finds it done
        if begun:
            raise CancelledError
        return work()

    try:
        return threads.submit(once)
    except RuntimeError:
        begun.append(True)
        done: Future[T] = Future()
        try:
            done.set_result(work())
        except Exception as problem:  # noqa: BLE001 - whoever asks for the result gets it
            done.set_exception(problem)
        return done


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
