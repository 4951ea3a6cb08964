"""The page of a comparison, a row for each deal; and what all comparisons amount to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from canasta_qt.features.challenges.compared.playing import LEVELS, other_people
from canasta_qt.features.challenges.compared.results import (
    Average,
    DealComparison,
    ahead,
    average,
    parting,
)
from canasta_qt.features.challenges.session.compare_job import CompareJob, compared_matches, mean_of
from canasta_qt.features.challenges.store.comparisons import ComparisonStore
from canasta_qt.features.challenges.words import (
    CompareText,
    average_words,
    difference_words,
    row_words,
    signed,
)
from canasta_qt.players.api import can_think_ahead, thinks_ahead
from canasta_qt.players.playout import COMPILED
from canasta_qt.storage.match_values import ListFilter, ListOrder
from canasta_qt.storage.matches import MatchStore
from canasta_qt.view_model.session import Session
from canasta_qt.words.cards import listed
from canasta_qt.words.games import shown_title
from canasta_qt.words.people import level_name, seat_name
from canasta_qt.words.sentences import figures


@dataclass(frozen=True, slots=True)
class CompareRow:
    """A deal.

    Attributes:
        deal: its number; 0 in the last row, which sums up.
        cells: what stands in the columns. tips: all points of the deal, for each cell.
        told: the row in sentences.
        difference: more, less or as many points, of a row that is complete: 1, -1, 0; else None.
        levels: who has played it, so that it can be watched.
        marked: the cell that tells the difference.
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
    """What the window shows.

    Attributes:
        intro: what is compared. columns: their headings. rows: deals, the sum last.
        average: the running mean over all matches. status: how far it is.
        progress: played, and to be played. running, done: whether it goes on, or is complete.
        notes: what the figures cannot say.
    """

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
    tips = ("", _points(yours), *(_tip(deal, level) for level in job.levels), "")
    if gap is None:
        told = CompareText.ROW_PENDING(deal=number, you=signed(you))
        return CompareRow(number, cells, tips, told, levels=tuple(leads))
    others = list(leads.items())
    told = row_words(number, you, others, gap) + ". " + _parting(job, session, number)
    sign = (round(gap) > 0) - (round(gap) < 0)
    return CompareRow(number, cells, tips, told, sign, tuple(leads))


def _tip(deal: DealComparison, level: str) -> str:
    return _points(deal.levels[level].points) if level in deal.levels else ""


def _points(points: tuple[int, ...]) -> str:
    return " : ".join(map(figures, points))


def _parting(job: CompareJob, session: Session, deal: int) -> str:
    """Where the way of the first level leaves yours."""
    played = job.comparison.deals[deal].levels[job.levels[0]]
    parts = parting(job.timeline.tape(deal).deal.entries, played.entries)
    if parts is None:
        return CompareText.SAME_PLAY()
    if parts.seat == job.seat:
        return CompareText.PARTS_YOURS(n=parts.action + 1)
    return CompareText.PARTS(n=parts.action + 1, name=seat_name(session, parts.seat))


def _sum(job: CompareJob) -> Iterator[CompareRow]:
    """All deals together, as soon as all are there."""
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
    told = f"{title}: {difference_words(gap, job.levels[0])}"
    sign = (round(gap) > 0) - (round(gap) < 0)
    yield CompareRow(0, cells, ("",) * len(cells), told, sign)


def _status(job: CompareJob) -> str:
    done, wanted = job.progress
    at = job.at_work
    if at is not None:
        deal, level = at
        return CompareText.RUNNING(level=level_name(level), deal=deal, done=done, all=wanted)
    if job.failed:
        return CompareText.FAILED()
    return CompareText.DONE() if job.done else CompareText.STOPPED(done=done, all=wanted)


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


@dataclass(frozen=True, slots=True)
class ComparedGames:
    """The running mean in a sentence, and a row for each game: its title, deals, mean."""

    sentence: str
    rows: tuple[tuple[str, str, str], ...]


def compared_games(store: MatchStore, comparisons: ComparisonStore) -> ComparedGames:
    """All matches that are kept and were compared. Raises `StorageProblem`."""
    listed = store.listed(ListFilter(), ListOrder(), 0, _MOST)
    names = {match.id: match.rules_name for match in listed}
    by_game: dict[str, list[float]] = {}
    for match, found in compared_matches(comparisons):
        if match in names:
            by_game.setdefault(names[match], []).extend(found.differences())
    by_game = {name: found for name, found in by_game.items() if found}
    if not by_game:
        return ComparedGames(CompareText.STATISTICS_NONE(), ())
    titles = sorted((shown_title(name), found) for name, found in by_game.items())
    rows = tuple((title, figures(len(found)), _mean(found)) for title, found in titles)
    return ComparedGames(average_words(*mean_of(*by_game.values()), LEVELS[0]), rows)


def _mean(differences: list[float]) -> str:
    """A mean with its spread where there are deals enough, else none."""
    found = average(differences)
    if found is None:
        return CompareText.STATISTICS_FEW()
    return CompareText.STATISTICS_MEAN(mean=signed(found.mean), spread=figures(round(found.spread)))
