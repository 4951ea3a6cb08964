"""Kinds of option value with an inner structure: records, lists of them, and tagged forms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

from canasta_qt.engine.rules.declarations.hand_patterns import UnreadablePattern, parse_pattern
from canasta_qt.engine.rules.declarations.kinds import (
    BadValue,
    Codes,
    Kind,
    Whole,
    as_list,
    as_mapping,
    is_whole,
)
from canasta_qt.engine.rules.declarations.values import (
    HandEnd,
    HandSet,
    InstantWin,
    MatchEnd,
    OpeningTable,
)


class _Required:
    """Marks a record field without a default."""

    def __repr__(self) -> str:
        return "REQUIRED"


REQUIRED: Final = _Required()


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a record."""

    name: str
    kind: Kind
    label: str
    default: object = REQUIRED
    """A field that equals its default may be left out, and is left out when written."""


@dataclass(frozen=True, slots=True)
class PatternText:
    """What a special hand is made of, in the words of `hand_patterns`."""

    most: int = 80

    def parse(self, value: object) -> str:
        if not isinstance(value, str):
            raise BadValue("wrong_type", value, self.allowed())
        if not 0 < len(value) <= self.most or not value.isprintable():
            raise BadValue("out_of_range", value, self.allowed())
        try:
            parse_pattern(value)
        except UnreadablePattern:
            raise BadValue("not_allowed", value, self.allowed()) from None
        return value

    def dump(self, value: object) -> object:
        return value

    def allowed(self) -> str:
        return "the cards of a hand, as in '22,77,AA+4 natural pairs' or '4-4-3-3 natural'"


@dataclass(frozen=True, slots=True)
class Record:
    """A value with named fields, held by the class ``make``."""

    make: type
    fields: tuple[Field, ...]
    none_allowed: bool = False
    none_means: str = ""

    def parse(self, value: object) -> object:
        if value is None and self.none_allowed:
            return None
        mapping = as_mapping(value, self)
        names = {field.name for field in self.fields}
        if any(key not in names for key in mapping):
            raise BadValue("not_allowed", value, self.allowed())
        return self.make(**{field.name: self._read(field, mapping) for field in self.fields})

    def _read(self, field: Field, mapping: Mapping[str, object]) -> object:
        if field.name not in mapping:
            if field.default is REQUIRED:
                raise BadValue("wrong_type", dict(mapping), self.allowed())
            return field.default
        try:
            return field.kind.parse(mapping[field.name])
        except BadValue as problem:
            raise BadValue(problem.code, dict(mapping), self.allowed()) from None

    def dump(self, value: object) -> object:
        if value is None:
            return None
        pairs = ((field, getattr(value, field.name)) for field in self.fields)
        return {f.name: f.kind.dump(v) for f, v in pairs if f.default is REQUIRED or v != f.default}

    def allowed(self) -> str:
        inner = "; ".join(f"{field.name}: {field.kind.allowed()}" for field in self.fields)
        text = "{" + inner + "}"
        return f"{text}, or nothing" if self.none_allowed else text


@dataclass(frozen=True, slots=True)
class Records:
    """A list of at most ``most`` records.

    ``offers`` are records as they are usual, told apart by their first field: what an editor
    proposes for a new line.
    """

    record: Record
    most: int
    offers: tuple[object, ...] = ()

    def parse(self, value: object) -> tuple[object, ...]:
        items = as_list(value, self)
        if len(items) > self.most:
            raise BadValue("out_of_range", value, self.allowed())
        try:
            return tuple(self.record.parse(item) for item in items)
        except BadValue as problem:
            raise BadValue(problem.code, problem.value, self.allowed()) from None

    def dump(self, value: object) -> object:
        return [self.record.dump(item) for item in cast(tuple[object, ...], value)]

    def allowed(self) -> str:
        return f"a list of at most {self.most} of {self.record.allowed()}"


@dataclass(frozen=True, slots=True)
class OpeningRows:
    """Rows ``[from, minimum]``; a ``from`` of ``None`` (or ``"-inf"``) is minus infinity."""

    lo: int
    hi: int
    most_points: int
    most_rows: int

    def parse(self, value: object) -> OpeningTable:
        rows = as_list(value, self)
        if not 1 <= len(rows) <= self.most_rows:
            raise BadValue("out_of_range", value, self.allowed())
        return tuple(self._row(row, value) for row in rows)

    def _row(self, row: object, value: object) -> tuple[int | None, int]:
        if not isinstance(row, (list, tuple)) or len(row) != 2:
            raise BadValue("wrong_type", value, self.allowed())
        start, minimum = row
        if start == "-inf":
            start = None
        if not (start is None or is_whole(start)) or not is_whole(minimum):
            raise BadValue("wrong_type", value, self.allowed())
        if not 0 <= minimum <= self.most_points:
            raise BadValue("out_of_range", value, self.allowed())
        if start is not None and not self.lo <= start <= self.hi:
            raise BadValue("out_of_range", value, self.allowed())
        return start, minimum

    def dump(self, value: object) -> object:
        return [list(row) for row in cast(OpeningTable, value)]

    def allowed(self) -> str:
        return (
            f"a list of 1 to {self.most_rows} rows [from, minimum] with from nothing or "
            f"{self.lo} to {self.hi} and minimum 0 to {self.most_points}"
        )


