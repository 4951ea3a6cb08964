"""Fit what others are likely to hold: ``python -m tools.lab.fit_beliefs``.

Options are --deals N and --seed S.

Players of several levels play deals of a game of each family; at many a turn the hidden cards of
every seat are compared with what the beliefs would have dealt there, and the weights corrected
until both have the same number of first cards, of second ones and of further ones. The same deals
give the same file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import canasta_qt.players.search as place
from canasta_qt.engine.cards import KIND, KINDS
from canasta_qt.engine.rules import preset
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.api import make_bot
from canasta_qt.players.families import family
from canasta_qt.players.heuristic.memory import Memory
from canasta_qt.players.mid_match import STANDINGS, mid_match
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.fill_rules import playout_rules
from canasta_qt.players.playout.rule_set import Rules
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.styles import can_be_careful
from canasta_qt.players.search.determinize import (
    FULL,
    NEVER,
    PARTS,
    RECALLED,
    CountsRow,
    Worlds,
    beliefs_by,
    evidence,
)
from canasta_qt.players.search.earlier_states import last_throws
from canasta_qt.players.search.move_codec import flat_view

PATH = Path(place.__file__).with_name("beliefs.json")
GAMES = (
    "classic_4p",
    "classic_2p",
    "hoyle_2p",
    "classic_6p_triples",
    "canadian",
    "american_2017",
    "samba",
    "samba_us",
    "mexicana",
    "jonola",
)
"""A game of each family whose players behave in a manner of their own."""
LEVELS = (
    "steady",
    "steady:hunter",
    "steady",
    "casual",
    "steady:sprinter",
    "steady:builder",
    "steady",
)
EVERY = 3
"""Turns between two looks."""
ROUNDS = 16
"""Corrections."""
RARE = 8
"""Hands too few to tell much."""
LEAST, START = 1, FULL // 2
HIGHEST_FIRST = 150
"""What the likeliest first card weighs: less than `FULL`, for a second one may be likelier."""


class Look(NamedTuple):
    """What a seat sees, also as a flat state; of every other seat what speaks and what it holds."""

    view: PlayerView
    base: State
    names: list[list[str]]
    truth: list[list[int]]
    hidden: list[int]


def main(argv: Sequence[str] | None = None) -> int:
    """Play, fit and write; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=400, metavar="N", help="of each game")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    options = parser.parse_args(argv)
    recipe = {"deals": options.deals, "seed": options.seed, "games": GAMES, "levels": LEVELS}
    families = {}
    for game in GAMES:
        rules, looks = preset(game).rules, [*_looks(game, options.deals, options.seed)]
        families[family(rules)] = _fit(playout_rules(rules), looks)
        if can_be_careful(rules):
            block = playout_rules(rules, careful=True)
            families[family(rules) + RECALLED] = _fit(block, looks, recalled=True)
    PATH.write_text(_text(recipe, families), encoding="utf-8")
    return 0


def _text(recipe: dict[str, Any], families: dict[str, dict[str, CountsRow]]) -> str:
    """The file, a line for each piece of evidence."""
    tables = [
        f"{json.dumps(name)}: {{\n"
        + ",\n".join(f"{json.dumps(one)}: {json.dumps(table[one])}" for one in table)
        + "\n}"
        for name, table in families.items()
    ]
    head = json.dumps({"recipe": recipe})[1:-1]
    return f'{{{head},\n"families": {{\n' + ",\n".join(tables) + "\n}}\n"


def _looks(game: str, deals: int, seed: int) -> Iterator[Look]:
    """What seats at a table could believe, at every few turns of these deals."""
    rules = preset(game).rules
    for number in range(deals):
        seats = range(rules.match.players)
        levels = [LEVELS[(number + seat) % len(LEVELS)] for seat in seats]
        bots = [make_bot(level, f"{number}/{seat}") for seat, level in enumerate(levels)]
        run = mid_match(rules, f"beliefs {seed}/{number}", number % STANDINGS)
        run.start_deal()
        seen = 0
        while not run.deal_over:
            view = run.view(run.state.actor)
            if view.phase is Phase.START and view.turn >= seen + EVERY:
                seen = view.turn
                yield _look(view, run.state)
            run.play(bots[view.seat].choose(view))


def _look(view: PlayerView, state: DealState) -> Look:
    memory = Memory(view)
    truth = []
    for seat in view.order:
        held = [0] * KINDS
        for card in state.hands[seat]:
            held[KIND[card]] += 1
        truth.append(held)
    names = [evidence(view, memory, seat) for seat in view.order]
    hidden = [at for at, seat in enumerate(view.order) if seat != view.seat]
    return Look(view, flat_view(view), names, truth, hidden)


def _fit(block: Rules, looks: Sequence[Look], *, recalled: bool = False) -> dict[str, CountsRow]:
    """Evidence to its weights; `recalled`: where hands fit what their owners last threw."""
    names = sorted({name for look in looks for hand in look.names for name in hand} - {NEVER})
    weights = {name: [float(START)] * PARTS for name in names}
    wanted = _counted((look, look.truth) for look in looks)
    for turn in range(ROUNDS):
        rows = _whole(weights)
        worlds = (_imagined(block, look, rows, turn, n, recalled) for n, look in enumerate(looks))
        dealt = _counted(zip(looks, worlds, strict=True))
        for name in names:
            for part in range(PARTS):
                ratio = (wanted[name, part] + RARE) / (dealt[name, part] + RARE)
                weights[name][part] *= ratio**0.8
        most = max(parts[0] for parts in weights.values())
        scale = HIGHEST_FIRST / most
        weights = {name: [scale * one for one in parts] for name, parts in weights.items()}
    return _whole(weights)


def _whole(weights: dict[str, list[float]]) -> dict[str, CountsRow]:
    return {
        name: tuple(max(LEAST, min(FULL, round(one))) for one in parts)
        for name, parts in weights.items()
    }


def _imagined(
    block: Any, look: Look, rows: dict[str, CountsRow], turn: int, number: int, recalled: bool
) -> list[list[int]]:
    """Hands as these weights would deal them."""
    throws = last_throws(look.view, block, look.base) if recalled else ()
    luck = (number * 828_091_051 + turn * 25_214_903 + 11) % 2**48
    beliefs = beliefs_by(look.names, rows)
    world = Worlds(block, look.base, beliefs, luck, throws).world(turn + number)
    return [
        [
            world.hand[const.KINDS * seat + kind] if kind < const.KINDS else 0
            for kind in range(KINDS)
        ]
        for seat in range(len(look.names))
    ]


def _counted(hands: Iterable[tuple[Look, list[list[int]]]]) -> Counter[tuple[str, int]]:
    """By evidence and part: hands with a first card of the kind, with a second, cards beyond."""
    counts: Counter[tuple[str, int]] = Counter()
    for look, held in hands:
        for seat in look.hidden:
            for name, count in zip(look.names[seat], held[seat], strict=True):
                for part in range(min(count, PARTS)):
                    counts[name, part] += 1 if part < PARTS - 1 else count - part
    return counts


if __name__ == "__main__":
    sys.exit(main())
