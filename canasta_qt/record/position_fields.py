"""Reading the fields of a written position, each with a message that says where it is wrong."""

from __future__ import annotations

from collections.abc import Mapping

from canasta_qt.record.card_words import PositionProblem


class Fields:
    """The fields of one JSON object; `prefix` begins every place in messages."""

    def __init__(self, values: Mapping[str, object], prefix: str = "") -> None:
        self._values = values
        self._prefix = prefix

    def has(self, key: str) -> bool:
        """Whether the field is there and not null."""
        return self._values.get(key) is not None

    def value(self, key: str, unsaid: object = None) -> object:
        """The field's value, or what it is when left out."""
        return self._values[key] if self.has(key) else unsaid

    def refuse_unless(self, good: bool, key: str, message: str) -> None:
        """Raise `PositionProblem` about a field unless all is good."""
        if not good:
            raise PositionProblem(f"{self._prefix}{key}: {message}")

    def number(self, key: str, unsaid: int, *, low: int) -> int:
        """A whole number of at least `low`."""
        value = self.value(key, unsaid)
        good = isinstance(value, int) and not isinstance(value, bool) and value >= low
        self.refuse_unless(good, key, f"a whole number from {low} is needed")
        assert isinstance(value, int)
        return value

    def seat(self, key: str, seats: int, unsaid: int = 0) -> int:
        """The number of a seat."""
        value = self.number(key, unsaid, low=0)
        self.refuse_unless(value < seats, key, f"there is no seat {value}, only 0 to {seats - 1}")
        return value

    def word(self, key: str, allowed: tuple[str, ...], unsaid: str) -> str:
        """One of a few words."""
        value = self.value(key, unsaid)
        choices = " or ".join(map(repr, allowed))
        self.refuse_unless(value in allowed, key, f"{choices} is needed, not {value!r}")
        return str(value)

    def switch(self, key: str) -> bool:
        """True or false; false when left out."""
        value = self.value(key, False)
        self.refuse_unless(isinstance(value, bool), key, "true or false is needed")
        return value is True

    def mapping(self, key: str) -> Mapping[str, object]:
        """An object; empty when left out."""
        value = self.value(key, {})
        self.refuse_unless(isinstance(value, dict), key, "an object is needed")
        assert isinstance(value, dict)
        return value

    def texts(self, key: str) -> list[str]:
        """A list of texts; empty when left out."""
        value = self.value(key, [])
        good = isinstance(value, list) and all(isinstance(text, str) for text in value)
        self.refuse_unless(good, key, "a list of texts is needed")
        assert isinstance(value, list)
        return value

    def by_seat(self, key: str, seats: int) -> dict[int, object]:
        """An object whose keys are seats."""
        return self._numbered(key, seats, "seat")

    def by_side(self, key: str, sides: int) -> dict[int, object]:
        """An object whose keys are sides; a list gives every side in order."""
        return self._numbered(key, sides, "side")

    def _numbered(self, key: str, count: int, noun: str) -> dict[int, object]:
        value = self.value(key, {})
        if isinstance(value, list):
            value = dict(enumerate(value))
        self.refuse_unless(
            isinstance(value, dict), key, f"an object with a {noun} as key is needed"
        )
        assert isinstance(value, dict)
        found: dict[int, object] = {}
        for name, item in value.items():
            good = str(name).isdecimal() and int(name) < count
            self.refuse_unless(good, f"{key}.{name}", f"there is no such {noun}")
            found[int(name)] = item
        return found

    def totals(self, scorers: int) -> tuple[int, ...]:
        """The totals before the deal, one for each side or player that keeps one."""
        given = self.by_side("totals", scorers)
        self.refuse_unless(
            not given or len(given) == scorers, "totals", f"{scorers} numbers are needed"
        )
        good = all(isinstance(n, int) and not isinstance(n, bool) for n in given.values())
        self.refuse_unless(good, "totals", "whole numbers are needed")
        return tuple(int(str(given.get(scorer, 0))) for scorer in range(scorers))

    def count(self, value: object, where: str) -> int:
        """A value that counts cards."""
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise PositionProblem(f"{where}: a number of cards, or cards as text, is needed")
        return value
