"""The referee stands alone, and agrees with the engine about every game."""

from __future__ import annotations

import ast
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from canasta_qt.engine.rules import preset_ids, resolve
from canasta_qt.record.log_text import loads
from tests.golden.write_matches import FOLDER
from tests.helpers.alternatives import FIXED
from tests.helpers.chosen_games import sweep
from tests.helpers.deals.rules_strategies import seldom_varied
from tests.oracle.__main__ import prevented
from tests.oracle.compare import KNOWN, Asking, differences
from tests.oracle.matches import RANDOM, played, preset_rules, random_matches
from tests.oracle.mutations import apart, mutants
from tests.properties.long_run import rule_sets

REFEREE = Path(__file__).with_name("referee")
PARTED = json.loads(Path(__file__).with_name("parted_rules.json").read_text("utf-8"))
"""Rule sets under which the two once parted, with the seed of the match that showed it."""


def imported(file: Path) -> set[str]:
    """The modules that a file imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def test_the_referee_imports_nothing_of_the_program() -> None:
    files = sorted(REFEREE.glob("*.py"))
    assert len(files) > 10
    for file in files:
        for name in imported(file):
            root = name.partition(".")[0]
            assert root not in ("canasta_qt", "tools", "packaging"), file.name
            assert root != "tests" or name.startswith("tests.oracle.referee"), file.name


def test_no_difference_is_left_for_later() -> None:
    assert KNOWN == {}


@pytest.mark.slow  # stand-in: test_engine_and_referee_judge_random_play_alike
@sweep("preset_id")
def test_engine_and_referee_judge_a_deal_of_bots_alike(preset_id: str) -> None:
    """The first deal of the golden match, which nobody has to play."""
    log = loads((FOLDER / f"{preset_id}.canasta").read_bytes()).log
    asking = Asking(random.Random(preset_id), 0.02)
    assert [str(one) for one in differences(replace(log, deals=log.deals[:1]), asking)] == []


@pytest.mark.slow
@pytest.mark.parametrize("preset_id", preset_ids())
def test_engine_and_referee_judge_a_deal_of_the_present_bots_alike(preset_id: str) -> None:
    asking = Asking(random.Random(preset_id), 0.02)
    for log in played(preset_id, preset_rules(preset_id), "steady", 1, "oracle"):
        assert [str(one) for one in differences(log, asking)] == []


@sweep("preset_id")
def test_engine_and_referee_judge_random_play_alike(preset_id: str) -> None:
    asking = Asking(random.Random(preset_id), 0.02)
    for log in played(preset_id, preset_rules(preset_id), RANDOM, 1, "oracle"):
        assert [str(one) for one in differences(log, asking)] == []


@pytest.mark.parametrize("number", [50, pytest.param(200, marks=pytest.mark.slow)])
def test_engine_and_referee_judge_random_rules_alike(number: int) -> None:
    asking = Asking(random.Random("oracle"), 0.02)
    for at, rules in rule_sets(number, "oracle", free=False):
        for log in random_matches("", prevented(rules), 1, f"oracle/{at}"):
            assert [str(one) for one in differences(log, asking)] == [], at


def test_every_option_is_varied_in_random_rules() -> None:
    drawn = [rules for _, rules in rule_sets(200, "oracle", free=False)]
    assert seldom_varied(drawn) == {*FIXED}


@pytest.mark.slow  # stand-in: test_engine_and_referee_judge_random_rules_alike
@pytest.mark.parametrize("once", PARTED, ids=lambda once: once["seed"])
def test_engine_and_referee_agree_under_rules_where_they_once_parted(once: dict[str, Any]) -> None:
    rules = resolve(once["preset"], once["overrides"])
    for seed in (once["seed"], f"{once['seed']}/1"):
        for log in random_matches("", rules, 1, seed):
            asking = Asking(random.Random(seed), 0.1)
            assert [str(one) for one in differences(log, asking)] == [], seed


@pytest.mark.parametrize("preset_id", ["classic_4p", "bolivia"])
def test_both_refuse_a_damaged_log_at_the_same_action(preset_id: str) -> None:
    rng = random.Random(preset_id)
    for log in played(preset_id, preset_rules(preset_id), "steady", 1, "oracle"):
        found = [apart(mutant) for mutant in mutants(log, 8, rng)]
        assert found == [None] * 8
