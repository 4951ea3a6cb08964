"""`canasta-qt score`: a score keeper's entries scored by the rules in force."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence

from canasta_qt.commands.arguments import DIFFERENT, OK, complain, read_input
from canasta_qt.features.score_keeper.model.checks import EntryDoubt, doubts_of
from canasta_qt.features.score_keeper.model.entries import Sheet
from canasta_qt.features.score_keeper.model.sheet_text import MOST_BYTES, ReadSheet, read_entries
from canasta_qt.features.score_keeper.model.tally import ScoredSheet, tally
from canasta_qt.features.score_keeper.words import (
    ahead_text,
    column_names,
    doubt_text,
    heading_text,
    keeper_sheets,
    minimum_texts,
    verdict,
)
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.start import UsageProblem
from canasta_qt.words.score_sheet import plain_text


def score_entries(argv: Sequence[str]) -> int:
    """Print lines and totals of every deal; doubts about entries go to standard error.

    Exit status 0, 1 where something cannot be, and 2 when the file cannot be read or scored.
    """
    parser = argparse.ArgumentParser(
        prog="canasta-qt score",
        description="Score a game with real cards: what was counted in each deal, as text or JSON.",
    )
    parser.add_argument("file", metavar="FILE", help="the entries; - reads standard input")
    parser.add_argument("--json", action="store_true", help="lines and totals as one JSON object")
    options = parser.parse_args(argv)
    try:
        read = _read(options.file)
    except UsageProblem as problem:
        return complain("score", problem)
    kept, doubts = tally(read.sheet), doubts_of(read.sheet)
    found = [_doubt_data(read.sheet, doubt, read.placed) for doubt in doubts]
    if options.json:
        print(json.dumps(_data(read.sheet, kept, found), ensure_ascii=False))
    else:
        print(_text(read.sheet, kept), end="")
        for one in found:
            print(f"{options.file}, {one['place']}: {one['text']}", file=sys.stderr)
    return DIFFERENT if doubts else OK


def _read(name: str) -> ReadSheet:
    data = read_input(name, MOST_BYTES)
    if len(data) > MOST_BYTES:
        raise UsageProblem(f"{name} has more than {MOST_BYTES} bytes")
    try:
        return read_entries(data)
    except PositionProblem as problem:
        raise UsageProblem(f"{name}, {problem}") from None


def _doubt_data(sheet: Sheet, doubt: EntryDoubt, placed: Callable[[str], str]) -> dict[str, str]:
    text = doubt_text(doubt, sheet.names)
    return {"place": placed(doubt.place), "code": doubt.code, "text": text}


def _text(sheet: Sheet, kept: ScoredSheet) -> str:
    models = keeper_sheets(sheet, kept, heading_text(sheet.title or sheet.game, sheet.date))
    ahead = "\n".join([ahead_text(sheet, kept), *minimum_texts(sheet, kept)])
    ending = verdict(sheet, kept) or ahead
    return "\n".join([*([plain_text(models)] if models else []), ending, ""])


def _data(sheet: Sheet, kept: ScoredSheet, doubts: list[dict[str, str]]) -> dict[str, object]:
    columns = column_names(sheet)
    outcome = kept.outcome
    return {
        "columns": list(columns),
        "deals": [
            {
                "deal": deal.ahead.number,
                "dealer": sheet.names[deal.ahead.dealer],
                "minimums": list(deal.ahead.minimums),
                "scores": [
                    {
                        "total": score.total,
                        "lines": [
                            {"kind": line.kind, "points": line.points} for line in score.lines
                        ],
                    }
                    for score in deal.scores
                ],
                "totals": list(deal.totals),
            }
            for deal in kept.deals
        ],
        "next": {
            "deal": kept.ahead.number,
            "dealer": sheet.names[kept.ahead.dealer],
            "minimums": list(kept.ahead.minimums),
        },
        "winners": [columns[winner] for winner in outcome.winners] if outcome else [],
        "doubts": doubts,
    }
