"""The legal actions of every preset are exactly those that were written down."""

from __future__ import annotations

import json

import pytest

from canasta_qt.engine.rules import preset_ids
from tests.helpers.chosen_games import sweep
from tests.perft.fingerprint import FILE, SEEDS, walk

KNOWN = json.loads(FILE.read_text(encoding="utf-8"))


def test_every_preset_has_fingerprints() -> None:
    assert sorted(KNOWN) == sorted(preset_ids())


@sweep("preset_id", sorted(KNOWN))
def test_the_first_fingerprint_of_a_preset_is_unchanged(preset_id: str) -> None:
    assert walk(preset_id, SEEDS[0]) == KNOWN[preset_id][0]


@pytest.mark.slow  # stand-in: test_the_first_fingerprint_of_a_preset_is_unchanged
@pytest.mark.parametrize("preset_id", sorted(KNOWN))
def test_all_fingerprints_of_a_preset_are_unchanged(preset_id: str) -> None:
    assert [walk(preset_id, seed) for seed in SEEDS[1:]] == KNOWN[preset_id][1:]
