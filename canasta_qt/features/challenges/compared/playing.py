"""A deal of a match played again: the same cards and companions, a bot at one seat.

Everything that later deals depend on (the dealer, the totals) is taken from the match as it was
played, so each deal can be compared by itself. Bots play through views and think by count, never
by the clock: the same task gives the same result in every process and on every machine.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from canasta_qt import __version__
from canasta_qt.engine.rules import dump_rules
from canasta_qt.players.api import make_bot
from canasta_qt.players.levels import DEFAULT_LEVEL
from canasta_qt.players.playout import COMPILED
from canasta_qt.players.table import play_out
from canasta_qt.record.log import Entry, MatchLog
from canasta_qt.record.notation import cards_text
from canasta_qt.record.replay import DealTape, MatchRun
from canasta_qt.record.seeds import bot_seed, hidden_seed
from canasta_qt.record.timeline import Timeline

LEVELS: Final = ("expert", "newcomer")
"""Who plays the seat again: the best companion, and an aim that can be reached."""


@dataclass(frozen=True, slots=True)
class LevelPlayed:
    """What a level made of a deal: the points of each scorer, and its moves."""

    points: tuple[int, ...]
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class LevelTask:
    """One deal for one level.

    Attributes:
        log: the match without its moves. tape: the deal, up to its first move.
        seat: the seat that `level` plays; companions are those of `company`.
    """

    log: MatchLog
    tape: DealTape
    seat: int
    level: str

    @property
    def deal(self) -> int:
        """The number of the deal."""
        return self.tape.deal.number


def players_version() -> str:
    """Which players these are: those of another version, or of a slower core, play differently."""
    return f"{__version__}/{'compiled' if COMPILED else 'interpreted'}"


def company(log: MatchLog, seat: int) -> tuple[str, ...]:
    """The level at each seat when `seat` is played again; empty for that seat.

    Nobody can play like another person: a usual bot stands in there.
    """
    return tuple(
        "" if at == seat else DEFAULT_LEVEL if player.is_human else player.played_by
        for at, player in enumerate(log.players)
    )


def other_people(log: MatchLog, seat: int) -> tuple[int, ...]:
    """The other seats that persons played, where a usual bot stands in."""
    return tuple(at for at, one in enumerate(log.players) if one.is_human and at != seat)


def seed_for(log: MatchLog, seat: int) -> str:
    """The seed of a seat's bot: that of the match itself, where a secret tells it again."""
    return bot_seed(log, seat) if log.secret else hidden_seed(f"compare/{log.seed}/{seat}")


def may_be_played(tape: DealTape, seat: int) -> bool:
    """Whether the seat plays in this deal at all: where there are five, one rests."""
    return seat in tape.turns[0].state.order


def digest_of(log: MatchLog, tape: DealTape, seat: int) -> str:
    """What a result depends on, in short: another digest, another comparison."""
    known = {
        "rules": dump_rules(log.rules),
        "deck": cards_text(tape.deal.order),
        "dealer": tape.deal.dealer,
        "deal": tape.deal.number,
        "totals": list(tape.before.totals),
        "seed": str(log.seed),
        "seat": seat,
        "company": list(company(log, seat)),
        "bots": [seed_for(log, at) for at in range(len(log.players))],
    }
    return hashlib.sha256(json.dumps(known, sort_keys=True).encode()).hexdigest()[:32]


def task_of(timeline: Timeline, deal: int, seat: int, level: str) -> LevelTask:
    """A deal, over or in progress, for a level."""
    tape, log = timeline.tape(deal), timeline.log
    begin = tape.turns[0]
    bare = tape.deal.copy()
    bare.truncate(0)
    bare.scored = None
    first = DealTape(bare, tape.before, tape.history[: begin.events], (), tape.turns[:1])
    earlier = [replace(one.copy(), entries=[], thoughts={}) for one in log.deals[: deal - 1]]
    plain = replace(log, deals=[*earlier, bare.copy()], conceded=None, advice=False)
    return LevelTask(plain, first, seat, level)


def tasks_of(
    timeline: Timeline, seat: int, deals: Iterable[int], levels: Sequence[str] = LEVELS
) -> tuple[LevelTask, ...]:
    """The deals for all levels: each deal is complete before the next one begins."""
    return tuple(task_of(timeline, deal, seat, level) for deal in deals for level in levels)


def play_task(task: LevelTask) -> LevelPlayed:
    """Play the deal to its end. Raises `BotFault`."""
    run = MatchRun.at(task.log, task.tape, 0)
    levels = list(company(task.log, task.seat))
    levels[task.seat] = task.level
    bots = [
        make_bot(level, seed_for(task.log, seat), by_count=True)
        for seat, level in enumerate(levels)
    ]
    play_out(run, bots, f"deal {task.deal} with {task.level} at seat {task.seat}")
    deal = run.log.deals[-1]
    assert deal.scored is not None
    return LevelPlayed(deal.scored, tuple(deal.entries))
