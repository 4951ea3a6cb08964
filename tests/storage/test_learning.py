"""What was learned: kept in one step, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from canasta_qt.storage.files import Paths, StorageCode
from canasta_qt.storage.learning import LearningStore


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths.find(tmp_path / "player")


def test_sections_come_back_and_do_not_touch_each_other(paths: Paths) -> None:
    store = LearningStore(paths)
    assert store.section("lessons") == {}
    store.put("lessons", {"opening": {"step": 3}})
    store.put("tips", {"told": ["first_red_three"]})
    again = LearningStore(paths)
    assert again.section("lessons") == {"opening": {"step": 3}}
    assert again.section("tips") == {"told": ["first_red_three"]}


def test_a_section_of_a_later_version_stays(paths: Paths) -> None:
    paths.data.mkdir(parents=True)
    paths.learning_file.write_text('{"format": 1, "dreams": [1, 2], "tips": 5}', encoding="utf-8")
    store = LearningStore(paths)
    assert store.section("tips") == {}
    store.put("lessons", {"a": 1})
    assert '"dreams"' in paths.learning_file.read_text(encoding="utf-8")


def test_a_file_of_a_newer_format_is_left_alone(paths: Paths) -> None:
    paths.data.mkdir(parents=True)
    newer = '{"format": 2, "tips": {"told": 7}}'
    paths.learning_file.write_text(newer, encoding="utf-8")
    store = LearningStore(paths)
    assert store.problem is not None
    assert store.problem.code is StorageCode.FUTURE
    store.put("tips", {"told": []})
    assert store.section("tips") == {"told": []}
    assert paths.learning_file.read_text(encoding="utf-8") == newer


def test_a_damaged_file_is_set_aside_untouched(paths: Paths) -> None:
    paths.data.mkdir(parents=True)
    paths.learning_file.write_text('{"lessons": {', encoding="utf-8")
    store = LearningStore(paths)
    assert store.section("lessons") == {}
    assert store.problem is not None
    assert store.problem.code is StorageCode.DAMAGED
    assert store.problem.path.read_text(encoding="utf-8") == '{"lessons": {'
    store.put("lessons", {"a": 1})
    assert LearningStore(paths).section("lessons") == {"a": 1}


def test_without_paths_it_is_remembered_only_here() -> None:
    store = LearningStore(None)
    store.put("tips", {"told": []})
    assert store.section("tips") == {"told": []}
