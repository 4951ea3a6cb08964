"""The match in progress on disk: nothing is lost, and nothing broken is thrown away."""

from __future__ import annotations

import os
import re
from datetime import UTC, datetime
from pathlib import Path

import pytest

from canasta_qt.engine.actions import LayDown
from canasta_qt.record.codec import dumps, loads
from canasta_qt.record.replay import MatchRun
from canasta_qt.storage import journal as journal_module
from canasta_qt.storage.journal import (
    Journal,
    load_match,
    load_unfinished,
    mark_damaged,
    save_match,
)
from canasta_qt.storage.paths import Paths
from canasta_qt.storage.problems import StorageCode, StorageProblem
from tests.helpers.matches import new_run, play_deal, play_on

NOON = datetime(2026, 5, 1, 12, 0, 0, tzinfo=UTC)


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    found = Paths.find(tmp_path / "player")
    found.create()
    return found


@pytest.fixture
def blocked(tmp_path: Path) -> Paths:
    """Folders that cannot be made: a plain file is in the way."""
    in_the_way = tmp_path / "file"
    in_the_way.write_text("not a folder")
    return Paths.find(in_the_way / "player")


def begun(paths: Paths, actions: int = 0, seed: int = 7) -> tuple[MatchRun, Journal]:
    journal = Journal.start(paths, now=NOON)
    run = play_on(new_run(seed=seed, on_change=journal), actions)
    return run, journal


def on_disk(journal: Journal) -> str:
    return journal.path.read_text(encoding="utf-8")


def test_every_action_is_on_disk_when_it_has_been_played(paths: Paths) -> None:
    run, journal = begun(paths)
    for _ in range(150):
        play_on(run, 1)
        assert loads(on_disk(journal)).log == run.log
    assert len(run.log.deals) > 1


def test_an_action_is_appended_not_rewritten(paths: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    run, _ = begun(paths, 5)
    rewritten: list[Path] = []
    monkeypatch.setattr(
        journal_module, "write_atomically", lambda path, text: rewritten.append(path)
    )
    play_on(run, 150)
    assert rewritten == []


def test_an_action_is_written_through_to_the_disk(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, _ = begun(paths, 5)
    synced: list[int] = []
    monkeypatch.setattr(os, "fsync", synced.append)
    play_on(run, 1)
    assert len(synced) == 1


def test_undo_is_on_disk_too(paths: Paths) -> None:
    run, journal = begun(paths, 1)
    while not (isinstance(run.log.deals[-1].entries[-1].action, LayDown) and run.can_undo()):
        play_on(run, 1, run.log.actions)
    action = run.undo()
    assert loads(on_disk(journal)).log == run.log
    run.play(action)
    assert loads(on_disk(journal)).log == run.log
    assert not list(paths.matches.glob("*.tmp"))


def test_an_interrupted_match_is_found_and_goes_on_in_its_file(paths: Paths) -> None:
    run, journal = begun(paths, 90)
    found = load_unfinished(paths)
    assert found.problems == ()
    (unfinished,) = found.matches
    assert unfinished.path == journal.path
    resumed = MatchRun.from_log(unfinished.log, unfinished.journal())
    assert resumed.state.digest() == run.state.digest()
    play_on(resumed, 10)
    assert loads(on_disk(journal)).log == resumed.log
    assert len(load_unfinished(paths).matches) == 1


def test_several_matches_are_kept_latest_first(paths: Paths) -> None:
    journals = [begun(paths, 3, seed)[1] for seed in (1, 2, 3)]
    for age, journal in enumerate(journals):
        os.utime(journal.path, (1000 - age, 1000 - age))
    found = load_unfinished(paths)
    assert [match.log.seed for match in found.matches] == [1, 2, 3]
    assert len({journal.path for journal in journals}) == 3


def test_a_finished_match_leaves_the_unfinished_ones(paths: Paths) -> None:
    run, journal = begun(paths, 3)
    lies_at = journal.finish(paths)
    assert lies_at.parent == paths.finished
    assert load_match(lies_at).log == run.log
    assert load_unfinished(paths).matches == ()


def test_a_finished_match_overwrites_no_other(paths: Paths) -> None:
    first = begun(paths, 3, 1)[1].finish(paths)
    second = begun(paths, 3, 2)[1].finish(paths)
    assert first != second
    assert load_match(first).log.seed == 1


def test_a_discarded_match_is_gone(paths: Paths) -> None:
    _, journal = begun(paths, 3)
    journal.discard()
    journal.discard()
    assert load_unfinished(paths).matches == ()


def test_a_file_cut_off_in_its_last_line_goes_on_from_the_action_before(paths: Paths) -> None:
    run, journal = begun(paths, 40)
    text = on_disk(journal)
    journal.path.write_text(text[:-4], encoding="utf-8", newline="\n")
    (unfinished,) = load_unfinished(paths).matches
    assert unfinished.cut_off
    assert unfinished.log.actions == run.log.actions - 1
    play_on(MatchRun.from_log(unfinished.log, unfinished.journal()), 5)
    assert not load_match(journal.path).cut_off


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"", StorageCode.DAMAGED),
        (b"canasta-qt match, format 1\nnonsense\n", StorageCode.DAMAGED),
        (b"\x00\x01\x02 a picture, perhaps", StorageCode.FOREIGN),
    ],
)
def test_a_broken_file_is_set_aside_untouched(
    paths: Paths, content: bytes, code: StorageCode
) -> None:
    broken = paths.matches / "old.canasta"
    for number, name in enumerate(["old.canasta.damaged", "old.canasta.2.damaged"], start=1):
        broken.write_bytes(content)
        _, journal = begun(paths, 3)
        found = load_unfinished(paths)
        (problem,) = found.problems
        assert problem.code is code
        assert problem.path == paths.matches / name
        assert problem.path.read_bytes() == content
        assert not broken.exists()
        assert len(found.matches) == number
        assert journal.path in [match.path for match in found.matches]
    assert load_unfinished(paths).problems == ()


