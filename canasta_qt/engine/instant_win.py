"""A deal that wins the match at once (`match.instant_win`), whatever the totals say."""

from __future__ import annotations

from canasta_qt.engine.meld_sorts import is_canasta
from canasta_qt.engine.rules.values import InstantWin
from canasta_qt.engine.state import Position


def instant_winners(pos: Position) -> tuple[int, ...]:
    """The scorers whom this ended deal makes winners of the match; empty for an ordinary deal.

    Where two sides have canastas enough the one with more wins, then the one that went out; sides
    equal in both share the win (ruling).
    """
    rule = pos.setup.rules.match.instant_win
    if rule is None or pos.result is None:
        return ()
    sides = _by_canastas(pos, rule) if rule.canastas is not None else _by_hand(pos, rule)
    scorers = {pos.setup.scorer_of[seat] for side in sides for seat in pos.sides[side]}
    return tuple(sorted(scorers))


def _by_hand(pos: Position, rule: InstantWin) -> list[int]:
    result = pos.result
    if result is None or result.out is None or result.special_hand not in rule.special_hands:
        return []
    return [pos.side_of[result.out]]


def _by_canastas(pos: Position, rule: InstantWin) -> list[int]:
    out = pos.result.out if pos.result is not None else None
    ranking = [
        (
            sum(is_canasta(pos.setup, meld) for meld in melds),
            out is not None and pos.side_of[out] == side,
        )
        for side, melds in enumerate(pos.melds)
    ]
    best = max(ranking)
    if best[0] < (rule.canastas or 1):
        return []
    return [side for side, rank in enumerate(ranking) if rank == best]
