"""Kinds of option value: what is allowed, and how a value is read from and written to JSON.

A kind is a small frozen description, so that a dialog, a rulebook, a validator and a test strategy
can all be driven by the same data. ``parse`` turns a JSON or TOML value into the typed value and
raises :class:`BadValue`; ``dump`` is its inverse.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, Protocol, cast

BadCode = Literal["wrong_type", "out_of_range", "not_allowed"]


class BadValue(ValueError):
    """A value an option cannot have.

    ``code`` says in which way, ``value`` is the offender and ``allowed`` describes what would do.
    """

    def __init__(self, code: BadCode, value: object, allowed: str) -> None:
        self.code: BadCode = code
        self.value = value
        self.allowed = allowed
        super().__init__(f"{value!r} will not do; allowed: {allowed}")


class Kind(Protocol):
    """What every kind of value offers."""

    def parse(self, value: object) -> object:
        """The typed value. Raises :class:`BadValue`."""

    def dump(self, value: object) -> object:
        """The JSON value of a typed value; ``parse`` undoes it."""

    def allowed(self) -> str:
        """What is allowed, in a few plain words."""


def is_whole(value: object) -> bool:
    """Whether a value is an integer; a switch is not."""
    return isinstance(value, int) and not isinstance(value, bool)


def as_list(value: object, kind: Kind) -> Sequence[object]:
    """The value as a sequence, or :class:`BadValue`."""
    if not isinstance(value, (list, tuple)):
        raise BadValue("wrong_type", value, kind.allowed())
    return cast(Sequence[object], value)


def as_mapping(value: object, kind: Kind) -> Mapping[str, object]:
    """The value as a mapping with string keys, or :class:`BadValue`."""
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        raise BadValue("wrong_type", value, kind.allowed())
    return cast(Mapping[str, object], value)


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""

    def parse(self, value: object) -> bool:
        if not isinstance(value, bool):
            raise BadValue("wrong_type", value, self.allowed())
        return value

    def dump(self, value: object) -> object:
        return value

    def allowed(self) -> str:
        return "true or false"


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number from ``lo`` to ``hi``, both included; perhaps also ``None``."""

    lo: int
    hi: int
    none_allowed: bool = False
    none_means: str = ""
    """What ``None`` stands for, for people ("no limit")."""
    step: int = 1
    """A comfortable step for a spin box; other numbers are allowed too."""

    def parse(self, value: object) -> int | None:
        if value is None and self.none_allowed:
            return None
        if not is_whole(value):
            raise BadValue("wrong_type", value, self.allowed())
        number = cast(int, value)
        if not self.lo <= number <= self.hi:
            raise BadValue("out_of_range", value, self.allowed())
        return number

    def dump(self, value: object) -> object:
        return value

    def allowed(self) -> str:
        text = f"a whole number from {self.lo} to {self.hi}"
        return f"{text}, or nothing" if self.none_allowed else text


@dataclass(frozen=True, slots=True)
class Choice:
    """One of some words. ``values`` pairs each word with a sentence that explains it."""

    values: tuple[tuple[str, str], ...]
    none_means: str = ""
    """If not empty, ``None`` is allowed too and this sentence explains it."""

    def words(self) -> tuple[str, ...]:
        """The words in the order of the catalogue."""
        return tuple(word for word, _ in self.values)

    def parse(self, value: object) -> str | None:
        if value is None and self.none_means:
            return None
        if not isinstance(value, str):
            raise BadValue("wrong_type", value, self.allowed())
        if value not in self.words():
            raise BadValue("not_allowed", value, self.allowed())
        return value

    def dump(self, value: object) -> object:
        return value

    def allowed(self) -> str:
        text = ", ".join(self.words())
        return f"{text}, or nothing" if self.none_means else text


@dataclass(frozen=True, slots=True)
class WholeOrWord:
    """A whole number in a range, or one of some explained words."""

    lo: int
    hi: int
    values: tuple[tuple[str, str], ...]

    def words(self) -> tuple[str, ...]:
        """The words that are allowed besides numbers."""
        return tuple(word for word, _ in self.values)

    def parse(self, value: object) -> int | str:
        if isinstance(value, str):
            if value not in self.words():
                raise BadValue("not_allowed", value, self.allowed())
            return value
        if not is_whole(value):
            raise BadValue("wrong_type", value, self.allowed())
        number = cast(int, value)
        if not self.lo <= number <= self.hi:
            raise BadValue("out_of_range", value, self.allowed())
        return number

    def dump(self, value: object) -> object:
        return value

    def allowed(self) -> str:
        return f"a whole number from {self.lo} to {self.hi}, or {', '.join(self.words())}"


@dataclass(frozen=True, slots=True)
class CountedChoice:
    """One of some explained words, or ``counted:N`` with N from ``lo`` to ``hi``."""

    values: tuple[tuple[str, str], ...]
    counted: str
    counted_means: str
    lo: int
    hi: int

    def words(self) -> tuple[str, ...]:
        """The words that stand alone."""
        return tuple(word for word, _ in self.values)

    def parse(self, value: object) -> str:
        if not isinstance(value, str):
            raise BadValue("wrong_type", value, self.allowed())
        if value in self.words():
            return value
        word, _, number = value.partition(":")
        if word != self.counted or not (number.isascii() and number.isdigit()):
            raise BadValue("not_allowed", value, self.allowed())
        if str(int(number)) != number or not self.lo <= int(number) <= self.hi:
            raise BadValue("out_of_range", value, self.allowed())
        return value

    def dump(self, value: object) -> object:
        return value

    def allowed(self) -> str:
        words = ", ".join(self.words())
        return f"{words}, or {self.counted}:N with N from {self.lo} to {self.hi}"


