"""`canasta-qt challenge`: a challenge code made, read, or that of a day."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from canasta_qt.commands.arguments import DIFFERENT, OK, complain, whole_number
from canasta_qt.commands.check import read_match
from canasta_qt.engine.setup import setup_for
from canasta_qt.features.challenges.words import (
    about,
    changes,
    doubts,
    fault_text,
    no_code_text,
    result_text,
    title,
)
from canasta_qt.players.levels import PLAYERS_VERSION
from canasta_qt.players.playout import COMPILED
from canasta_qt.record.challenges.challenge import Challenge, CodeProblem, Players
from canasta_qt.record.challenges.code import challenge_code, has_challenge, read_challenge
from canasta_qt.record.challenges.daily import DailyDeal, deal_of_key, may_be_played
from canasta_qt.record.challenges.making import NoChallenge, challenge_of_deal, challenge_of_match
from canasta_qt.record.challenges.qr import png_of, text_in_png
from canasta_qt.record.fair_deal import seal_to_come
from canasta_qt.record.log import HUMAN, Player
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.seeds import secret_of
from canasta_qt.start import UsageProblem
from canasta_qt.storage.files import StorageProblem, read_bytes, write_export

MOST_BYTES = 4_000_000
"""Of a file with a code."""


def players_here() -> Players:
    """The version of the players that are here."""
    return Players(PLAYERS_VERSION, COMPILED)


def challenge(argv: Sequence[str]) -> int:
    """Make or read a code.

    Exit status 0; 1 for a code that is wrong or a match of which none can be made; 2 for unusable
    arguments.
    """
    options = _parser().parse_args(argv)
    try:
        if options.make is not None:
            return _make(options)
        if options.read is not None:
            return _tell(read_challenge(_text_of(options.read)), options)
        return _daily(options)
    except UsageProblem as problem:
        return complain("challenge", problem)
    except NoChallenge as problem:
        complain("challenge", no_code_text(problem.reason))
    except CodeProblem as problem:
        fault = problem.fault
        complain("challenge", fault_text(fault))
        if options.json:
            print(json.dumps({"error": fault.code, "letter": fault.place, "group": fault.group}))
    return DIFFERENT


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="canasta-qt challenge",
        description="A challenge code: a match or a deal in about 30 letters, to be played by "
        "somebody else with the same cards. canasta-qt --challenge CODE plays one.",
    )
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--make", metavar="FILE", help="the code of a saved match (*.canasta)")
    what.add_argument("--read", metavar="CODE", help="what a code asks; a file with one will do")
    what.add_argument("--daily", metavar="DATE", help="the deal of a day or week: 2026-W48")
    add = parser.add_argument
    add("--deal", metavar="N", help="with --make: only this deal, played on its own")
    add("--seat", metavar="N", help="with --make: whose seat, from 0; left out: the person's")
    add("--result", action="store_true", help="with --make: the code tells what came of it")
    add("--qr", metavar="FILE", help="write the QR code as a PNG picture too")
    add("--json", action="store_true", help="one JSON object")
    return parser


def _make(options: argparse.Namespace) -> int:
    log = read_match(options.make)
    seats = len(log.players)
    seat = whole_number(options.seat, "--seat", 0) if options.seat is not None else None
    if seat is not None and seat >= seats:
        raise UsageProblem(f"--seat needs a number from 0 to {seats - 1}, not {seat}")
    if options.deal is None:
        one = challenge_of_match(log, players_here(), with_result=options.result, seat=seat)
    else:
        number = whole_number(options.deal, "--deal", 1)
        one = challenge_of_deal(log, number, players_here(), with_result=options.result, seat=seat)
    return _tell(one, options)


def _text_of(text: str) -> str:
    """The code itself, or what is in a file of that name: text, or a picture made by us."""
    if has_challenge(text):
        return text
    path = Path(text)
    if len(text) > 1000 or not path.is_file():
        return text
    try:
        data = read_bytes(path, MOST_BYTES)
    except StorageProblem as problem:
        raise UsageProblem(f"cannot read {text}: {problem.reason}") from None
    return text_in_png(data) or data.decode("utf-8", "replace")


def _daily(options: argparse.Namespace) -> int:
    try:
        deal = deal_of_key(options.daily)
    except ValueError as problem:
        raise UsageProblem(f"--daily: {problem}") from None
    if not may_be_played(deal, datetime.now().astimezone().date()):
        raise UsageProblem(f"--daily: the deal of {deal.key} is still to come")
    more = {"daily": deal.key, "seal": seal_of_daily(deal)}
    return _tell(deal.challenge(players_here()), options, more)


def seal_of_daily(deal: DailyDeal) -> str:
    """The seal of a daily deal's deck, as it is shown before it is played."""
    one = deal.challenge(players_here())
    seats = setup_for(one.rules).seats
    run = MatchRun.new(
        one.rules, deal.seed, [Player("", HUMAN)] * seats, secret=secret_of(deal.seed)
    )
    seal = seal_to_come(run.log)
    return seal.digest if seal is not None else ""


def _tell(one: Challenge, options: argparse.Namespace, more: dict[str, Any] | None = None) -> int:
    code = challenge_code(one)
    if options.qr is not None:
        try:
            write_export(Path(options.qr), png_of(code))
        except StorageProblem as problem:
            raise UsageProblem(f"cannot write {options.qr}: {problem.reason}") from None
        except ValueError:
            raise UsageProblem("this code is too long for a QR code") from None
    warnings = doubts(one, players_here())
    if options.json:
        print(json.dumps({"code": code, **_data(one), **(more or {}), "warnings": warnings}))
        return OK
    for key, value in (more or {}).items():
        print(f"{key}: {value}")
    print(code)
    lines = (f"{title(one)}: {about(one)}", result_text(one), *changes(one), *warnings)
    for line in filter(None, lines):
        print(f"  {line}")
    return OK


def _data(one: Challenge) -> dict[str, Any]:
    data: dict[str, Any] = {"kind": one.kind, "game": one.game, "changed": changes(one)}
    if one.changed is not None:
        data["rules_name"] = one.changed.name
    if one.table is not None:
        table, end = one.table, one.rules.match.end
        data |= {
            "seed": table.match_seed,
            "cut": table.match_cut,
            "end": {"kind": end.kind, "score": end.score, "count": end.count},
            "seat": table.seat,
            "levels": [
                None if seat == table.seat else style for seat, style in enumerate(table.styles)
            ],
            "players": {"version": table.players.number, "compiled": table.players.compiled},
        }
        if one.kind == "deal":
            data |= {"deal": table.deal, "dealer": table.dealer}
    else:
        data["exercise"] = one.exercise
    if one.result is not None:
        data["result"] = {"own": one.result.own, "other": one.result.other}
    return data
