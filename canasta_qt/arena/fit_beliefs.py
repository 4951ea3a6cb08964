"""Fit what others are likely to hold: ``python -m canasta_qt.arena.fit_beliefs``.

Options are --deals N and --seed S.

Players by rules of several levels play deals; at every few turns each seat's hidden cards are
compared with what the beliefs would have dealt there, and the weights corrected until both have
the same number of first cards and of further ones. The same deals give the same file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import canasta_qt.bots.search as place
from canasta_qt.bots.api import make_bot
from canasta_qt.bots.heuristic.memory import Memory
from canasta_qt.bots.playout import places as at
from canasta_qt.bots.playout.flat import SHELF
from canasta_qt.bots.playout.worlds import deal_hand
from canasta_qt.bots.search.beliefs import FULL, NEVER, evidence
from canasta_qt.bots.search.bridge import unseen_kinds
from canasta_qt.engine.cards import KIND, KINDS
from canasta_qt.engine.rules import preset
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.record.log import Player
from canasta_qt.record.replay import MatchRun

PATH = Path(place.__file__).with_name("beliefs.json")
GAMES = ("classic_4p", "classic_2p")
LEVELS = ("steady", "casual", "steady:hunter", "steady:sprinter")
EVERY = 7
"""Turns between two looks."""
ROUNDS = 12
"""Corrections."""
LEAST, START = 3, FULL // 2


class Look(NamedTuple):
    """One hidden hand: what may lie in it, what is known of it, what speaks, and the truth."""

    pool: list[int]
    known: list[int]
    missing: int
    names: list[str]
    truth: list[int]


def main(argv: Sequence[str] | None = None) -> int:
    """Play, fit and write; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=150, metavar="N", help="of each game")
    parser.add_argument("--seed", type=int, default=1, metavar="S")
    options = parser.parse_args(argv)
    looks = [look for game in GAMES for look in _looks(game, options.deals, options.seed)]
    weights = _fit(looks)
    recipe = {"deals": options.deals, "seed": options.seed, "games": GAMES, "levels": LEVELS}
    lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(weights[name])}" for name in weights)
    head = json.dumps({"recipe": recipe})[1:-1]
    PATH.write_text(f'{{{head},\n"weights": {{\n{lines}\n}}}}\n', encoding="utf-8")
    return 0


def _looks(game: str, deals: int, seed: int) -> Iterator[Look]:
    """What seats at a table could believe, at every few turns of these deals."""
    rules = preset(game).rules
    for number in range(deals):
        seats = range(rules.match.players)
        levels = [LEVELS[(number + seat) % len(LEVELS)] for seat in seats]
        bots = [make_bot(level, f"{number}/{seat}") for seat, level in enumerate(levels)]
        people = [Player(f"Bot {seat + 1}", level) for seat, level in enumerate(levels)]
        run = MatchRun.new(rules, seed * 100_000 + number, people)
        run.start_deal()
        seen = 0
        while not run.deal_over:
            view = run.view(run.state.actor)
            if view.phase is Phase.START and view.turn >= seen + EVERY:
                seen = view.turn
                yield from _hands(view, run.state)
            run.play(bots[view.seat].choose(view))


def _hands(view: PlayerView, state: DealState) -> Iterator[Look]:
    memory = Memory(view)
    unseen = unseen_kinds(view, memory)
    pool = [kind for kind in range(KINDS) for _ in range(unseen[kind])]
    for seat in view.order:
        if seat != view.seat:
            truth = [0] * KINDS
            for card in state.hands[seat]:
                truth[KIND[card]] += 1
            known = list(memory.known[seat])
            missing = len(state.hands[seat]) - sum(known)
            yield Look(pool, known, missing, evidence(view, memory, seat), truth)


def _fit(looks: Sequence[Look]) -> dict[str, tuple[int, int]]:
    names = sorted({name for look in looks for name in look.names} - {NEVER})
    weights: dict[str, tuple[float, float]] = dict.fromkeys(names, (START, START))
    wanted = _counted((look.names, look.truth) for look in looks)
    for turn in range(ROUNDS):
        rows = _whole(weights)
        dealt = _counted((look.names, _dealt(look, rows, turn, n)) for n, look in enumerate(looks))
        for name in names:
            ratios = [
                ((wanted[name, part] + 1) / (dealt[name, part] + 1)) ** 0.8 for part in (0, 1)
            ]
            one, more = weights[name]
            weights[name] = (one * ratios[0], more * ratios[1])
        most = max(max(pair) for pair in weights.values())
        weights = {name: (FULL * a / most, FULL * b / most) for name, (a, b) in weights.items()}
    rows = _whole(weights)
    del rows[NEVER]
    return rows


def _whole(weights: dict[str, tuple[float, float]]) -> dict[str, tuple[int, int]]:
    rows = {
        name: (max(LEAST, round(one)), max(LEAST, round(more)))
        for name, (one, more) in weights.items()
    }
    return {**rows, NEVER: (0, 0)}


def _dealt(look: Look, rows: dict[str, tuple[int, int]], turn: int, number: int) -> list[int]:
    """A hand as these weights would deal it."""
    state = [0] * at.STATE_SIZE
    state[at.HAND : at.HAND + at.KINDS] = look.known[: at.KINDS]
    state[at.HELD] = look.missing + sum(look.known)
    state[at.STOCK : at.STOCK + len(look.pool)] = look.pool
    state[at.STOCK_LEFT] = len(look.pool)
    state[at.LUCK] = (number * 828_091_051 + turn * 25_214_903 + 11) % 2**48
    dealt = SHELF.filled("fitted", state)
    weights = [rows[name][part] for part in (0, 1) for name in look.names[: at.KINDS]]
    deal_hand(dealt, 0, SHELF.filled("weights", weights))
    return [dealt[at.HAND + kind] if kind < at.KINDS else 0 for kind in range(KINDS)]


def _counted(hands: Iterator[tuple[list[str], list[int]]]) -> Counter[tuple[str, int]]:
    """By evidence: hands with a card of the kind, and cards beyond the first."""
    counts: Counter[tuple[str, int]] = Counter()
    for names, hand in hands:
        for name, count in zip(names, hand, strict=True):
            if count:
                counts[name, 0] += 1
                counts[name, 1] += count - 1
    return counts


if __name__ == "__main__":
    sys.exit(main())
