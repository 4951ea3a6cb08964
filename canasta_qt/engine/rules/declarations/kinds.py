"""Kinds of option value: what is allowed, and how a value is read from and written to JSON."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

from canasta_qt.engine.rules.declarations.values import Pairs

BadCode = Literal["wrong_type", "out_of_range", "not_allowed"]


class BadValue(ValueError):
    """A value an option cannot have; ``allowed`` describes what would do."""

    def __init__(self, code: BadCode, value: object, allowed: str) -> None:
        self.code: BadCode = code
        self.value = value
        self.allowed = allowed
        super().__init__(f"{value!r} will not do; allowed: {allowed}")


class Kind(ABC):
    """What every kind of value offers; for kinds themselves, ways to read and to complain."""

    @abstractmethod
    def parse(self, value: object) -> object:
        """The typed value. Raises :class:`BadValue`."""

    def dump(self, value: object) -> object:
        """The JSON value of a typed value; ``parse`` undoes it."""
        return value

    @abstractmethod
    def allowed(self) -> str:
        """What is allowed, in a few plain words."""

    def bad(self, code: BadCode, value: object) -> BadValue:
        """The complaint about a value."""
        return BadValue(code, value, self.allowed())

    def whole(self, number: object, lo: int, hi: int, value: object) -> int:
        """A whole number in a range; a problem is one of ``value``, of which it is a part."""
        if not is_whole(number):
            raise self.bad("wrong_type", value)
        if not lo <= cast(int, number) <= hi:
            raise self.bad("out_of_range", value)
        return cast(int, number)

    def part(self, kind: Kind, part: object, value: object) -> Any:
        """The typed value of a part; a problem is reported for the whole ``value``."""
        try:
            return kind.parse(part)
        except BadValue as problem:
            raise self.bad(problem.code, value) from None

    def as_list(self, value: object) -> Sequence[object]:
        """The value as a sequence, or :class:`BadValue`."""
        if not isinstance(value, (list, tuple)):
            raise self.bad("wrong_type", value)
        return cast(Sequence[object], value)

    def as_mapping(self, value: object) -> Mapping[str, object]:
        """The value as a mapping with string keys, or :class:`BadValue`."""
        if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
            raise self.bad("wrong_type", value)
        return cast(Mapping[str, object], value)


def is_whole(value: object) -> bool:
    """Whether a value is an integer; a switch is not."""
    return isinstance(value, int) and not isinstance(value, bool)


@dataclass(frozen=True)
class Switch(Kind):
    """On or off."""

    def parse(self, value: object) -> bool:
        if not isinstance(value, bool):
            raise self.bad("wrong_type", value)
        return value

    def allowed(self) -> str:
        return "true or false"


@dataclass(frozen=True)
class Whole(Kind):
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
        return self.whole(value, self.lo, self.hi, value)

    def allowed(self) -> str:
        text = f"a whole number from {self.lo} to {self.hi}"
        return f"{text}, or nothing" if self.none_allowed else text


@dataclass(frozen=True)
class Worded(Kind):
    """A kind with words: ``values`` pairs each with a sentence or a name for people."""

    values: Pairs

    def words(self) -> tuple[str, ...]:
        """The words in the order of the catalogue."""
        return tuple(word for word, _ in self.values)

    def codes_of(self, value: object) -> Mapping[str, object]:
        """The value as a mapping from some of the words, or :class:`BadValue`."""
        mapping = self.as_mapping(value)
        if any(key not in self.words() for key in mapping):
            raise self.bad("not_allowed", value)
        return mapping


@dataclass(frozen=True)
class Choice(Worded):
    """One of some words."""

    none_means: str = ""
    """If not empty, ``None`` is allowed too and this sentence explains it."""

    def parse(self, value: object) -> str | None:
        if value is None and self.none_means:
            return None
        if not isinstance(value, str):
            raise self.bad("wrong_type", value)
        if value not in self.words():
            raise self.bad("not_allowed", value)
        return value

    def allowed(self) -> str:
        text = ", ".join(self.words())
        return f"{text}, or nothing" if self.none_means else text


@dataclass(frozen=True)
class WholeOrWord(Worded):
    """A whole number in a range, or one of some explained words."""

    lo: int
    hi: int

    def parse(self, value: object) -> int | str:
        if not isinstance(value, str):
            return self.whole(value, self.lo, self.hi, value)
        if value not in self.words():
            raise self.bad("not_allowed", value)
        return value

    def allowed(self) -> str:
        return f"a whole number from {self.lo} to {self.hi}, or {', '.join(self.words())}"


@dataclass(frozen=True)
class CountedChoice(Worded):
    """One of some explained words, or ``counted:N`` with N from ``lo`` to ``hi``."""

    counted: str
    counted_means: str
    lo: int
    hi: int

    def parse(self, value: object) -> str:
        if not isinstance(value, str):
            raise self.bad("wrong_type", value)
        if value in self.words():
            return value
        word, _, number = value.partition(":")
        if word != self.counted or not (number.isascii() and number.isdigit()):
            raise self.bad("not_allowed", value)
        long = len(number) > len(str(self.hi))
        if long or str(int(number)) != number or not self.lo <= int(number) <= self.hi:
            raise self.bad("out_of_range", value)
        return value

    def allowed(self) -> str:
        words = ", ".join(self.words())
        return f"{words}, or {self.counted}:N with N from {self.lo} to {self.hi}"


@dataclass(frozen=True)
class Codes(Worded):
    """A list of different codes out of a few; kept in the order given here."""

    least: int = 0

    def parse(self, value: object) -> tuple[str, ...]:
        items = self.as_list(value)
        for item in items:
            if not isinstance(item, str):
                raise self.bad("wrong_type", value)
            if item not in self.words():
                raise self.bad("not_allowed", value)
        if len(set(items)) != len(items) or len(items) < self.least:
            raise self.bad("not_allowed", value)
        return tuple(code for code in self.words() if code in items)

    def dump(self, value: object) -> object:
        return list(cast(tuple[str, ...], value))

    def allowed(self) -> str:
        return f"a list without repeats of {', '.join(self.words())}"


@dataclass(frozen=True)
class NumberMap(Worded):
    """A map from some codes to whole numbers; kept in the order given here."""

    lo: int
    hi: int
    complete: bool = False
    """Whether every code must be there."""

    def parse(self, value: object) -> tuple[tuple[str, int], ...]:
        mapping = self.codes_of(value)
        if self.complete and len(mapping) != len(self.values):
            raise self.bad("not_allowed", value)
        numbers = {
            code: self.whole(number, self.lo, self.hi, value) for code, number in mapping.items()
        }
        return tuple((code, numbers[code]) for code in self.words() if code in numbers)

    def dump(self, value: object) -> object:
        return dict(cast(tuple[tuple[str, int], ...], value))

    def allowed(self) -> str:
        amount = "each of" if self.complete else "some of"
        return (
            f"a map from {amount} {', '.join(self.words())} to whole numbers "
            f"from {self.lo} to {self.hi}"
        )


@dataclass(frozen=True)
class ChoiceMap(Worded):
    """A map from some codes to one of some explained words."""

    choice: Choice

    def parse(self, value: object) -> tuple[tuple[str, str], ...]:
        words = {
            code: self.part(self.choice, word, value) for code, word in self.codes_of(value).items()
        }
        return tuple((code, words[code]) for code in self.words() if code in words)

    def dump(self, value: object) -> object:
        return dict(cast(tuple[tuple[str, str], ...], value))

    def allowed(self) -> str:
        return f"a map from {', '.join(self.words())} to {self.choice.allowed()}"


@dataclass(frozen=True)
class Span(Kind):
    """A smallest and a largest number of cards: ``[low, high]``."""

    lo: int
    hi: int
    open_end: bool = False
    """Whether the largest may be ``None``, meaning any number."""

    def parse(self, value: object) -> tuple[int, int | None]:
        items = self.as_list(value)
        if len(items) != 2:
            raise self.bad("wrong_type", value)
        low, high = items
        if not is_whole(low) or not (is_whole(high) or (high is None and self.open_end)):
            raise self.bad("wrong_type", value)
        if not all(self.lo <= cast(int, n) <= self.hi for n in items if n is not None):
            raise self.bad("out_of_range", value)
        return cast(int, low), cast("int | None", high)

    def dump(self, value: object) -> object:
        return list(cast(tuple[int, int | None], value))

    def allowed(self) -> str:
        text = f"[smallest, largest], each from {self.lo} to {self.hi}"
        return f"{text}, the largest perhaps nothing" if self.open_end else text


@dataclass(frozen=True)
class Numbers(Kind):
    """A list of whole numbers with a bounded length."""

    lo: int
    hi: int
    least: int
    most: int

    def parse(self, value: object) -> tuple[int, ...]:
        items = self.as_list(value)
        if not all(is_whole(item) for item in items):
            raise self.bad("wrong_type", value)
        if not self.least <= len(items) <= self.most:
            raise self.bad("out_of_range", value)
        return tuple(self.whole(item, self.lo, self.hi, value) for item in items)

    def dump(self, value: object) -> object:
        return list(cast(tuple[int, ...], value))

    def allowed(self) -> str:
        length = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
        return f"a list of {length} whole numbers from {self.lo} to {self.hi}"
