"""What a contest came to, as lines for people, a table for the README, or data for programs."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from canasta_qt.arena.contest import ContestReport, Habits
from canasta_qt.arena.elo import Share

HEADINGS = (
    "Level",
    "against",
    "Points a deal",
    "Pairs ahead",
    "Elo by pairs",
    "Matches won",
    "Elo by matches",
    "Gives the pile away",
    "Out at a loss",
    "A choice, 99 %",
)


def as_data(report: ContestReport) -> dict[str, object]:
    """The report for JSON; an interval that is open on a side has null there."""
    contest = report.contest
    return {
        "one": contest.one,
        "other": contest.other,
        "mate": contest.mate or None,
        "rival": contest.rival or None,
        "seed": contest.seed,
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


def as_lines(report: ContestReport) -> Iterator[str]:
    """The report for people."""
    yield _title(report)
    if report.pairs.games:
        yield (
            f"  {_margin_text(report)} points a deal; ahead in "
            f"{_percent(report.pairs.mean)} of {report.pairs.games} pairs, Elo {_elo(report.pairs)}"
        )
    if report.matches.games:
        yield (
            f"  {_percent(report.matches.mean)} of {report.matches.games} matches won, of "
            f"{report.deals_a_match:.1f} deals, Elo {_elo(report.matches)}"
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
    return f"{contest.one} against {contest.other}"


def _habits_line(habits: Habits) -> str:
    record = habits.record
    return (
        f"{habits.level}: gives the pile away in {_rate(record.gifts, record.discards)} of "
        f"{record.discards} discards, goes out at a loss {_rate(record.losses, record.outs)} of "
        f"{record.outs} times ({record.defeats} of them lose the match), "
        f"a choice takes {_milliseconds(habits, 0.5)} ms, "
        f"99 % at most {_milliseconds(habits, 0.99)} ms"
    )


def table_row(report: ContestReport) -> str:
    """A rung of the ladder: a level against its neighbour below."""
    upper = report.habits[0]
    record = upper.record
    return _row(
        (
            report.contest.one,
            report.contest.other,
            _margin_text(report),
            _percent(report.pairs.mean),
            _elo(report.pairs),
            _percent(report.matches.mean) if report.matches.games else "–",
            _elo(report.matches) if report.matches.games else "–",
            _rate(record.gifts, record.discards),
            _rate(record.losses, record.outs),
            f"{_milliseconds(upper, 0.99)} ms",
        )
    )


def table_head() -> tuple[str, str]:
    """The first two lines of the ladder's table."""
    return _row(HEADINGS), _row(["---"] * len(HEADINGS))


def _margin_text(report: ContestReport) -> str:
    """The mean margin with its interval, which a single pair does not have."""
    if not report.margins:
        return "–"
    return mean_text(report.margin, report.interval)


def mean_text(mean: float, interval: float) -> str:
    """A mean number of points with its interval, left out where it is infinite."""
    return f"{mean:+.0f} ± {interval:.0f}" if math.isfinite(interval) else f"{mean:+.0f}"


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def _rate(count: int, total: int) -> str:
    return f"{100 * count / total:.1f} %" if total else "–"


def _elo(share: Share) -> str:
    low, high = share.elo_interval
    if math.isinf(high):
        return f"{share.elo:+.0f} ({low:+.0f} or more)"
    if math.isinf(low):
        return f"{share.elo:+.0f} ({high:+.0f} or less)"
    return f"{share.elo:+.0f} ({low:+.0f} to {high:+.0f})"


def _milliseconds(habits: Habits, share: float) -> str:
    time = habits.milliseconds(share)
    return f"{time:.1f}" if time < 10 else f"{time:.0f}"
