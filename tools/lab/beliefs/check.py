"""How well hands are read: ``python -m tools.lab.beliefs.check FILE``.

The file holds deals that nobody has learned from (`tools.lab.beliefs.deals` with another seed). At
discards on a pile of some size it is asked whether the next player holds two cards of each rank
that could be thrown, where that is not plain to see. What is said: the logarithmic loss of the
chances read, divided by that of chances without reading; and the slope of the log odds, which is
below 1 where chances are surer than they may be, and above where they could be surer.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from canasta_qt.engine.rules import preset
from canasta_qt.players.playout.constants import ACE, FIRST
from canasta_qt.players.playout.policy.hand_reading import FAT, FEATURES, HIDDEN
from canasta_qt.players.search.hand_inference import OTHERS, network_name
from tools.lab.beliefs.deals import PlayedDeals
from tools.lab.beliefs.lessons import LEVELS, Lessons, Marks, lessons

Odds = NDArray[np.float64]

KINDS_OF_HANDS: Final[Mapping[str, tuple[str, ...]]] = {
    "expert": ("expert",),
    "master": ("master",),
    "steady": ("steady",),
    "weak": ("club", "casual", "newcomer"),
    "stranger": ("stranger",),
    "all": LEVELS,
}
FEW: Final = 50
"""Questions that tell nothing."""


def main(argv: Sequence[str] | None = None) -> int:
    """Read the deals and say how well it went; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("file", type=Path)
    options = parser.parse_args(argv)
    text = files("canasta_qt.players.search").joinpath("readings.json").read_text(encoding="utf-8")
    known = json.loads(text)["networks"]
    played = PlayedDeals(options.file).deals
    for game in sorted({deal.game for deal in played}):
        found = known.get(network_name(preset(game).rules), known[OTHERS])
        print_report(game, found["weights"], lessons(deal for deal in played if deal.game == game))
    return 0


def print_report(game: str, weights: Sequence[Sequence[float]], asked: Lessons) -> None:
    """Say how well a network reads these hands, those of each kind of player."""
    asked = asked.where(is_worth_asking(asked))
    truth = asked.held + asked.known >= 2
    read, blind = (_of_two(asked, odds) for odds in (log_odds(weights, asked), asked.seen[:, -2:]))
    print(f"{game}: loss of blind chances, that of those read divided by it, and the slope")
    for name, levels in KINDS_OF_HANDS.items():
        some = np.isin(asked.level, [LEVELS.index(level) for level in levels])
        if some.sum() >= FEW:
            before, after = (loss(odds[some], truth[some]) for odds in (blind, read))
            lean = slope(read[some], truth[some])
            print(f"  {name:9} {before:.3f}  {after / before:.3f}  ({lean:.2f})  of {some.sum()}")
    sys.stdout.flush()


def is_worth_asking(asked: Lessons) -> Marks:
    """Questions whose answer decides what may be thrown, and that have no plain one."""
    rank = (asked.kind >= FIRST) & (asked.kind <= ACE)
    open_question = (asked.known < 2) & (asked.known + asked.copies >= 2)
    found: Marks = (asked.asked == 2) & (asked.pile >= FAT) & rank & open_question
    return found


def log_odds(weights: Sequence[Sequence[float]], asked: Lessons) -> Any:
    """The log odds of one hidden card and of two, as the compiled network answers."""
    inner, outer = np.array(weights[:HIDDEN]), np.array(weights[HIDDEN:])
    between = np.maximum(asked.seen @ inner[:, :FEATURES].T + inner[:, FEATURES], 0)
    linear = asked.seen @ outer[:, HIDDEN:-1].T
    return asked.seen[:, -2:] + between @ outer[:, :HIDDEN].T + linear + outer[:, -1]


def _of_two(asked: Lessons, odds: Any) -> Odds:
    """The log odds of two cards, hidden or known."""
    found: Odds = np.where(asked.known == 1, odds[:, 0], odds[:, 1]).astype(np.float64)
    return found


def loss(odds: Odds, truth: Marks) -> float:
    """The mean logarithmic loss."""
    return float(np.logaddexp(0, np.where(truth, -odds, odds)).mean())


def slope(odds: Odds, truth: Marks) -> float:
    """The slope of the truth on the log odds, by logistic regression (Newton's steps)."""
    columns = np.stack([odds, np.ones_like(odds)], 1)
    found = np.array([1.0, 0.0])
    for _ in range(20):
        said = 1 / (1 + np.exp(-(columns @ found)))
        weight = said * (1 - said)
        found -= np.linalg.solve((columns.T * weight) @ columns, columns.T @ (said - truth))
    return float(found[0])


if __name__ == "__main__":
    sys.exit(main())
