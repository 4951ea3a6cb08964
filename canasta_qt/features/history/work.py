"""A check of all matches that are kept: done beside everything else, and reported in words."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Final

from canasta_qt.storage.database import Database
from canasta_qt.storage.files import StorageCode, StorageProblem
from canasta_qt.storage.match_check import Damage, Examined, RepairedPart, examine
from canasta_qt.storage.matches import MatchStore
from canasta_qt.words.cards import number
from canasta_qt.words.games import shown_title
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP, figures
from canasta_qt.words.translate import translate


class Examination:
    """Examines every match of a database in a thread of its own; nothing is written there.

    `take` gives the findings. A program that ends does not wait for the thread.
    Attributes:
        total: how many matches there are; None while that is not known.
        sound: whether SQLite finds nothing wrong in the file.
        problem: why the file could not be read to its end.
    """

    def __init__(self, path: Path, leave_out: int | None = None) -> None:
        """`leave_out` is the match on the table: it is being written to."""
        self._path = path
        self._leave_out = leave_out
        self._found: SimpleQueue[Examined] = SimpleQueue()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="match check", daemon=True)
        self.total: int | None = None
        self.sound = True
        self.problem: StorageProblem | None = None

    def start(self) -> None:
        """Begin; where the system has no thread to give it is over at once, with a `problem`."""
        try:
            self._thread.start()
        except RuntimeError as problem:
            self.problem = StorageProblem(StorageCode.NOT_READABLE, self._path, str(problem))

    def stop(self) -> None:
        """End after the match that is being examined."""
        self._stopped.set()

    @property
    def is_over(self) -> bool:
        """Whether nothing more will be found than `take` gives now."""
        return not self._thread.is_alive()

    def take(self) -> Examined | None:
        """The next match that was examined; None if there is none yet."""
        try:
            return self._found.get_nowait()
        except Empty:
            return None

    def _run(self) -> None:
        with closing(Database(self._path)) as database:
            try:
                self._examine(MatchStore(database))
            except StorageProblem as problem:
                self.problem = problem

    def _examine(self, store: MatchStore) -> None:
        self.sound = store.database.is_sound()
        if not self.sound:
            store.database.mark()
        matches = [match for match in store.ids() if match != self._leave_out]
        self.total = len(matches)
        for match in matches:
            if self._stopped.is_set():
                return
            found = examine(store, match)
            if found is None:
                self.total -= 1
            else:
                self._found.put(found)


_DAMAGES: Final[dict[Damage, str]] = {
    Damage.UNREADABLE: QT_TRANSLATE_NOOP("MatchCheck", "{match}: damaged. It cannot be read."),
    Damage.DIFFERENT: QT_TRANSLATE_NOOP(
        "MatchCheck", "{match}: damaged. It does not replay as recorded."
    ),
    Damage.NEWER: QT_TRANSLATE_NOOP(
        "MatchCheck", "{match}: left unchanged; it comes from a newer Canasta Qt."
    ),
}
_PARTS: Final[dict[RepairedPart, str]] = {
    RepairedPart.LIST: QT_TRANSLATE_NOOP("MatchCheck", "its entry in the history"),
    RepairedPart.FIGURES: QT_TRANSLATE_NOOP("MatchCheck", "its figures in the statistics"),
    RepairedPart.RULES: QT_TRANSLATE_NOOP("MatchCheck", "its rules"),
}


@dataclass(slots=True)
class CheckReport:
    """The findings of a check so far.

    Attributes:
        fine: how many matches nothing is wrong with.
        repaired, damaged: the others, and what was put right; newer ones count as neither.
        sound: whether the file itself is.
        playing: whether a match is on the table, which is left out.
    """

    fine: int = 0
    repaired: list[tuple[Examined, tuple[RepairedPart, ...]]] = field(default_factory=list)
    damaged: list[tuple[Examined, tuple[RepairedPart, ...]]] = field(default_factory=list)
    newer: list[Examined] = field(default_factory=list)
    sound: bool = True
    stopped: bool = False
    playing: bool = False

    def add(self, found: Examined, mended: tuple[RepairedPart, ...]) -> None:
        """A match was examined, and this was put right."""
        if found.damage is Damage.NEWER:
            self.newer.append(found)
        elif found.damage is not None:
            self.damaged.append((found, mended))
        elif mended:
            self.repaired.append((found, mended))
        else:
            self.fine += 1

    @property
    def count(self) -> int:
        return self.fine + len(self.repaired) + len(self.damaged) + len(self.newer)

    @property
    def all_is_well(self) -> bool:
        return self.sound and not self.damaged

    def headline(self) -> str:
        lines = []
        if not self.sound:
            text = QT_TRANSLATE_NOOP(
                "MatchCheck",
                "The file with your matches is damaged. Restart Canasta to repair it.",
            )
            lines.append(translate("MatchCheck", text))
        if self.stopped:
            lines.append(translate("MatchCheck", "The check was stopped. Results so far:"))
        if self.sound or self.count:
            lines.append(self._counts())
        return "\n".join(lines)

    def _counts(self) -> str:
        if not self.count:
            if self.playing:
                return translate("MatchCheck", "The only match is the one on the table.")
            return translate("MatchCheck", "There are no matches to check.")
        matches = number(self.count, "match")
        if self.fine == self.count:
            return translate("MatchCheck", "All is well. Checked: {matches}.").format(
                matches=matches
            )
        text = translate(
            "MatchCheck",
            "Checked: {matches}. Fine: {fine}. Repaired: {repaired}. Damaged: {damaged}.",
        )
        repaired, damaged = len(self.repaired), len(self.damaged)
        return text.format(
            matches=matches,
            fine=figures(self.fine + len(self.newer)),
            repaired=figures(repaired),
            damaged=figures(damaged),
        )

    def lines(self, moment: Callable[[float], str]) -> tuple[str, ...]:
        """A line for every match that was not fine, what is damaged first."""
        newer = [(one, ()) for one in self.newer]
        rows = (*self.damaged, *self.repaired, *newer)
        return tuple(_line(found, mended, moment) for found, mended in rows)


def _line(found: Examined, mended: Sequence[RepairedPart], moment: Callable[[float], str]) -> str:
    name = shown_title(found.name) if found.name else translate("MatchCheck", "A match")
    match = name if found.played is None else f"{name}, {moment(found.played)}"
    if found.damage is None:
        parts = ", ".join(translate("MatchCheck", _PARTS[part]) for part in mended)
        text = translate("MatchCheck", "{match}: repaired ({parts}).")
        return text.format(match=match, parts=parts)
    line = translate("MatchCheck", _DAMAGES[found.damage]).format(match=match)
    if RepairedPart.BEGINNING in mended:
        line += " " + translate(
            "MatchCheck", "The part before the damage is now a separate unfinished match."
        )
    return line
