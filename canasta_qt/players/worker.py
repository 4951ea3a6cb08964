"""A bot's own process: it answers views with actions over a pipe until the pipe closes.

Importing this module does nothing, so that a spawned child may import it. What crosses the pipe:

- back, once: `READY`, when it can be asked;
- to the worker: a `Request`, or `None` for "end"; the next one when the last was answered;
- back: `(number, action)`, or `(number, text)` where the bot failed, the text for the log.

Where the request asks why, an `Advice` comes back in place of the action: its first move.
"""

from __future__ import annotations

import ctypes
import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable
from multiprocessing.connection import Connection, wait
from typing import Any, Final, NamedTuple

from canasta_qt.engine.actions import Action
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.api import (
    make_bot,
)
from canasta_qt.players.bot import Advice, Bot

Explainer = Callable[[Bot, PlayerView], Advice]
"""From a bot and what it sees to what it would do, and why."""


class Request(NamedTuple):
    """A question: its number, level and seed of the bot, what it sees, and who says why, if any.

    `explain` is a function that can be named across the pipe, such as `advice_of` or one of a
    package that teaches.
    """

    number: int
    level: str
    seed: int | str
    view: PlayerView
    explain: Explainer | None = None


Reply = tuple[int, Action | Advice | str]
"""The request's number and the action or advice, or the text of what went wrong."""

READY: Final[Reply] = (0, "")
"""No request has this number."""


def worker_main(connection: Connection, niceness: int = 10) -> None:
    """Entry of the child process: serve `connection` until it closes or `None` arrives.

    `niceness` (0..19) lowers the priority where the system knows it. It also ends when the
    parent dies.
    """
    from canasta_qt.players.search import advice  # noqa: F401 - ready means with all players

    stay_humble(niceness)
    bots: dict[tuple[str, int | str], Bot] = {}
    parent = multiprocessing.parent_process()
    ends: list[Any] = [connection] if parent is None else [connection, parent.sentinel]
    try:
        connection.send(READY)
        while connection in wait(ends):
            request: Request | None = connection.recv()
            if request is None:
                return
            connection.send(_reply(bots, request))
    except (EOFError, OSError):
        return
    finally:
        connection.close()


def _reply(bots: dict[tuple[str, int | str], Bot], request: Request) -> Reply:
    """The answer to one request; a bot's failure is reported, it does not end the worker."""
    who = request.level, request.seed
    try:
        bot = bots.get(who) or bots.setdefault(who, make_bot(*who))
        explained = request.explain(bot, request.view) if request.explain else None
        return request.number, explained or bot.choose(request.view)
    except Exception:  # noqa: BLE001 - whatever it is, the controller must hear of it
        return request.number, traceback.format_exc()


_THIS_PROCESS: Final = -1
"""What Windows takes for the process that asks."""
_BELOW_NORMAL: Final = 0x4000
"""The number of `BELOW_NORMAL_PRIORITY_CLASS` of Windows."""


def stay_humble(niceness: int) -> None:
    """Lower the priority, and leave Ctrl+C to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness > 0 and hasattr(os, "nice"):
        os.nice(niceness)
    elif niceness > 0 and (library := getattr(ctypes, "windll", None)) is not None:
        library.kernel32.SetPriorityClass(ctypes.c_void_p(_THIS_PROCESS), _BELOW_NORMAL)
