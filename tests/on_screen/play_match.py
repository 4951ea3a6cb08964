"""Plays a whole match by mouse or by keyboard in the real window and checks the final scores.

    python tests/on_screen/play_match.py [--virtual-screen] [--rules ID] [--seed S] [--deals N]
        [--keys]

The human seat is played by `player.MousePlayer`: press, move and release events on the table, and
nothing but what the screen shows to decide by. The bots are the program's own, in their process.
When one side has reached the target, the totals on the score sheet are compared with those that a
replay of the saved log gives, and every card on the screen with the model. Exit status 0 when all
is as it should be.
"""

from __future__ import annotations

import argparse
import contextlib
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from canasta_qt.app.program import Program
from canasta_qt.record.log import MatchLog
from canasta_qt.record.replay import MatchRun
from canasta_qt.start import read_options
from canasta_qt.view_model.pictures import ScoreSheetModel
from canasta_qt.words.people import own_first
from tests.helpers.deals.matches import finished_in
from tests.helpers.table.table_player import card_report
from tests.on_screen.keys import KeyPlayer
from tests.on_screen.player import MousePlayer
from tests.on_screen.screen import virtual_screen
from tests.on_screen.text import TextPlayer

PLAYERS = {"mouse": MousePlayer, "keyboard": KeyPlayer, "text": TextPlayer}


class Warnings:
    """Collects what Qt complains about; the offscreen platform's own limits do not count."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def __call__(self, kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg and "This plugin does not support" not in text:
            self.texts.append(text)


def saved_log(program: Program) -> MatchLog:
    """The log of the match just played, from the disk."""
    finished = finished_in(program.store)
    if finished:
        return program.store.log(finished[0].id)
    return program.store.unfinished().matches[0].log


def check_scores(program: Program, sheet: ScoreSheetModel, *, whole: bool) -> None:
    """The sheet must say what the log gives, and the screen what the model says."""
    run = MatchRun.from_log(saved_log(program))
    run.finish_deal()
    model = program.table.model
    assert model is not None
    viewer = next(seat.seat for seat in model.seats if seat.is_viewer)
    order = own_first(run.match.setup.scorer_seats, viewer)
    totals = tuple(run.match.totals[scorer] for scorer in order)
    assert sheet.totals == totals, (sheet.totals, totals)
    for side, before in enumerate(sheet.before):
        assert before + sheet.deal_totals[side] == sheet.totals[side]
    assert sheet.history[-1] == sheet.totals
    if whole:
        outcome = run.outcome()
        assert outcome is not None
        assert sheet.match_over
        reached = sheet.target is None or max(sheet.totals) >= sheet.target
        assert reached or run.match.won_at_once
        won = sheet.totals[order.index(outcome.winners[0])]
        assert won == max(sheet.totals) or run.match.won_at_once
    check_screen(program)


def check_screen(program: Program) -> None:
    """Every card lies where the model says, with the face the model gives."""
    model = program.table.model
    assert model is not None
    report = card_report(program.table)
    places = [(card, "stock") for card in model.stock] + [(card, "pile") for card in model.pile]
    for seat in model.seats:
        places += [(card, "hand") for card in seat.hand]
        places += [(card, "waiting") for card in seat.waiting]
        places += [(card, "foot") for card in seat.foot]
    places += [(card, "reserved") for packet in model.reserved for card in packet]
    for side in model.sides:
        places += [(card, "meld") for meld in side.melds for card in meld.cards]
        places += [(card, "threes") for card in side.threes]
        places += [(card, "heap") for card in side.heap]
    assert len(report) == len(places)
    for card, where in places:
        zone, _, face = report[card.token]
        assert (zone.kind.value, face) == (where, card.face), (card, where, zone, face)


def play(arguments: argparse.Namespace, folder: str) -> int:
    """Play and check; returns the exit status."""
    warnings = Warnings()
    qInstallMessageHandler(warnings)
    words = ["--data-dir", folder, "--rules", arguments.rules, "--seed", str(arguments.seed)]
    words += [word for change in arguments.set for word in ("--set", change)]
    program = Program(read_options([*words, "--speed", str(arguments.speed)]))
    crashes: list[str] = []
    program.crashes.crashed.connect(lambda report, _file: crashes.append(report))
    program.crashes.install()
    began = time.monotonic()
    try:
        program.show()
        program.begin()
        how = "text" if arguments.text else "keyboard" if arguments.keys else "mouse"
        player = PLAYERS[how](program)
        sheet = player.play(arguments.deals)
        check_scores(program, sheet, whole=arguments.deals is None)
        print(sheet.verdict or sheet.outcome)
        for name, total in zip(sheet.sides, sheet.totals, strict=True):
            print(f"{name:<20}{total:>7,}")
        print(
            f"{len(sheet.history)} deals, {player.gestures} gestures by "
            f"{how}, "
            f"{len(player.refusals)} refused, {time.monotonic() - began:.0f} s"
        )
    finally:
        program.close()
        qInstallMessageHandler(None)
    assert not crashes, crashes
    assert not warnings.texts, warnings.texts
    return 0


def main() -> int:
    """Read the command line and play."""
    arguments = argparse.ArgumentParser(description=__doc__)
    add = arguments.add_argument
    add("--virtual-screen", action="store_true", help="on an Xvfb screen of its own")
    add("--rules", default="classic_4p", help="the game")
    add("--seed", type=int, default=7, help="the cards")
    add("--deals", type=int, help="stop after so many deals instead of playing to the end")
    add("--set", metavar="KEY=VALUE", action="append", default=[], help="change one table rule")
    add("--keys", action="store_true", help="by keyboard alone instead of by mouse")
    add("--text", action="store_true", help="by keyboard in the text view, the table unseen")
    add("--speed", type=float, default=0.0, help="factor on every duration; 0: at once")
    options = arguments.parse_args()
    screen = virtual_screen(1280, 800) if options.virtual_screen else contextlib.nullcontext()
    with screen, tempfile.TemporaryDirectory() as folder:
        return play(options, folder)


if __name__ == "__main__":
    sys.exit(main())
