"""A finished deal as lines for people, or as data for programs."""

from __future__ import annotations

from collections.abc import Iterator

from canasta_qt.arena.deal_report import DealReport
from canasta_qt.engine.scoring import SideScore


def as_data(report: DealReport) -> dict[str, object]:
    """The report for JSON."""
    result = report.result
    return {
        "match": report.match,
        "deal": report.deal,
        "dealer": report.dealer,
        "reason": result.reason,
        "out": result.out,
        "concealed": result.concealed,
        "special_hand": result.special_hand,
        "turns": report.turns,
        "actions": report.actions,
        "scores": {str(score.scorer): _score_data(score) for score in report.scores},
        "totals": list(report.totals),
    }


def _score_data(score: SideScore) -> dict[str, object]:
    lines: list[dict[str, object]] = []
    for line in score.lines:
        item: dict[str, object] = {"kind": line.kind, "points": line.points}
        if line.seat is not None:
            item["seat"] = line.seat
        lines.append(item)
    return {"total": score.total, "lines": lines}


def as_lines(report: DealReport) -> Iterator[str]:
    """The report for people."""
    yield f"match {report.match}, deal {report.deal}: {_ending(report)}"
    for score in report.scores:
        yield f"  {report.unit} {score.scorer}: {score.total:+d}"
        for line in score.lines:
            name = line.kind.replace(".", ": ").replace("_", " ")
            whose = "" if line.seat is None else f" (seat {line.seat})"
            yield f"    {line.points:+6d}  {name}{whose}"
    yield f"  totals: {', '.join(map(str, report.totals))}"


def _ending(report: DealReport) -> str:
    result = report.result
    if result.out is None:
        how = "the stock ran out"
    elif result.special_hand:
        how = f"seat {result.out} went out with the special hand {result.special_hand!r}"
    else:
        how = f"seat {result.out} went out{'' if result.concealed == 'no' else ' concealed'}"
    return f"{how} in turn {report.turns} (dealer: seat {report.dealer})"
