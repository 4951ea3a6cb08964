"""The tool that changes lines: what it changes, what it leaves alone, and what it counts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.helpers.cases import for_each
from tests.mutation.__main__ import choose
from tests.mutation.report import lines_of, wilson
from tests.mutation.sites import compiles, sites_of
from tests.mutation.trial import Outcome
from tests.mutation.workshop import ROOT, Workshop


def changes(code: str) -> set[str]:
    """The lines that can stand in place of one line."""
    source = code.encode()
    return {site.apply(source).decode() for site in sites_of("one.py", source)}


@for_each(
    ("code", "changed"),
    [
        ("wild = rank == 2", "wild = (rank != 2)"),
        ("wild = rank == 2", "wild = rank == (3)"),
        ("open = laid >= 50", "open = (laid > 50)"),
        ("out = canasta and last", "out = (canasta or last)"),
        ("out = canasta and last", "out = (last)"),
        ("frozen = not free", "frozen = (free)"),
        ("total = won - lost", "total = (won + lost)"),
        ("role = 'bonus'", "role = ('bonus_')"),
        ("best = max(scores)", "best = (min(scores))"),
        ("reds = [c for c in hand if c > 3]", "reds = ([c for c in hand])"),
        ("pile.clear()", "pass"),
        ("state.turn = 1", "pass"),
        ("total += points", "total -= points"),
        ("def top():\n    return pile[-1]", "def top():\n    return None"),
        ("if frozen:\n    draw()", "if (not frozen):\n    draw()"),
        ("for card in hand:\n    continue", "for card in hand:\n    break"),
    ],
)
def test_a_line_is_changed_so_that_a_test_can_notice(code: str, changed: str) -> None:
    assert changed in changes(code)


@for_each(
    "code",
    [
        '"""What it is."""',
        "hand: tuple[int, 2]",
        "Kind = Literal['meld', 'run']",
        "text = 'You may not do that.'",
        "text = f'{1} cards'",
        "assert hand == []",
        "__all__ = ['deal']",
        "import engine",
        "@dataclass(frozen=True)\nclass Hand:\n    pass",
    ],
)
def test_what_is_for_people_and_for_mypy_is_left_alone(code: str) -> None:
    assert changes(code) == set()


def test_a_change_is_found_by_the_bytes_before_it() -> None:
    assert "a = '♥'; b = (c != d)" in changes("a = '♥'; b = c == d")


def test_the_same_seed_chooses_the_same_lines() -> None:
    one = choose(["jobs"], 5, seed=3)
    assert one == choose(["jobs"], 5, seed=3)
    assert one != choose(["jobs"], 5, seed=4)
    assert len({(site.path, site.line) for site in one}) == 5
    assert all(compiles(site.apply((ROOT / site.path).read_bytes())) for site in one)


def test_only_the_copy_is_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    home = tmp_path / "home"
    (home / "canasta_qt").mkdir(parents=True)
    (home / "canasta_qt" / "one.py").write_text("WILD = 2\n")
    monkeypatch.setattr("tests.mutation.workshop.ROOT", home)
    shop = Workshop(tmp_path / "shop")
    with shop.changed("canasta_qt/one.py", b"WILD = 3\n"):
        assert (shop.project / "canasta_qt" / "one.py").read_text() == "WILD = 3\n"
        assert (home / "canasta_qt" / "one.py").read_text() == "WILD = 2\n"
    assert (shop.project / "canasta_qt" / "one.py").read_text() == "WILD = 2\n"


def outcome(word: str, line: int = 1) -> Outcome:
    return Outcome("canasta_qt/engine/one.py", line, 0, "1 -> 2", word, "", 3, 0.1)


def test_survivors_are_told_and_the_others_counted() -> None:
    told = list(lines_of([outcome("killed"), outcome("stuck"), outcome("alive", line=7)]))
    assert told[0].startswith("survived canasta_qt/engine/one.py:7  1 -> 2")
    assert told[-1].startswith("all: 2 of 3 killed (66.7%")
    assert "1 of them ran for ever" in told[-1]


def test_the_interval_is_that_of_wilson() -> None:
    low, high = wilson(180, 200)
    assert (round(low, 3), round(high, 3)) == (0.851, 0.934)
