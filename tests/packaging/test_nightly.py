"""What runs every night: the slow tests, and commands that CONTRIBUTING lists, as they are."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import yaml
from release.project import ROOT

from tests.helpers.cases import for_each

NIGHTLY = ROOT / ".github" / "workflows" / "nightly.yml"
DATA = yaml.safe_load(NIGHTLY.read_text(encoding="utf-8"))
GATES = DATA["jobs"]["random-rules"]["strategy"]["matrix"]["gate"]


def commands(job: str) -> list[str]:
    steps: list[dict[str, Any]] = DATA["jobs"][job]["steps"]
    return [line for step in steps for line in step.get("run", "").splitlines()]


def test_it_runs_every_night_and_by_hand() -> None:
    triggers = DATA[True]  # YAML reads `on` as a truth
    assert [one["cron"].split()[2:] for one in triggers["schedule"]] == [["*", "*", "*"]]
    assert "workflow_dispatch" in triggers


def test_the_slow_tests_run_by_the_readmes_command() -> None:
    assert commands("slow") == ["python packaging/bootstrap.py test -m slow"]


def test_every_gate_is_run_with_a_seed_of_its_own_each_night() -> None:
    assert '.venv/bin/python -m ${{ matrix.gate }} --seed "$GITHUB_RUN_NUMBER"' in commands(
        "random-rules"
    )


@for_each("gate", GATES)
def test_a_gate_is_a_command_of_contributing_and_knows_its_options(gate: str) -> None:
    module, *words = gate.split()
    assert f"python -m {module} " in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    spec = importlib.util.find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    file = Path(spec.origin)
    file = file.with_name("__main__.py") if file.stem == "__init__" else file
    source = file.read_text(encoding="utf-8")
    options = [word for word in [*words, "--seed"] if word.startswith("--")]
    assert [option for option in options if f'"{option}"' not in source] == []
