"""Codes as pictures of dots, with the text beside the picture."""

from __future__ import annotations

import pytest

from canasta_qt.record.challenges.qr import LARGEST, dots_of, png_of, text_in_png

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
