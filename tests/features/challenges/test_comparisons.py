"""Comparisons and duplicate matches on the disk."""

from __future__ import annotations

from pathlib import Path

import pytest

from canasta_qt.features.challenges.store import ComparisonStore, Duplicate, DuplicateStore
from canasta_qt.storage.files import Paths, StorageCode, StorageProblem

ONE = Duplicate("ab" * 32, "Classic", 1000)
OTHER = Duplicate("cd" * 32, "Samba", 2000)


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths.find(tmp_path / "player")


def test_comparisons_of_all_matches_are_found(paths: Paths) -> None:
    store = ComparisonStore(paths)
    assert list(store.all()) == []
    store.save(12, 0, {"seat": 0})
    store.save(7, 2, {"seat": 2})
    store.save(7, 0, {"seat": 0})
    (paths.comparisons / "notes.txt").write_text("mine", encoding="utf-8")
    again = ComparisonStore(paths)
    assert [(match, data["seat"]) for match, data in again.all()] == [(7, 2), (7, 0), (12, 0)]
    again.forget(7)
    assert [match for match, _ in again.all()] == [12]


def test_a_damaged_comparison_costs_only_itself(paths: Paths) -> None:
    store = ComparisonStore(paths)
    store.save(7, 0, {"seat": 0})
    store.save(8, 0, {"seat": 0})
    (paths.comparisons / "match-7.json").write_text("{", encoding="utf-8")
    assert [match for match, _ in store.all()] == [8]
    assert len(list(paths.comparisons.glob("*"))) == 2


def test_without_paths_comparisons_are_remembered_only_here() -> None:
    store = ComparisonStore(None)
    store.save(3, 1, {"seat": 1})
    assert list(store.all()) == [(3, {"seat": 1})]


def test_duplicate_matches_come_back_with_their_numbers(paths: Paths) -> None:
    store = DuplicateStore(paths)
    store.add(ONE)
    store.add(OTHER)
    store.number(ONE.seed, 5)
    store.number("no such seed", 6)
    again = DuplicateStore(paths)
    assert [(one.title, one.match) for one in again.all] == [("Classic", 5), ("Samba", None)]
    found = again.of(ONE.seed)
    assert found is not None
    assert found.match == 5
    again.forget(5)
    again.forget(99)
    assert [one.title for one in DuplicateStore(paths).all] == ["Samba"]


@pytest.mark.parametrize(
    "content",
    [
        "{",
        "[]",
        '{"format": 1}',
        '{"format": 1, "matches": [5]}',
        '{"format": 1, "matches": [{"seed": 5, "title": "", "begun": 1}]}',
        '{"format": 1, "matches": [{"seed": "a", "title": "", "begun": 1, "match": "x"}]}',
    ],
)
def test_a_damaged_list_is_set_aside_untouched(paths: Paths, content: str) -> None:
    paths.data.mkdir(parents=True)
    paths.duplicates_file.write_text(content, encoding="utf-8")
    store = DuplicateStore(paths)
    assert store.problem is not None
    assert store.problem.code is StorageCode.DAMAGED
    assert store.problem.path.read_text(encoding="utf-8") == content
    store.add(ONE)
    assert DuplicateStore(paths).all == (ONE,)


def test_a_match_that_cannot_be_written_down_is_not_remembered(tmp_path: Path) -> None:
    (tmp_path / "player").write_text("in the way", encoding="utf-8")
    store = DuplicateStore(Paths.find(tmp_path / "player"))
    with pytest.raises(StorageProblem):
        store.add(ONE)
    assert store.all == ()


def test_without_paths_duplicates_are_remembered_only_here() -> None:
    store = DuplicateStore(None)
    store.add(ONE)
    store.number(ONE.seed, 3)
    assert store.all[0].match == 3
