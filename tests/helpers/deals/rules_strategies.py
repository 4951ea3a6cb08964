"""Hypothesis strategies for option values and for whole sets of rules.

``option_values(spec)`` makes valid JSON values of one option; ``nearby_rules()`` makes sound rule
sets near one of the games, simplest when nothing is changed; ``sound_rules()`` goes further.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from canasta_qt.engine.rules import (
    OPTIONS,
    OptionSpec,
    TableRules,
    check,
    preset_ids,
    resolve,
)
from canasta_qt.engine.rules.declarations import kinds, structures
from canasta_qt.engine.rules.table_rules import get, replace_option

Json = SearchStrategy[object]


def option_values(spec: OptionSpec) -> Json:
    """Any valid JSON value of an option."""
    return kind_values(spec.kind)


def kind_values(kind: object) -> Json:
    """Any valid JSON value of a kind."""
    return _MAKERS[type(kind)](kind)


def typed_values(spec: OptionSpec) -> SearchStrategy[object]:
    """A typed value of an option."""
    return option_values(spec).map(spec.parse)


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

_BASES: tuple[tuple[str, dict[str, object]], ...] = (
    *((name, {}) for name in preset_ids()),
    ("classic_3p", _ALONE),
    ("classic_6p_pairs", _ALONE),
)
"""Every game there is, the simplest first, and games of three and six without partners."""


def is_sound(rules: TableRules) -> bool:
    """Whether the rules have no errors; warnings do not matter."""
    return not any(issue.severity == "error" for issue in check(rules))


@st.composite
def nearby_rules(
    draw: st.DrawFn,
    most_changes: int = 20,
    least_changes: int = 0,
    admits: Callable[[TableRules], bool] = is_sound,
) -> TableRules:
    """Rules that ``admits``: a game of `_BASES` with up to ``most_changes`` other options.

    At least ``least_changes`` are tried. A change that would break the rules is passed over.
    """
    rules = resolve(*draw(st.sampled_from(_BASES)))
    varied = st.sampled_from(VARIED)
    for spec in draw(st.lists(varied, unique=True, min_size=least_changes, max_size=most_changes)):
        switch = isinstance(spec.kind, kinds.Switch)
        value = not get(rules, spec.key) if switch else draw(typed_values(spec))
        changed = replace_option(rules, spec.key, value)
        changed = with_enough_totals(changed)
        if admits(changed):
            rules = changed
    return rules


@st.composite
def sound_rules(draw: st.DrawFn, most_changes: int = 30, least_changes: int = 0) -> TableRules:
    """Sound rules of any kind, however far from any game."""
    rules = TableRules()
    specs = st.sampled_from(OPTIONS)
    for spec in draw(st.lists(specs, unique=True, min_size=least_changes, max_size=most_changes)):
        changed = replace_option(rules, spec.key, spec.parse(draw(option_values(spec))))
        changed = with_enough_totals(changed)
        if is_sound(changed):
            rules = changed
    return rules


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


def _whole(kind: kinds.Whole) -> Json:
    numbers = st.integers(kind.lo, kind.hi)
    return st.none() | numbers if kind.none_allowed else numbers


def _choice(kind: kinds.Choice) -> Json:
    words = st.sampled_from(kind.words())
    return st.none() | words if kind.none_means else words


def _counted(kind: kinds.CountedChoice) -> Json:
    counted = st.integers(kind.lo, kind.hi).map(lambda number: f"{kind.counted}:{number}")
    return st.sampled_from(kind.words()) | counted


def _number_map(kind: kinds.NumberMap) -> Json:
    numbers = st.integers(kind.lo, kind.hi)
    if kind.complete:
        return st.fixed_dictionaries(dict.fromkeys(kind.words(), numbers))
    return st.dictionaries(st.sampled_from(kind.words()), numbers)


def _span(kind: kinds.Span) -> Json:
    ends = st.integers(kind.lo, kind.hi)
    pairs = st.lists(ends, min_size=2, max_size=2).map(sorted)
    return pairs | ends.map(lambda low: [low, None]) if kind.open_end else pairs


def _record(kind: structures.Record) -> Json:
    required: dict[str, Json] = {}
    optional: dict[str, Json] = {}
    for field in kind.fields:
        target = required if field.default is structures.REQUIRED else optional
        target[field.name] = kind_values(field.kind)
    records = st.fixed_dictionaries(required, optional=optional)
    return st.none() | records if kind.none_allowed else records


@st.composite
def _opening_rows(draw: st.DrawFn, kind: structures.OpeningRows) -> list[list[object]]:
    starts = draw(st.lists(st.integers(kind.lo, kind.hi), unique=True, max_size=kind.most_rows - 1))
    minimum = st.integers(0, kind.most_points)
    first: list[list[object]] = [[draw(st.sampled_from((None, "-inf"))), draw(minimum)]]
    return first + [[start, draw(minimum)] for start in sorted(starts)]


def _match_end(kind: structures.MatchEndForm) -> Json:
    score = kind_values(kind.score).map(lambda number: {"kind": "target", "score": number})
    return score | kind_values(kind.count).map(lambda n: {"kind": "deals", "count": n})


def _instant_win(kind: structures.InstantWinForm) -> Json:
    canastas = kind_values(kind.canastas).map(lambda number: {"canastas": number})
    return st.none() | canastas | kind_values(kind.hands).map(lambda h: {"special_hands": h})


def _hand_end(kind: structures.HandEndForm) -> Json:
    points = kind_values(kind.points)
    each = points.map(lambda number: {"each": number})
    return st.just("as_laid") | each | points.map(lambda number: {"flat": number})


def _hand_set(kind: structures.HandSetMap) -> Json:
    one = st.fixed_dictionaries({"min": kind_values(kind.min), "points": kind_values(kind.points)})
    return st.dictionaries(st.sampled_from(kind.ranks), one, max_size=3)


PATTERNS = tuple(
    dict.fromkeys(
        hand.pattern
        for name in ("american_2017", "american_2024", "american_cla")
        for hand in resolve(name).special_hands.hands
    )
)
"""Every pattern that the sources use."""

_MAKERS: Mapping[type, Callable[..., Json]] = {
    kinds.Switch: lambda _: st.booleans(),
    kinds.Whole: _whole,
    kinds.Choice: _choice,
    kinds.WholeOrWord: lambda k: st.integers(k.lo, k.hi) | st.sampled_from(k.words()),
    kinds.CountedChoice: _counted,
    kinds.Codes: lambda k: st.lists(st.sampled_from(k.words()), unique=True, min_size=k.least),
    kinds.NumberMap: _number_map,
    kinds.ChoiceMap: lambda k: st.dictionaries(st.sampled_from(k.words()), _choice(k.choice)),
    kinds.Span: _span,
    kinds.Numbers: lambda k: st.lists(st.integers(k.lo, k.hi), min_size=k.least, max_size=k.most),
    structures.PatternText: lambda _: st.sampled_from(PATTERNS),
    structures.Record: _record,
    structures.Records: lambda k: st.lists(_record(k.record), max_size=min(k.most, 4)),
    structures.OpeningRows: _opening_rows,
    structures.MatchEndForm: _match_end,
    structures.InstantWinForm: _instant_win,
    structures.HandEndForm: _hand_end,
    structures.HandSetMap: _hand_set,
}
