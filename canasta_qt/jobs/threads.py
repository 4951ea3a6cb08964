"""Threads that the system may refuse."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import CancelledError, Future, ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


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
        except Exception as problem:  # noqa: BLE001 - asking for the result raises it
            done.set_exception(problem)
        return done
