"""Usual people at a table, how those without a name are stored, and portraits."""

from __future__ import annotations

import re
import zlib
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

YOU: Final = "You"
"""The name at the player's own seat as it is kept, until another is typed."""


PEOPLE = (
    (YOU, "face-1"),
    ("Vera", "face-3"),
    ("Otto", "face-2"),
    ("Nina", "face-4"),
    ("Emil", "face-5"),
    ("Rosa", "face-7"),
)
"""The usual names at a table and their portraits."""


PORTRAITS = tuple(f"face-{number}" for number in range(1, 11))
"""File stems of all portraits; more than a table has seats."""


_CHOSEN: dict[str, str] = {}


def choose_faces(faces: Mapping[str, str]) -> None:
    """From now on people of these names have these portraits, all others the usual."""
    _CHOSEN.clear()
    _CHOSEN.update((name, face) for name, face in faces.items() if face in PORTRAITS)


def portraits_of(names: Sequence[str]) -> tuple[str, ...]:
    """A portrait of their own for everybody at a table, if it can be the chosen or usual one."""
    usual = {**dict(PEOPLE), **_CHOSEN}
    found: dict[int, str] = {}
    for seat, name in sorted(enumerate(names), key=lambda one: one[1] not in _CHOSEN):
        if usual.get(name, "") not in ("", *found.values()):
            found[seat] = usual[name]
    for name, seat in sorted((name, seat) for seat, name in enumerate(names) if seat not in found):
        first = zlib.crc32(name.encode()) % len(PORTRAITS)
        turned = (*PORTRAITS[first:], *PORTRAITS[:first])
        found[seat] = next(one for one in turned if one not in found.values())
    return tuple(found[seat] for seat in range(len(names)))


def free_portrait(taken: Iterable[str]) -> str:
    """A portrait for somebody new: if there is one, neither taken nor one of the usual people's."""
    gone, usual = set(taken), {portrait for _, portrait in PEOPLE}
    free = [one for one in reversed(PORTRAITS) if one not in gone] or list(PORTRAITS)
    return next((one for one in free if one not in usual), free[0])


KEPT_NUMBER = re.compile(r"Player ([1-9])\Z")


def numbered_person(number: int) -> str:
    """How somebody among several people is kept whose name is not known, from 1 to 9."""
    return f"Player {number}"


def is_numbered(kept: str) -> bool:
    """Whether that is nobody's name, but one of `numbered_person`."""
    return KEPT_NUMBER.match(kept) is not None
