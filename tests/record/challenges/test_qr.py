"""Codes as pictures of dots, with the text beside the picture."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest
import zxingcpp
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_qt.record.challenges.qr import (
    LARGEST,
    Dots,
    dots_of,
    png_of,
    text_in_picture,
    text_in_png,
)
from tests.helpers.cases import for_each

CODE = "CC1-07240-CB17K-XG246-5YWMK-M08XP-RKH6"
CORRECTED = 8
"""Bytes of this code that its level, M, can correct."""


def test_a_code_becomes_a_square_of_dots_with_three_corners() -> None:
    dots = dots_of(CODE)
    assert {len(row) for row in dots} == {len(dots)}
    assert dots[4][:12] == (False,) * 4 + (True,) * 7 + (False,)
    assert len(dots) == 25 + 2 * 4


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
    dots: Dots, scale: float, at: tuple[int, int] = (0, 0), ground: int = 255
) -> list[bytes]:
    """A grey picture with a code somewhere, on a light plate, as a screenshot shows it."""
    of = [int(pixel / scale) for pixel in range(round(len(dots) * scale))]
    rows = [bytes(10 if row[x] else 250 for x in of) for row in dots]
    plate = [rows[y] for y in of]
    left, top = at
    blank = bytes([ground]) * (len(of) + 2 * left)
    edge = bytes([ground]) * left
    return [blank] * top + [edge + row + edge for row in plate] + [blank] * top


def with_wrong(dots: Dots, places: Iterable[tuple[int, int]]) -> Dots:
    rows = [list(row) for row in dots]
    for y, x in places:
        rows[y][x] = not rows[y][x]
    return tuple(map(tuple, rows))


TEXTS = (CODE, "7", "0123456789012345", "Hello, wörld!", "CC1-" + "7K3FA-" * 30, "A" * 800)


@pytest.mark.parametrize("text", TEXTS)
def test_a_text_is_read_from_its_picture(text: str) -> None:
    assert text_in_picture(picture(dots_of(text), 3)) == text


@for_each("scale", [2, 3, 4.5, 8, 13])
@for_each("ground", [255, 30])
def test_a_code_is_found_in_a_screenshot(scale: float, ground: int) -> None:
    assert text_in_picture(picture(dots_of(CODE), scale, (37, 53), ground)) == CODE


@pytest.mark.parametrize("ground", [0, 255])
def test_a_picture_without_a_code_has_none(ground: int) -> None:
    assert text_in_picture([bytes([ground]) * 200] * 200) == ""
    assert text_in_picture([]) == ""


def test_a_code_is_read_turned_and_leaning() -> None:
    upright = picture(dots_of(CODE), 5, (40, 40), 120)
    turned = [bytes(column) for column in zip(*upright, strict=True)][::-1]
    leaning = [b"\x78" * (y // 3) + row + b"\x78" * (100 - y // 3) for y, row in enumerate(upright)]
    assert text_in_picture(turned) == CODE
    assert text_in_picture(leaning) == CODE


# --- wrong dots -----------------------------------------------------------------------------

DOTS = dots_of(CODE)
FIRST, LAST = 4, len(DOTS) - 5
"""Its rows and columns, without the light ones around it."""
PLACES = [(y, x) for y in range(FIRST, LAST + 1) for x in range(FIRST, LAST + 1)]


def in_corner(y: int, x: int) -> bool:
    """Whether a dot belongs to one of the three corners or to what is written beside them."""
    above, before = y < FIRST + 9, x < FIRST + 9
    return (above and (before or x > LAST - 8)) or (before and y > LAST - 8)


def test_a_code_with_any_one_wrong_dot_is_read() -> None:
    unread = [
        place
        for place in PLACES
        if text_in_picture(picture(with_wrong(DOTS, [place]), 3, (5, 5))) != CODE
    ]
    assert unread == []


def test_as_many_wrong_dots_are_corrected_as_the_level_can() -> None:
    draw = random.Random(1)
    places = [place for place in PLACES if not in_corner(*place)]
    for _ in range(300):
        wrong = draw.sample(places, CORRECTED)
        assert text_in_picture(picture(with_wrong(DOTS, wrong), 3)) == CODE, wrong


def test_five_wrong_dots_anywhere_are_seldom_too_many_and_never_make_another_text() -> None:
    draw = random.Random(2)
    read = [
        text_in_picture(picture(with_wrong(DOTS, draw.sample(PLACES, 5)), 3)) for _ in range(300)
    ]
    assert set(read) <= {CODE, ""}
    assert read.count("") <= 9


def test_a_code_is_corrected_as_well_as_its_size_allows() -> None:
    """The longer one would have room for level H only in a larger square."""
    for text, side, level in ((CODE, 25, "M"), (CODE + "-YZ", 29, "Q"), ("7", 21, "H")):
        dots = dots_of(text)
        rows = picture(dots, 3)
        grey = memoryview(b"".join(rows)).cast("B", (len(rows), len(rows[0])))
        found = zxingcpp.read_barcode(grey)
        assert found is not None
        assert (len(dots) - 8, found.ec_level) == (side, level)


@given(st.text("0123456789ABCDEFGHJKMNPQRSTVWXYZ-+", min_size=1, max_size=300))
@settings(max_examples=30, deadline=None)
def test_every_text_of_a_code_comes_back(text: str) -> None:
    assert text_in_picture(picture(dots_of(text), 2)) == text
