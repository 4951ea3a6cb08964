"""The figures of the packaged games, counted beforehand under the bots of the trial.

`figures.json` says for each game which rules its figures belong to. Where rules or bots have
changed since, they are not used, and a trial plays the game itself. `python -m
canasta_qt.arena.write_figures` counts them anew.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from importlib import resources
from typing import Any

from canasta_qt.arena.figures import Figures
from canasta_qt.arena.trial import DEALS, LEVEL, SEED, TrialReport
from canasta_qt.engine.rules import TableRules, diff

FILE = "figures.json"

FORMAT = 1


def fingerprint(rules: TableRules) -> str:
    """A short text that tells rules apart, by what differs from Classic."""
    text = json.dumps(diff(rules, TableRules()), sort_keys=True)
    return hashlib.blake2b(text.encode(), digest_size=8).hexdigest()


def known_report(rules: TableRules) -> TrialReport | None:
    """The report of these rules' deals, if they are those of a game that was counted."""
    return _reports().get(fingerprint(rules))


def conditions() -> dict[str, object]:
    """What the figures of a file rest on; with other ones it is of no use."""
    return {"format": FORMAT, "level": LEVEL, "deals": DEALS, "seed": SEED}


def entry(rules: TableRules, report: TrialReport) -> dict[str, object]:
    """A game's report for the file."""
    return {
        "rules": fingerprint(rules),
        "refused": report.refused,
        "endless": report.endless,
        "figures": report.figures.data(),
    }


@cache
def _reports() -> dict[str, TrialReport]:
    """The reports by the fingerprint of their rules; empty when the file does not fit."""
    file = resources.files(__package__) / FILE
    if not file.is_file():
        return {}
    written: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    if any(written.get(key) != value for key, value in conditions().items()):
        return {}
    return {game["rules"]: _report(game) for game in written["games"].values()}


def _report(game: dict[str, Any]) -> TrialReport:
    figures = Figures.from_data(game["figures"])
    deals = figures["turns"].count
    return TrialReport(
        deals, DEALS, refused=game["refused"], endless=game["endless"], figures=figures
    )
