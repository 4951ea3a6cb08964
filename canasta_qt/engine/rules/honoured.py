"""Which option values the engine plays today; nothing else may start.

A rule set with an option the engine does not honour is refused with the names of those options.
It is never played wrongly.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from canasta_qt.engine.rules.presets import preset, preset_ids
from canasta_qt.engine.rules.schema import OPTIONS, option
from canasta_qt.engine.rules.table_rules import TableRules, get


@dataclass(frozen=True, slots=True)
class Anything:
    """Every value is honoured, or the option makes no difference to the engine."""


@dataclass(frozen=True, slots=True)
class Dormant:
    """Does nothing while the options ``because`` have the values the engine honours."""

    because: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Only:
    """Just these typed values are honoured."""

    values: tuple[object, ...]


@dataclass(frozen=True, slots=True)
class Where:
    """Whatever passes a test on the typed value and the whole rules is honoured."""

    test: Callable[[object, TableRules], bool]


Honour = Anything | Dormant | Only | Where

ANY = Anything()
OFF = Only((False,))
NONE = Only((None,))
EMPTY = Only(((),))


def _wild_ranks(value: object, rules: TableRules) -> bool:
    """Twos are always wild, and so is every joker that is in the pack.

    Constraints say so as well; this holds for rules that come from elsewhere, such as a log.
    """
    return value == ("2", "X") or (value == ("2",) and not rules.pack.jokers)


_PARTLY: dict[str, Honour] = {
    "pack.wild_ranks": Where(_wild_ranks),
}
"""Options of which not every value is honoured; all others are honoured whatever they say."""


class NotYetPlayable(ValueError):
    """Rules that use options the engine does not honour yet. ``keys`` names those options."""

    def __init__(self, keys: tuple[str, ...]) -> None:
        self.keys = keys
        named = ", ".join(f"{key} ({option(key).label})" for key in keys)
        super().__init__(f"These rules cannot be played yet; not supported so far: {named}")


def honour_of(key: str) -> Honour:
    """Which values of an option the engine honours."""
    return _PARTLY.get(key, ANY)


def is_honoured(rules: TableRules, key: str) -> bool:
    """Whether the engine honours the current value of an option."""
    value = get(rules, key)
    match honour_of(key):
        case Only(values):
            return value in values
        case Where(test):
            return test(value, rules)
        case _:
            return True


def unhonoured(rules: TableRules) -> tuple[str, ...]:
    """Keys of the options whose value the engine does not honour yet, in catalogue order."""
    return tuple(spec.key for spec in OPTIONS if not is_honoured(rules, spec.key))


def require_playable(rules: TableRules) -> None:
    """Raise :class:`NotYetPlayable` unless the engine honours every option of the rules."""
    keys = unhonoured(rules)
    if keys:
        raise NotYetPlayable(keys)


@cache
def playable_preset_ids() -> tuple[str, ...]:
    """The ids of the presets the engine plays today, in catalogue order."""
    return tuple(i for i in preset_ids() if not unhonoured(preset(i).rules))
