"""Matches to judge, played by the engine: by bots, at random, and under random rules."""

from __future__ import annotations

import random
from collections.abc import Iterator

from canasta_qt.engine import Phase, random_action
from canasta_qt.engine.rules import TableRules, preset
from canasta_qt.players.table import BotTable, Game
from canasta_qt.record.log import MatchLog, Player, RuleOrigin
from canasta_qt.record.replay import MatchRun

RANDOM = "random"
"""The level of players that choose any legal action."""

MOST_ACTIONS = 3000
"""Random play of a deal is cut off after so many actions."""


def played(name: str, rules: TableRules, level: str, deals: int, seed: str) -> Iterator[MatchLog]:
    """The logs of so many deals, several matches where one is won before."""
    if level == RANDOM:
        yield from random_matches(name, rules, deals, seed)
    else:
        yield from bot_matches(name, rules, level, deals, seed)


def preset_rules(name: str) -> TableRules:
    """The rules of a game by its id."""
    return preset(name).rules


def bot_matches(
    name: str, rules: TableRules, level: str, deals: int, seed: str
) -> Iterator[MatchLog]:
    """Matches of bots; deals that a bot cannot finish are left out."""
    table = BotTable(Game(name, rules, ()), level, seed)
    run: MatchRun | None = None
    for _ in table.deals(deals):
        if run is not None and run is not table.run:
            yield run.log
        run = table.run
    if run is not None:
        yield run.log


def random_matches(name: str, rules: TableRules, deals: int, seed: str) -> Iterator[MatchLog]:
    """Matches of players that choose any legal action."""
    left = deals
    number = 0
    while left > 0:
        number += 1
        run = _random_match(name, rules, left, f"{seed}/{name}/{number}")
        left -= len(run.log.deals)
        yield run.log


def _random_match(name: str, rules: TableRules, deals: int, seed: str) -> MatchRun:
    rng = random.Random(seed)
    players = [Player("ABCDEF"[seat], RANDOM) for seat in range(rules.match.players)]
    run = MatchRun.new(rules, seed, players, RuleOrigin(name, ()))
    for _ in range(deals):
        run.start_deal()
        for _ in range(MOST_ACTIONS):
            if run.state.phase is Phase.OVER:
                break
            run.play(random_action(run.state, rng))
        if run.state.phase is not Phase.OVER:
            return run
        run.finish_deal()
        if run.outcome() is not None:
            break
    return run
