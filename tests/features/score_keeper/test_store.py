"""Score sheets on the disk: each in a file of its own, written in one step."""

from __future__ import annotations

from datetime import datetime, tzinfo
from pathlib import Path

import pytest

from canasta_qt.features.score_keeper import store as score_keeper
from canasta_qt.features.score_keeper.store import ScoreSheetStore
from canasta_qt.storage.files import Paths, StorageCode, StorageProblem


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths.find(tmp_path / "player")


def test_sheets_that_are_kept_while_the_clock_stands_still_have_an_order(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Still(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Still:
            return cls(2026, 11, 27, tzinfo=tz)

    monkeypatch.setattr(score_keeper, "datetime", Still)
    store = ScoreSheetStore(paths)
    ids = [store.new_id() for _ in range(6)]
    for one in ids:
        store.save(one, {})
    assert [kept.id for kept in ScoreSheetStore(paths).all()] == ids[::-1]


def test_sheets_come_back_the_last_one_first(paths: Paths) -> None:
    store = ScoreSheetStore(paths)
    one, other = store.new_id(), store.new_id()
    store.save(one, {"a": 1})
    store.save(other, {"b": 2})
    store.save(one, {"a": 3})
    again = ScoreSheetStore(paths).all()
    assert [(kept.id, kept.data) for kept in again][-1] == (other, {"b": 2})
    assert {kept.id: kept.data for kept in again}[one] == {"a": 3}


def test_a_deleted_sheet_is_gone(paths: Paths) -> None:
    store = ScoreSheetStore(paths)
    store.save("0123456789ab", {})
    store.delete("0123456789ab")
    store.delete("0123456789ab")
    assert store.all() == ()


def test_a_damaged_sheet_is_set_aside_and_the_others_are_there(paths: Paths) -> None:
    store = ScoreSheetStore(paths)
    store.save("0123456789ab", {"a": 1})
    (paths.score_sheets / "ba9876543210.json").write_text('{"format": 1}', encoding="utf-8")
    assert [one.id for one in store.all()] == ["0123456789ab"]
    assert [problem.code for problem in store.problems] == [StorageCode.DAMAGED]
    assert list(paths.score_sheets.glob("*.damaged"))


def test_a_sheet_of_a_newer_program_is_left_alone(paths: Paths) -> None:
    store = ScoreSheetStore(paths)
    store.save("0123456789ab", {"a": 1})
    file = paths.score_sheets / "0123456789ab.json"
    file.write_text(file.read_text(encoding="utf-8").replace('"format": 1', '"format": 2'), "utf-8")
    assert store.all() == ()
    assert [problem.code for problem in store.problems] == [StorageCode.FUTURE]
    assert file.exists()


def test_what_cannot_be_written_is_remembered(paths: Paths) -> None:
    paths.data.mkdir(parents=True)
    paths.score_sheets.write_text("in the way", encoding="utf-8")
    store = ScoreSheetStore(paths)
    with pytest.raises(StorageProblem):
        store.save("0123456789ab", {"a": 1})


def test_without_a_folder_sheets_live_as_long_as_the_store() -> None:
    store = ScoreSheetStore(None)
    store.save("0123456789ab", {"a": 1})
    assert [one.data for one in store.all()] == [{"a": 1}]
