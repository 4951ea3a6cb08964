"""Fixtures for tests of the whole program."""

from tests.helpers.fixtures import (
    bot_processes,
    commands,
    hand,
    no_process_left,
    started,
    view,
    window,
)

__all__ = ["bot_processes", "commands", "hand", "no_process_left", "started", "view", "window"]
