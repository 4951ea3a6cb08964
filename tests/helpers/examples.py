"""Property tests that try few examples in a normal run and many more with ``-m slow``."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis.strategies import SearchStrategy


def tried(
    few: int, many: int, *drawn: SearchStrategy[object]
) -> Callable[[Callable[..., None]], Callable[[int], None]]:
    """What ``given`` does with what is ``drawn``: ``few`` times, and ``many`` in the slow run."""

    def over(body: Callable[..., None]) -> Callable[[int], None]:
        def test(examples: int) -> None:
            settings(max_examples=examples)(given(*drawn)(body))()

        test.__name__, test.__qualname__ = body.__name__, body.__qualname__
        test.__module__, test.__doc__ = body.__module__, body.__doc__
        slow = pytest.param(many, marks=pytest.mark.slow)
        return pytest.mark.parametrize("examples", [few, slow])(test)

    return over
