"""A match that begins in its middle, so that deals of bots meet every opening minimum."""

from __future__ import annotations

from canasta_qt.engine.match import Match
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.scoring import ScoreLine, SideScore
from canasta_qt.record.log import MatchLog, Player
from canasta_qt.record.replay import MatchRun

STANDINGS = 3
"""Deals begin after no, one and two deals of a match in turn, so that opening minimums vary."""

SHARE_OF_TARGET = 0.325
"""What each of those deals has brought everybody, of the points that win the match."""


def mid_match(rules: TableRules, seed: str, deals: int) -> MatchRun:
    """A match in which `deals` deals are over, with level scores."""
    match = Match(rules, seed)
    points = round(SHARE_OF_TARGET * (rules.match.end.score or 0), -1)
    level = tuple(
        SideScore(scorer, (ScoreLine("carried", round(points)),))
        for scorer in range(match.setup.scorers)
    )
    match.scores += [level] * deals
    order = match.setup.order_of_deal(deals + 1)
    match.dealer = order[order.index(match.dealer) if match.dealer in order else 0]
    return MatchRun(match, MatchLog(rules, seed, match.seating, bot_players(rules)))


def bot_players(rules: TableRules) -> tuple[Player, ...]:
    """A bot at every seat."""
    return tuple(Player(f"Bot {seat + 1}", "bot") for seat in range(rules.match.players))
