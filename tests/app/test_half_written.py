"""What a killed program left half written is gone after a later start, in every folder."""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from canasta_qt.app.safeguards import CrashHandler
from canasta_qt.engine.rules import preset
from canasta_qt.features.challenges.store import ComparisonStore, DailyStore
from canasta_qt.features.learning.exercises.model.making import HomeMade, write_home_made
from canasta_qt.features.review.store import ReviewStore
from canasta_qt.features.score_keeper.store import ScoreSheetStore
from canasta_qt.library.rule_library import RuleLibrary
from canasta_qt.storage.archive import open_store, prepare, shut
from canasta_qt.storage.files import Paths, write_export
from canasta_qt.storage.learning import LearningStore
from canasta_qt.storage.salvage.rescue import rescue, rescued
from canasta_qt.storage.settings import Settings, save_settings
from canasta_qt.storage.side_files import JOURNAL, beside, recovering_path, sweep_unfinished
from tests.helpers.deals.matches import new_run

HOURS = 2 * 3600.0


class Killed(BaseException):
    """The program ends here, as by SIGKILL: nothing more is cleaned up."""


@pytest.fixture
def paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Paths:
    """Folders that are there, in a home and beside temporary files of their own."""
    home, temporary, data, config = (tmp_path / name for name in ("home", "tmp", "data", "config"))
    for folder in (home, temporary):
        folder.mkdir()
    monkeypatch.setattr(Path, "home", lambda: home)
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    found = Paths(data, config)
    found.create()
    return found


def killed(write: Callable[[], object], monkeypatch: pytest.MonkeyPatch) -> None:
    """Write something, and be killed before the file gets its name."""

    def dies(*_names: object) -> None:
        raise Killed

    with monkeypatch.context() as patch:
        patch.setattr("canasta_qt.storage.files.os.replace", dies)
        with pytest.raises(Killed):
            write()


def left_in(folder: Path) -> list[Path]:
    """What was left half written; it looks as old as a program that was used yesterday."""
    found = list(folder.rglob(".canasta-*.tmp"))
    for path in found:
        os.utime(path, (time.time() - HOURS,) * 2)
    return found


def test_a_start_sweeps_every_folder_that_is_written_to(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = preset("classic_2p").rules
    log, home = new_run(seed=1).log, Path.home()
    writes: list[Callable[[], object]] = [
        lambda: save_settings(paths, Settings()),
        lambda: RuleLibrary(paths.rules).save_new("Ours", rules, "classic_2p", rules),
        lambda: LearningStore(paths).put("lessons", {"a": 1}),
        lambda: DailyStore(paths).begin("2026-01-01"),
        lambda: write_home_made(paths, HomeMade()),
        lambda: ReviewStore(paths).save(1, 0, {}),
        lambda: ComparisonStore(paths).save(1, 0, {}),
        lambda: ScoreSheetStore(paths).save("sheet", {}),
        lambda: CrashHandler(paths.crashes).note(ValueError("a bug")),
        lambda: rescue(log, paths.data),
        lambda: rescue(log, paths.data / "gone"),
    ]
    for write in writes:
        killed(write, monkeypatch)
    assert {path.parent for path in left_in(paths.data.parent)} == {
        *(paths.data, paths.config, paths.rules, paths.reviews, paths.comparisons),
        *(paths.score_sheets, paths.crashes, home),
    }
    paths.create()
    rescued(paths.data)
    assert left_in(paths.data.parent) == []


def test_a_file_for_somebody_sweeps_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    killed(lambda: write_export(tmp_path / "first.canasta", ""), monkeypatch)
    assert left_in(tmp_path)
    write_export(tmp_path / "second.canasta", "")
    assert [path.name for path in tmp_path.iterdir()] == ["second.canasta"]


def test_one_file_that_cannot_be_removed_keeps_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    export = partial(write_export, tmp_path / "a.canasta", "")
    (tmp_path / ".canasta-0.tmp").mkdir()
    (tmp_path / ".canasta-z.tmp").mkdir()
    killed(export, monkeypatch)
    left_in(tmp_path)
    export()
    left = [".canasta-0.tmp", ".canasta-z.tmp", "a.canasta"]
    assert sorted(path.name for path in tmp_path.iterdir()) == left


def test_a_start_removes_what_is_left_of_copies_and_of_a_recovery_that_is_over(
    paths: Paths,
) -> None:
    store = open_store(paths)
    store.import_log(new_run(seed=1).log)
    shut(store)
    stays = {path.name for path in paths.data.iterdir()}
    ends = (".recovering.check", ".recovering-wal", ".recovering-journal", ".damaged.tmp")
    left = [*(beside(paths.database, end) for end in ends), paths.data / "matches.backup.db.tmp"]
    for path in left:
        path.touch()
    store = open_store(paths)
    assert prepare(store, paths) == []
    shut(store)
    assert {path.name for path in paths.data.iterdir()} == stays


def test_what_belongs_to_a_recovery_that_goes_on_stays(paths: Paths) -> None:
    journal = beside(recovering_path(paths.database), JOURNAL)
    for path in (recovering_path(paths.database), journal):
        path.touch()
    sweep_unfinished(paths.database)
    assert journal.exists()
