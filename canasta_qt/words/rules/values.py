"""What options are called and what their values mean, short enough for a list or a button.

Also: the patterns of special hands in words, and two sets of rules side by side.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final, cast

from canasta_qt.engine.rules import GROUP_TITLES, OPTIONS, OptionSpec, TableRules, get, option
from canasta_qt.engine.rules.declarations import kinds as k
from canasta_qt.engine.rules.declarations import structures as s
from canasta_qt.engine.rules.declarations.hand_patterns import UnreadablePattern, parse_pattern
from canasta_qt.engine.rules.declarations.values import (
    HandSet,
    InstantWin,
    KindNeed,
    MatchEnd,
    OpeningTier,
    SetBonus,
    SpecialHand,
)
from canasta_qt.words.cards import HandName, listed
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, Text, Texts, counted, figures, labelled
from canasta_qt.words.translate import translate


class _ValueText(Texts, context="RuleValues"):
    ON = Text("on")
    OFF = Text("off")
    NONE = Text("none")
    PAIR = Text("{name}: {value}")
    SPAN = Text("{low} to {high}")
    EXACTLY = Text("exactly {low}")
    OR_MORE = Text("{low} or more")
    POINTS = Text("{n} points")
    HANDS = Text("a special hand: {hands}")
    EACH = Text("{n} for each")
    FLAT = Text("{n} once for all")
    AS_LAID = Text("as if laid out")
    ALWAYS = Text("{minimum} always")
    BELOW = Text("{minimum} below {start}")
    FROM = Text("{minimum} from {start}")
    CAUGHT = Text("{rank}: {points} for {n} or more")
    TIER_SCORE = Text("from {start} points: {need}")
    TIER_DEAL = Text("from deal {start}: {need}")
    TIER_NEVER = Text("from nowhere: {need}")
    HAND = Text("{hand} ({cards}): {points}")
    INSTEAD = Text("{bonus} (in place of {replaced})")


_DEALS: Final = QT_TRANSLATE_N_NOOP("RuleValues", "one deal", "{n} deals")
_SO_MANY: Final = QT_TRANSLATE_N_NOOP("RuleValues", "one canasta", "{n} canastas")
_AT_LEAST: Final = QT_TRANSLATE_N_NOOP(
    "RuleValues", "The team has at least one canasta", "The team has at least {n} canastas"
)


class _CanastasText(Texts, context="RuleValues"):
    CANASTAS = Text("{n} in all")
    NATURAL = Text("{n} natural")
    MIXED = Text("{n} mixed")
    WILD = Text("{n} wild")
    SEVENS = Text("{n} of sevens")
    SEQUENCE = Text("{n} as a sequence")
    CLEAN = Text("{n} clean")
    DIRTY = Text("{n} dirty")


def _canastas(kind: str, n: int) -> str:
    return _CanastasText.of(kind)(n=figures(n))


def value_text(spec_key: str, value: object) -> str:
    """A typed value of an option in words. Raises `KeyError` for an unknown option."""
    return kind_text(option(spec_key).kind, value)


def kind_text(kind: object, value: object) -> str:
    """A typed value of a kind in words; `None` where a kind gives it no meaning of its own."""
    if value is None:
        explained = isinstance(kind, (k.Whole, k.Choice, s.Record)) and _phrase(kind.none_means)
        return explained or _ValueText.NONE()
    return _TEXTS[type(kind)](kind, value)


def _phrase(sentence: str) -> str:
    """An explaining sentence of the schema without its full stop."""
    return said(sentence).rstrip(".")


def _row(parts: Iterable[str]) -> str:
    """Parts one after the other; parts may hold commas themselves."""
    return "; ".join(parts) or _ValueText.NONE()


def _named(values: Iterable[tuple[str, str]], code: str) -> str:
    return _phrase(dict(values).get(code, code))


def _counted(kind: k.CountedChoice, value: str) -> str:
    word, _, number = value.partition(":")
    if word == kind.counted and number.isdigit():
        return counted(_AT_LEAST, int(number))
    return _named(kind.values, value)


def _number_map(kind: k.NumberMap, value: tuple[tuple[str, int], ...]) -> str:
    return _row(
        _ValueText.PAIR(name=_named(kind.values, code), value=figures(number))
        for code, number in value
    )


def _choice_map(kind: k.ChoiceMap, value: tuple[tuple[str, str], ...]) -> str:
    return _row(
        _ValueText.PAIR(name=_named(kind.values, code), value=kind_text(kind.choice, word))
        for code, word in value
    )


def _span(_kind: k.Span, value: tuple[int, int | None]) -> str:
    low, high = value
    if high is None:
        return _ValueText.OR_MORE(low=figures(low))
    return (_ValueText.EXACTLY if low == high else _ValueText.SPAN)(
        low=figures(low), high=figures(high)
    )


def _record(kind: s.Record, value: object) -> str:
    own = _RECORDS.get(kind.make)
    if own is not None:
        return own(kind, value)
    return _row(
        _ValueText.PAIR(
            name=said(field.label), value=kind_text(field.kind, getattr(value, field.name))
        )
        for field in kind.fields
    )


def _opening_row(rows: tuple[tuple[int | None, int], ...], at: int) -> str:
    start, minimum = rows[at]
    if start is not None:
        return _ValueText.FROM(minimum=figures(minimum), start=figures(start))
    following = rows[at + 1][0] if at + 1 < len(rows) else None
    if following is None:
        return _ValueText.ALWAYS(minimum=figures(minimum))
    return _ValueText.BELOW(minimum=figures(minimum), start=figures(following))


def _match_end(_kind: s.MatchEndForm, value: MatchEnd) -> str:
    if value.kind == "target":
        return _ValueText.POINTS(n=figures(value.score or 0))
    return counted(_DEALS, value.count or 0)


def _instant_win(_kind: s.InstantWinForm, value: InstantWin) -> str:
    if value.canastas is not None:
        return counted(_SO_MANY, value.canastas)
    return _ValueText.HANDS(hands=listed(map(_hand, value.special_hands)))


def _hand_sets(_kind: s.HandSetMap, value: tuple[HandSet, ...]) -> str:
    return _row(
        _ValueText.CAUGHT(rank=_rank(one.rank), points=figures(one.points), n=figures(one.min))
        for one in value
    )


def _rank(code: str) -> str:
    """The name of a rank, from the options that list them all."""
    return _named(cast(k.Codes, option("pile.blocked_ranks").kind).values, code)


def _hand(hand_id: str) -> str:
    name = HandName.get(hand_id)
    return name() if name is not None else hand_id


def canastas_in(bonus: SetBonus) -> Iterator[tuple[str, int]]:
    """The canastas that earn a bonus for a set: kind and least number of each."""
    kinds = {
        "canastas": bonus.canastas,
        "natural": bonus.natural,
        "mixed": bonus.mixed,
        "clean": bonus.clean,
        "dirty": bonus.dirty,
    }
    return ((kind, number) for kind, number in kinds.items() if number)


def _set_bonus(_kind: s.Record, bonus: SetBonus) -> str:
    needs = listed(_canastas(kind, n) for kind, n in canastas_in(bonus))
    text = _ValueText.PAIR(name=needs or _ValueText.NONE(), value=figures(bonus.points))
    if bonus.replaces is None:
        return text
    return _ValueText.INSTEAD(bonus=text, replaced=figures(bonus.replaces))


def _tier(kind: s.Record, tier: OpeningTier) -> str:
    needs = next(field.kind for field in kind.fields if field.name == "need")
    need = kind_text(needs, tier.need)
    if tier.from_score is not None:
        return _ValueText.TIER_SCORE(start=figures(tier.from_score), need=need)
    if tier.from_deal is not None:
        return _ValueText.TIER_DEAL(start=figures(tier.from_deal), need=need)
    return _ValueText.TIER_NEVER(need=need)


_RECORDS: Final[Mapping[type, Callable[..., str]]] = {
    SpecialHand: lambda _, hand: _ValueText.HAND(
        hand=_hand(hand.id), cards=hand.pattern, points=figures(hand.value)
    ),
    KindNeed: lambda _, need: _canastas(need.kind, need.min),
    SetBonus: _set_bonus,
    OpeningTier: _tier,
}
"""Records with words of their own rather than field by field."""

_TEXTS: Final[Mapping[type, Callable[[Any, Any], str]]] = {
    k.Switch: lambda _, value: (_ValueText.ON if value else _ValueText.OFF)(),
    k.Whole: lambda _, value: figures(value),
    k.Choice: lambda kind, value: _named(kind.values, value),
    k.WholeOrWord: lambda kind, value: (
        figures(value) if isinstance(value, int) else _named(kind.values, value)
    ),
    k.CountedChoice: _counted,
    k.Codes: lambda kind, value: (
        ", ".join(_named(kind.values, code) for code in value) or _ValueText.NONE()
    ),
    k.NumberMap: _number_map,
    k.ChoiceMap: _choice_map,
    k.Span: _span,
    k.Numbers: lambda _, value: _row(map(figures, value)),
    s.PatternText: lambda _, value: value,
    s.Record: _record,
    s.Records: lambda kind, value: _row(_record(kind.record, one) for one in value),
    s.OpeningRows: lambda _, value: _row(_opening_row(value, at) for at in range(len(value))),
    s.MatchEndForm: _match_end,
    s.InstantWinForm: _instant_win,
    s.HandEndForm: lambda _, value: _ValueText.of(value.kind)(n=figures(value.points)),
    s.HandSetMap: _hand_sets,
}


_ENDING = re.compile(r"( with one three|, matching wild groups allowed)$")


def pattern_problem(text: str) -> str:
    """Why a text is no pattern of a special hand; empty when it is one."""
    if not text.strip():
        return _tr_pattern("Type the cards of the hand.")
    if _readable(text):
        return ""
    for part in _parts(text):
        if not part:
            return _tr_pattern("Something is missing beside a plus sign or a comma.")
        if not _readable(part):
            return _tr_pattern(
                "“{part}” cannot be read. Write ranks such as 77,AA (T is ten, X a joker), groups "
                "such as 4-4-3-3, or “7 natural pairs”."
            ).format(part=part)
    return _tr_pattern("These parts do not go together: the hand needs 1 to 60 cards.")


def pattern_size(text: str) -> int:
    """How many cards a readable pattern has."""
    return parse_pattern(text).size


def _parts(text: str) -> list[str]:
    """What is joined by plus signs, and within lists of cards each of them."""
    body = text.strip()
    while _ENDING.search(body):
        body = _ENDING.sub("", body)
    wholes = [part.strip() for part in body.split("+")]
    return [
        item.strip()
        for whole in wholes
        for item in ([whole] if _readable(whole) else whole.split(","))
    ]


def _readable(text: str) -> bool:
    try:
        parse_pattern(text)
    except UnreadablePattern:
        return False
    return True


def _tr_pattern(text: str) -> str:
    return translate("patterns", text)


_TITLES = dict(GROUP_TITLES)


def said(text: str) -> str:
    """A text of the schema (label, help, explained value) in the player's language."""
    return translate("options", text) if text else ""


