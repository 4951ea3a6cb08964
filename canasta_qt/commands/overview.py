"""A game in one line: what many bot deals of it amount to, and whether every bot kept the rules."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.arena.bot_table import BotFault, BotTable, Game
from canasta_qt.commands.statistics import Statistics


@dataclass(frozen=True, slots=True)
class Overview:
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


def overview(game: Game, level: str, seed: str, wanted: int) -> Overview:
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
    return Overview(game.preset, statistics, faults[False], faults[True], thinking)
