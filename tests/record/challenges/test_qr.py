"""Codes as pictures of dots, with the text beside the picture."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_qt.record.challenges.qr import (
    LARGEST,
    MARGIN,
    Unreadable,
    dots_of,
    png_of,
    text_in_picture,
    text_in_png,
    text_of_dots,
)
from tests.helpers.cases import for_each
from tests.helpers.drawn import drawn

CODE = "CC1-07240-CB17K-XG246-5YWMK-M08XP-RKH6"


def test_a_code_becomes_a_square_of_dots_with_three_corners() -> None:
    dots = dots_of(CODE)
    assert {len(row) for row in dots} == {len(dots)}
    assert dots[0][:8] == (True,) * 7 + (False,)
    assert len(dots) <= 33


def test_a_picture_carries_its_text() -> None:
    data = png_of(CODE)
    assert text_in_png(data) == CODE
    assert data.startswith(b"\x89PNG")


@pytest.mark.parametrize("data", [b"", b"\x89PNG\r\n\x1a\n", b"\x89PNG\r\n\x1a\n" + b"\xff" * 40])
def test_another_file_has_none(data: bytes) -> None:
    assert text_in_png(data) == ""


def test_what_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="long"):
        dots_of("7" * (LARGEST + 1))


# --- reading --------------------------------------------------------------------------------


def picture(
    text: str, scale: float, at: tuple[int, int] = (0, 0), ground: int = 255
) -> list[bytes]:
    """A grey picture with a code somewhere, on a light plate, as a screenshot shows it."""
    dots = dots_of(text)
    side = round((len(dots) + 2 * MARGIN) * scale)
    plate = []
    for y in range(side):
        row = []
        for x in range(side):
            i, j = int(y / scale) - MARGIN, int(x / scale) - MARGIN
            inside = 0 <= i < len(dots) and 0 <= j < len(dots)
            row.append(10 if inside and dots[i][j] else 250)
        plate.append(bytes(row))
    left, top = at
    width = side + 2 * left
    blank = bytes([ground]) * width
    edge = bytes([ground]) * left
    return [blank] * top + [edge + row + edge for row in plate] + [blank] * top


TEXTS = (CODE, "7", "0123456789012345", "Hello, wörld!", "CC1-" + "7K3FA-" * 30, "A" * 800)


@pytest.mark.parametrize("text", TEXTS)
def test_dots_are_read_as_they_were_drawn(text: str) -> None:
    assert text_of_dots(dots_of(text)) == text


@for_each("scale", [2, 3, 4.5, 8, 13])
@for_each("ground", [255, 30])
def test_a_code_is_found_in_a_screenshot(scale: float, ground: int) -> None:
    assert text_in_picture(picture(CODE, scale, (37, 53), ground)) == CODE


@pytest.mark.parametrize("ground", [0, 255])
def test_a_picture_without_a_code_has_none(ground: int) -> None:
    assert text_in_picture([bytes([ground]) * 200] * 200) == ""
    assert text_in_picture([]) == ""


@drawn(
    st.lists(st.lists(st.booleans(), min_size=21, max_size=21), min_size=21, max_size=21),
    few=10,
    many=30,
)
def test_any_dots_are_read_or_refused(rows: list[list[bool]]) -> None:
    with contextlib.suppress(Unreadable):
        text_of_dots(tuple(map(tuple, rows)))


@given(st.text("0123456789ABCDEFGHJKMNPQRSTVWXYZ-+", min_size=1, max_size=300))
@settings(max_examples=30, deadline=None)
def test_every_text_of_a_code_comes_back(text: str) -> None:
    assert text_of_dots(dots_of(text)) == text