def label(spec: OptionSpec) -> str:
    """What an option is called."""
    return said(spec.label)


def help_text(spec: OptionSpec) -> str:
    """What an option does."""
    return said(spec.help)


def group_title(group: str) -> str:
    """The heading of a group of options."""
    return said(_TITLES[group])


@dataclass(frozen=True, slots=True)
class ComparedOption:
    """One option of two rule sets: what it is called and does, and its value in either.

    `idle` says that it makes no difference under the rules of either.
    """

    key: str
    label: str
    help: str
    left: str
    right: str
    differs: bool
    idle: bool


@dataclass(frozen=True, slots=True)
class ComparedGroup:
    """The compared options of one group, in the order of the catalogue."""

    id: str
    title: str
    options: tuple[ComparedOption, ...]


def compare(
    left: TableRules, right: TableRules, *, everything: bool = False
) -> tuple[ComparedGroup, ...]:
    """The options in which two rule sets differ, or all of them; groups without any are left out.

    Options that do nothing in either come only with `everything`.
    """
    rows = (_compared(spec, left, right) for spec in OPTIONS)
    shown = [row for row in rows if everything or (row.differs and not row.idle)]
    grouped = groupby(shown, key=lambda row: row.key.partition(".")[0])
    return tuple(
        ComparedGroup(group, group_title(group), tuple(options)) for group, options in grouped
    )