def test_a_file_of_a_newer_program_stays_where_it_is(paths: Paths) -> None:
    newer = paths.matches / "new.canasta"
    newer.write_text("canasta-qt match, format 99\nwonders: many\n", encoding="utf-8")
    (problem,) = load_unfinished(paths).problems
    assert problem.code is StorageCode.FUTURE
    assert newer.exists()


def test_a_match_under_rules_that_do_not_fit_together_is_set_aside_untouched(paths: Paths) -> None:
    _, journal = begun(paths, 3)
    text = journal.path.read_text(encoding="utf-8")
    tame = re.sub(r'("pack.wild_ranks": \[)[^]]*', r'\1"X"', text)
    assert tame != text
    journal.path.write_text(tame, encoding="utf-8")
    (problem,) = load_unfinished(paths).problems
    assert problem.code is StorageCode.DAMAGED
    assert "pack.wild_ranks" in problem.reason
    assert problem.path.read_text(encoding="utf-8") == tame


def test_a_match_that_does_not_play_again_can_be_set_aside(paths: Paths) -> None:
    begun(paths, 3)
    (unfinished,) = load_unfinished(paths).matches
    problem = mark_damaged(unfinished, "deal 1, action 2: E_PHASE")
    assert problem.code is StorageCode.DAMAGED
    assert problem.path.exists()
    assert load_unfinished(paths).matches == ()


def test_a_folder_under_the_name_of_a_match_does_no_harm(paths: Paths) -> None:
    (paths.matches / "odd.canasta").mkdir()
    (problem,) = load_unfinished(paths).problems
    assert problem.code is StorageCode.NOT_READABLE


def test_without_a_folder_there_is_nothing_to_find(tmp_path: Path) -> None:
    found = load_unfinished(Paths.find(tmp_path / "nowhere"))
    assert (found.matches, found.problems) == ((), ())


def test_a_folder_that_cannot_be_written_does_not_stop_the_match(blocked: Paths) -> None:
    told: list[StorageProblem] = []
    journal = Journal(blocked.matches / "match.canasta", told.append)
    run = play_deal(new_run(on_change=journal))
    assert run.deal_over
    assert len(told) == 1
    assert told[0].code is StorageCode.NOT_WRITABLE
    assert journal.problem is not None


def test_when_the_folder_can_be_written_again_nothing_is_missing(blocked: Paths) -> None:
    journal = Journal(blocked.matches / "match.canasta")
    run = play_on(new_run(on_change=journal), 30)
    blocked.data.parent.unlink()
    play_on(run, 1)
    assert journal.problem is None
    assert loads(on_disk(journal)).log == run.log


def test_a_file_that_vanishes_is_written_anew(paths: Paths) -> None:
    run, journal = begun(paths, 30)
    journal.path.unlink()
    play_on(run, 1)
    assert journal.problem is None
    assert loads(on_disk(journal)).log == run.log


def test_finishing_into_a_blocked_folder_says_so_and_keeps_the_match(paths: Paths) -> None:
    _, journal = begun(paths, 3)
    paths.finished.rmdir()
    paths.finished.write_text("in the way")
    with pytest.raises(StorageProblem) as caught:
        journal.finish(paths)
    assert caught.value.code is StorageCode.NOT_WRITABLE
    assert journal.path.exists()


def test_a_match_is_saved_and_read_anywhere(tmp_path: Path) -> None:
    run = play_on(new_run(), 20)
    save_match(tmp_path / "mine.canasta", run.log)
    assert load_match(tmp_path / "mine.canasta").log == run.log
    assert (tmp_path / "mine.canasta").read_bytes() == dumps(run.log).encode()


def test_saving_where_nothing_can_be_written_says_so(blocked: Paths) -> None:
    with pytest.raises(StorageProblem) as caught:
        save_match(blocked.data / "mine.canasta", new_run().log)
    assert caught.value.code is StorageCode.NOT_WRITABLE
    with pytest.raises(StorageProblem) as caught:
        load_match(blocked.data / "mine.canasta")
    assert caught.value.code is StorageCode.NOT_READABLE
