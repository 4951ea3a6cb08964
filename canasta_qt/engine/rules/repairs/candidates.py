"""Values that might settle a conflict: what an option could be instead, the most natural first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple, cast

from canasta_qt.engine.rules.declarations import kinds as k
from canasta_qt.engine.rules.declarations import structures as s
from canasta_qt.engine.rules.declarations.values import OpeningTable
from canasta_qt.engine.rules.options import OptionSpec, option
from canasta_qt.engine.rules.presets import preset, preset_ids
from canasta_qt.engine.rules.table_rules import TableRules, get

_MOST_NUMBERS: Final = 64
"""A number with more values than this is tried at a few places only."""
_MOST_PARTS: Final = 6
"""A list with more parts than this is not tried with every selection of them."""


class Candidate(NamedTuple):
    """A typed value, and how far it is from what the table plays now (0 is near, 1 is far)."""

    value: object
    cost: float


class _Question(NamedTuple):
    """The option to find values for, what it is now, and the numbers of the conflict."""

    spec: OptionSpec
    now: object
    numbers: Mapping[str, int]


def candidates(
    rules: TableRules, key: str, base: TableRules, numbers: Mapping[str, int]
) -> tuple[Candidate, ...]:
    """Other values of an option, the nearest first.

    `base` is what the rules began as; `numbers` are those of the conflict.
    """
    spec = option(key)
    now = get(rules, key)
    question = _Question(spec, now, numbers)
    neighbours = _NEIGHBOURS.get(type(spec.kind), _none)(spec.kind, question)
    worth: dict[object, float] = {}
    for value, cost in (
        *neighbours,
        (get(base, key), 0.25),
        (spec.default, 0.6),
        *_from_other_games(key, now),
    ):
        if value != now and _legal(spec, value):
            worth[value] = min(cost, worth.get(value, cost))
    return tuple(Candidate(*pair) for pair in sorted(worth.items(), key=lambda pair: pair[1]))


@cache
def values_in_use(key: str) -> tuple[object, ...]:
    """The values that the catalogue's games have for an option, the commonest first."""
    counted = Counter(get(preset(preset_id).rules, key) for preset_id in preset_ids())
    return tuple(value for value, _ in counted.most_common())


def _from_other_games(key: str, now: object) -> Iterator[tuple[object, float]]:
    """What other games have; the best guess where this one has nothing of the kind."""
    cost = 0.15 if now in (0, None) else 0.7
    yield from ((value, cost + 0.01 * at) for at, value in enumerate(values_in_use(key)))


def _legal(spec: OptionSpec, value: object) -> bool:
    try:
        return spec.parse(spec.dump(value)) == value
    except k.BadValue:
        return False


Costed = Iterator[tuple[object, float]]


def _none(_kind: object, _question: _Question) -> Costed:
    yield from ()


def _switch(_kind: k.Switch, question: _Question) -> Costed:
    yield not question.now, 0.2


def _choice(kind: k.Choice, _question: _Question) -> Costed:
    yield from ((word, 0.3 + 0.01 * at) for at, word in enumerate(kind.words()))
    yield None, 0.4


def _number(lo: int, hi: int, question: _Question) -> Costed:
    """Every number where they are few, else those that the conflict speaks of."""
    now = question.now if k.is_whole(question.now) else None
    middle = cast(int, now) if now is not None else question.spec.default
    start = cast(int, middle) if k.is_whole(middle) else lo
    guess = 0.2 if question.now is None else 0.0
    for number in _numbers(lo, hi, start, question.numbers.values()):
        strange = guess if number in values_in_use(question.spec.key) else guess + 0.05
        yield number, 0.05 + strange + 0.5 * min(2.0, abs(number - start) / max(4, abs(start)))


def _numbers(lo: int, hi: int, start: int, given: Iterable[int]) -> Iterable[int]:
    if hi - lo <= _MOST_NUMBERS:
        return range(lo, hi + 1)
    near = {one + step for one in given for step in (-1, 0, 1)}
    return sorted(
        number for number in {*near, start - 1, start, start + 1, lo, hi} if lo <= number <= hi
    )


def _whole(kind: k.Whole, question: _Question) -> Costed:
    yield from _number(kind.lo, kind.hi, question)
    yield None, 0.4


def _whole_or_word(kind: k.WholeOrWord, question: _Question) -> Costed:
    yield from _number(kind.lo, kind.hi, question)
    yield from ((word, 0.5) for word in kind.words())


def _counted(kind: k.CountedChoice, _question: _Question) -> Costed:
    yield from ((word, 0.3) for word in kind.words())
    yield f"{kind.counted}:{kind.lo}", 0.4


def _codes(kind: k.Codes, question: _Question) -> Costed:
    now = cast("tuple[str, ...]", question.now)
    for code in kind.words():
        changed = {*now, code} if code not in now else {*now} - {code}
        yield tuple(word for word in kind.words() if word in changed), 0.2
    yield kind.words(), 0.4 if now else 0.15
    yield (), 0.5


def _span(kind: k.Span, question: _Question) -> Costed:
    low, high = cast("tuple[int, int | None]", question.now)
    if high is not None:
        yield (min(low, high), max(low, high)), 0.15
        yield (high, high), 0.2
    yield (low, low), 0.2
    yield (low, None), 0.3
    for number in sorted({kind.lo, kind.hi, *question.numbers.values()}):
        yield (low, number), 0.35
        yield (number, high), 0.35


def _totals(_kind: k.Numbers, question: _Question) -> Costed:
    """For more threes: the totals of a game with as many, or the row continued."""
    threes = question.numbers.get("threes")
    if threes is None:
        return
    same = [v for v in values_in_use(question.spec.key) if len(cast("tuple[int, ...]", v)) > threes]
    nearest = sorted(same, key=lambda value: len(cast("tuple[int, ...]", value)))
    yield from ((value, 0.2 + 0.01 * at) for at, value in enumerate(nearest))
    row = list(cast("tuple[int, ...]", question.now)) or [0]
    step = row[1] - row[0] if len(row) > 1 else 100
    while len(row) <= threes:
        row.append(row[-1] + step)
    yield tuple(row), 0.3


def _parts(_kind: s.Records, question: _Question) -> Costed:
    items = cast("tuple[object, ...]", question.now)
    yield tuple(dict.fromkeys(items)), 0.1
    if len(items) <= _MOST_PARTS:
        sizes = range(len(items) - 1, 0, -1)
        yield from ((some, 0.2) for size in sizes for some in combinations(items, size))
    yield (), 0.5


def _maybe_record(_kind: object, _question: _Question) -> Costed:
    yield None, 0.3


def _opening(_kind: s.OpeningRows, question: _Question) -> Costed:
    rows = cast(OpeningTable, question.now)
    starts = {start: minimum for start, minimum in rows if start is not None}
    first = next((minimum for start, minimum in rows if start is None), min(m for _, m in rows))
    ascending = tuple(sorted(starts.items()))
    yield ((None, first), *ascending), 0.1
    yield ((None, ascending[0][1]), *ascending[1:]) if ascending else rows, 0.15
    yield ascending or rows, 0.2


_NEIGHBOURS: Final[Mapping[type, Callable[..., Costed]]] = {
    k.Switch: _switch,
    k.Choice: _choice,
    k.Whole: _whole,
    k.WholeOrWord: _whole_or_word,
    k.CountedChoice: _counted,
    k.Codes: _codes,
    k.Span: _span,
    k.Numbers: _totals,
    s.Record: _maybe_record,
    s.Records: _parts,
    s.OpeningRows: _opening,
    s.InstantWinForm: _maybe_record,
}
