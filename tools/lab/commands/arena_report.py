"""What a contest came to: lines for people, data for programs, tables for tools/lab/MEASURED.md.

Figures say on what they were measured: the machine and the state of the program.
"""

from __future__ import annotations

import math
import os
import platform
import subprocess
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from canasta_qt import __version__
from canasta_qt.storage.files import StorageProblem, write_export
from tools.lab.contest import ContestReport, Habits
from tools.lab.rating import Rating, Share


def contest_data(report: ContestReport) -> dict[str, object]:
    """The report for JSON; an interval that is open on a side has null there."""
    contest = report.contest
    return {
        "one": contest.one,
        "other": contest.other,
        "mate": contest.mate or None,
        "rival": contest.rival or None,
        "seed": contest.seed,
        "interpreted": contest.interpreted,
        "points_a_deal": round(report.margin, 1),
        "plus_minus": _finite(report.interval),
        "pairs": _share_data(report.pairs),
        "matches": {**_share_data(report.matches), "deals_each": round(report.deals_a_match, 1)},
        "habits": [_habits_data(habits) for habits in report.habits],
        "spoilt": list(report.spoilt),
    }


def _share_data(share: Share) -> dict[str, object]:
    return {
        "played": share.games,
        "won": round(share.won, 3),
        "share": round(share.mean, 4),
        "share_95": [round(end, 4) for end in share.interval],
        "elo": round(share.elo, 1) if share.games else None,
        "elo_95": [_finite(end) for end in share.elo_interval],
    }


def _habits_data(habits: Habits) -> dict[str, object]:
    record = habits.record
    return {
        "level": habits.level,
        "discards": record.discards,
        "gifts": record.gifts,
        "outs": record.outs,
        "losses": record.losses,
        "defeats": record.defeats,
        "choices": len(record.times),
        "median_ms": habits.milliseconds(0.5),
        "p99_ms": habits.milliseconds(0.99),
    }


def _finite(number: float) -> float | None:
    return round(number, 1) if math.isfinite(number) else None


def contest_lines(report: ContestReport) -> Iterator[str]:
    """The report for people."""
    yield _title(report)
    pairs, matches = report.pairs, report.matches
    if pairs.games:
        rating = "" if matches.games else f", Elo by pairs {elo_text(pairs)}"
        ahead = f"ahead in {percent_text(pairs.mean)} of {pairs.games} pairs"
        yield f"  {margin_text(report)} points a deal; {ahead}{rating}"
    if matches.games:
        yield (
            f"  {percent_text(matches.mean)} of {matches.games} matches won, of "
            f"{report.deals_a_match:.1f} deals, Elo by matches {elo_text(matches)}"
        )
    for habits in report.habits:
        yield f"  {_habits_line(habits)}"
    if report.spoilt:
        yield f"  not played to their end: {len(report.spoilt)}; the first: {report.spoilt[0]}"


def _title(report: ContestReport) -> str:
    contest = report.contest
    if contest.as_partner:
        return (
            f"{contest.one} rather than {contest.other} beside {contest.mate}, "
            f"against {contest.rival}"
        )
    how = ", as without the compiled core" if contest.interpreted else ""
    return f"{contest.one} against {contest.other}{how}"


def _habits_line(habits: Habits) -> str:
    record = habits.record
    return (
        f"{habits.level}: gives the pile away in {_gifts(habits)} of {record.discards} discards, "
        f"goes out at a loss {_losses(habits)} of {record.outs} times "
        f"({record.defeats} of them lose the match), "
        f"a choice takes {time_text(habits, 0.5)}, 99 % at most {time_text(habits, 0.99)}"
    )


def margin_text(report: ContestReport) -> str:
    """The mean margin with its interval, which a single pair does not have."""
    if not report.margins:
        return "–"
    return mean_text(report.margin, report.interval)


def mean_text(mean: float, interval: float) -> str:
    """A mean number of points with its interval, left out where it is infinite."""
    return f"{mean:+.0f} ± {interval:.0f}" if math.isfinite(interval) else f"{mean:+.0f}"


def percent_text(share: float) -> str:
    """A share in whole percent."""
    return f"{100 * share:.0f} %"


def rate_text(count: int, total: int) -> str:
    """How many of all, in percent; a dash where there were none."""
    return f"{100 * count / total:.1f} %" if total else "–"


def _gifts(habits: Habits) -> str:
    return rate_text(habits.record.gifts, habits.record.discards)


def _losses(habits: Habits) -> str:
    return rate_text(habits.record.losses, habits.record.outs)


def elo_text(share: Share) -> str:
    """The rating with its 95 % interval, which is open where everything was won or lost."""
    low, high = share.elo_interval
    if math.isinf(high):
        return f"{share.elo:+.0f} ({low:+.0f} or more)"
    if math.isinf(low):
        return f"{share.elo:+.0f} ({high:+.0f} or less)"
    return f"{share.elo:+.0f} ({low:+.0f} to {high:+.0f})"


def time_text(habits: Habits, share: float) -> str:
    """The time within which this share of choices is made; a dash where no times were kept."""
    if not habits.record.times:
        return "–"
    time = habits.milliseconds(share)
    return f"{time:.1f} ms" if time < 10 else f"{time:.0f} ms"


Cell = Callable[[ContestReport], str]


