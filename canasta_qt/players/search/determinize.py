"""Worlds a seat can imagine: the hidden cards dealt anew, as beliefs make them likely.

Every kind of card has, for every other hand, three weights: for a first card of it, for a second
and for more of them, by what its owner threw, let lie, took and laid on the table. They come from
`beliefs.json`, which `python -m tools.lab.fit_beliefs` makes from deals of computer players. No
hidden card is looked at: the evidence is public.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any

from canasta_qt.engine.cards import BLACK_THREE, IS_WILD, KIND, KINDS, TWO
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.families import USUAL, family
from canasta_qt.players.heuristic.memory import Memory
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.policy.determinize import deal_hand, fill, imagine
from canasta_qt.players.playout.policy.hand_filter import deal_thrower
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.state_codec import SHELF, places_of
from canasta_qt.players.search.earlier_states import Throw

FULL = 256
"""The weight of a card that is surely kept; the others are less."""

PARTS = 3
"""Weights of a kind: for a first card, for a second one, for any more."""

RECALLED = " recalled"
"""Behind a family's name: the weights for hands that fit what their owners last threw."""

CountsRow = tuple[int, ...]
NEVER = "laid out"
"""Cards that are laid out as they come, so that no hand keeps them."""
_SPANS = ((0, "at once"), (1.1, "new"), (3.1, "old"))
"""Rounds after which what somebody did is an older story."""
_STAGES = ((0, "early"), (2, "mid"), (5, "late"), (8, "end"))
"""Rounds after which a deal is in another stage."""
_SIZES = ((0, "few"), (4, "four"), (5, "some"), (7, "full"))
"""Cards from which on a meld is a bigger one."""


@dataclass(frozen=True, slots=True)
class Beliefs:
    """For each of the parts: place in a playout to the weights by kind."""

    parts: tuple[tuple[CountsRow, ...], ...]

    @property
    def weights(self) -> list[int]:
        """All of them in the order that playouts deal by, kind by kind as a playout counts."""
        return [weight for rows in self.parts for row in rows for weight in row[: const.KINDS]]


def evidence(view: PlayerView, memory: Memory, seat: int) -> list[str]:
    """Kind to the name of what speaks for or against it in that hand."""
    side = view.side_of[seat]
    sizes = [{meld.kind: len(meld.cards) for meld in melds} for melds in view.melds]
    own = sizes[side]
    rivals = {kind for other, kinds in enumerate(sizes) if other != side for kind in kinds}
    stage = _named(_STAGES, view.turn / len(view.order))
    opened = "open" if view.opened[side] else "shut"
    lying = {KIND[card] for card in view.pile if card >= 0}
    names = []
    for kind in range(KINDS):
        if view.setup.tabled[kind]:
            names.append(NEVER)
        elif IS_WILD[kind]:
            names.append(f"{'two' if kind == TWO else 'joker'} {opened} {stage}")
        elif kind == BLACK_THREE:
            names.append(f"black {stage}")
        elif kind in own:
            story = _story(view, memory, seat, kind).split()[0]
            names.append(f"own {_named(_SIZES, own[kind])} {story}")
        else:
            where = "rival" if kind in rivals else "lying" if kind in lying else "none"
            story = _story(view, memory, seat, kind)
            names.append(f"{where} {story if story != 'nothing' else f'{opened} {stage}'}")
    return names


def _story(view: PlayerView, memory: Memory, seat: int, kind: int) -> str:
    """What the seat last did with a card of this kind."""
    thrown, let_lie = memory.thrown[seat][kind], memory.let_lie[seat][kind]
    last = max(thrown, let_lie)
    if not last:
        return "nothing"
    age = _named(_SPANS, (view.turn - last) / len(view.order))
    if thrown >= let_lie:
        return f"thrown {age}"
    opened = view.opened[view.side_of[seat]]
    return f"let {'open' if 0 < opened < let_lie else 'shut'} {age}"


def _named(spans: tuple[tuple[float, str], ...], value: float) -> str:
    """The name of the last span that has begun at this value."""
    return [name for begins, name in spans if value >= begins][-1]


def beliefs_of(view: PlayerView, *, recalled: bool = False) -> Beliefs:
    """The weights for every hand as this seat sees the deal; `recalled`: see `table_for`."""
    memory = Memory(view)
    table = weights_for(view.setup.rules, recalled=recalled)
    names = [evidence(view, memory, seat) for seat in places_of(view)]
    return beliefs_by(names, table)


def beliefs_by(names: list[list[str]], table: dict[str, CountsRow]) -> Beliefs:
    """The weights for hands, each by the names of what speaks for or against every kind."""
    unheard = (FULL // 2,) * PARTS
    rows = [
        [(0,) * PARTS if name == NEVER else table.get(name, unheard) for name in hand]
        for hand in names
    ]
    return Beliefs(
        tuple(
            tuple(tuple(weights[part] for weights in row) for row in rows) for part in range(PARTS)
        )
    )


@lru_cache(maxsize=16)
def weights_for(rules: TableRules, *, recalled: bool = False) -> dict[str, CountsRow]:
    """Evidence to its weights, as they were fitted for the family of these rules.

    `recalled`: for hands that fit what their owners last threw (`hand_filter`), which tells part
    of the same.
    """
    known = _tables()
    name = family(rules)
    if recalled and name + RECALLED in known:
        return known[name + RECALLED]
    return known.get(name) or known.get(name.split()[0]) or known[USUAL]


@lru_cache(maxsize=1)
def _tables() -> dict[str, dict[str, CountsRow]]:
    text = files("canasta_qt.players.search").joinpath("beliefs.json").read_text(encoding="utf-8")
    return {
        name: {evidence: tuple(weights) for evidence, weights in table.items()}
        for name, table in json.loads(text)["families"].items()
    }


_LUCK = 2**48 - 1
_STRIDE = 828_091_051


class Worlds:
    """Sampled worlds of one view; world number n is always the same."""

    def __init__(
        self, block: Any, base: State, beliefs: Beliefs, luck: int, throws: Iterable[Throw] = ()
    ) -> None:
        """`base` is the view as a flat state, `luck` the bot's own.

        Hands are such that their owners would have thrown what they threw last, by `throws`.
        """
        self._block = block
        self._base = base
        self._weights = SHELF.filled("weights", beliefs.weights)
        self._luck = luck
        self._throws = {throw.seat: (throw.table.copy(), throw.kind) for throw in throws}

    def world(self, number: int) -> State:
        """The world of this number as a flat state."""
        luck = (self._luck + _STRIDE * number) & _LUCK
        if self._throws:
            return self._recall(number, luck)
        return imagine(self._block, self._base, self._weights, number, luck)

    def _recall(self, number: int, luck: int) -> State:
        block, base, weights = self._block, self._base, self._weights
        world = base.copy()
        world.luck = luck
        seats = block.seats
        for turn in range(seats):
            seat = (number + turn) % seats
            if seat in self._throws:
                past, kind = self._throws[seat]
                deal_thrower(block, base, world, weights, past, seat, kind)
            else:
                deal_hand(world, seat, weights)
        fill(block, world)
        return world
