"""Write the rulebooks of games as text: `python -m tests.golden.write_rulebooks [PRESET ...]`.

Without names, all of them. Look at the difference before you keep it: every sentence must be true.
"""

from __future__ import annotations

import sys
from pathlib import Path

from canasta_qt.engine.rules import preset, preset_ids
from canasta_qt.features.rulebook.words.writer import as_text, write

FOLDER = Path(__file__).parent / "rulebook"


def text_of(preset_id: str) -> str:
    """The rulebook of a game under its own name."""
    game = preset(preset_id)
    return as_text(write(game.rules, game.name))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in sys.argv[1:] or preset_ids():
        (FOLDER / f"{name}.txt").write_text(text_of(name), encoding="utf-8")
        print(name)
