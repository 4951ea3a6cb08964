"""Inferring hands: how likely each hidden hand holds a card, by all that was seen of the deal.

Beliefs (`search.determinize`) weigh a kind of card by the last thing its owner did with it. Here
the hands that those give are looked at, with every feature beside (`search.features`), and the
weights corrected. How features are put together is in `readings.json`, a small network with one
hidden layer, which `python -m tools.lab.fit_hand_inference` makes from deals of Experts and Steady
players. Nothing hidden is looked at.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from math import exp, log, tanh
from operator import mul
from typing import Any, Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.families import USUAL, family
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.styles import can_be_careful
from canasta_qt.players.search.determinize import FULL, PARTS, RECALLED, Beliefs, Worlds, beliefs_of
from canasta_qt.players.search.earlier_states import Throw
from canasta_qt.players.search.features import Past, features, past_of, unseen

LOOKED_AT: Final = 600
"""Worlds whose hands are counted."""
DAMPED: Final = (0.7, 0.4)
"""Powers of the factors by which weights are corrected, once and again: all of it at once would be
too much, since kinds push each other out of a hand."""
LEAST: Final = 0.003
"""Chances are kept so far from 0 and 1."""
FARTHEST: Final = 8.0
"""The most by which one correction changes a weight."""
KINDS: Final = range(const.TWO, const.KINDS)

Chances = tuple[float, float]
"""That a hand holds one card of a kind at least, and two."""


@dataclass(frozen=True, slots=True)
class Network:
    """What turns features into corrections of two chances, as logarithms of odds.

    Attributes:
        inner: rows of weights, one for each inner number, the last weight for a constant.
        outer: the same for the two corrections.
    """

    inner: tuple[tuple[float, ...], ...]
    outer: tuple[tuple[float, ...], ...]

    def corrections(self, numbers: Sequence[float]) -> list[float]:
        """What is added to the logarithms of the odds."""
        between = [tanh(sum(map(mul, row, numbers)) + row[-1]) for row in self.inner]
        return [sum(map(mul, row, between)) + row[-1] for row in self.outer]


@lru_cache(maxsize=1)
def known_networks() -> dict[str, Network]:
    """The networks that were fitted, by their names."""
    text = files("canasta_qt.players.search").joinpath("readings.json").read_text(encoding="utf-8")
    return {
        kind: Network(*(tuple(map(tuple, found[name])) for name in ("inner", "outer")))
        for kind, found in json.loads(text)["networks"].items()
    }


def network_name(rules: TableRules, *, recalled: bool) -> str:
    """The name of the network for such tables: players and family, and whether hands fit what their
    owners last threw (`recalled`).
    """
    return f"{rules.match.players} {family(rules)}{RECALLED if recalled else ''}"


def network_for(rules: TableRules, *, recalled: bool) -> Network | None:
    """The network for such tables, or None where nothing was learned.

    Games of partners that have no family of their own are read like the usual one.
    """
    known = known_networks()
    found = known.get(network_name(rules, recalled=recalled))
    if found is None and recalled and can_be_careful(rules):
        found = known.get(f"{rules.match.players} {USUAL}{RECALLED}")
    return found


def log_odds(chance: float) -> float:
    """The logarithm of the odds, never endless."""
    chance = max(LEAST, min(1 - LEAST, chance))
    return log(chance / (1 - chance))


def inputs(seen: list[float], one: float, two: float, mean: float) -> list[float]:
    """All that a network is asked: features, then what imagined hands hold."""
    return [*seen, log_odds(one) / 3, log_odds(two) / 3, mean]


class HoldingCounts:
    """How often imagined hands hold a card of a kind, or two, and how many on average."""

    def __init__(self, seats: int, worlds: Iterable[Any] = ()) -> None:
        self.worlds = 0
        self._held = [[[0, 0, 0] for _ in range(const.KINDS)] for _ in range(seats)]
        for world in worlds:
            self.worlds += 1
            for place, held in enumerate(self._held):
                start = const.KINDS * place
                for kind in KINDS:
                    count = world.hand[start + kind]
                    if count:
                        row = held[kind]
                        row[0] += 1
                        row[1] += count > 1
                        row[2] += count

    def chances(self, place: int, kind: int) -> Chances:
        """Of one card and of two, never quite 0 or 1."""
        one, two, _ = self._held[place][kind]
        return (one + 0.5) / (self.worlds + 1), (two + 0.5) / (self.worlds + 1)

    def mean(self, place: int, kind: int) -> float:
        """How many cards on average."""
        return self._held[place][kind][2] / self.worlds


def is_open_question(block: Any, s: State, place: int, kind: int) -> bool:
    """Whether this hand may hold such a card or not, for all that is known."""
    return not s.known[const.KINDS * place + kind] and unseen(block, s, kind) > 0


def infer_hands(
    network: Network, view: PlayerView, block: Any, base: State, luck: int, throws: list[Throw]
) -> Beliefs:
    """The weights for every hand that a reader with this network comes to.

    `base` is the view as a flat state, `luck` the bot's own, `throws` what hands must fit.
    """
    beliefs = beliefs_of(view, recalled=True)
    wanted: dict[tuple[int, int], Chances] = {}
    for turn, power in enumerate(DAMPED):
        worlds = Worlds(block, base, beliefs, luck, throws)
        numbers = range(-LOOKED_AT * (turn + 1), -LOOKED_AT * turn)
        counts = HoldingCounts(block.seats, map(worlds.world, numbers))
        wanted = wanted or infer_chances(network, block, base, past_of(view), counts)
        beliefs = corrected(beliefs, counts, wanted, power)
    return beliefs


def infer_chances(
    network: Network, block: Any, s: State, past: Past, counts: HoldingCounts
) -> dict[tuple[int, int], Chances]:
    """Place and kind to the chances, for every open question about others' hands."""
    found = {}
    for place in range(block.seats):
        for kind in KINDS:
            if place == s.seat or not is_open_question(block, s, place, kind):
                continue
            one, two = counts.chances(place, kind)
            seen = features(block, s, past, place, kind)
            more = network.corrections(inputs(seen, one, two, counts.mean(place, kind)))
            first, second = (
                1 / (1 + exp(-log_odds(chance) - by))
                for chance, by in zip((one, two), more, strict=True)
            )
            found[place, kind] = first, min(first, second)
    return found


