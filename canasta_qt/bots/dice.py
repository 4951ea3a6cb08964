"""A bot's own chance: numbers that depend on its seed and the public moment, on nothing else."""

from __future__ import annotations

import hashlib

from canasta_qt.engine.view import PlayerView


def roll(seed: int | str, view: PlayerView) -> int:
    """A 64-bit number for this decision, equal on every machine for equal seeds and moments."""
    now = view.now
    moment = (
        seed,
        view.deal_number,
        view.turn,
        view.seat,
        view.phase.value,
        len(now.laid),
        now.asked,
    )
    return int.from_bytes(hashlib.blake2b(repr(moment).encode(), digest_size=8).digest(), "big")
