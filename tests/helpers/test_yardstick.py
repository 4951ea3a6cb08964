"""The yardstick: what slows work and loop alike changes nothing; more work does."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import accumulate

import pytest

from tests.helpers import yardstick
from tests.helpers.yardstick import NOMINAL, ROUNDS, measured, rod


def clock(*lasts: float) -> Callable[[], float]:
    """A clock that goes on by so much from one look to the next."""
    looks: Iterator[float] = accumulate(lasts, initial=0.0)
    return lambda: next(looks)


def loops(seconds: float) -> tuple[float, ...]:
    """What goes by between looks: loops before, work of `seconds`, loops after."""
    return ROUNDS * NOMINAL, 0.0, seconds, 0.0, ROUNDS * NOMINAL


@pytest.fixture(autouse=True)
def no_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yardstick, "rod", int)


@pytest.mark.parametrize("slow", [1.0, 3.0, 0.5])
def test_a_slow_machine_measures_the_same(slow: float) -> None:
    with measured(clock(*(slow * span for span in loops(1.5)))) as work:
        pass
    assert work.seconds == pytest.approx(1.5)


def test_a_machine_that_becomes_busy_meanwhile_is_taken_in_the_middle() -> None:
    before, _, _, _, after = loops(0)
    with measured(clock(before, 0.0, 2.0, 0.0, 3 * after)) as work:
        pass
    assert work.seconds == pytest.approx(1.0)


def test_there_is_no_figure_for_work_that_failed() -> None:
    with pytest.raises(ZeroDivisionError), measured(clock(*loops(1))) as work:
        1 / 0  # noqa: B018
    assert not hasattr(work, "seconds")


def test_the_loop_is_always_the_same() -> None:
    assert rod() == rod()
