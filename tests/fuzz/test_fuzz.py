"""A short round of each fuzzer; long ones are a command (`python -m tests.fuzz --help`)."""

from __future__ import annotations

import random

import pytest

from tests.fuzz.__main__ import main
from tests.fuzz.hunt import hunt, mutant
from tests.fuzz.mutants import edited
from tests.fuzz.own_files import FILES
from tests.fuzz.readers import READERS, Reader
from tests.helpers.cases import for_each

SHORT = {
    "log": 60,
    "rules": 20,
    "code": 20,
    "challenge": 60,
    "position": 100,
    "settings": 20,
    "database": 40,
    "score": 100,
    "players": 300,
    **dict.fromkeys(FILES, 45),
}


@pytest.mark.parametrize("share", [3, pytest.param(1, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", READERS)
def test_damaged_content_is_answered_by_documented_errors(name: str, share: int) -> None:
    """The first third of the mutants in a normal run."""
    found = hunt(READERS[name], range(SHORT[name] // share), seed=25)
    assert [(one.signature, one.number, one.data[:200]) for one in found] == []


@pytest.mark.parametrize("name", READERS)
def test_good_content_is_read(name: str) -> None:
    for sample in READERS[name].samples():
        READERS[name].ask(sample)


@for_each("name", READERS)
def test_the_same_seed_makes_the_same_mutants(name: str) -> None:
    one, again, other = (mutant(READERS[name], seed, 3) for seed in (1, 1, 2))
    assert one == again != other


def _falls(data: bytes) -> None:
    if b"#" in data:
        raise KeyError("a bug")


BAD = Reader("bad", lambda: (b"deal 1: 2 # 3\n" * 20,), edited, _falls)


def test_a_finding_is_told_once_and_as_small_as_it_gets() -> None:
    (found,) = hunt(BAD, range(30), seed=1)
    assert found.data == b"#"
    assert found.times > 20
    assert found.signature.startswith("KeyError in ")


def test_the_command_says_how_to_repeat_a_finding(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(READERS, "log", BAD)
    assert main(["--reader", "log", "--count", "5"]) == 1
    said = capsys.readouterr().out
    assert "--seed 1 --only" in said
    assert "smallest mutant, 1 bytes: b'#'" in said


def test_edits_leave_the_sample_alone() -> None:
    rng = random.Random(1)
    assert any(edited(b"a: 1\nb: [2]\n", rng) != b"a: 1\nb: [2]\n" for _ in range(5))
