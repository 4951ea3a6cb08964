"""Random values of options and random sets of rules, for commands by seed and for Hypothesis.

``random_rules(seed, changes)`` are rules near one of the games, and the same for ever: each option
is drawn by a generator of its own, made from the seed and its key, so that an option that is added
moves no draw of another. ``option_values``, ``nearby_rules`` and ``sound_rules`` are the
strategies; they shrink to fewer changes.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from canasta_qt.engine.rules import (
    OPTIONS,
    OptionSpec,
    TableRules,
    check,
    diff,
    preset_ids,
    resolve,
)
from canasta_qt.engine.rules.declarations import kinds, structures
from canasta_qt.engine.rules.table_rules import get, replace_option

Chance = random.Random


def json_value(kind: object, chance: Chance) -> object:
    """A valid JSON value of a kind."""
    return _MAKERS[type(kind)](kind, chance)


def other_value(spec: OptionSpec, rules: TableRules, chance: Chance) -> object:
    """A typed value of an option, another than the rules have, if some tries find one."""
    tried = (spec.parse(json_value(spec.kind, chance)) for _ in range(6))
    has = get(rules, spec.key)
    return next((value for value in tried if value != has), has)


def _can_vary(spec: OptionSpec) -> bool:
    if isinstance(spec.kind, kinds.Choice) and len(spec.kind.words()) == 1:
        return bool(spec.kind.none_means)
    return True


VARIED = tuple(spec for spec in OPTIONS if _can_vary(spec))
"""The options that know more than one value."""


_ALONE: dict[str, object] = {
    "match.team_mode": "solo",
    "match.score_unit": "per_player",
    "permission.mode": "none",
}

Bases = Mapping[str, TableRules]
GAMES: Bases = {
    **{name: resolve(name) for name in preset_ids()},
    "three alone": resolve("classic_3p", _ALONE),
    "six alone": resolve("classic_6p_pairs", _ALONE),
}
"""Every game there is, and games of three and six without partners."""
CLASSIC: Bases = {"classic_4p": TableRules()}
_IN_ALL = 180
"""Of so many options about ``changes`` are changed: a number that never changes."""


def is_sound(rules: TableRules) -> bool:
    """Whether the rules have no errors; warnings do not matter."""
    return not any(issue.severity == "error" for issue in check(rules))


def random_rules(
    seed: str,
    changes: int,
    admits: Callable[[TableRules], bool] = is_sound,
    bases: Bases = GAMES,
) -> TableRules:
    """Rules that ``admits``: a game with about so many other options, both chosen by the seed.

    A change that would break the rules is passed over; fewer ``changes`` are the first of more.
    """
    rules = bases[min(bases, key=lambda name: Chance(f"{seed}/{name}").random())]
    drawn = []
    for spec in VARIED:
        chance = Chance(f"{seed}/{spec.key}")
        place = chance.random()
        if place * _IN_ALL < changes:
            drawn.append((place, spec, chance))
    for _, spec, chance in sorted(drawn, key=lambda one: one[0]):
        changed = replace_option(rules, spec.key, other_value(spec, rules, chance))
        changed = with_enough_totals(changed)
        if admits(changed):
            rules = changed
    return rules


def seldom_varied(drawn: Sequence[TableRules]) -> set[str]:
    """Keys of the options that have their default in more than 99 % of these rules."""
    varied = Counter(key for rules in drawn for key in diff(rules, TableRules()))
    return {spec.key for spec in OPTIONS if varied[spec.key] * 100 < len(drawn)}


def changes_of(seed: str, least: int, most: int) -> int:
    """How many options to change by this seed, more often few than many."""
    return least + int((most + 1 - least) * Chance(f"{seed}/changes").random() ** 3)


_SEEDS = st.integers(0, 2**32 - 1)


def option_values(spec: OptionSpec) -> SearchStrategy[object]:
    """Any valid JSON value of an option."""
    return _SEEDS.map(lambda seed: json_value(spec.kind, Chance(seed)))


def nearby_rules(
    most_changes: int = 20,
    least_changes: int = 0,
    admits: Callable[[TableRules], bool] = is_sound,
    bases: Bases = GAMES,
) -> SearchStrategy[TableRules]:
    """Rules that ``admits``, near one of the games."""
    make = partial(random_rules, admits=admits, bases=bases)
    return st.builds(make, _SEEDS.map(str), st.integers(least_changes, most_changes))


def sound_rules(most_changes: int = 30, least_changes: int = 0) -> SearchStrategy[TableRules]:
    """Sound rules of any kind, changes of Classic."""
    return nearby_rules(most_changes, least_changes, bases=CLASSIC)


def with_enough_totals(rules: TableRules) -> TableRules:
    """The rules with totals for as many threes of either colour as the pack has."""
    if rules.red_three.role != "penalty_card":
        rules = _lengthened(rules, "red_three.totals", rules.red_three.totals)
    if rules.black_three.role != "stop":
        rules = _lengthened(rules, "black_three.totals", rules.black_three.totals)
    return rules


def _lengthened(rules: TableRules, key: str, totals: tuple[int, ...]) -> TableRules:
    missing = 2 * rules.pack.decks + 1 - len(totals)
    last = totals[-1] if totals else 0
    return replace_option(rules, key, totals + (last,) * missing) if missing > 0 else rules


def _number(lo: int, hi: int, chance: Chance) -> int:
    """A number of a range: any, a small one, or an end."""
    small = min(max(lo, 0), hi)
    ways = (chance.randint(lo, hi), chance.randint(small, min(small + 12, hi)), lo, hi)
    return chance.choices(ways, (3, 3, 1, 1))[0]


def _none_or(value: object, chance: Chance, *, allowed: bool) -> object:
    return None if allowed and not chance.randrange(4) else value


def _some(words: Sequence[str], chance: Chance, least: int = 0) -> list[str]:
    """Some words, more often few than many."""
    count = min(chance.randint(least, len(words)) for _ in range(2))
    return chance.sample(words, count)


def _whole(kind: kinds.Whole, chance: Chance) -> object:
    return _none_or(_number(kind.lo, kind.hi, chance), chance, allowed=kind.none_allowed)


def _choice(kind: kinds.Choice, chance: Chance) -> object:
    return _none_or(chance.choice(kind.words()), chance, allowed=bool(kind.none_means))


def _whole_or_word(kind: kinds.WholeOrWord, chance: Chance) -> object:
    return chance.choice((_number(kind.lo, kind.hi, chance), chance.choice(kind.words())))


def _counted(kind: kinds.CountedChoice, chance: Chance) -> object:
    counted = f"{kind.counted}:{_number(kind.lo, kind.hi, chance)}"
    return chance.choice((counted, *kind.words()))


def _number_map(kind: kinds.NumberMap, chance: Chance) -> object:
    words = kind.words() if kind.complete else _some(kind.words(), chance)
    return {word: _number(kind.lo, kind.hi, chance) for word in words}


def _span(kind: kinds.Span, chance: Chance) -> object:
    low, high = sorted(_number(kind.lo, kind.hi, chance) for _ in range(2))
    return [low, _none_or(high, chance, allowed=kind.open_end)]


def _numbers(kind: kinds.Numbers, chance: Chance) -> object:
    length = _number(kind.least, kind.most, chance)
    return [_number(kind.lo, kind.hi, chance) for _ in range(length)]


def _record(kind: structures.Record, chance: Chance) -> object:
    fields = {
        field.name: json_value(field.kind, chance)
        for field in kind.fields
        if field.default is structures.REQUIRED or chance.randrange(2)
    }
    return _none_or(fields, chance, allowed=kind.none_allowed)


def _records(kind: structures.Records, chance: Chance) -> object:
    return [_record(kind.record, chance) for _ in range(chance.randint(0, min(kind.most, 4)))]


def _opening_rows(kind: structures.OpeningRows, chance: Chance) -> object:
    starts = {_number(kind.lo, kind.hi, chance) for _ in range(chance.randrange(kind.most_rows))}
    rows: list[object] = [chance.choice((None, "-inf")), *sorted(starts)]
    return [[start, _number(0, kind.most_points, chance)] for start in rows]


def _match_end(kind: structures.MatchEndForm, chance: Chance) -> object:
    if chance.randrange(2):
        return {"kind": "target", "score": _whole(kind.score, chance)}
    return {"kind": "deals", "count": _whole(kind.count, chance)}


def _instant_win(kind: structures.InstantWinForm, chance: Chance) -> object:
    hands = {"special_hands": json_value(kind.hands, chance)}
    return chance.choice((None, {"canastas": _whole(kind.canastas, chance)}, hands))


def _hand_end(kind: structures.HandEndForm, chance: Chance) -> object:
    points = _whole(kind.points, chance)
    return chance.choice(("as_laid", {"each": points}, {"flat": points}))


def _hand_set(kind: structures.HandSetMap, chance: Chance) -> object:
    fields = {"min": kind.min, "points": kind.points}
    return {
        rank: {name: _whole(each, chance) for name, each in fields.items()}
        for rank in _some(kind.ranks, chance)[:3]
    }


PATTERNS = tuple(
    dict.fromkeys(
        hand.pattern
        for name in ("american_2017", "american_2024", "american_cla")
        for hand in resolve(name).special_hands.hands
    )
)
"""Every pattern that the sources use."""

_MAKERS: Mapping[type, Callable[..., object]] = {
    kinds.Switch: lambda _, chance: chance.choice((True, False)),
    kinds.Whole: _whole,
    kinds.Choice: _choice,
    kinds.WholeOrWord: _whole_or_word,
    kinds.CountedChoice: _counted,
    kinds.Codes: lambda kind, chance: _some(kind.words(), chance, kind.least),
    kinds.NumberMap: _number_map,
    kinds.ChoiceMap: lambda kind, chance: {
        word: _choice(kind.choice, chance) for word in _some(kind.words(), chance)
    },
    kinds.Span: _span,
    kinds.Numbers: _numbers,
    structures.PatternText: lambda _, chance: chance.choice(PATTERNS),
    structures.Record: _record,
    structures.Records: _records,
    structures.OpeningRows: _opening_rows,
    structures.MatchEndForm: _match_end,
    structures.InstantWinForm: _instant_win,
    structures.HandEndForm: _hand_end,
    structures.HandSetMap: _hand_set,
}