@dataclass(frozen=True, slots=True)
class MatchEndForm:
    """``{kind: target, score: N}`` or ``{kind: deals, count: N}``."""

    score: Whole
    count: Whole

    def parse(self, value: object) -> MatchEnd:
        mapping = as_mapping(value, self)
        kind = mapping.get("kind")
        if kind == "target" and set(mapping) == {"kind", "score"}:
            return MatchEnd("target", score=_inner(self, self.score, mapping["score"], value))
        if kind == "deals" and set(mapping) == {"kind", "count"}:
            number = _inner(self, self.count, mapping["count"], value)
            return MatchEnd("deals", score=None, count=number)
        raise BadValue("not_allowed", value, self.allowed())

    def dump(self, value: object) -> object:
        end = cast(MatchEnd, value)
        if end.kind == "target":
            return {"kind": "target", "score": end.score}
        return {"kind": "deals", "count": end.count}

    def allowed(self) -> str:
        return (
            f"{{kind: target; score: {self.score.allowed()}}} or "
            f"{{kind: deals; count: {self.count.allowed()}}}"
        )


@dataclass(frozen=True, slots=True)
class InstantWinForm:
    """Nothing, ``{canastas: N}`` or ``{special_hands: [ids]}``."""

    canastas: Whole
    hands: Codes

    def parse(self, value: object) -> InstantWin | None:
        if value is None:
            return None
        mapping = as_mapping(value, self)
        if set(mapping) == {"canastas"}:
            return InstantWin(canastas=_inner(self, self.canastas, mapping["canastas"], value))
        if set(mapping) != {"special_hands"}:
            raise BadValue("not_allowed", value, self.allowed())
        try:
            return InstantWin(special_hands=self.hands.parse(mapping["special_hands"]))
        except BadValue as problem:
            raise BadValue(problem.code, value, self.allowed()) from None

    def dump(self, value: object) -> object:
        win = cast("InstantWin | None", value)
        if win is None:
            return None
        if win.canastas is not None:
            return {"canastas": win.canastas}
        return {"special_hands": list(win.special_hands)}

    def allowed(self) -> str:
        return (
            f"nothing, {{canastas: {self.canastas.allowed()}}} or "
            f"{{special_hands: {self.hands.allowed()}}}"
        )


@dataclass(frozen=True, slots=True)
class HandEndForm:
    """``{each: N}``, ``{flat: N}`` or ``as_laid``."""

    points: Whole

    def parse(self, value: object) -> HandEnd:
        if value == "as_laid":
            return HandEnd("as_laid", 0)
        if isinstance(value, str):
            raise BadValue("not_allowed", value, self.allowed())
        mapping = as_mapping(value, self)
        if set(mapping) == {"each"}:
            return HandEnd("each", _inner(self, self.points, mapping["each"], value))
        if set(mapping) == {"flat"}:
            return HandEnd("flat", _inner(self, self.points, mapping["flat"], value))
        raise BadValue("not_allowed", value, self.allowed())

    def dump(self, value: object) -> object:
        end = cast(HandEnd, value)
        return "as_laid" if end.kind == "as_laid" else {end.kind: end.points}

    def allowed(self) -> str:
        points = self.points.allowed()
        return f"{{each: {points}}}, {{flat: {points}}} or as_laid"


@dataclass(frozen=True, slots=True)
class HandSetMap:
    """A map from ranks to ``{min: N, points: N}``."""

    ranks: tuple[str, ...]
    min: Whole
    points: Whole

    def parse(self, value: object) -> tuple[HandSet, ...]:
        mapping = as_mapping(value, self)
        if any(rank not in self.ranks for rank in mapping):
            raise BadValue("not_allowed", value, self.allowed())
        return tuple(self._one(r, mapping[r], value) for r in self.ranks if r in mapping)

    def _one(self, rank: str, item: object, value: object) -> HandSet:
        if not isinstance(item, Mapping) or set(item) != {"min", "points"}:
            raise BadValue("wrong_type", value, self.allowed())
        least = _inner(self, self.min, item["min"], value)
        return HandSet(rank, least, _inner(self, self.points, item["points"], value))

    def dump(self, value: object) -> object:
        sets = cast(tuple[HandSet, ...], value)
        return {one.rank: {"min": one.min, "points": one.points} for one in sets}

    def allowed(self) -> str:
        return (
            f"a map from {', '.join(self.ranks)} to "
            f"{{min: {self.min.allowed()}; points: {self.points.allowed()}}}"
        )


def _inner(outer: Kind, kind: Whole, part: object, value: object) -> int:
    """A number inside a structure; a problem is reported for the whole structure."""
    try:
        number = kind.parse(part)
    except BadValue as problem:
        raise BadValue(problem.code, value, outer.allowed()) from None
    return cast(int, number)
