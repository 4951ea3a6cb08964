"""The page of duplicate matches: how each stands, and the deals of one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from canasta_qt.features.challenges.compared.playing import LEVELS
from canasta_qt.features.challenges.compared.results import (
    DEALS,
    DuplicateStanding,
    MatchComparison,
    ahead,
    match_points,
    standing,
)
from canasta_qt.features.challenges.session.compare_page import CompareRow
from canasta_qt.features.challenges.words import (
    CompareText,
    DuplicateText,
    deal_words,
    signed,
    standing_words,
)
from canasta_qt.words.games import shown_title
from canasta_qt.words.sentences import figures

EXPERT = LEVELS[0]


@dataclass(frozen=True, slots=True)
class DuplicateEntry:
    """A duplicate match in the list.

    Attributes:
        match: its number. title, below: the row of the list. standing: how it stands.
        running: whether it can be gone on with. rows: its deals that are over, the sum last.
    """

    match: int
    title: str
    below: str
    standing: str
    running: bool
    rows: tuple[CompareRow, ...]


def entry_of(
    match: int, title: str, date: str, comparison: MatchComparison | None, *, running: bool
) -> DuplicateEntry:
    """The entry of a match; nothing of it may have been compared yet."""
    rows = tuple(_rows(comparison)) if comparison is not None else ()
    over = sum(row.deal > 0 for row in rows)
    found = standing(comparison) if comparison is not None else DuplicateStanding(0, 0.0, 0, 0)
    progress = DuplicateText.PROGRESS(n=figures(over), all=figures(DEALS))
    progress = progress if running else DuplicateText.FINISHED()
    return DuplicateEntry(
        match,
        shown_title(title),
        DuplicateText.MATCH(date=date, progress=progress),
        standing_words(found),
        running,
        rows,
    )


def columns() -> tuple[str, ...]:
    """The headings of the table of deals."""
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
            told = CompareText.ROW_PENDING(deal=number, you=signed(you))
            cells = (str(number), signed(you), pending, pending, pending)
            yield CompareRow(number, cells, ("",) * 5, told)
            continue
        expert = ahead(theirs.points, comparison.scorer)
        gap = you - expert
        gaps.append(gap)
        earned = figures(match_points(gap))
        cells = (str(number), signed(you), signed(expert), signed(gap), earned)
        told = deal_words(number, you, expert, EXPERT)
        yield CompareRow(number, cells, ("",) * 5, told, _sign(gap), (EXPERT,), 3)
    if len(gaps) > 1:
        yield _sum_of_gaps(gaps, standing(comparison))


def _sum_of_gaps(gaps: Sequence[float], found: DuplicateStanding) -> CompareRow:
    total = sum(gaps)
    earned = f"{figures(found.match_points)} / {figures(found.most)}"
    cells = (DuplicateText.SUM(), "", "", signed(total), earned)
    return CompareRow(0, cells, ("",) * 5, standing_words(found), _sign(total), marked=3)


def _sign(gap: float) -> int:
    return (round(gap) > 0) - (round(gap) < 0)
