"""Reviews on the disk: one file a match, and a damaged one costs only its own match."""

from __future__ import annotations

from pathlib import Path

import pytest

from canasta_qt.features.review.store import ReviewStore
from canasta_qt.storage.files import Paths, StorageCode


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths.find(tmp_path / "player")


def test_reviews_come_back_by_match_and_seat(paths: Paths) -> None:
    store = ReviewStore(paths)
    assert store.load(7, 0) is None
    store.save(7, 0, {"seat": 0, "deals": []})
    store.save(7, 2, {"seat": 2})
    store.save(8, 0, {"seat": 0, "deals": [1]})
    again = ReviewStore(paths)
    assert again.load(7, 0) == {"seat": 0, "deals": []}
    assert again.load(7, 2) == {"seat": 2}
    assert again.load(8, 0) == {"seat": 0, "deals": [1]}
    assert again.load(7, 1) is None


def test_a_match_that_is_deleted_takes_its_reviews_along(paths: Paths) -> None:
    store = ReviewStore(paths)
    store.save(7, 0, {"seat": 0})
    store.save(8, 0, {"seat": 0})
    store.forget(7)
    store.forget(9)
    assert store.load(7, 0) is None
    assert store.load(8, 0) == {"seat": 0}


@pytest.mark.parametrize(
    "content", ["{", "[]", '{"match": 7}', '{"format": 1, "match": 7, "seats": {"0": 5}}']
)
def test_a_damaged_file_is_set_aside_untouched(paths: Paths, content: str) -> None:
    paths.reviews.mkdir(parents=True)
    (paths.reviews / "match-7.json").write_text(content, encoding="utf-8")
    store = ReviewStore(paths)
    assert store.load(7, 0) is None
    assert store.problem is not None
    assert store.problem.code is StorageCode.DAMAGED
    assert store.problem.path.read_text(encoding="utf-8") == content
    store.save(7, 0, {"seat": 0})
    assert store.load(7, 0) == {"seat": 0}
    assert store.problem is None


def test_a_file_under_another_matchs_name_is_not_believed(paths: Paths) -> None:
    store = ReviewStore(paths)
    store.save(7, 0, {"seat": 0})
    (paths.reviews / "match-7.json").rename(paths.reviews / "match-9.json")
    assert store.load(9, 0) is None


def test_without_paths_it_is_remembered_only_here() -> None:
    store = ReviewStore(None)
    store.save(7, 0, {"seat": 0})
    assert store.load(7, 0) == {"seat": 0}
    store.forget(7)
    assert store.load(7, 0) is None
