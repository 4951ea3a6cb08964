"""The file of daily deals: written at once, and never in the way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from canasta_qt.features.challenges.store import DailyResult, DailyStore
from canasta_qt.storage.files import Paths, StorageCode


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths(tmp_path, tmp_path)


def test_what_was_begun_and_what_it_brought_is_there_again(paths: Paths) -> None:
    store = DailyStore(paths)
    store.begin("2026-11-24")
    assert DailyStore(paths).open_keys() == ["2026-11-24"]
    assert store.finish("2026-11-24", 1065, -40)
    again = DailyStore(paths)
    assert again.result("2026-11-24") == DailyResult(1065, -40)
    assert again.open_keys() == []


def test_the_first_result_stays(paths: Paths) -> None:
    store = DailyStore(paths)
    store.finish("2026-W48", 10, 20)
    assert not store.finish("2026-W48", 99, 0)
    store.begin("2026-W48")
    assert DailyStore(paths).result("2026-W48") == DailyResult(10, 20)


def test_hints_are_kept_with_the_result_and_count_until_there_is_one(paths: Paths) -> None:
    store = DailyStore(paths)
    store.begin("2026-11-24")
    store.count_hint("2026-11-24")
    DailyStore(paths).count_hint("2026-11-24")
    again = DailyStore(paths)
    assert again.open_keys() == ["2026-11-24"]
    assert again.finish("2026-11-24", 1065, -40)
    again.count_hint("2026-11-24")
    again.count_hint("2026-11-25")
    assert DailyStore(paths).result("2026-11-24") == DailyResult(1065, -40, 2)
    assert DailyStore(paths).all_keys() == ["2026-11-24"]


def test_entries_of_a_newer_version_are_kept(paths: Paths) -> None:
    newer = {"format": 1, "deals": {"2026-11-20": {"own": 5}, "2026-11-21": [1, "x"]}}
    paths.daily_file.write_text(json.dumps(newer), encoding="utf-8")
    store = DailyStore(paths)
    assert store.result("2026-11-20") is None
    assert store.begun("2026-11-20")
    assert not store.finish("2026-11-20", 1, 2)
    store.begin("2026-11-24")
    kept = json.loads(paths.daily_file.read_text(encoding="utf-8"))["deals"]
    assert kept == {**newer["deals"], "2026-11-24": None}  # type: ignore[dict-item]


@pytest.mark.parametrize("text", ["", "{", "[]", '{"deals": 7}', "\0" * 50])
def test_a_damaged_file_is_set_aside_and_told(paths: Paths, text: str) -> None:
    paths.daily_file.write_text(text, encoding="utf-8")
    store = DailyStore(paths)
    assert store.problem is not None
    assert store.problem.code is StorageCode.DAMAGED
    store.begin("2026-11-24")
    assert DailyStore(paths).begun("2026-11-24")


def test_without_a_folder_it_lives_as_long_as_the_program() -> None:
    store = DailyStore(None)
    store.begin("2026-11-24")
    assert store.begun("2026-11-24")