def corrected(
    beliefs: Beliefs, counts: HoldingCounts, wanted: dict[tuple[int, int], Chances], power: float
) -> Beliefs:
    """Weights that make those chances likelier which are wanted than these did.

    `power` is that of the factors by which weights are corrected.
    """
    parts = [[list(map(float, row)) for row in rows] for rows in beliefs.parts]
    for (place, kind), (first, second) in wanted.items():
        one, two = counts.chances(place, kind)
        by = _bounded(_odds(first) / _odds(one)) ** power
        again = _bounded(_odds(second / first) / _odds(min(two / one, 1.0))) ** power
        parts[0][place][kind] *= by
        for part in range(1, PARTS):
            parts[part][place][kind] *= again
    most = [max(max(rows[place]) for rows in parts) or 1.0 for place in range(len(parts[0]))]
    return Beliefs(
        tuple(
            tuple(
                tuple(_weight(number * FULL / top) for number in row)
                for row, top in zip(rows, most, strict=True)
            )
            for rows in parts
        )
    )


def _weight(number: float) -> int:
    """A whole weight; what could be held stays possible."""
    return max(1, min(FULL, round(number))) if number > 0 else 0


def _odds(chance: float) -> float:
    return exp(log_odds(chance))


def _bounded(factor: float) -> float:
    return max(1 / FARTHEST, min(FARTHEST, factor))
