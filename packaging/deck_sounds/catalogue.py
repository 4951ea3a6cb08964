"""Every sound of the program by the name of its file.

What is heard often has several takes, for no card falls like another; the program bends their pitch
and strength a little besides.
"""

from __future__ import annotations

from collections.abc import Callable

from deck_sounds.waves import Wave, bell, finished, hiss, mixed, tone, wav

C4, G4, C5, E5, G5, A5, C6, E6 = (
    261.63, 392.0, 523.25, 659.26, 783.99, 880.0, 1046.5, 1318.5,
)  # fmt: skip
"""Pitches in hertz."""

BENDS = (1.0, 0.97, 1.03, 0.985, 1.015)
"""How much higher or lower each take is than the first."""


def _tap(take: int, *, low: float = 170.0) -> Wave:
    """The edge of a card on the felt."""
    bend = BENDS[take]
    return mixed(
        (0.0, 0.6, hiss(0.03, 1500 * bend, 900 * bend, rise=0.1, seed=31 + take)),
        (0.0, 1.0, tone(0.12, low * bend, half=0.016)),
    )


def _deal(take: int) -> Wave:
    """A card flies off the pack."""
    bend = BENDS[take]
    return mixed(
        (0.0, 1.0, hiss(0.085, 1500 * bend, 2600 * bend, rise=0.25, seed=11 + 100 * take)),
        (0.03, 0.25, tone(0.05, 210 * bend, half=0.010)),
    )


def _draw(take: int) -> Wave:
    """A card is drawn off the stock: it slides, and its edge taps."""
    bend = BENDS[take]
    return mixed(
        (0.0, 1.0, hiss(0.17, 1000 * bend, 2700 * bend, rise=0.55, seed=12 + 100 * take)),
        (0.125, 0.16, _tap(take, low=230)),
    )


def _place(take: int) -> Wave:
    """A card comes down on the felt: it slides a little, and taps."""
    bend = BENDS[take]
    return mixed(
        (0.0, 0.9, hiss(0.09, 1900 * bend, 700 * bend, rise=0.10, seed=13 + 100 * take)),
        (0.0, 0.30, tone(0.14, 170 * bend, half=0.018)),
    )


def _meld(take: int) -> Wave:
    """Cards are laid side by side: three taps that come closer."""
    return mixed(
        *(
            (after, strength, _tap((take + n) % len(BENDS), low=low))
            for n, (after, strength, low) in enumerate(
                ((0.0, 0.7, 240.0), (0.07, 0.8, 260.0), (0.13, 1.0, 280.0))
            )
        )
    )


def _discard(take: int) -> Wave:
    """A card glides to the pile and falls on it, deep."""
    bend = BENDS[take]
    return mixed(
        (0.0, 0.8, hiss(0.16, 2300 * bend, 900 * bend, rise=0.5, seed=51 + 100 * take)),
        (0.13, 0.9, tone(0.16, 130 * bend, half=0.022)),
    )


def _freeze(take: int) -> Wave:
    """A wild card on the pile: it falls, and two thin notes sink."""
    return mixed(
        (0.0, 0.8, _discard(take)),
        (0.16, 0.5, bell(0.30, E6, half=0.06)),
        (0.26, 0.5, bell(0.32, A5, half=0.07)),
    )


def _three(take: int) -> Wave:
    """A red three is laid out: a tap and one bright note."""
    return mixed((0.0, 0.6, _tap(take, low=250)), (0.05, 0.6, bell(0.35, G5, half=0.08)))


def _foot(take: int) -> Wave:
    """A second hand is taken up: cards flutter, and a note rises."""
    return mixed(
        *_flutter(4, 0.05, take),
        (0.22, 0.5, bell(0.30, C5, half=0.06)),
        (0.31, 0.6, bell(0.34, G5, half=0.07)),
    )


def _end(_take: int) -> Wave:
    """The deal is over: two notes sink."""
    return mixed((0.0, 0.8, bell(0.35, E5, half=0.08)), (0.16, 0.9, bell(0.42, C5, half=0.09)))


def _ask(_take: int) -> Wave:
    """A question: two notes go up."""
    return mixed((0.0, 0.7, bell(0.30, E5, half=0.06)), (0.12, 0.8, bell(0.40, A5, half=0.08)))


def _refused(_take: int) -> Wave:
    """It cannot be done: two dull knocks."""
    return mixed((0.0, 1.0, _thud(110.0)), (0.12, 0.9, _thud(98.0)))


