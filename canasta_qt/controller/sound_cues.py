"""Which sound belongs to what the table shows."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from canasta_qt.controller.script import Beat, BeatKind


class Sound(Enum):
    """The sounds there are; the value names the file."""

    DEAL = "deal"
    DRAW = "draw"
    PLACE = "place"
    SLIDE = "slide"
    TAKE = "take"
    CANASTA = "canasta"
    YOUR_TURN = "your_turn"
    WIN = "win"


@dataclass(frozen=True, slots=True)
class Cue:
    """A sound to play: how often, how many seconds from one to the next, and how strongly."""

    sound: Sound
    times: int = 1
    apart: float = 0.0
    strength: float = 1.0


SHORTEST_APART: Final = 0.06
"""Seconds: cards dealt quicker than this are heard as one in two."""

OF_KIND: Final[dict[BeatKind, Sound | None]] = {
    BeatKind.DEAL: Sound.DEAL,
    BeatKind.UPCARD: Sound.PLACE,
    BeatKind.RED_THREE: Sound.PLACE,
    BeatKind.DRAW: Sound.DRAW,
    BeatKind.TAKE_PILE: Sound.TAKE,
    BeatKind.MELD: Sound.PLACE,
    BeatKind.DISCARD: Sound.PLACE,
    BeatKind.SPEAK: None,
    BeatKind.STAGE: Sound.PLACE,
    BeatKind.ARRANGE: Sound.SLIDE,
    BeatKind.SHOW: None,
    BeatKind.BONUS: Sound.DRAW,
    BeatKind.PARTNERS: Sound.SLIDE,
    BeatKind.RETRACT: Sound.SLIDE,
    BeatKind.FOOT: Sound.TAKE,
    BeatKind.CEREMONY: None,
    BeatKind.SPECIAL: Sound.CANASTA,
    BeatKind.END: Sound.SLIDE,
}


def cue_of(beat: Beat, apart: float) -> Cue | None:
    """What is heard as this beat begins; its cards start `apart` seconds one after the other."""
    sound = Sound.CANASTA if beat.canasta else OF_KIND[beat.kind]
    if sound is None:
        return None
    if sound is not Sound.DEAL:
        return Cue(sound)
    heard = max(apart, SHORTEST_APART)
    times = max(1, round(len(beat.movers) * apart / heard))
    return Cue(sound, times, heard, strength=0.5)
