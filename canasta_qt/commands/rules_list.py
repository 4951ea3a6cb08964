"""`canasta-qt rules`: all games."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence

from canasta_qt.commands.arguments import OK
from canasta_qt.engine.rules import preset, preset_ids


def main(argv: Sequence[str]) -> int:
    """Print every preset with its players."""
    argparse.ArgumentParser(
        prog="canasta-qt rules",
        description="List all games: id, players, name.",
    ).parse_args(argv)
    for line in _lines():
        print(line)
    return OK


def _lines() -> Iterator[str]:
    width = max(map(len, preset_ids()))
    for preset_id in preset_ids():
        game = preset(preset_id)
        name = f"{game.name} (reconstructed)" if game.reconstructed else game.name
        yield f"{preset_id:<{width}}  {game.rules.match.players} players  {name}"
