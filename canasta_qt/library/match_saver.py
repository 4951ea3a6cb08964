"""The match being played kept in the store, and found again when the program starts."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from canasta_qt.library.games import listed_game
from canasta_qt.record.log import MatchLog, Player
from canasta_qt.record.log_text import dumps
from canasta_qt.record.names import MATCH_SUFFIX
from canasta_qt.record.replay import MatchRun, ReplayDifference
from canasta_qt.storage.files import StorageCode, StorageProblem, write_export
from canasta_qt.storage.match_values import FoundMatches, ListFilter, ListOrder, Unfinished
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.recorder import Recorder
from canasta_qt.storage.salvage.recovery import Recovery, RunRecovery
from canasta_qt.view_model.endings import LastResult, WaitingModel
from canasta_qt.view_model.session import Session
from canasta_qt.words.pages import canastas_of, last_result, where_it_stands
from canasta_qt.words.people import (
    own_first,
    rules_title,
    scorer_names,
    seat_name,
    totals_text,
)
from canasta_qt.words.sentences import QT_TRANSLATE_NOOP, figures
from canasta_qt.words.translate import translate
from canasta_qt.words.turn import TurnText

MOST_LISTED = 30
"""Interrupted matches that are offered to choose from, the latest first."""


@dataclass(frozen=True, slots=True)
class WaitingMatch:
    """An interrupted match: its number and log, its game and deal, and the totals, in words."""

    unfinished: Unfinished
    text: str
    title: str
    totals: str
    card: WaitingModel | None = None
    """The same as the page before a match shows it."""


@dataclass(frozen=True, slots=True)
class Search:
    """Matches that wait, the latest first, whether there may be `others`, and what was wrong."""

    matches: tuple[WaitingMatch, ...]
    problems: tuple[StorageProblem, ...]
    others: bool = False

    @property
    def match(self) -> WaitingMatch | None:
        """The latest match that waits, if any."""
        return self.matches[0] if self.matches else None


def find_waiting(store: MatchStore, most: int = 1) -> Search:
    """Look for at most `most` interrupted matches that play again, the latest first.

    Damaged ones are set aside. Never raises.
    """
    try:
        found = store.unfinished()
    except StorageProblem as problem:
        found = FoundMatches((), (problem,))
    problems = list(found.problems)
    matches: list[WaitingMatch] = []
    left = list(found.matches)
    while left and len(matches) < most:
        unfinished = left.pop(0)
        try:
            matches.append(describe(unfinished))
        except ReplayDifference as difference:
            problems.append(_put_aside(store, unfinished, str(difference)))
    return Search(tuple(matches), tuple(problems), others=bool(left))


def _put_aside(store: MatchStore, unfinished: Unfinished, reason: str) -> StorageProblem:
    try:
        return store.set_aside(unfinished.id, reason)
    except StorageProblem as problem:
        return problem


def describe(unfinished: Unfinished) -> WaitingMatch:
    """An interrupted match in words. Raises `ReplayDifference`."""
    log = unfinished.log
    run = MatchRun.from_log(log)
    session = Session.of_log(log, title_of(log))
    totals = totals_text(session, run.match.setup, _totals(run))
    deal = max(1, len(log.deals))
    title = translate("Waiting", "{rules}, deal {n}").format(rules=rules_title(session), n=deal)
    text = translate("Waiting", "Unfinished: {title}\n{totals}")
    text = text.format(title=title, totals=totals)
    return WaitingMatch(unfinished, text, title, totals, _card(unfinished, run, session))


def _card(unfinished: Unfinished, run: MatchRun, session: Session) -> WaitingModel:
    setup, totals = run.match.setup, _totals(run)
    order = own_first(setup.scorer_seats, session.viewer)
    names = scorer_names(session, setup)
    begun = bool(run.log.deals)
    actor = run.state.actor if begun else session.viewer
    over = begun and run.deal_over
    return WaitingModel(
        rules_title(session),
        where_it_stands(
            max(1, len(run.log.deals)), "" if over else seat_name(session, actor),
            unfinished.changed, time.time(), mine=not over and session.is_you(actor),
        ),
        tuple((names[scorer], totals[scorer]) for scorer in order),
        canastas_of(run.state, session.viewer) if begun else (),
    )  # fmt: skip


def _totals(run: MatchRun) -> tuple[int, ...]:
    """With what a deal brought that is over, though the next one has not begun."""
    totals, deals = run.match.totals, run.log.deals
    scored = deals[-1].scored if len(deals) > len(run.match.scores) else None
    if scored is None:
        return totals
    return tuple(total + points for total, points in zip(totals, scored, strict=True))


def last_of(store: MatchStore) -> LastResult | None:
    """How the match ended that was played last; None where that is unknown."""
    try:
        latest = store.listed(ListFilter(), ListOrder(), 0, MOST_LISTED)
        ended = next((one for one in latest if one.state not in ("running", "damaged")), None)
        if ended is None or ended.played is None:
            return None
        return last_result(store.log(ended.id), ended.rules_name, ended.played, time.time())
    except (StorageProblem, ValueError, LookupError):
        return None


def title_of(log: MatchLog) -> str:
    """The title of the rules a log was begun under, as it is kept."""
    if log.rules_name:
        return log.rules_name
    try:
        return listed_game(log.preset).kept_title
    except LookupError:
        return log.preset


STORAGE_WORDS: Final[dict[StorageCode, str]] = {
    StorageCode.NOT_WRITABLE: QT_TRANSLATE_NOOP("Storage", "{path} cannot be written ({reason})."),
    StorageCode.NOT_READABLE: QT_TRANSLATE_NOOP("Storage", "{path} cannot be read ({reason})."),
    StorageCode.DAMAGED: QT_TRANSLATE_NOOP(
        "Storage", "A saved match was damaged and has been set aside as {path}."
    ),
    StorageCode.FOREIGN: QT_TRANSLATE_NOOP("Storage", "{path} is not a saved match."),
    StorageCode.FUTURE: QT_TRANSLATE_NOOP(
        "Storage", "{path} was saved by a newer version of this program."
    ),
    StorageCode.RECOVERED: QT_TRANSLATE_NOOP(
        "Storage",
        "The file with your matches was damaged. Matches saved from it: {number}. "
        "The damaged file is kept as {path}.",
    ),
    StorageCode.RECOVERY_UNFINISHED: QT_TRANSLATE_NOOP(
        "Storage",
        "Saving your matches was interrupted. Safe so far: {number}. It continues at the next "
        "start; nothing is lost.",
    ),
    StorageCode.MATCH_DAMAGED: QT_TRANSLATE_NOOP(
        "Storage", "A saved match cannot be played on. It is kept in {path} ({reason})."
    ),
}
"""A sentence for every problem with files."""


def storage_text(problem: StorageProblem) -> str:
    """A problem with files in words."""
    text = translate("Storage", STORAGE_WORDS[problem.code])
    return text.format(path=problem.path, reason=problem.reason, number=figures(problem.number))


def store_rescued(store: MatchStore, log: MatchLog) -> int | None:
    """Store a match that was rescued at an earlier end; returns how many moves came back.

    The match that waits gets what it lacks; one that was played on otherwise stays, and this one
    comes beside it. None where it cannot be stored, or does not play again. Never raises.
    """
    try:
        run = MatchRun.from_log(log)
        found = store.with_seed(log.seed)
        for match in found:
            before = store.log(match)
            if _begins_with(before, log):
                return 0
            if store.is_running(match) and _begins_with(log, before):
                return _stored_on(Recorder(store, title=title_of(log), match=match), run, before)
    except (StorageProblem, ReplayDifference):
        return None
    return _stored_on(Recorder(store, title=title_of(log)), run, None)


def _stored_on(recorder: Recorder, run: MatchRun, before: MatchLog | None) -> int | None:
    recorder.renew(run.log)
    recorder.book(run)
    return None if recorder.problem else _moves(run.log) - (_moves(before) if before else 0)


def _moves(log: MatchLog) -> int:
    return sum(len(deal.entries) for deal in log.deals) + (log.conceded is not None)


def _begins_with(long: MatchLog, short: MatchLog) -> bool:
    same = (long.seed, long.secret, long.players) == (short.seed, short.secret, short.players)
    if not same or len(short.deals) > len(long.deals) or _moves(short) > _moves(long):
        return False
    pairs = list(zip(long.deals, short.deals, strict=False))
    whole = all(one.entries == other.entries for one, other in pairs[:-1])
    last = all(one.entries[: len(two.entries)] == two.entries for one, two in pairs[-1:])
    return whole and last


class MatchSaver:
    """Where matches are kept that are being played; without a store nothing is."""

    def __init__(
        self,
        store: MatchStore | None,
        report: Callable[[str], None],
        run_recovery: RunRecovery = Recovery.run,
    ) -> None:
        """`report` hears of trouble in words; `run_recovery` recovers a damaged file."""
        self._store = store
        self._report = report
        self._run_recovery = run_recovery

    def recorder(self, saved: Unfinished | MatchLog) -> Recorder | None:
        """What writes a match down, under its number if it has one already."""
        if self._store is None:
            return None
        log, number = (saved.log, saved.id) if isinstance(saved, Unfinished) else (saved, None)
        recorder = Recorder(
            self._store,
            self._trouble,
            title=title_of(log),
            match=number,
            run_recovery=self._run_recovery,
        )
        if number is not None:
            recorder.stored_before(log)
        return recorder

    def set_aside(self, saved: Unfinished | MatchLog) -> None:
        """A saved match does not play again: offer it no more, but keep it."""
        if isinstance(saved, Unfinished) and self._store is not None:
            try:
                self._store.set_aside(saved.id, "it does not play again")
            except StorageProblem as problem:
                self._report(storage_text(problem))

    def _trouble(self, problem: StorageProblem) -> None:
        text = storage_text(problem)
        safe = problem.code in (StorageCode.RECOVERED, StorageCode.RECOVERY_UNFINISHED)
        self._report(text if safe else TurnText.TROUBLE_SAVE(reason=text))


def write_match(path: Path, log: MatchLog) -> None:
    """Write a match into a file. `StorageProblem` when that cannot be done."""
    write_export(path, dumps(log))


def suggested_name(log: MatchLog) -> str:
    """What the file of a match may be called."""
    return name_for_file(title_of(log), log.players)


def name_for_file(rules: str, players: Sequence[Player]) -> str:
    """The rules and the players as a file may be called."""
    name = f"{rules} {'-'.join(player.name for player in players)}"
    kept = "".join(letter if letter.isalnum() or letter in " -_" else " " for letter in name)
    return (" ".join(kept.split())[:80].rstrip() or "match") + MATCH_SUFFIX
