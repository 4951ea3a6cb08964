"""The moves of a playout as numbers, and carrying one out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.bots.playout.layout import (
    FEET,
    OPENED,
    SEAT,
    SETTLED,
    SIDES,
)
from canasta_qt.bots.playout.retraction import retract
from canasta_qt.bots.playout.steps import ask, declare, discard, draw, go_out, lay, pass_turn, take
from canasta_qt.bots.playout.threes import lay_three

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

DRAW_STOCK: Final = 1
TAKE: Final = 2
"""Take the pile with the plan."""
LAY: Final = 3
"""Lay the plan."""
GO_OUT: Final = 4
PASS: Final = 5
DECLARE: Final = 6
"""Lay the dearest special hand that is held."""
RETRACT: Final = 7
ASK: Final = 8
"""Ask a team-mate "may I go out?", where nobody goes out without asking."""
LAY_ASKED: Final = 9
"""Lay the plan after a team-mate has said yes."""
DISCARD: Final = 16
LAY_THREE: Final = 128
"""Plus the card: its kind, with its suit where there are runs (`layout`)."""


def perform(r: vec[i64], s: vec[i64], move: i64) -> None:
    """Carry out a legal move."""
    if move >= LAY_THREE:
        lay_three(r, s, move - LAY_THREE, s[SEAT])
    elif move >= DISCARD:
        discard(r, s, move - DISCARD)
    elif move == DRAW_STOCK:
        draw(r, s)
    elif move == TAKE:
        take(r, s)
    elif move in (LAY, LAY_ASKED):
        if move == LAY_ASKED:
            ask(s)
        opening: bool = s[OPENED + s[SEAT] % r[SIDES]] == 0
        lay(r, s)
        s[SETTLED] = 1
        if opening or r[FEET]:
            s[SETTLED] = 0
    elif move == GO_OUT:
        go_out(r, s)
    elif move == DECLARE:
        declare(r, s)
    elif move == RETRACT:
        retract(r, s)
    elif move == ASK:
        ask(s)
    else:
        pass_turn(r, s)
