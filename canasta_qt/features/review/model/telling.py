"""What is worth telling of a moment: the fact that explains it, and praise that means something."""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.actions import Action
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.adviser.reasons import is_good
from canasta_qt.players.api import make_bot
from canasta_qt.players.judging.comparison import Comparison, equal_moves
from canasta_qt.players.judging.facts import Fact, FactDifference

SEEN: Final = 0.03
"""Share of the deals by which a fact must differ to be worth a word."""
SEEN_ON_AVERAGE: Final[dict[Fact, float]] = {
    "pile_given": 0.5,
    "own_canastas": 0.05,
    "their_canastas": 0.05,
    "own_caught": 5.0,
    "their_caught": 5.0,
}
"""The same of averages: cards, canastas and points a deal."""
EXPLAINS: Final = 0.3
"""Share of the gap that a fact must explain: one that only goes along convinces nobody."""

FOUND_BY_ANYBODY: Final = ("newcomer", "casual")
"""Levels that would have to miss a move, too, for it to be well found."""


def telling_fact(comparison: Comparison, better: int) -> FactDifference | None:
    """The fact that tells most about two moves and speaks for the better one; None without one.

    `one` of it is the first branch. It tells much if it differs much and explains much of the gap.
    Facts that happen or not come before averages.
    """
    told = [
        (min(1.0, explained) * abs(one.one - one.other), one)
        for one in comparison.differences(0, 1)
        if is_good(one) == (better == 0)
        and abs(one.one - one.other) >= SEEN_ON_AVERAGE.get(one.fact, SEEN)
        and (explained := comparison.explained(one.fact)) >= EXPLAINS
    ]
    shares = [(much, one) for much, one in told if one.is_share]
    if shares:
        return max(shares, key=lambda found: found[0])[1]
    averages = [(comparison.explained(one.fact), one) for _, one in told]
    return max(averages, key=lambda found: found[0])[1] if averages else None


def anybody_finds(view: PlayerView, played: Action) -> bool:
    """Whether a move is the one that even beginners make: nothing to be praised for."""
    bots = (make_bot(level, "review") for level in FOUND_BY_ANYBODY)
    return any(equal_moves(view, played, bot.choose(view)) for bot in bots)
