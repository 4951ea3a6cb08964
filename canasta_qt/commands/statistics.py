"""What a row of simulated deals amounts to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from canasta_qt.arena.deal_report import DealReport
from canasta_qt.engine.canasta_kinds import canasta_style
from canasta_qt.engine.events import Opened, PileTaken
from canasta_qt.engine.melds import is_canasta
from canasta_qt.engine.state import DealResult
from canasta_qt.record.replay import MatchRun


class Statistics:
    """Counts over deals: how they ended, openings, canastas, piles, points."""

    def __init__(self) -> None:
        self.deals = 0
        self._sides = 0
        self._opened = 0
        self._scorers = 0
        self._unit = "side"
        self._turns = 0
        self._actions = 0
        self._points = 0
        self._endings: Counter[str] = Counter()
        self._canastas: Counter[str] = Counter()
        self._penalties = 0
        self._piles = 0
        self._opening_points: list[int] = []
        self._won: Counter[int] = Counter()

    def add(self, report: DealReport, run: MatchRun) -> None:
        """Count a deal that has just been booked."""
        self.deals += 1
        state = run.state
        self._sides += len(state.sides)
        self._opened += sum(turn > 0 for turn in state.opened)
        self._scorers += len(report.scores)
        self._unit = report.unit
        self._turns += report.turns
        self._actions += report.actions
        self._points += sum(score.total for score in report.scores)
        self._add_ending(report.result)
        for meld in (meld for melds in state.melds for meld in melds):
            if is_canasta(state.setup, meld):
                self._canastas[canasta_style(meld)] += 1
        self._penalties += len(state.penalties)
        for event in run.history:
            if isinstance(event, Opened):
                self._opening_points.append(event.points)
            elif isinstance(event, PileTaken):
                self._piles += 1
        outcome = run.outcome()
        for scorer in outcome.winners if outcome is not None else ():
            self._won[scorer] += 1

    def _add_ending(self, result: DealResult) -> None:
        self._endings["stock" if result.out is None else "out"] += 1
        self._endings["concealed"] += result.concealed != "no"
        self._endings["special"] += bool(result.special_hand)

    def summary(self) -> dict[str, object]:
        """Everything counted, ready for JSON. Averages are per deal unless named otherwise."""
        openings = len(self._opening_points)
        return {
            "deals": self.deals,
            "went_out": self._endings["out"],
            "went_out_concealed": self._endings["concealed"],
            "went_out_with_special_hand": self._endings["special"],
            "stock_ran_out": self._endings["stock"],
            "sides": self._sides,
            "sides_opened": self._opened,
            "openings": openings,
            "opening_points_average": _average(sum(self._opening_points), openings),
            "canastas": {style: self._canastas[style] for style in _STYLES},
            "canastas_average": _average(sum(self._canastas.values()), self.deals),
            "piles_taken_average": _average(self._piles, self.deals),
            "turns_average": _average(self._turns, self.deals),
            "actions_average": _average(self._actions, self.deals),
            "points_per_side_average": _average(self._points, self._scorers),
            "penalties": self._penalties,
            "matches_won": {str(scorer): self._won[scorer] for scorer in sorted(self._won)},
        }

    def lines(self) -> Iterator[str]:
        """The summary for people."""
        found = self.summary()
        canastas = self._canastas_in_words()
        sides = f"{self._opened} of {self._sides}"
        yield f"summary of {self.deals} deal{'' if self.deals == 1 else 's'}"
        yield (
            f"  ended by going out {found['went_out']} times "
            f"({self._ways_out()}), by the stock {found['stock_ran_out']}"
        )
        yield f"  sides that opened: {sides}, with {found['opening_points_average']} points"
        yield f"  canastas: {canastas}; {found['canastas_average']} a deal"
        yield (
            f"  a deal has {found['turns_average']} turns, {found['actions_average']} actions, "
            f"{found['piles_taken_average']} piles taken"
        )
        yield f"  points per {self._unit} and deal: {found['points_per_side_average']}"
        if self._penalties:
            yield f"  penalties: {self._penalties}"
        for scorer in sorted(self._won):
            yield f"  matches won by {self._unit} {scorer}: {self._won[scorer]}"

    def line(self) -> str:
        """The summary in one line."""
        found = self.summary()
        return (
            f"{self.deals} deals: opened {self._opened}/{self._sides}, "
            f"out {self._endings['out']} ({self._ways_out()}), canastas "
            f"{self._canastas_in_words()}, turns {found['turns_average']}, "
            f"mean {found['points_per_side_average']}"
        )

    def _canastas_in_words(self) -> str:
        return ", ".join(f"{self._canastas[style]} {style}" for style in _STYLES)

    def _ways_out(self) -> str:
        special = self._endings["special"]
        more = f", {special} special hand{'' if special == 1 else 's'}" if special else ""
        return f"{self._endings['concealed']} concealed{more}"


_STYLES = ("natural", "mixed", "wild", "sequence")


def _average(total: int, count: int) -> float:
    return round(total / count, 1) if count else 0.0
