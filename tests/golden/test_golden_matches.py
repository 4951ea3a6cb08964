"""Matches that were once played must replay to the very same scores."""

from __future__ import annotations

import json

import pytest

from canasta_qt.engine.rules import preset_ids
from canasta_qt.record.log_text import dumps, loads
from canasta_qt.record.replay import MatchRun
from tests.golden.write_matches import FOLDER, SCORES, deal_totals

KNOWN = json.loads(SCORES.read_text(encoding="utf-8"))


def test_every_preset_has_a_golden_match() -> None:
    assert sorted(KNOWN) == sorted(preset_ids())


@pytest.mark.parametrize("preset_id", sorted(KNOWN))
def test_a_golden_match_replays_to_its_scores(preset_id: str) -> None:
    text = (FOLDER / f"{preset_id}.canasta").read_bytes()
    loaded = loads(text)
    run = MatchRun.from_log(loaded.log)
    run.finish_deal()
    assert deal_totals(run) == KNOWN[preset_id]
    outcome = run.outcome()
    assert outcome is not None
    end = loaded.log.rules.match.end
    assert end.kind == "deals" or max(outcome.totals) >= (end.score or 0)
    assert dumps(loaded.log).encode() == text
