"""Questions asked of drawn examples: of a few in the normal run, of many with ``-m slow``."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis.strategies import SearchStrategy


def drawn(
    *strategies: SearchStrategy[object], few: int, many: int
) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Make a test of a question to what the strategies draw; the few stand in for the many."""

    def decorate(question: Callable[..., None]) -> Callable[..., None]:
        def test(examples: int) -> None:
            settings(max_examples=examples, deadline=None)(given(*strategies)(question))()

        for name in ("__name__", "__qualname__", "__module__", "__doc__"):
            setattr(test, name, getattr(question, name))
        counts = [few, pytest.param(many, marks=pytest.mark.slow)]
        return pytest.mark.parametrize("examples", counts)(test)

    return decorate
