"""Fixtures for tests of features in their windows."""

from tests.helpers.fixtures import (
    answered_here,
    kept,
    no_process_left,
    opened,
    program,
    review_process,
    started,
    window,
)

__all__ = [
    "answered_here",
    "kept",
    "no_process_left",
    "opened",
    "program",
    "review_process",
    "started",
    "window",
]
