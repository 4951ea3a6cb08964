"""What others are likely to hold, from what they threw, let lie, took and laid on the table.

Every kind of card has, for every other hand, two weights: for a first card of it and for more of
them. They come from `beliefs.json`, which `python -m canasta_qt.arena.fit_beliefs` makes from
deals of computer players. No hidden card is looked at: the evidence is public.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files

from canasta_qt.bots.heuristic.memory import Memory
from canasta_qt.bots.playout import places as at
from canasta_qt.bots.playout.bridge import places_of
from canasta_qt.engine.cards import BLACK_THREE, IS_WILD, KINDS
from canasta_qt.engine.view import PlayerView

FULL = 256
"""The weight of a card that is surely kept; the others are less."""

Row = tuple[int, ...]
NEVER = "laid out"
"""Cards that are laid out as they come, so that no hand keeps them."""
_FADED = 2
"""Rounds after which what somebody did is an old story."""


@dataclass(frozen=True, slots=True)
class Beliefs:
    """Place in a playout to the weights by kind of a first card and of more cards of it."""

    first: tuple[Row, ...]
    more: tuple[Row, ...]

    @property
    def weights(self) -> list[int]:
        """All of them in the order that playouts deal by, kind by kind as a playout counts."""
        return [weight for row in (*self.first, *self.more) for weight in row[: at.KINDS]]


def evidence(view: PlayerView, memory: Memory, seat: int) -> list[str]:
    """Kind to the name of what speaks for or against it in that hand."""
    side = view.side_of[seat]
    melded = [{meld.kind for meld in melds} for melds in view.melds]
    own = melded[side]
    rivals = set().union(*(kinds for other, kinds in enumerate(melded) if other != side))
    late = "late" if view.turn > 4 * len(view.order) else "early"
    opened = "open" if view.opened[side] else "shut"
    names = []
    for kind in range(KINDS):
        if view.setup.tabled[kind]:
            names.append(NEVER)
        elif IS_WILD[kind]:
            names.append(f"wild {opened} {late}")
        elif kind == BLACK_THREE:
            names.append(f"black {late}")
        else:
            where = "own" if kind in own else "rival" if kind in rivals else "none"
            names.append(f"{where} {_story(view, memory, seat, kind)}")
    return names


def _story(view: PlayerView, memory: Memory, seat: int, kind: int) -> str:
    """What the seat last did with a card of this kind."""
    thrown, let_lie = memory.thrown[seat][kind], memory.let_lie[seat][kind]
    last = max(thrown, let_lie)
    if not last:
        return "nothing"
    age = "new" if view.turn - last <= _FADED * len(view.order) else "old"
    return f"{'thrown' if thrown >= let_lie else 'let'} {age}"


def beliefs_of(view: PlayerView) -> Beliefs:
    """The weights for every hand as this seat sees the deal."""
    memory = Memory(view)
    table = {**_table(), NEVER: (0, 0)}
    first, more = [], []
    for seat in places_of(view):
        names = evidence(view, memory, seat)
        pairs = [table.get(name, (FULL // 2, FULL // 2)) for name in names]
        first.append(tuple(pair[0] for pair in pairs))
        more.append(tuple(pair[1] for pair in pairs))
    return Beliefs(tuple(first), tuple(more))


@lru_cache(maxsize=1)
def _table() -> dict[str, tuple[int, int]]:
    text = files("canasta_qt.bots.search").joinpath("beliefs.json").read_text(encoding="utf-8")
    return {name: (one, more) for name, (one, more) in json.loads(text)["weights"].items()}
