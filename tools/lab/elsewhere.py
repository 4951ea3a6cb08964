"""Players of another checkout of the project, for the arena: `expert@FOLDER`.

So players of today can be measured against those of another day. The other checkout must have been
compiled, and must know the views of this one: rules of the game must not have changed in between.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Final

from canasta_qt.engine.actions import Action
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.worker import Request

MARK: Final = "@"
"""Between a level and the folder of its checkout."""
_CHILD: Final = """
import pickle, sys
from canasta_qt.players.api import make_bot
from canasta_qt.players.playout import COMPILED
bots, answers = {}, sys.stdout.buffer
while True:
    try:
        asked = pickle.load(sys.stdin.buffer)
    except EOFError:
        break
    who = asked.level, asked.seed
    if who not in bots:
        bots[who] = make_bot(*who, by_count=True, interpreted=not COMPILED)
    pickle.dump(bots[who].choose(asked.view), answers)
    answers.flush()
"""


class OtherPlayer:
    """Somebody who plays as that level does in the other checkout, and thinks by count."""

    def __init__(self, level: str, seed: int | str) -> None:
        """`level` is a level, the mark and a folder."""
        self._level, _, folder = level.partition(MARK)
        self._seed = seed
        self._folder = Path(folder).resolve()

    def choose(self, view: PlayerView) -> Action:
        """A legal action for `view.seat`; what the other checkout complains of ends its process."""
        process = _process(self._folder)
        assert process.stdin is not None
        assert process.stdout is not None
        pickle.dump(Request(self._level, self._seed, view), process.stdin)
        process.stdin.flush()
        action: Action = pickle.load(process.stdout)
        return action


_RUNNING: Final[dict[Path, subprocess.Popen[bytes]]] = {}


def _process(folder: Path) -> subprocess.Popen[bytes]:
    """The process that plays as the checkout in this folder does."""
    if folder not in _RUNNING:
        _RUNNING[folder] = subprocess.Popen(
            [sys.executable, "-c", _CHILD],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
    return _RUNNING[folder]


def end_all() -> None:
    """End the processes of other checkouts; whoever asks again begins new ones."""
    while _RUNNING:
        _, process = _RUNNING.popitem()
        process.communicate()
