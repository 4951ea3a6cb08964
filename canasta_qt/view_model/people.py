"""Usual people at a table, how those without a name are stored, and portraits."""

from __future__ import annotations

import re
import zlib
from collections.abc import Mapping, Sequence
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


ROBOT: Final = "face-6"
"""A portrait that nobody has who did not choose it."""

_OWN: dict[str, str] = {}
_USUAL: dict[str, str] = dict(PEOPLE)
_UNLIKELY: Final = tuple(face for name, face in PEOPLE if name in (YOU, "Rosa", "Emil"))


def set_portraits(chosen: Mapping[str, str], former: Mapping[str, str]) -> None:
    """From now on people of these names have these portraits, and all others the usual.

    `former` names lead to what somebody is called now. One of the usual bots whose portrait is
    somebody's gets another one at every table.
    """
    _OWN.clear()
    _OWN.update((name, face) for name, face in chosen.items() if face in PORTRAITS)
    _OWN.update((name, _OWN[now]) for name, now in former.items() if now in _OWN)
    _USUAL.clear()
    _USUAL.update((name, face) for name, face in PEOPLE if name not in _OWN)
    for name, face in list(_USUAL.items()):
        free = _unworn()
        if name != YOU and face in _OWN.values() and free:
            _USUAL[name] = free[0]


def _unworn() -> list[str]:
    worn = {ROBOT, *_OWN.values(), *_USUAL.values(), *(face for _, face in PEOPLE)}
    return [face for face in PORTRAITS if face not in worn]


def has_portrait(name: str) -> bool:
    """Whether this name has a portrait wherever it sits."""
    return name in _OWN or name in _USUAL


def portraits_of(names: Sequence[str]) -> tuple[str, ...]:
    """Everybody's portrait at a table. Nothing else decides about it.

    A name has its own, else its usual one. Who has neither gets one that nobody else is known by,
    as long as there are any, and keeps it once `with_portraits` is stored.
    """
    found: dict[int, str] = {}
    seated: set[str] = set()
    for known in (_OWN, _USUAL):
        for seat, name in enumerate(names):
            own = known.get(name)
            if own is None or name in seated or (known is _USUAL and own in found.values()):
                continue
            seated.add(name)
            found[seat] = own
    for name, seat in sorted((name, seat) for seat, name in enumerate(names) if seat not in found):
        free = _unworn()
        first = zlib.crc32(name.encode()) % max(1, len(free))
        wished = (*free[first:], *free[:first], *_UNLIKELY, *PORTRAITS)
        found[seat] = next(one for one in wished if one not in (*found.values(), ROBOT))
    return tuple(found[seat] for seat in range(len(names)))


def with_portraits(chosen: Mapping[str, str], names: Sequence[str]) -> dict[str, str]:
    """The chosen portraits, and for everybody at a table the one that is shown there."""
    shown = zip(names, portraits_of(names), strict=True)
    return {**{name: face for name, face in shown if not has_portrait(name)}, **chosen}


def with_portrait(chosen: Mapping[str, str], name: str, face: str) -> dict[str, str]:
    """The portraits after somebody chose one; a usual bot that had it has another from then on."""
    bots = [bot for bot, _ in PEOPLE if bot not in (YOU, name)]
    kept = {one: own for one, own in chosen.items() if not (one in bots and own == face)}
    return {**kept, name: face}


KEPT_NUMBER = re.compile(r"Player ([1-9])\Z")


def numbered_person(number: int) -> str:
    """How somebody among several people is kept whose name is not known, from 1 to 9."""
    return f"Player {number}"


def is_numbered(kept: str) -> bool:
    """Whether that is nobody's name, but one of `numbered_person`."""
    return KEPT_NUMBER.match(kept) is not None
