"""Matches whose companions can be met again, and comparisons that say what a test wants."""

from __future__ import annotations

from functools import cache

from canasta_qt.engine.rules import resolve
from canasta_qt.features.challenges.model import (
    LevelPlayed,
    MatchComparison,
    begun,
    play_task,
    seed_for,
    task_of,
)
from canasta_qt.players.api import make_bot
from canasta_qt.players.table import play_out
from canasta_qt.record.log import HUMAN, MatchLog, Player
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.timeline import Timeline

SEAT = 0


@cache
def played_match(
    deals: int = 2,
    more: int = 0,
    game: str = "classic_4p",
    people: tuple[int, ...] = (SEAT,),
    secret: str = "5e" * 32,
) -> MatchLog:
    """Persons, who play like newcomers, among casual players: deals that are over, and actions."""
    rules = resolve(game, {"match.end": {"kind": "deals", "count": 20}})
    names = ("You", "Vera", "Otto", "Nina", "Emil", "Rosa")[: rules.match.players]
    players = [Player(name, HUMAN if at in people else "casual") for at, name in enumerate(names)]
    run = MatchRun.new(rules, "to be compared", players, secret=secret)
    bots = [
        make_bot("newcomer", f"person {seat}")
        if run.log.players[seat].is_human
        else make_bot("casual", seed_for(run.log, seat))
        for seat in range(len(players))
    ]
    for _ in range(deals):
        run.start_deal()
        play_out(run, bots, "a test")
    if more:
        run.start_deal()
    for _ in range(more):
        run.play(bots[run.state.actor].choose(run.view(run.state.actor)))
    return run.log


def seat_of_person(log: MatchLog) -> int:
    """The seat of the first person."""
    return next(seat for seat, player in enumerate(log.players) if player.is_human)


@cache
def played_by_newcomers(deal: int, deals: int = 2) -> LevelPlayed:
    """A deal of `played_match(deals)`, played once more with a newcomer in the person's place."""
    log = played_match(deals)
    return play_task(task_of(Timeline(log), deal, seat_of_person(log), "newcomer"))


def told(timeline: Timeline, points: dict[int, dict[str, tuple[int, int]]]) -> MatchComparison:
    """A comparison with these points by deal and level; the moves are those of the match."""
    found = begun(timeline, seat_of_person(timeline.log))
    for deal, levels in points.items():
        entries = tuple(timeline.tape(deal).deal.entries)
        for level, brought in levels.items():
            found = found.with_played(deal, level, LevelPlayed(brought, entries))
    return found
