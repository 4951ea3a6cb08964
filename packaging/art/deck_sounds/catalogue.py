"""Every sound of the program by the name of its file."""

from __future__ import annotations

from deck_sounds.waves import Wave, bell, finished, hiss, mixed, tone, wav

C4, G4, C5, E5, G5, A5, C6, E6 = 261.63, 392.0, 523.25, 659.26, 783.99, 880.0, 1046.5, 1318.5
"""Pitches in hertz."""


def _deal() -> Wave:
    """A card flies off the pack."""
    return mixed(
        (0.0, 1.0, hiss(0.085, 1500, 2600, rise=0.25, seed=11)),
        (0.03, 0.25, tone(0.05, 210, half=0.010)),
    )


def _draw() -> Wave:
    """A card is drawn off the stock."""
    return hiss(0.17, 1000, 2700, rise=0.55, seed=12)


def _place() -> Wave:
    """A card comes down on the felt."""
    return mixed(
        (0.0, 0.9, hiss(0.09, 1900, 700, rise=0.10, seed=13)),
        (0.0, 0.30, tone(0.14, 170, half=0.018)),
    )


def _slide() -> Wave:
    """Cards slide over the felt."""
    return hiss(0.26, 2100, 900, rise=0.40, width=1.0, seed=14)


def _take() -> Wave:
    """A whole pile is gathered up."""
    flutter = [
        (0.05 * n, 0.4 + 0.08 * n, hiss(0.15, 900 + 90 * n, 1900 + 90 * n, rise=0.4, seed=20 + n))
        for n in range(7)
    ]
    return mixed(*flutter, (0.40, 0.35, tone(0.12, 160, half=0.02)))


def _canasta() -> Wave:
    """Seven of a kind: three bells upwards."""
    return mixed(
        (0.00, 0.8, bell(0.70, E5)), (0.10, 0.8, bell(0.70, A5)), (0.20, 0.9, bell(0.75, E6))
    )


def _your_turn() -> Wave:
    """A knock at the door: two soft notes."""
    return mixed(
        (0.00, 0.8, bell(0.40, G4, half=0.07)), (0.13, 1.0, bell(0.45, C5, half=0.09))
    )  # fmt: skip


def _win() -> Wave:
    """A short fanfare of bells that ends in a chord."""
    run = ((0.0, C5), (0.13, E5), (0.26, G5))
    chord = ((0.42, C4), (0.42, G5), (0.42, C6))
    return mixed(
        *((after, 0.7, bell(0.6, pitch, half=0.12)) for after, pitch in run),
        *((after, 0.6, bell(1.1, pitch, half=0.22)) for after, pitch in chord),
    )


RECIPES = {
    "deal": _deal,
    "draw": _draw,
    "place": _place,
    "slide": _slide,
    "take": _take,
    "canasta": _canasta,
    "your_turn": _your_turn,
    "win": _win,
}


def sounds() -> dict[str, bytes]:
    """The contents of every sound file, by its name below the resources."""
    return {f"sounds/{name}.wav": wav(finished(make())) for name, make in RECIPES.items()}
