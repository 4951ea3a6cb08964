"""What a row of simulated deals amounts to, in numbers and in lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from canasta_qt.arena.deal_report import DealReport
from canasta_qt.arena.figures import Figures
from canasta_qt.arena.observe import CANASTA_STYLES, observe
from canasta_qt.arena.tally import Tally
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
            "opening_points_average": _mean(figures["opening_points"]),
            "canastas": canastas,
            "canastas_average": _average(sum(canastas.values()), deals),
            "piles_taken_average": _mean(figures["piles"]),
            "turns_average": _mean(figures["turns"]),
            "actions_average": _mean(figures["actions"]),
            "points_per_side_average": _mean(figures["points"]),
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


def _mean(tally: Tally) -> float:
    return _average(tally.total, tally.count)


def _average(total: int, count: int) -> float:
    return round(total / count, 1) if count else 0.0
