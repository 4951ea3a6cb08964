"""The numbers of playouts, declared once: name, width, meaning and the options they come from.

Tables say everything about the rule vector `r` and the state `s` of a playout: `rule_slots`,
`play_slots` and `state_slots`. From them come the places of the numbers (module
`layout`, written by `write_layout`), the rule vector (`rule_vector`) and what rules playouts claim
to know (`supported_rules`). To teach playouts a rule, declare its slot, honour it and walk it
beside the engine (`tests/players/playout/walk_rules.py`).
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
        name: its name in `layout`.
        width: how many numbers it has.
        doc: what it means; may be empty where the option says it all.
        of: what it is under given rules; None where something else fills it.
        options: keys of the options it honours.
        knows: whether the values of these options are all known under given rules.
        compared: in a state, whether a position of the engine has it too.
    """

    name: str
    width: int = 1
    doc: str = ""
    of: Of | None = None
    options: tuple[str, ...] = ()
    knows: Known | None = None
    compared: bool = False


def number(name: str, option: str, doc: str = "") -> Slot:
    """The value of an option, `ANY` where it is None."""
    return Slot(name, 1, doc, partial(_number, option), (option,))


def choice(name: str, option: str, *words: str, doc: str = "", first: int = 0) -> Slot:
    """Which of the words an option has, counted from `first`; others are not known."""
    listed = ", ".join(f"{place} {word}" for place, word in enumerate(words, first))
    text = f"{doc}: {listed}." if doc else f"{listed}."
    known = partial(_is_among, option, words)
    return Slot(name, 1, text, partial(_index, option, words, first), (option,), known)


def word(name: str, option: str, wanted: str, doc: str = "") -> Slot:
    """Whether an option has this value."""
    return Slot(name, 1, doc, partial(_is_word, option, wanted), (option,))


def derived(
    name: str, of: Of, *options: str, doc: str = "", width: int = 1, knows: Known | None = None
) -> Slot:
    """What a function makes of some options."""
    return Slot(name, width, doc, of, options, knows)


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
