"""A bot's own process: it answers views with actions over a pipe until the pipe closes.

Importing this module does nothing, so that a spawned child may import it. What crosses the pipe:

- to the worker: `(request_id, level, seed, view)`, or `None` for "end";
- back: `(request_id, action)`, or `(request_id, text)` where the bot failed, the text for the log.

Where the level is `ADVICE`, an `Advice` comes back in place of the action.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from multiprocessing.connection import Connection, wait
from typing import Any

from canasta_qt.bots.api import ADVICE, Advice, Bot, hint_for, make_bot
from canasta_qt.engine.actions import Action
from canasta_qt.engine.view import PlayerView

Request = tuple[int, str, int | str, PlayerView]
"""Request id, level, bot seed, view."""
Reply = tuple[int, Action | Advice | str]
"""Request id and the action or advice, or the text of what went wrong."""


def worker_main(connection: Connection, niceness: int = 10) -> None:
    """Entry of the child process: serve `connection` until it closes or `None` arrives.

    `niceness` (0..19) lowers the priority where the system knows it. It also ends when the
    parent dies.
    """
    stay_humble(niceness)
    bots: dict[tuple[str, int | str], Bot] = {}
    parent = multiprocessing.parent_process()
    ends: list[Any] = [connection] if parent is None else [connection, parent.sentinel]
    try:
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
    request_id, level, seed, view = request
    try:
        if level == ADVICE:
            return request_id, hint_for(view, seed)
        bot = bots.get((level, seed))
        if bot is None:
            bot = bots[level, seed] = make_bot(level, seed)
        return request_id, bot.choose(view)
    except Exception:  # noqa: BLE001 - whatever it is, the controller must hear of it
        return request_id, traceback.format_exc()


def stay_humble(niceness: int) -> None:
    """Lower the priority, and leave Ctrl+C to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness > 0 and hasattr(os, "nice"):
        os.nice(niceness)
