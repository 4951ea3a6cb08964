"""What of the table moves, and what else the player may want to see or not."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Presentation:
    """Each is on unless the player has switched it off.

    Attributes:
        fly: cards glide; else they change places at once.
        stagger: cards of one movement start one after the other.
        flip: cards turn over on their way.
        shake: a card that may not go somewhere shakes.
        sweep: what is taken up as a whole glides as a whole.
        faces: people have faces.
        new_marks: cards that have just come wear a dot.
    """

    fly: bool = True
    stagger: bool = True
    flip: bool = True
    shake: bool = True
    sweep: bool = True
    faces: bool = True
    new_marks: bool = True
