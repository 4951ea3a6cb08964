"""A bot that plays any legal action: the yardstick for tests, not an opponent for people."""

from __future__ import annotations

import random

from canasta_qt.bots.dice import roll
from canasta_qt.engine.actions import Action
from canasta_qt.engine.movegen import random_action
from canasta_qt.engine.view import PlayerView


class RandomBot:
    """Plays one legal action drawn by its seed and the moment."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, view: PlayerView) -> Action:
        """Some legal action for `view.seat`."""
        return random_action(view, random.Random(roll(self.seed, view)))
