"""The program starts in odd surroundings, or says in words why it cannot."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.app.surroundings import MOVES, ROWS, Surroundings, wrong_in

HERE = [one for one in ROWS if one.where()]


@pytest.mark.parametrize("row", [one for one in HERE if one.quick], ids=lambda one: one.name)
def test_in_a_few_of_them(row: Surroundings, tmp_path: Path) -> None:
    assert wrong_in(row, tmp_path, moves=0) == []


@pytest.mark.slow  # stand-in: `test_in_a_few_of_them`
@pytest.mark.parametrize("row", HERE, ids=lambda one: one.name)
def test_in_each_of_them_bots_play(row: Surroundings, tmp_path: Path) -> None:
    assert wrong_in(row, tmp_path, moves=MOVES) == []
