"""The running match on disk: every accepted action is safe before anybody sees it.

One `.canasta` file per match. An action is one appended line, written through to the disk; undo
rewrites the file in one step. Whatever is interrupted, `load_unfinished` finds it again.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from canasta_qt.record.codec import (
    SUFFIX,
    Fault,
    Loaded,
    RecordProblem,
    deal_text,
    dumps,
    loads,
    play_text,
)
from canasta_qt.record.log import DealLog, MatchLog
from canasta_qt.storage.files import (
    append_durably,
    free_name,
    make_folder,
    move_into,
    read_bytes,
    set_aside,
    write_atomically,
)
from canasta_qt.storage.paths import Paths
from canasta_qt.storage.problems import StorageCode, StorageProblem, reason_of

ProblemListener = Callable[[StorageProblem], None]

_CODE_OF_FAULT = {
    Fault.FOREIGN: StorageCode.FOREIGN,
    Fault.FUTURE: StorageCode.FUTURE,
    Fault.CUT_OFF: StorageCode.DAMAGED,
    Fault.GARBLED: StorageCode.DAMAGED,
}


class Journal:
    """Keeps one match on disk; hand it to `MatchRun.on_change`.

    Called with the log, it writes what is new. It never raises: a folder that cannot be written
    must not stop a game. `problem` holds the latest failure until writing succeeds again, and
    `on_problem` hears of the first of a row; every change tries again with the whole log.
    """

    def __init__(self, path: Path, on_problem: ProblemListener | None = None) -> None:
        self.path = path
        self.problem: StorageProblem | None = None
        self.on_problem = on_problem
        self._deals: list[DealLog] | None = None

    @classmethod
    def start(
        cls, paths: Paths, on_problem: ProblemListener | None = None, now: datetime | None = None
    ) -> Journal:
        """A journal for a new match, named by the time it begins."""
        moment = now or datetime.now().astimezone()
        name = moment.strftime("%Y-%m-%d %H.%M.%S")
        return cls(free_name(paths.matches, name, SUFFIX), on_problem)

    def __call__(self, log: MatchLog) -> None:
        """Bring the file up to date with the log."""
        try:
            self._write(log)
        except StorageProblem as problem:
            first = self.problem is None
            self.problem = problem
            self._deals = None
            if first and self.on_problem is not None:
                self.on_problem(problem)
        else:
            self.problem = None

    def finish(self, paths: Paths) -> Path:
        """Move the match to the finished ones; returns where it lies now.

        Raises `StorageProblem` when that cannot be done; the match then stays where it is.
        """
        self.path = move_into(self.path, paths.finished)
        return self.path

    def discard(self) -> None:
        """Delete the match. `StorageProblem` when that cannot be done."""
        try:
            self.path.unlink(missing_ok=True)
        except OSError as problem:
            raise StorageProblem(
                StorageCode.NOT_WRITABLE, self.path, reason_of(problem)
            ) from problem

    def _write(self, log: MatchLog) -> None:
        new = _appended(self._deals, log) if self._deals is not None else None
        if new is None or not self._append(new):
            make_folder(self.path.parent)
            write_atomically(self.path, dumps(log))
        self._remember(log)

    def _append(self, text: str) -> bool:
        """Append, if the file is still there; a half-written end is put right by writing anew."""
        try:
            append_durably(self.path, text)
        except StorageProblem:
            return False
        return True

    def _remember(self, log: MatchLog) -> None:
        """Note what is on disk now: earlier deals do not change, the last is copied."""
        self._deals = [*log.deals[:-1], *(deal.copy() for deal in log.deals[-1:])]


def _appended(written: list[DealLog], log: MatchLog) -> str | None:
    """The text to append, or None when the file has to be written anew."""
    if len(log.deals) < len(written):
        return None
    parts: list[str] = []
    if written:
        before, now = written[-1], log.deals[len(written) - 1]
        known = len(before.entries)
        if now.entries[:known] != before.entries:
            return None
        if before.scored not in (None, now.scored):
            return None
        parts.append(play_text(now, known, told=before.scored is not None))
    for deal in log.deals[len(written) :]:
        parts += [deal_text(deal), play_text(deal)]
    return "".join(parts)


@dataclass(frozen=True, slots=True)
class Unfinished:
    """A match that can be gone on with.

    Attributes:
        path: its file.
        log: what has been played; hand it to `MatchRun.from_log`.
        changed: when it was last written (seconds since the epoch).
        cut_off: an incomplete line at its end was left out.
    """

    path: Path
    log: MatchLog
    changed: float
    cut_off: bool

    def journal(self, on_problem: ProblemListener | None = None) -> Journal:
        """A journal that goes on in the same file; it writes it anew at the first change."""
        return Journal(self.path, on_problem)


@dataclass(frozen=True, slots=True)
class Found:
    """The unfinished matches, latest first, and what was wrong with the other files."""

    matches: tuple[Unfinished, ...]
    problems: tuple[StorageProblem, ...]


def load_unfinished(paths: Paths) -> Found:
    """Find all unfinished matches.

    A damaged file is set aside untouched; one from a newer program stays where it is. Both are
    among the problems. Never raises.
    """
    matches: list[Unfinished] = []
    problems: list[StorageProblem] = []
    for path in _files(paths.matches, problems):
        try:
            loaded = load_match(path)
            changed = path.stat().st_mtime
        except StorageProblem as problem:
            problems.append(_moved_aside(problem))
        except OSError as problem:
            problems.append(StorageProblem(StorageCode.NOT_READABLE, path, reason_of(problem)))
        else:
            matches.append(Unfinished(path, loaded.log, changed, loaded.cut_off))
    matches.sort(key=lambda match: (match.changed, match.path.name), reverse=True)
    return Found(tuple(matches), tuple(problems))


def load_match(path: Path) -> Loaded:
    """Read any saved match. Raises `StorageProblem`; the file is left as it is."""
    try:
        return loads(read_bytes(path))
    except RecordProblem as problem:
        raise StorageProblem(_CODE_OF_FAULT[problem.fault], path, str(problem)) from problem


def save_match(path: Path, log: MatchLog) -> None:
    """Write a match to a file of the player's choice. Raises `StorageProblem`."""
    write_atomically(path, dumps(log))


def mark_damaged(unfinished: Unfinished, reason: str) -> StorageProblem:
    """Set a match aside that reads well but does not play again (`ReplayDifference`)."""
    return StorageProblem(StorageCode.DAMAGED, set_aside(unfinished.path), reason)


def _moved_aside(problem: StorageProblem) -> StorageProblem:
    if problem.code not in (StorageCode.DAMAGED, StorageCode.FOREIGN):
        return problem
    return StorageProblem(problem.code, set_aside(problem.path), problem.reason)


def _files(folder: Path, problems: list[StorageProblem]) -> list[Path]:
    if not folder.exists():
        return []
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == SUFFIX)
    except OSError as problem:
        problems.append(StorageProblem(StorageCode.NOT_READABLE, folder, reason_of(problem)))
        return []
