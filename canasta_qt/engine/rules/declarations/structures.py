"""Kinds of option value with an inner structure: records, lists of them, and tagged forms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, cast

from canasta_qt.engine.rules.declarations import values
from canasta_qt.engine.rules.declarations.hand_patterns import UnreadablePattern, parse_pattern
from canasta_qt.engine.rules.declarations.kinds import BadValue, Codes, Kind, Whole, is_whole

REQUIRED: Final = object()
"""Default of a field of a record that has none."""


@dataclass(frozen=True)
class Field:
    """One field of a record."""

    name: str
    kind: Kind
    label: str
    default: object = REQUIRED
    """A field that equals its default may be left out, and is left out when written."""


@dataclass(frozen=True)
class PatternText(Kind):
    """What a special hand is made of, in the words of `hand_patterns`."""

    most: int = 80

    def parse(self, value: object) -> str:
        if not isinstance(value, str):
            raise self.bad("wrong_type", value)
        if not 0 < len(value) <= self.most or not value.isprintable():
            raise self.bad("out_of_range", value)
        try:
            parse_pattern(value)
        except UnreadablePattern:
            raise self.bad("not_allowed", value) from None
        return value

    def allowed(self) -> str:
        return "the cards of a hand, as in '22,77,AA+4 natural pairs' or '4-4-3-3 natural'"


@dataclass(frozen=True)
class Record(Kind):
    """A value with named fields, held by the class ``make``."""

    make: type
    fields: tuple[Field, ...]
    none_allowed: bool = False
    none_means: str = ""

    def parse(self, value: object) -> object:
        if value is None and self.none_allowed:
            return None
        mapping = self.as_mapping(value)
        names = {field.name for field in self.fields}
        if any(key not in names for key in mapping):
            raise self.bad("not_allowed", value)
        return self.make(**{field.name: self._read(field, mapping) for field in self.fields})

    def _read(self, field: Field, mapping: Mapping[str, object]) -> object:
        if field.name not in mapping:
            if field.default is REQUIRED:
                raise self.bad("wrong_type", dict(mapping))
            return field.default
        return self.part(field.kind, mapping[field.name], dict(mapping))

    def dump(self, value: object) -> object:
        if value is None:
            return None
        pairs = ((field, getattr(value, field.name)) for field in self.fields)
        return {f.name: f.kind.dump(v) for f, v in pairs if f.default is REQUIRED or v != f.default}

    def allowed(self) -> str:
        inner = "; ".join(f"{field.name}: {field.kind.allowed()}" for field in self.fields)
        text = "{" + inner + "}"
        return f"{text}, or nothing" if self.none_allowed else text


@dataclass(frozen=True)
class Records(Kind):
    """A list of at most ``most`` records; ``offers`` are what an editor proposes for a new line."""

    record: Record
    most: int
    offers: tuple[object, ...] = ()

    def parse(self, value: object) -> tuple[object, ...]:
        items = self.as_list(value)
        if len(items) > self.most:
            raise self.bad("out_of_range", value)
        try:
            return tuple(self.record.parse(item) for item in items)
        except BadValue as problem:
            raise BadValue(problem.code, problem.value, self.allowed()) from None

    def dump(self, value: object) -> object:
        return [self.record.dump(item) for item in cast(tuple[object, ...], value)]

    def allowed(self) -> str:
        return f"a list of at most {self.most} of {self.record.allowed()}"


@dataclass(frozen=True)
class OpeningRows(Kind):
    """Rows ``[from, minimum]``; a ``from`` of ``None`` (or ``"-inf"``) is minus infinity."""

    lo: int
    hi: int
    most_points: int
    most_rows: int

    def parse(self, value: object) -> values.OpeningTable:
        rows = self.as_list(value)
        if not 1 <= len(rows) <= self.most_rows:
            raise self.bad("out_of_range", value)
        return tuple(self._row(row, value) for row in rows)

    def _row(self, row: object, value: object) -> tuple[int | None, int]:
        if not isinstance(row, (list, tuple)) or len(row) != 2:
            raise self.bad("wrong_type", value)
        start, minimum = row
        if start == "-inf":
            start = None
        if not (start is None or is_whole(start)) or not is_whole(minimum):
            raise self.bad("wrong_type", value)
        if not 0 <= minimum <= self.most_points:
            raise self.bad("out_of_range", value)
        if start is not None and not self.lo <= start <= self.hi:
            raise self.bad("out_of_range", value)
        return start, minimum

    def dump(self, value: object) -> object:
        return [list(row) for row in cast(values.OpeningTable, value)]

    def allowed(self) -> str:
        return (
            f"a list of 1 to {self.most_rows} rows [from, minimum] with from nothing or "
            f"{self.lo} to {self.hi} and minimum 0 to {self.most_points}"
        )


@dataclass(frozen=True)
class MatchEndForm(Kind):
    """``{kind: target, score: N}`` or ``{kind: deals, count: N}``."""

    score: Whole
    count: Whole

    def parse(self, value: object) -> values.MatchEnd:
        mapping = self.as_mapping(value)
        kind = mapping.get("kind")
        if kind == "target" and set(mapping) == {"kind", "score"}:
            return values.MatchEnd("target", score=self.part(self.score, mapping["score"], value))
        if kind == "deals" and set(mapping) == {"kind", "count"}:
            return values.MatchEnd("deals", None, self.part(self.count, mapping["count"], value))
        raise self.bad("not_allowed", value)

    def dump(self, value: object) -> object:
        end = cast(values.MatchEnd, value)
        if end.kind == "target":
            return {"kind": "target", "score": end.score}
        return {"kind": "deals", "count": end.count}

    def allowed(self) -> str:
        return (
            f"{{kind: target; score: {self.score.allowed()}}} or "
            f"{{kind: deals; count: {self.count.allowed()}}}"
        )


@dataclass(frozen=True)
class InstantWinForm(Kind):
    """Nothing, ``{canastas: N}`` or ``{special_hands: [ids]}``."""

    canastas: Whole
    hands: Codes

    def parse(self, value: object) -> values.InstantWin | None:
        if value is None:
            return None
        mapping = self.as_mapping(value)
        if set(mapping) == {"canastas"}:
            return values.InstantWin(canastas=self.part(self.canastas, mapping["canastas"], value))
        if set(mapping) != {"special_hands"}:
            raise self.bad("not_allowed", value)
        return values.InstantWin(
            special_hands=self.part(self.hands, mapping["special_hands"], value)
        )

    def dump(self, value: object) -> object:
        win = cast("values.InstantWin | None", value)
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


@dataclass(frozen=True)
class HandEndForm(Kind):
    """``{each: N}``, ``{flat: N}`` or ``as_laid``."""

    points: Whole

    def parse(self, value: object) -> values.HandEnd:
        if value == "as_laid":
            return values.HandEnd("as_laid", 0)
        if isinstance(value, str):
            raise self.bad("not_allowed", value)
        mapping = self.as_mapping(value)
        if set(mapping) == {"each"}:
            return values.HandEnd("each", self.part(self.points, mapping["each"], value))
        if set(mapping) == {"flat"}:
            return values.HandEnd("flat", self.part(self.points, mapping["flat"], value))
        raise self.bad("not_allowed", value)

    def dump(self, value: object) -> object:
        end = cast(values.HandEnd, value)
        return "as_laid" if end.kind == "as_laid" else {end.kind: end.points}

    def allowed(self) -> str:
        points = self.points.allowed()
        return f"{{each: {points}}}, {{flat: {points}}} or as_laid"


@dataclass(frozen=True)
class HandSetMap(Kind):
    """A map from ranks to ``{min: N, points: N}``."""

    ranks: tuple[str, ...]
    min: Whole
    points: Whole

    def parse(self, value: object) -> tuple[values.HandSet, ...]:
        mapping = self.as_mapping(value)
        if any(rank not in self.ranks for rank in mapping):
            raise self.bad("not_allowed", value)
        return tuple(self._one(r, mapping[r], value) for r in self.ranks if r in mapping)

    def _one(self, rank: str, item: object, value: object) -> values.HandSet:
        if not isinstance(item, Mapping) or set(item) != {"min", "points"}:
            raise self.bad("wrong_type", value)
        least, points = self.part(self.min, item["min"], value), item["points"]
        return values.HandSet(rank, least, self.part(self.points, points, value))

    def dump(self, value: object) -> object:
        sets = cast(tuple[values.HandSet, ...], value)
        return {one.rank: {"min": one.min, "points": one.points} for one in sets}

    def allowed(self) -> str:
        return (
            f"a map from {', '.join(self.ranks)} to "
            f"{{min: {self.min.allowed()}; points: {self.points.allowed()}}}"
        )
