"""Finished deals as lines for people or data for programs: one, a row of them, a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from canasta_qt.engine.scoring import SideScore
from canasta_qt.players.deal_report import CANASTA_STYLES, DealReport, Figures, observe
from canasta_qt.players.table import BotFault, BotTable, Game
from canasta_qt.record.replay import MatchRun


class Statistics:
    """Counts over deals: how they ended, openings, canastas, piles, points, matches won."""

    def __init__(self) -> None:
        self.figures = Figures()
        self._unit = "side"
        self._won: Counter[int] = Counter()

    @property
    def deals(self) -> int:
        """How many deals were counted."""
        return self.figures["turns"].count

    def add(self, report: DealReport, run: MatchRun) -> None:
        """Count a deal that has just been booked."""
        self.figures.add(observe(run, report))
        self._unit = report.unit
        outcome = run.outcome()
        for scorer in outcome.winners if outcome is not None else ():
            self._won[scorer] += 1

    def summary(self) -> dict[str, object]:
        """Everything counted, ready for JSON. Averages are per deal unless named otherwise."""
        figures, deals = self.figures, self.deals
        canastas = {style: figures[f"canastas.{style}"].total for style in CANASTA_STYLES}
        return {
            "deals": deals,
            "went_out": self._went_out(),
            "went_out_concealed": figures["concealed"].total,
            "went_out_with_special_hand": figures["special"].total,
            "stock_ran_out": deals - self._went_out(),
            "sides": figures["opened"].count,
            "sides_opened": figures["opened"].total,
            "openings": figures["opening_points"].count,
            "opening_points_average": round(figures["opening_points"].mean, 1),
            "canastas": canastas,
            "canastas_average": round(sum(canastas.values()) / deals, 1) if deals else 0.0,
            "piles_taken_average": round(figures["piles"].mean, 1),
            "turns_average": round(figures["turns"].mean, 1),
            "actions_average": round(figures["actions"].mean, 1),
            "points_per_side_average": round(figures["points"].mean, 1),
            "penalties": figures["penalties"].total,
            "matches_won": {str(scorer): self._won[scorer] for scorer in sorted(self._won)},
        }

    def lines(self) -> Iterator[str]:
        """The summary for people."""
        found = self.summary()
        yield f"summary of {self.deals} deal{'' if self.deals == 1 else 's'}"
        yield (
            f"  ended by going out {found['went_out']} times "
            f"({self._ways_out()}), by the stock {found['stock_ran_out']}"
        )
        yield (
            f"  sides that opened: {found['sides_opened']} of {found['sides']}, "
            f"with {found['opening_points_average']} points"
        )
        yield f"  canastas: {self._canastas_in_words()}; {found['canastas_average']} a deal"
        yield (
            f"  a deal has {found['turns_average']} turns, {found['actions_average']} actions, "
            f"{found['piles_taken_average']} piles taken"
        )
        yield f"  points per {self._unit} and deal: {found['points_per_side_average']}"
        if found["penalties"]:
            yield f"  penalties: {found['penalties']}"
        for scorer in sorted(self._won):
            yield f"  matches won by {self._unit} {scorer}: {self._won[scorer]}"

    def line(self) -> str:
        """The summary in one line."""
        found = self.summary()
        return (
            f"{self.deals} deals: opened {found['sides_opened']}/{found['sides']}, "
            f"out {found['went_out']} ({self._ways_out()}), canastas "
            f"{self._canastas_in_words()}, turns {found['turns_average']}, "
            f"mean {found['points_per_side_average']}"
        )

    def _went_out(self) -> int:
        return self.figures["ended.out"].total

    def _canastas_in_words(self) -> str:
        totals = ((style, self.figures[f"canastas.{style}"].total) for style in CANASTA_STYLES)
        return ", ".join(f"{total} {style}" for style, total in totals)

    def _ways_out(self) -> str:
        special = self.figures["special"].total
        more = f", {special} special hand{'' if special == 1 else 's'}" if special else ""
        return f"{self.figures['concealed'].total} concealed{more}"


@dataclass(frozen=True, slots=True)
class GameReport:
    """What came of the deals of one game.

    Attributes:
        preset: which game.
        statistics: of the deals that were played to the end.
        refused: deals that ended with a bot's choice the rules refuse.
        endless: deals stopped because they did not end.
        thinking: milliseconds a choice took on average.
    """

    preset: str
    statistics: Statistics
    refused: int
    endless: int
    thinking: float

    @property
    def sound(self) -> bool:
        """Whether no bot broke the rules and every deal came to its end."""
        return not self.refused and not self.endless

    def data(self) -> dict[str, object]:
        """Everything, ready for JSON."""
        return {
            "preset": self.preset,
            "refused": self.refused,
            "endless": self.endless,
            "milliseconds_a_choice": round(self.thinking, 2),
            "summary": self.statistics.summary(),
        }

    def text(self) -> str:
        """The line for people."""
        found = self.statistics
        faults = f"refused {self.refused}, endless {self.endless}, {self.thinking:.2f} ms a choice"
        return f"{self.preset:<26} {found.line()}, {faults}"


def overview(game: Game, level: str, seed: str, wanted: int) -> GameReport:
    """Play `wanted` deals of a game; a deal with a fault counts, and the next match begins."""
    statistics = Statistics()
    table = BotTable(game, level, seed)
    faults = {False: 0, True: 0}
    for outcome in table.deals_or_faults(wanted):
        if isinstance(outcome, BotFault):
            faults[outcome.endless] += 1
        else:
            statistics.add(outcome, table.run)
    thinking = 1000 * table.thinking / max(1, table.choices)
    return GameReport(game.preset, statistics, faults[False], faults[True], thinking)


def deal_data(report: DealReport) -> dict[str, object]:
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


def deal_lines(report: DealReport) -> Iterator[str]:
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
