"""Fixtures for tests of a match at the table."""

from tests.helpers.fixtures import commands, game, hand, no_process_left, started, view, window

__all__ = ["commands", "game", "hand", "no_process_left", "started", "view", "window"]
