"""The page of a comparison, a row for each deal; and what all comparisons amount to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QDateTime, QLocale, QObject

from canasta_qt.features.challenges.model import (
    DEALS,
    LEVELS,
    Average,
    DealComparison,
    DuplicateStanding,
    LevelPlayed,
    LevelTask,
    MatchComparison,
    ahead,
    average,
    begun,
    comparison_data,
    comparison_from,
    match_points,
    other_people,
    parting,
    play_task,
    standing,
    task_of,
)
from canasta_qt.features.challenges.store import ComparisonStore, Duplicate
from canasta_qt.features.challenges.words import (
    CompareText,
    DuplicateText,
    average_words,
    deal_words,
    difference_words,
    row_words,
    standing_words,
)
from canasta_qt.features.history.statistics.session import ComparedGames
from canasta_qt.features.review.session.job import (
    NICENESS,
    CachedJob,
    SeatCache,
    spare_beside_table,
)
from canasta_qt.jobs.pool import Done, Pool
from canasta_qt.players.api import can_think_ahead, thinks_ahead
from canasta_qt.players.playout import COMPILED
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.match_values import ListFilter, ListOrder
from canasta_qt.storage.matches import MatchStore
from canasta_qt.view_model.session import Session
from canasta_qt.words.cards import listed
from canasta_qt.words.games import shown_title
from canasta_qt.words.people import level_name, seat_name
from canasta_qt.words.sentences import figures, labelled, signed


class SeatComparisonCache(SeatCache[MatchComparison]):
    """Keeps the comparison of a seat beside the others of its match."""

    def __init__(self, store: ComparisonStore, match: int | None, seat: int) -> None:
        """Without the number of a match nothing is kept: it is not ours."""
        super().__init__(store, match, seat, comparison_from, comparison_data)


def read_comparison(data: dict[str, object]) -> MatchComparison | None:
    """What a file holds; None where it makes no sense."""
    try:
        return comparison_from(data)
    except ValueError:
        return None


def compared_matches(store: ComparisonStore) -> Iterator[tuple[int, MatchComparison]]:
    for match, data in store.all():
        found = read_comparison(data)
        if found is not None:
            yield match, found


def compared_elsewhere(store: ComparisonStore, match: int | None) -> list[float]:
    """The differences of all compared deals but those of a match."""
    return [
        one
        for number, found in compared_matches(store)
        if number != match
        for one in found.differences()
    ]


def mean_of(*differences: Sequence[float]) -> tuple[Average | None, int]:
    """The mean over all these deals, and how many there are."""
    found = [one for some in differences for one in some]
    return average(found), len(found)


class CompareJob(CachedJob):
    """Plays the deals of a match again; `comparison` is the result so far."""

    def __init__(
        self,
        timeline: Timeline,
        seat: int,
        keeper: SeatComparisonCache,
        parent: QObject | None = None,
        *,
        levels: Sequence[str] = LEVELS,
    ) -> None:
        pool = Pool[LevelTask, LevelPlayed](play_task, spare_beside_table(), NICENESS)
        super().__init__(timeline, seat, pool, parent)
        self._job.finished.connect(self._over)
        self.levels = tuple(levels)
        self._keeper = keeper
        self._tasks: list[tuple[int, str]] = []
        self._left: list[tuple[int, str]] = []
        self.comparison = begun(timeline, seat, keeper.known())

    @property
    def done(self) -> bool:
        return not self.comparison.missing(self.levels)

    @property
    def progress(self) -> tuple[int, int]:
        """How many deals, each once for every level, are played, and how many there are."""
        total = len(self.levels) * len(self.comparison.deals)
        return total - len(self.comparison.missing(self.levels)), total

    @property
    def at_work(self) -> tuple[int, str] | None:
        """The deal that is played now, and for whom."""
        return self._left[0] if self.running and self._left else None

    def follow(self, timeline: Timeline, *, running: bool = False) -> None:
        """The match has gone on; with `running` the deal that is being played is played too.

        A deal that is already under way is finished first.
        """
        self.timeline = timeline
        known = begun(timeline, self.seat, self.comparison, running=running)
        self._changed = self._changed or known != self.comparison
        self.comparison = known
        if self._changed:
            self._keep()
        self.grown.emit()

    def start(self, first: int = 1) -> None:
        """Play what is left, this deal first, then those after it, then the others."""
        if self.running or self.done:
            return
        missing = self.comparison.missing(self.levels)
        self._tasks = sorted(missing, key=lambda one: (one[0] < first, one[0]))
        self._left = list(self._tasks)
        self._begin([task_of(self.timeline, deal, self.seat, level) for deal, level in self._tasks])

    def _task_done(self, done: Done[Any]) -> None:
        super()._task_done(done)
        if done.result is not None:
            deal, level = self._tasks[done.number]
            self._left.remove((deal, level))
            if deal in self.comparison.deals:
                self.comparison = self.comparison.with_played(deal, level, done.result)
            self._grow()

    def _over(self) -> None:
        """All that was asked for is there; the match may have gone on meanwhile."""
        if self.done:
            self._finish()
        else:
            self._keep()
            self.start()

    def _write(self) -> None:
        self._keeper.keep(self.comparison)


# --- the page of a comparison -----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class CompareRow:
    """A deal.

    Attributes:
        deal: its number; 0 in the last row, which sums up.
        tips: all points of the deal, for each cell. told: the row in sentences.
        difference: more, less or as many points, of a row that is complete: 1, -1, 0; else None.
        levels: who has played it, so that it can be watched. marked: the cell of the difference.
    """

    deal: int
    cells: tuple[str, ...]
    tips: tuple[str, ...]
    told: str
    difference: int | None = None
    levels: tuple[str, ...] = ()
    marked: int = -1


@dataclass(frozen=True, slots=True)
class ComparePage:
    """The comparison as a window shows it; `progress` is deals played, and of how many."""

    intro: str
    columns: tuple[str, ...]
    rows: tuple[CompareRow, ...]
    average: str
    status: str
    progress: tuple[int, int]
    running: bool
    done: bool
    notes: tuple[str, ...]


def page_of(job: CompareJob, session: Session, mean: tuple[Average | None, int]) -> ComparePage:
    """The page as it is now; `mean` is the running mean, and over how many deals."""
    names = [level_name(level) for level in job.levels]
    first = names[0]
    rows = tuple(
        _row(job, session, number, deal)
        for number, deal in sorted(job.comparison.deals.items())
        if deal.yours is not None
    )
    return ComparePage(
        CompareText.INTRO(levels=listed(names)),
        (
            CompareText.COLUMN_DEAL(),
            CompareText.COLUMN_YOU(),
            *names,
            CompareText.COLUMN_DIFFERENCE(level=first),
        ),
        (*rows, *_sum(job)) if len(rows) > 1 else rows,
        average_words(*mean, job.levels[0]),
        _status(job) if rows else CompareText.NONE(),
        job.progress,
        job.running,
        job.done,
        tuple(_notes(job, session)),
    )


def _row(job: CompareJob, session: Session, number: int, deal: DealComparison) -> CompareRow:
    scorer, yours = job.comparison.scorer, deal.yours
    assert yours is not None
    you = ahead(yours, scorer)
    there = [(level, deal.levels[level]) for level in job.levels if level in deal.levels]
    leads = {level: ahead(played.points, scorer) for level, played in there}
    pending = CompareText.PENDING()
    gap = deal.difference(scorer, job.levels[0])
    cells = (
        str(number),
        signed(you),
        *(signed(leads[level]) if level in leads else pending for level in job.levels),
        pending if gap is None else signed(gap),
    )
    theirs = (deal.levels.get(level) for level in job.levels)
    tips = ("", _points(yours), *(_points(one.points) if one else "" for one in theirs), "")
    if gap is None:
        text = CompareText.ROW_PENDING(deal=number, you=signed(you))
        return CompareRow(number, cells, tips, text, levels=tuple(leads))
    others = list(leads.items())
    text = row_words(number, you, others, gap) + ". " + _parting(job, session, number)
    return CompareRow(number, cells, tips, text, _sign(gap), tuple(leads))


def _points(points: tuple[int, ...]) -> str:
    return " : ".join(map(figures, points))


def _parting(job: CompareJob, session: Session, deal: int) -> str:
    played = job.comparison.deals[deal].levels[job.levels[0]]
    parts = parting(job.timeline.tape(deal).deal.entries, played.entries)
    if parts is None:
        return CompareText.SAME_PLAY()
    if parts.seat == job.seat:
        return CompareText.PARTS_YOURS(n=parts.action + 1)
    return CompareText.PARTS(n=parts.action + 1, name=seat_name(session, parts.seat))


def _sum(job: CompareJob) -> Iterator[CompareRow]:
    scorer, deals = job.comparison.scorer, job.comparison.deals.values()
    over = [deal for deal in deals if deal.yours is not None]
    if any(level not in deal.levels for deal in over for level in job.levels):
        return
    you = sum(ahead(deal.yours, scorer) for deal in over if deal.yours is not None)
    theirs = [
        (level, sum(ahead(deal.levels[level].points, scorer) for deal in over))
        for level in job.levels
    ]
    gap = you - theirs[0][1]
    title = CompareText.SUM(n=figures(len(over)))
    cells = (title, signed(you), *(signed(points) for _, points in theirs), signed(gap))
    text = labelled(title, difference_words(gap, job.levels[0]))
    yield CompareRow(0, cells, ("",) * len(cells), text, _sign(gap))


def _status(job: CompareJob) -> str:
    done, total = job.progress
    at = job.at_work
    if at is not None:
        deal, level = at
        return CompareText.RUNNING(level=level_name(level), deal=deal, done=done, all=total)
    if job.failed:
        return CompareText.FAILED()
    return CompareText.DONE() if job.done else CompareText.STOPPED(done=done, all=total)


def _notes(job: CompareJob, session: Session) -> Iterator[str]:
    log = job.timeline.log
    people = other_people(log, job.seat)
    if people:
        names = [seat_name(session, seat) for seat in people]
        yield CompareText.NOTE_PEOPLE(names=listed(names))
    thinking = next((level for level in job.levels if thinks_ahead(level)), "")
    if thinking and not can_think_ahead(log.rules):
        yield CompareText.NOTE_RULES(level=level_name(thinking))
    elif thinking and not COMPILED:
        yield CompareText.NOTE_SLOW(level=level_name(thinking))
    differing = list(_company_differs(job))
    if differing:
        yield CompareText.NOTE_COMPANY(deals=listed(list(map(str, differing))))


def _company_differs(job: CompareJob) -> Iterator[int]:
    """Deals in which somebody else was the first to play differently."""
    for number, deal in sorted(job.comparison.deals.items()):
        yours = job.timeline.tape(number).deal.entries
        parts = [parting(yours, played.entries) for played in deal.levels.values()]
        if deal.yours is not None and any(one and one.seat != job.seat for one in parts):
            yield number


# --- what all comparisons with Expert amount to -----------------------------------------------

_MOST = 1_000_000


def compared_games(store: MatchStore, comparisons: ComparisonStore) -> ComparedGames:
    """All matches that are kept and were compared. Raises `StorageProblem`."""
    note = CompareText.STATISTICS_NOTE()
    listed = store.listed(ListFilter(), ListOrder(), 0, _MOST)
    names = {match.id: match.rules_name for match in listed}
    by_game: dict[str, list[float]] = {}
    for match, found in compared_matches(comparisons):
        if match in names:
            by_game.setdefault(names[match], []).extend(found.differences())
    by_game = {name: found for name, found in by_game.items() if found}
    if not by_game:
        return ComparedGames(CompareText.STATISTICS_NONE(), (), note)
    titles = sorted((shown_title(name), found) for name, found in by_game.items())
    rows = tuple((title, figures(len(found)), _mean(found)) for title, found in titles)
    sentence = average_words(*mean_of(*by_game.values()), LEVELS[0])
    return ComparedGames(sentence, rows, note)


def _mean(differences: list[float]) -> str:
    found = average(differences)
    if found is None:
        return CompareText.STATISTICS_FEW()
    return CompareText.STATISTICS_MEAN(mean=signed(found.mean), spread=figures(round(found.spread)))


# --- the page of duplicate matches ------------------------------------------------------------

EXPERT = LEVELS[0]


@dataclass(frozen=True, slots=True)
class DuplicateEntry:
    """A duplicate match in the list: `title` and `below` are its row, `rows` its deals."""

    match: int
    title: str
    below: str
    standing: str
    running: bool
    rows: tuple[CompareRow, ...]


def entry_of(
    one: Duplicate, match: int, comparison: MatchComparison | None, *, running: bool
) -> DuplicateEntry:
    """The entry of a match; nothing of it may have been compared yet."""
    begun = QDateTime.fromSecsSinceEpoch(one.begun).date()
    date = QLocale().toString(begun, QLocale.FormatType.ShortFormat)
    rows = tuple(_rows(comparison)) if comparison is not None else ()
    over = sum(row.deal > 0 for row in rows)
    found = standing(comparison) if comparison is not None else DuplicateStanding(0, 0.0, 0, 0)
    progress = DuplicateText.PROGRESS(n=figures(over), all=figures(DEALS))
    progress = progress if running else DuplicateText.FINISHED()
    return DuplicateEntry(
        match,
        shown_title(one.title),
        DuplicateText.MATCH(date=date, progress=progress),
        standing_words(found, one.hints),
        running,
        rows,
    )


def columns() -> tuple[str, ...]:
    keys = ("deal", "you", "expert", "difference", "match_points")
    return tuple(DuplicateText.of("column", key)() for key in keys)


def _rows(comparison: MatchComparison) -> Iterator[CompareRow]:
    gaps = []
    for number, deal in sorted(comparison.deals.items()):
        if deal.yours is None:
            continue
        you, theirs = ahead(deal.yours, comparison.scorer), deal.levels.get(EXPERT)
        if theirs is None:
            pending = CompareText.PENDING()
            text = CompareText.ROW_PENDING(deal=number, you=signed(you))
            cells = (str(number), signed(you), pending, pending, pending)
            yield CompareRow(number, cells, ("",) * 5, text)
            continue
        expert = ahead(theirs.points, comparison.scorer)
        gap = you - expert
        gaps.append(gap)
        earned = figures(match_points(gap))
        cells = (str(number), signed(you), signed(expert), signed(gap), earned)
        text = deal_words(number, you, expert, EXPERT)
        yield CompareRow(number, cells, ("",) * 5, text, _sign(gap), (EXPERT,), 3)
    if len(gaps) > 1:
        yield _sum_of_gaps(gaps, standing(comparison))


def _sum_of_gaps(gaps: Sequence[float], found: DuplicateStanding) -> CompareRow:
    total = sum(gaps)
    earned = f"{figures(found.match_points)} / {figures(found.most)}"
    cells = (DuplicateText.SUM(), "", "", signed(total), earned)
    return CompareRow(0, cells, ("",) * 5, standing_words(found), _sign(total), marked=3)


def _sign(gap: float) -> int:
    return (round(gap) > 0) - (round(gap) < 0)
