"""Extra points for sets of canastas (`score.set_bonus`, the Italian games)."""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.canasta_kinds import is_of_kind
from canasta_qt.engine.meld_sorts import is_canasta
from canasta_qt.engine.rules.values import SetBonus
from canasta_qt.engine.score_lines import ScoreLine
from canasta_qt.engine.state import Position

_KINDS: Final = ("natural", "mixed", "clean", "dirty")


def set_bonus_lines(pos: Position, side: int) -> list[ScoreLine]:
    """A line `set_bonus` for every set the side has, but for those that a greater one replaces."""
    rules = pos.setup.rules.score.set_bonus
    if not rules:
        return []
    reached = [bonus for bonus in rules if _reached(pos, side, bonus)]
    replaced = {bonus.replaces for bonus in reached}
    return [
        ScoreLine("set_bonus", bonus.points) for bonus in reached if bonus.points not in replaced
    ]


def _reached(pos: Position, side: int, bonus: SetBonus) -> bool:
    canastas = [meld for meld in pos.melds[side] if is_canasta(pos.setup, meld)]
    counts = {kind: sum(is_of_kind(pos.setup, meld, kind) for meld in canastas) for kind in _KINDS}
    return len(canastas) >= bonus.canastas and all(
        counts[kind] >= getattr(bonus, kind) for kind in _KINDS
    )
