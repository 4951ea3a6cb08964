"""`canasta-qt rules`: all games, and which of them can be played."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from canasta_qt.commands.arguments import OK
from canasta_qt.engine.rules import preset, preset_ids, unhonoured


def main(argv: Sequence[str]) -> int:
    """Print every preset with its players, and what keeps it from being played."""
    argparse.ArgumentParser(
        prog="canasta-qt rules",
        description="List all games: id, players, and whether they can be played yet.",
    ).parse_args(argv)
    for line in _lines():
        print(line)
    return OK


def _lines() -> Iterator[str]:
    width = max(map(len, preset_ids()))
    for preset_id in preset_ids():
        game = preset(preset_id)
        missing = unhonoured(game.rules)
        state = f"not yet playable: options {', '.join(missing)}" if missing else "playable"
        name = f"{game.name} (reconstructed)" if game.reconstructed else game.name
        yield f"{preset_id:<{width}}  {game.rules.match.players} players  {name}: {state}"