@dataclass(frozen=True, slots=True)
class Codes:
    """A list of different codes out of a few; kept in the order given here."""

    values: tuple[tuple[str, str], ...]
    """Each code with its name for people."""
    least: int = 0

    def words(self) -> tuple[str, ...]:
        """All codes that may be in the list."""
        return tuple(code for code, _ in self.values)

    def parse(self, value: object) -> tuple[str, ...]:
        items = as_list(value, self)
        for item in items:
            if not isinstance(item, str):
                raise BadValue("wrong_type", value, self.allowed())
            if item not in self.words():
                raise BadValue("not_allowed", value, self.allowed())
        if len(set(items)) != len(items) or len(items) < self.least:
            raise BadValue("not_allowed", value, self.allowed())
        return tuple(code for code in self.words() if code in items)

    def dump(self, value: object) -> object:
        return list(cast(tuple[str, ...], value))

    def allowed(self) -> str:
        return f"a list without repeats of {', '.join(self.words())}"


@dataclass(frozen=True, slots=True)
class NumberMap:
    """A map from some codes to whole numbers; kept in the order given here."""

    values: tuple[tuple[str, str], ...]
    lo: int
    hi: int
    complete: bool = False
    """Whether every code must be there."""

    def words(self) -> tuple[str, ...]:
        """All codes that may be keys."""
        return tuple(code for code, _ in self.values)

    def parse(self, value: object) -> tuple[tuple[str, int], ...]:
        mapping = as_mapping(value, self)
        if any(key not in self.words() for key in mapping):
            raise BadValue("not_allowed", value, self.allowed())
        if self.complete and len(mapping) != len(self.values):
            raise BadValue("not_allowed", value, self.allowed())
        for number in mapping.values():
            if not is_whole(number):
                raise BadValue("wrong_type", value, self.allowed())
            if not self.lo <= cast(int, number) <= self.hi:
                raise BadValue("out_of_range", value, self.allowed())
        return tuple((code, cast(int, mapping[code])) for code in self.words() if code in mapping)

    def dump(self, value: object) -> object:
        return dict(cast(tuple[tuple[str, int], ...], value))

    def allowed(self) -> str:
        amount = "each of" if self.complete else "some of"
        return (
            f"a map from {amount} {', '.join(self.words())} to whole numbers "
            f"from {self.lo} to {self.hi}"
        )


@dataclass(frozen=True, slots=True)
class ChoiceMap:
    """A map from some codes to one of some explained words."""

    values: tuple[tuple[str, str], ...]
    choice: Choice

    def words(self) -> tuple[str, ...]:
        """All codes that may be keys."""
        return tuple(code for code, _ in self.values)

    def parse(self, value: object) -> tuple[tuple[str, str], ...]:
        mapping = as_mapping(value, self)
        if any(key not in self.words() for key in mapping):
            raise BadValue("not_allowed", value, self.allowed())
        for word in mapping.values():
            try:
                self.choice.parse(word)
            except BadValue as problem:
                raise BadValue(problem.code, value, self.allowed()) from None
        return tuple((code, cast(str, mapping[code])) for code in self.words() if code in mapping)

    def dump(self, value: object) -> object:
        return dict(cast(tuple[tuple[str, str], ...], value))

    def allowed(self) -> str:
        return f"a map from {', '.join(self.words())} to {self.choice.allowed()}"


@dataclass(frozen=True, slots=True)
class Span:
    """A smallest and a largest number of cards: ``[low, high]``."""

    lo: int
    hi: int
    open_end: bool = False
    """Whether the largest may be ``None``, meaning any number."""

    def parse(self, value: object) -> tuple[int, int | None]:
        items = as_list(value, self)
        if len(items) != 2:
            raise BadValue("wrong_type", value, self.allowed())
        low, high = items
        if not is_whole(low) or not (is_whole(high) or (high is None and self.open_end)):
            raise BadValue("wrong_type", value, self.allowed())
        if not all(self.lo <= cast(int, n) <= self.hi for n in items if n is not None):
            raise BadValue("out_of_range", value, self.allowed())
        return cast(int, low), cast("int | None", high)

    def dump(self, value: object) -> object:
        return list(cast(tuple[int, int | None], value))

    def allowed(self) -> str:
        text = f"[smallest, largest], each from {self.lo} to {self.hi}"
        return f"{text}, the largest perhaps nothing" if self.open_end else text


@dataclass(frozen=True, slots=True)
class Numbers:
    """A list of whole numbers with a bounded length."""

    lo: int
    hi: int
    least: int
    most: int

    def parse(self, value: object) -> tuple[int, ...]:
        items = as_list(value, self)
        if not all(is_whole(item) for item in items):
            raise BadValue("wrong_type", value, self.allowed())
        if not self.least <= len(items) <= self.most:
            raise BadValue("out_of_range", value, self.allowed())
        numbers = tuple(cast(int, item) for item in items)
        if not all(self.lo <= number <= self.hi for number in numbers):
            raise BadValue("out_of_range", value, self.allowed())
        return numbers

    def dump(self, value: object) -> object:
        return list(cast(tuple[int, ...], value))

    def allowed(self) -> str:
        length = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
        return f"a list of {length} whole numbers from {self.lo} to {self.hi}"
