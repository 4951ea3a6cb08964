"""Deals of the quick instrument in a file, a line each, so that measuring can go on another day.

A line counts for the question it was asked for: rules, players and their version, seed, worlds.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, get_args

from canasta_qt.players.levels import PLAYERS_VERSION
from canasta_qt.players.playout import COMPILED
from canasta_qt.players.trial import rules_fingerprint
from tools.lab.decisions.asking import MOST_TIMES, PRECISE, DealGains, Gains, Question, QuestionKind
from tools.lab.lines_file import LinesFile

_KINDS = get_args(QuestionKind)


def question_digest(question: Question, version: int = PLAYERS_VERSION) -> str:
    """What tells a question to players of this version from all others."""
    told: list[object] = [
        rules_fingerprint(question.rules),
        question.one,
        question.other,
        question.seed,
        question.worlds,
        version,
        COMPILED,
        [PRECISE, MOST_TIMES],
    ]
    if question.paired:
        told.append("paired")
    return hashlib.blake2b(json.dumps(told).encode(), digest_size=8).hexdigest()


class DealsFile:
    """The file. What comes is on the disk before the next deal is asked about."""

    def __init__(self, path: Path) -> None:
        """Read it if it is there; a last line that was cut off is left out.

        Raises `LinesFileProblem` when it cannot be read or is no file of such deals.
        """
        self._file = LinesFile(path, "deal of the quick instrument")
        self._found: dict[str, dict[int, DealGains]] = {}
        self._file.read(self._take)

    def of(self, question: Question, version: int = PLAYERS_VERSION) -> dict[int, DealGains]:
        """What is kept of a question, by the number of the deal."""
        return dict(self._found.get(question_digest(question, version), {}))

    def latest(self, question: Question) -> tuple[int, dict[int, DealGains]]:
        """The same of the newest players that were asked, and their version; 0: of none."""
        for version in range(PLAYERS_VERSION, 0, -1):
            found = self.of(question, version)
            if found:
                return version, found
        return 0, {}

    def add(self, question: Question, deal: DealGains) -> None:
        """Keep one more. Raises `LinesFileProblem` when it cannot be written."""
        digest = question_digest(question)
        self._found.setdefault(digest, {})[deal.number] = deal
        who = {"one": question.one, "other": question.other}
        self._file.add({"question": digest, **who, **_as_data(deal)})

    def _take(self, data: dict[str, Any]) -> None:
        deal = _from_data(data)
        self._found.setdefault(data["question"], {})[deal.number] = deal


def _as_data(deal: DealGains) -> dict[str, Any]:
    return {
        "number": deal.number,
        "asked": deal.asked,
        "unjudged": deal.unjudged,
        "gains": {
            kind: [gains.decisions, round(gains.careful, 1), round(gains.plain, 1)]
            for kind, gains in deal.gains.items()
        },
        "noise": [round(deal.noise["careful"], 1), round(deal.noise["plain"], 1)],
        "seconds": round(deal.seconds, 2),
    }


def _from_data(data: dict[str, Any]) -> DealGains:
    careful, plain = data["noise"]
    if not set(data["gains"]) <= set(_KINDS):
        raise ValueError("unknown kinds of decisions")
    return DealGains(
        int(data["number"]),
        int(data["asked"]),
        int(data["unjudged"]),
        {kind: Gains(*numbers) for kind, numbers in data["gains"].items()},
        {"careful": float(careful), "plain": float(plain)},
        float(data["seconds"]),
    )
