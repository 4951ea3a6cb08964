"""What playouts know of the rules, declared once: name, width and the options it comes from.

From the tables in `rule_slots` and `play_slots` come `rule_set.Rules` (`rule_vector` fills them)
and what rules playouts claim to know (`supported_rules`). To teach playouts a rule, declare its
slot and its field, honour it and walk it beside the engine (`tests/players/playout/walk_rules.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.table_rules import get

Value = int | Sequence[int]
Of = Callable[[TableRules], Value]
Known = Callable[[TableRules], bool]

ANY: Final = 99
"""Stands for "no limit"."""
MOST_SEATS: Final = 6


@dataclass(frozen=True, slots=True)
class Slot:
    """One number, or a row of them.

    Attributes:
        name: that of its field in `rule_set.Rules`, which says what it means, in small letters.
        width: how many numbers it has.
        of: what it is under given rules; None where something else fills it.
        options: keys of the options it honours.
        knows: whether the values of these options are all known under given rules.
    """

    name: str
    width: int = 1
    of: Of | None = None
    options: tuple[str, ...] = ()
    knows: Known | None = None


def number(name: str, option: str) -> Slot:
    """The value of an option, `ANY` where it is None."""
    return Slot(name, 1, partial(_number, option), (option,))


def choice(name: str, option: str, *words: str, first: int = 0) -> Slot:
    """Which of the words an option has, counted from `first`; others are not known."""
    known = partial(_is_among, option, words)
    return Slot(name, 1, partial(_index, option, words, first), (option,), known)


def word(name: str, option: str, wanted: str) -> Slot:
    """Whether an option has this value."""
    return Slot(name, 1, partial(_is_word, option, wanted), (option,))


def derived(name: str, of: Of, *options: str, width: int = 1, knows: Known | None = None) -> Slot:
    """What a function makes of some options."""
    return Slot(name, width, of, options, knows)


def among(option: str, *words: str) -> Known:
    """Tells whether an option has one of these values."""
    return partial(_is_among, option, words)


def offsets(slots: Iterable[Slot]) -> dict[str, int]:
    """Name to place; under the empty name stands the size of all together."""
    places: dict[str, int] = {}
    free = 0
    for slot in slots:
        if slot.name in places:
            raise ValueError(f"{slot.name} is declared twice")
        places[slot.name] = free
        free += slot.width
    places[""] = free
    return places


def _number(option: str, rules: TableRules) -> int:
    value = get(rules, option)
    return ANY if value is None else int(value)  # type: ignore[call-overload]


def _index(option: str, words: tuple[str, ...], first: int, rules: TableRules) -> int:
    value = get(rules, option)
    return first + words.index(value) if value in words else 0


def _is_word(option: str, wanted: str, rules: TableRules) -> bool:
    return get(rules, option) == wanted


def _is_among(option: str, words: tuple[str, ...], rules: TableRules) -> bool:
    return get(rules, option) in words
