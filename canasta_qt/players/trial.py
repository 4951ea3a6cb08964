"""A trial of rules: many bot deals in small parts that any process can play.

A part is a match of its own with a seed of its own, so the parts may be played in any order by any
number of processes, and their sum is always the same. The packaged games were counted beforehand:
`figures.json` says for each which rules its figures belong to. Where rules or bots have changed
since, they are not used, and a trial plays the game itself. `python -m tools.write_figures` counts
them anew.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from canasta_qt.engine.rules import TableRules, diff
from canasta_qt.players.deal_report import Figures

LEVEL = "steady"
"""The bots that try rules out: quick, and the same for every set of rules."""

DEALS = 200
SEED = 1

PART = 10
"""Deals in a part. So long a match goes on, with totals and opening minimums as they rise."""


@dataclass(frozen=True, slots=True)
class TrialPart:
    """Some deals of a trial: `number` counts the parts from 0."""

    rules: TableRules
    number: int
    deals: int = PART
    seed: int = SEED


@dataclass(frozen=True, slots=True)
class TrialReport:
    """What is known of a trial.

    Attributes:
        deals: deals played to their end.
        wanted: deals the trial is to have; fewer are done while it goes on.
        refused, endless: deals broken off because of a bot's illegal choice, or without an end.
        lost: deals that could not be played because the program failed.
        figures: see `observe` for their names.
    """

    deals: int = 0
    wanted: int = 0
    refused: int = 0
    endless: int = 0
    lost: int = 0
    figures: Figures = field(default_factory=Figures)

    @property
    def done(self) -> int:
        """Deals dealt with, in whatever way they ended."""
        return self.deals + self.refused + self.endless + self.lost

    def __add__(self, other: TrialReport) -> TrialReport:
        """Both together; the wanted deals stay those of the whole trial."""
        return TrialReport(
            self.deals + other.deals,
            max(self.wanted, other.wanted),
            self.refused + other.refused,
            self.endless + other.endless,
            self.lost + other.lost,
            self.figures + other.figures,
        )


def parts_of(rules: TableRules, deals: int = DEALS, seed: int = SEED) -> tuple[TrialPart, ...]:
    """The parts of a trial, the last one shorter if need be."""
    starts = range(0, deals, PART)
    return tuple(
        TrialPart(rules, number, min(PART, deals - start), seed)
        for number, start in enumerate(starts)
    )


def play_part(part: TrialPart) -> TrialReport:
    """Play a part; the work of one process for a second or so."""
    from canasta_qt.players.deal_report import observe
    from canasta_qt.players.table import BotFault, BotTable, Game

    figures = Figures()
    faults = {False: 0, True: 0}
    seed = f"{part.seed}/part {part.number}"
    table = BotTable(Game("", part.rules), LEVEL, seed)
    for outcome in table.deals_or_faults(part.deals):
        if isinstance(outcome, BotFault):
            faults[outcome.endless] += 1
        else:
            figures.add(observe(table.run, outcome))
    return TrialReport(
        figures["turns"].count, refused=faults[False], endless=faults[True], figures=figures
    )


def total(reports: Iterable[TrialReport], wanted: int) -> TrialReport:
    """The parts that have been played, put together."""
    return sum(reports, start=TrialReport(wanted=wanted))


FIGURES_FILE = "figures.json"

FIGURES_FORMAT = 1


def rules_fingerprint(rules: TableRules) -> str:
    """A short text that tells rules apart, by what differs from Classic."""
    text = json.dumps(diff(rules, TableRules()), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def known_report(rules: TableRules) -> TrialReport | None:
    """The report of these rules' deals, if they are those of a game that was counted."""
    return _reports().get(rules_fingerprint(rules))


def figures_conditions() -> dict[str, object]:
    """What the figures of a file rest on; with other ones it is of no use."""
    return {"format": FIGURES_FORMAT, "level": LEVEL, "deals": DEALS, "seed": SEED}


def figures_entry(rules: TableRules, report: TrialReport) -> dict[str, object]:
    """A game's report for the file."""
    return {
        "rules": rules_fingerprint(rules),
        "refused": report.refused,
        "endless": report.endless,
        "figures": report.figures.data(),
    }


@cache
def _reports() -> dict[str, TrialReport]:
    """The reports by the fingerprint of their rules; empty when the file does not fit."""
    file = resources.files(__package__) / FIGURES_FILE
    if not file.is_file():
        return {}
    written: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    if any(written.get(key) != value for key, value in figures_conditions().items()):
        return {}
    return {game["rules"]: _report(game) for game in written["games"].values()}


def _report(game: dict[str, Any]) -> TrialReport:
    figures = Figures.from_data(game["figures"])
    deals = figures["turns"].count
    return TrialReport(
        deals, DEALS, refused=game["refused"], endless=game["endless"], figures=figures
    )
