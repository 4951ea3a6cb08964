"""`canasta-qt simulate`: bots against bots, without a screen."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal, TextIO

from canasta_qt.bots.api import DEFAULT_LEVEL, Bot, UnknownLevel, make_bot
from canasta_qt.commands.arguments import (
    DIFFERENT,
    OK,
    UsageProblem,
    complain,
    parse_settings,
    playable_rules,
)
from canasta_qt.commands.report import DealReport, as_data, as_lines, deal_report
from canasta_qt.commands.statistics import Statistics
from canasta_qt.engine.refusals import IllegalAction
from canasta_qt.engine.rules import TableRules
from canasta_qt.record.codec import deal_text, header_text, play_text
from canasta_qt.record.log import Player
from canasta_qt.record.notation import text_of
from canasta_qt.record.replay import MatchRun

MOST_DEALS = 1_000_000


class _BotFault(RuntimeError):
    """A bot chose what the rules refuse; the message says who, when and what."""


def main(argv: Sequence[str]) -> int:
    """Play the deals and print their scores and a summary.

    Exit status 0 when all were played, 1 when a bot broke the rules, 2 for unusable arguments.
    """
    options = _parser().parse_args(argv)
    try:
        return _simulate(options)
    except (UsageProblem, UnknownLevel) as problem:
        return complain("simulate", problem)
    except OSError as problem:
        return complain("simulate", f"cannot write {options.save}: {problem.strerror or problem}")
    except _BotFault as fault:
        print(f"canasta-qt simulate: {fault}", file=sys.stderr)
        return DIFFERENT


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="canasta-qt simulate",
        description="Let bots play against each other and print every deal's itemised scores. "
        "When a match is won, the next one begins.",
    )
    add = parser.add_argument
    add("--rules", metavar="ID", default="classic_4p", help="a preset; see: canasta-qt rules")
    add("--set", metavar="KEY=VALUE", action="append", default=[], help="change one table rule")
    add("--deals", metavar="N", default="1", help="how many deals (default: 1)")
    add("--seed", metavar="S", default="1", help="same seed, same deals and play (default: 1)")
    add("--level", metavar="L", default=DEFAULT_LEVEL, help=f"default: {DEFAULT_LEVEL}")
    add("--json", action="store_true", help="one JSON object per deal, then the summary")
    add("--save", metavar="FILE", help="keep the log; further matches go to FILE-2 and so on")
    return parser


def _simulate(options: argparse.Namespace) -> int:
    overrides = parse_settings(options.set)
    rules = playable_rules(options.rules, overrides)
    wanted = _deals(options.deals)
    make_bot(options.level, 0)
    statistics = Statistics()
    table = _Table(rules, options, overrides)
    for report in table.deals(wanted):
        statistics.add(report, table.run)
        _show([json.dumps(as_data(report))] if options.json else as_lines(report))
        _progress(statistics.deals, wanted)
    summary = statistics.summary()
    _show([json.dumps({"summary": summary})] if options.json else statistics.lines())
    return OK


def _deals(text: str) -> int:
    if not text.isdecimal() or not 1 <= int(text) <= MOST_DEALS:
        raise UsageProblem(f"--deals needs a number from 1 to {MOST_DEALS}, not {text!r}")
    return int(text)


def _show(lines: Sequence[str] | Iterator[str]) -> None:
    for line in lines:
        print(line)


def _progress(done: int, wanted: int) -> None:
    if sys.stderr.isatty():
        end = "\n" if done == wanted else ""
        print(f"\r{done} of {wanted} deals", end=end, file=sys.stderr, flush=True)


class _Table:
    """Bots at a table, playing one match after another; `run` is the match in progress."""

    def __init__(
        self, rules: TableRules, options: argparse.Namespace, overrides: dict[str, object]
    ) -> None:
        self._rules = rules
        self._options = options
        self._overrides = tuple(overrides.items())
        self._matches = 0
        self._new_match()

    def _new_match(self) -> None:
        self._matches += 1
        options = self._options
        seed = options.seed if self._matches == 1 else f"{options.seed}/{self._matches}"
        self._bots: list[Bot] = [
            make_bot(options.level, f"{seed}/bots") for _ in range(self._rules.match.players)
        ]
        players = [Player(f"Bot {seat + 1}", options.level) for seat in range(len(self._bots))]
        self.run = MatchRun.new(
            self._rules,
            int(seed) if seed.isdecimal() else seed,
            players,
            preset=options.rules,
            overrides=self._overrides,
        )
        if options.save:
            with self._open("w") as file:
                file.write(header_text(self.run.log))

    def _open(self, mode: Literal["w", "a"]) -> TextIO:
        path = Path(self._options.save)
        if self._matches > 1:
            path = path.with_name(f"{path.stem}-{self._matches}{path.suffix}")
        return path.open(mode, encoding="utf-8", newline="\n")

    def deals(self, count: int) -> Iterator[DealReport]:
        """Play so many deals; the log of each is saved before it is told."""
        for _ in range(count):
            if self.run.outcome() is not None:
                self._new_match()
            self.run.start_deal()
            try:
                self._play_deal()
            finally:
                self._save_deal()
            yield deal_report(self.run, self._matches)

    def _play_deal(self) -> None:
        run = self.run
        while not run.deal_over:
            seat = run.state.actor
            action = self._bots[seat].choose(run.view(seat))
            try:
                run.play(action)
            except IllegalAction as illegal:
                place = f"match {self._matches}, deal {len(run.log.deals)}"
                raise _BotFault(
                    f"{place}: the bot at seat {seat} chose {text_of(action)!r}, "
                    f"which is refused ({illegal.refusal.code.value})"
                ) from None

    def _save_deal(self) -> None:
        if self._options.save:
            deal = self.run.log.deals[-1]
            with self._open("a") as file:
                file.write(deal_text(deal) + play_text(deal))
