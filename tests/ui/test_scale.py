"""The interface grows as far as the screen has room for its windows."""

from __future__ import annotations

import pytest

from canasta_qt.ui.style.type import LEAST_ROOM, fitting, screen_factor
from tests.helpers.cases import for_each


@for_each(
    ("wanted", "screen", "shown"),
    [
        (1.0, (1024, 600), 1.0),
        (1.5, (1024, 600), 1.2),
        (1.5, (1366, 768), 1.5),
        (2.0, (1366, 768), 1.5),
        (2.0, (1920, 1080), 2.0),
        (2.0, (800, 480), 1.0),
    ],
)
def test_the_interface_grows_as_far_as_the_screen_lets_it(
    wanted: float, screen: tuple[int, int], shown: float
) -> None:
    assert fitting(wanted, *screen) == pytest.approx(shown)


@for_each(
    ("screen", "shown"),
    [
        ((1024, 600), 1.0),
        ((1920, 1080), 1.0),
        ((3440, 1080), 1.0),
        ((2560, 1440), 1.25),
        ((3840, 2160), 1.85),
    ],
)
def test_where_nobody_chose_windows_grow_with_a_large_screen(
    screen: tuple[int, int], shown: float
) -> None:
    assert screen_factor(*screen) == pytest.approx(shown)


def test_a_window_that_is_enlarged_still_has_its_room() -> None:
    for screen in ((1024, 600), (1280, 720), (1366, 768), (1600, 900), (2560, 1440)):
        times = fitting(2.0, *screen)
        assert all(side / times >= least for side, least in zip(screen, LEAST_ROOM, strict=True))