@dataclass(frozen=True, slots=True)
class ReportTable:
    """Headings, and what stands under each for a contest."""

    columns: tuple[tuple[str, Cell], ...]

    def head(self) -> tuple[str, str]:
        """The first two lines."""
        return _head([heading for heading, _ in self.columns])

    def row(self, report: ContestReport) -> str:
        """A contest's line."""
        return _row([cell(report) for _, cell in self.columns])


def rung_table(*, pairs: bool, matches: bool) -> ReportTable:
    """The table of levels against their neighbours below, by what was played.

    Ratings are by matches, or by pairs where there were none.
    """
    points = _POINTS if pairs else ()
    return ReportTable((*_WHO, *points, *(_BY_MATCHES if matches else _BY_PAIRS), *_HABITS))


def rating_rows(ratings: Sequence[Rating]) -> Iterator[str]:
    """Every level's rating, in one row."""
    yield from _head([rating.player for rating in ratings])
    yield _row([f"{one.elo:+.0f} ± {one.interval:.0f}" if one.interval else "0" for one in ratings])


def partner_title(yardstick: str, pairs: int) -> str:
    """What the table of partners says."""
    return (
        f"As a partner: points a deal that a side makes more than with {yardstick} in the same "
        f"seat, against two {yardstick} players ({pairs} pairs each):"
    )


def partner_rows(reports: Sequence[ContestReport]) -> Iterator[str]:
    """A row a level, a column for each level it plays beside."""
    mates = list(dict.fromkeys(report.contest.mate for report in reports))
    yield from _head(["Partner", *(f"beside {mate}" for mate in mates)])
    by_seats = {(report.contest.one, report.contest.mate): report for report in reports}
    for level in dict.fromkeys(report.contest.one for report in reports):
        yield _row([level, *(margin_text(by_seats[level, mate]) for mate in mates)])


_WHO: tuple[tuple[str, Cell], ...] = (
    ("Level", lambda report: report.contest.one),
    ("against", lambda report: report.contest.other),
)
_POINTS: tuple[tuple[str, Cell], ...] = (("Points a deal", margin_text),)
_BY_MATCHES: tuple[tuple[str, Cell], ...] = (
    ("Matches won", lambda report: percent_text(report.matches.mean)),
    ("Elo by matches", lambda report: elo_text(report.matches)),
)
_BY_PAIRS: tuple[tuple[str, Cell], ...] = (
    ("Pairs ahead", lambda report: percent_text(report.pairs.mean)),
    ("Elo by pairs", lambda report: elo_text(report.pairs)),
)
_HABITS: tuple[tuple[str, Cell], ...] = (
    ("Gives the pile away", lambda report: _gifts(report.habits[0])),
    ("Out at a loss", lambda report: _losses(report.habits[0])),
    ("A choice, 99 %", lambda report: time_text(report.habits[0], 0.99)),
)


def _head(headings: Sequence[str]) -> tuple[str, str]:
    return _row(headings), _row(["---"] * len(headings))


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


class PageProblem(ValueError):
    """The page cannot be read or written, or has no place for the tables; a line saying so."""


Marks = tuple[str, str]
"""The lines between which something stands in a page; a reader of the page sees neither."""


def marks(game: str) -> Marks:
    """The lines around the tables of a game."""
    return f"<!-- ladder {game} -->", f"<!-- end of ladder {game} -->"


def require_marks(path: Path, around: Marks) -> None:
    """Raise `PageProblem` unless the page has these two marks, once each and in their order."""
    _around_marks(path, around)


def put_between(path: Path, around: Marks, lines: Sequence[str]) -> None:
    """Replace what stands between two marks. Raises `PageProblem`."""
    before, after = _around_marks(path, around)
    begin, end = around
    text = "\n".join([begin, "", *lines, "", end])
    try:
        write_export(path, f"{before}{text}{after}")
    except StorageProblem as problem:
        raise PageProblem(f"{path}: {problem.reason}") from problem


def _around_marks(path: Path, around: Marks) -> tuple[str, str]:
    """What stands before the first mark and after the second."""
    begin, end = around
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeError) as problem:
        raise PageProblem(f"{path} cannot be read: {problem}") from problem
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed or text.count(begin) + text.count(end) != 2:
        raise PageProblem(f"{path} needs the line {begin!r} and, below it, {end!r}, once each")
    return before, after


_CPU_INFO = Path("/proc/cpuinfo")
_PATIENCE_S = 5


def origin() -> dict[str, str]:
    """On what figures are measured, for JSON."""
    return {"machine": machine(), "commit": commit()}


def machine() -> str:
    """Processor, number of cores, system and Python, as far as the system tells."""
    cores = os.cpu_count() or 1
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{_processor()}, {cores} cores, {platform.system()}, {python}"


def commit() -> str:
    """The commit of a working copy, marked where files were changed; else the version."""
    call = ["git", "describe", "--always", "--dirty", "--exclude=*"]
    try:
        found = subprocess.run(
            call,
            cwd=Path(__file__).parent,
            capture_output=True,
            text=True,
            timeout=_PATIENCE_S,
            check=True,
        )
    except (OSError, subprocess.SubprocessError):
        return f"version {__version__}"
    return found.stdout.strip()


def _processor() -> str:
    if _CPU_INFO.is_file():
        for line in _CPU_INFO.read_text(encoding="utf-8", errors="replace").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()
