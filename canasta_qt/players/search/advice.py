"""Advice: the moves that a player compared, best first, with what speaks for each of them.

Hints are made of it, and logs that ask for it keep it of every move of a bot.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from canasta_qt.engine.actions import Action, Discard
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.bot import Advice, AdviceReason, Advised, Bot
from canasta_qt.players.heuristic.moment import roll
from canasta_qt.players.playout.policy.policy import decide
from canasta_qt.players.playout.rules.steps import TAKE, perform
from canasta_qt.players.playout.state import State
from canasta_qt.players.search.candidates import Candidate
from canasta_qt.players.search.move_codec import flat_view
from canasta_qt.players.search.player import SearchBot
from canasta_qt.players.search.thinking import Samples, Thoughts, block_of, lead, worlds_of

_SURE = 1.96
_ASKED = 100
"""Imagined deals in which the next player is asked whether the pile is taken."""
_MUCH_SAFER = 5
"""Deals of a hundred from which on a discard is called safer."""


def advice_of(bot: Bot, view: PlayerView) -> Advice:
    """What `bot` does as `view.seat`, the seat to act, first, then what it compared that with.

    The same question gets the same answer.
    """
    if not isinstance(bot, SearchBot):
        return by_rule_of_thumb(bot.choose(view))
    action, thoughts = bot.consider(view)
    if thoughts is None:
        return by_rule_of_thumb(action)
    order = _order(thoughts, thoughts.choice(bot.doubt))
    taken = _taken(view, [thoughts.candidates[one] for one in order], roll(bot.seed, view))
    moves = [
        _advised(
            thoughts.candidates[one],
            thoughts.points[one],
            count,
            level=_level(thoughts, order[0], one),
        )
        for one, count in zip(order, taken, strict=True)
    ]
    moves[0] = replace(moves[0], action=action, reasons=_reasons(thoughts, order, moves))
    return Advice(tuple(moves))


def by_rule_of_thumb(action: Action) -> Advice:
    """A move that was compared with no other."""
    return Advice((Advised(action, reasons=("rule_of_thumb",)),))


def _order(thoughts: Thoughts, chosen: int) -> list[int]:
    """Candidates, the one that was chosen first, then by what they brought."""
    others = (at for at in range(len(thoughts.candidates)) if at != chosen)
    return [chosen, *sorted(others, key=lambda one: (-thoughts.records[one].mean, one))]


LEVEL_POINTS: Final = 25.0
"""Points that are hardly felt: half of the lowest opening."""


def _level(thoughts: Thoughts, first: int, other: int) -> bool:
    """Whether a move is as good as the first one within noise, and surely within a few points."""
    records = thoughts.records
    if not records[first].values or not records[other].values:
        return False
    gain, error = lead(records[first], records[other])
    return gain <= error and gain + error <= LEVEL_POINTS


def _advised(candidate: Candidate, record: Samples, taken: int | None, *, level: bool) -> Advised:
    count = len(record.values)
    spread = math.inf
    if count > 1:
        mean = record.mean
        variance = sum((value - mean) ** 2 for value in record.values) / (count - 1)
        spread = _SURE * math.sqrt(variance / count)
    return Advised(candidate.action, record.mean, spread, taken, is_level=level)


def _taken(view: PlayerView, moves: Sequence[Candidate], luck: int) -> list[int | None]:
    """For each discard in how many of a hundred imagined deals the next player takes the pile."""
    block = block_of(view)
    if not any(isinstance(move.action, Discard) for move in moves):
        return [None] * len(moves)
    worlds = worlds_of(view, block, flat_view(view), luck)
    imagined = [worlds.world(number) for number in range(_ASKED)]
    return [
        sum(_takes_after(block, world, move.move.code) for world in imagined)
        if isinstance(move.action, Discard)
        else None
        for move in moves
    ]


def _takes_after(block: Any, world: State, code: int) -> bool:
    after = world.copy()
    perform(block, after, code)
    return bool(decide(block, after) == TAKE)


def _reasons(
    thoughts: Thoughts, order: Sequence[int], moves: Sequence[Advised]
) -> tuple[AdviceReason, ...]:
    """Why the first move rather than the next one of its kind."""
    gain, error = lead(thoughts.records[order[0]], thoughts.records[order[1]])
    better: AdviceReason = "better" if gain > error else "about_equal"
    first, rival = moves[0].taken, next((m.taken for m in moves[1:] if m.taken is not None), None)
    if first is not None and rival is not None and rival - first >= _MUCH_SAFER:
        return "safer", better
    return (better,)