def idle_differences(left: TableRules, right: TableRules) -> int:
    """In how many options that do nothing in either the two differ."""
    rows = (_compared(spec, left, right) for spec in OPTIONS)
    return sum(row.differs and row.idle for row in rows)


def comparison_text(left_name: str, right_name: str, groups: tuple[ComparedGroup, ...]) -> str:
    """A comparison as plain text, to be sent or saved."""
    heading = translate("rules_comparison", "{left} and {right}")
    lines = [heading.format(left=left_name, right=right_name)]
    for group in groups:
        lines += ["", group.title]
        for row in group.options:
            lines.append(f"  {row.label}")
            lines.append(f"    {labelled(left_name, row.left)}")
            lines.append(f"    {labelled(right_name, row.right)}")
    if not groups:
        lines += ["", translate("rules_comparison", "They do not differ.")]
    return "\n".join(lines) + "\n"


def _compared(spec: OptionSpec, left: TableRules, right: TableRules) -> ComparedOption:
    here, there = get(left, spec.key), get(right, spec.key)
    return ComparedOption(
        spec.key,
        label(spec),
        help_text(spec),
        value_text(spec.key, here),
        value_text(spec.key, there),
        differs=here != there,
        idle=not (spec.matters(left) or spec.matters(right)),
    )
