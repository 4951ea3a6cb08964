"""What a contest came to, as lines for people or data for programs."""

from __future__ import annotations

import math
from collections.abc import Iterator

from canasta_qt.arena.contest import ContestReport, Habits
from canasta_qt.arena.elo import Share


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
    return f"{contest.one} against {contest.other}"


def _habits_line(habits: Habits) -> str:
    record = habits.record
    gifts, losses = rate_text(record.gifts, record.discards), rate_text(record.losses, record.outs)
    return (
        f"{habits.level}: gives the pile away in {gifts} of {record.discards} discards, "
        f"goes out at a loss {losses} of {record.outs} times "
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