def _slide(take: int) -> Wave:
    """Cards slide over the felt and stop."""
    bend, seed = BENDS[take], 14 + 100 * take
    return mixed(
        (0.0, 1.0, hiss(0.26, 2100 * bend, 900 * bend, rise=0.40, width=1.0, seed=seed)),
        (0.20, 0.12, _tap(take)),
    )


def _flutter(cards: int, apart: float, take: int) -> list[tuple[float, float, Wave]]:
    """So many cards one after the other, each a little louder and higher."""
    bend = BENDS[take]
    return [
        (
            apart * n,
            0.4 + 0.56 * n / cards,
            hiss(
                0.15,
                (900 + 630 * n / cards) * bend,
                (1900 + 630 * n / cards) * bend,
                rise=0.4,
                seed=20 + n + 100 * take,
            ),
        )
        for n in range(cards)
    ]


def _take(take: int) -> Wave:
    """A pile is gathered up."""
    return mixed(*_flutter(7, 0.05, take), (0.40, 0.35, tone(0.12, 160, half=0.02)))


def _sweep(take: int) -> Wave:
    """A big pile is gathered up: many cards, and their weight."""
    return mixed(
        *_flutter(11, 0.045, take),
        (0.50, 0.55, tone(0.24, 118 * BENDS[take], half=0.035)),
        (0.50, 0.30, _tap(take)),
    )


def _thud(pitch: float = 98.0) -> Wave:
    """Seven cards squared on the table: low, short and soft."""
    return mixed(
        (0.0, 1.0, tone(0.30, pitch, half=0.045)),
        (0.0, 0.45, tone(0.16, 2.02 * pitch, half=0.022)),
        (0.0, 0.35, hiss(0.05, 900, 400, rise=0.1, seed=41)),
    )


def _canasta(take: int) -> Wave:
    """Cards gather, a low thud, and the bonus rises from it in three soft bells."""
    rising = ((0.44, E5), (0.54, A5), (0.64, E6))
    return mixed(
        *((after, 1.5 * strength, part) for after, strength, part in _flutter(6, 0.05, take)),
        (0.38, 1.0, _thud()),
        *((after, 0.34, bell(0.48, pitch, half=0.11)) for after, pitch in rising),
    )


def _open(take: int) -> Wave:
    """The first meld of a side: a card taps, and two notes open."""
    return mixed(
        (0.0, 0.5, _tap(take)),
        (0.05, 0.7, bell(0.40, G4, half=0.08)),
        (0.15, 0.8, bell(0.40, E5, half=0.09)),
    )


def _out(take: int) -> Wave:
    """Somebody goes out: the last card falls, and three notes come to rest."""
    return mixed(
        (0.0, 0.9, _thud(120.0)),
        (0.0, 0.4, _tap(take)),
        (0.12, 0.50, bell(0.45, G5, half=0.09)),
        (0.25, 0.55, bell(0.45, E5, half=0.10)),
        (0.38, 0.65, bell(0.55, C5, half=0.13)),
    )


def _your_turn(_take: int) -> Wave:
    """A knock at the door: two soft notes."""
    return mixed(
        (0.00, 0.8, bell(0.40, G4, half=0.07)), (0.13, 1.0, bell(0.45, C5, half=0.09))
    )  # fmt: skip


def _win(_take: int) -> Wave:
    """A short fanfare of bells that ends in a chord."""
    run = ((0.0, C5), (0.13, E5), (0.26, G5))
    chord = ((0.42, C4), (0.42, G5), (0.42, C6))
    return mixed(
        *((after, 0.7, bell(0.6, pitch, half=0.12)) for after, pitch in run),
        *((after, 0.6, bell(1.1, pitch, half=0.22)) for after, pitch in chord),
    )


RECIPES: dict[str, tuple[Callable[[int], Wave], int]] = {
    "deal": (_deal, 4),
    "draw": (_draw, 4),
    "place": (_place, 5),
    "meld": (_meld, 3),
    "discard": (_discard, 3),
    "freeze": (_freeze, 1),
    "three": (_three, 1),
    "foot": (_foot, 1),
    "end": (_end, 1),
    "ask": (_ask, 1),
    "refused": (_refused, 1),
    "slide": (_slide, 4),
    "take": (_take, 3),
    "sweep": (_sweep, 3),
    "canasta": (_canasta, 1),
    "open": (_open, 1),
    "out": (_out, 1),
    "your_turn": (_your_turn, 1),
    "win": (_win, 1),
}
"""How each sound is made, and how many takes there are of it."""


def sounds() -> dict[str, bytes]:
    """The contents of every sound file, by its name below the resources."""
    return {
        f"sounds/{name}-{take + 1}.wav": wav(finished(make(take)))
        for name, (make, takes) in RECIPES.items()
        for take in range(takes)
    }
