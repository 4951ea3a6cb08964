"""What the value of an option means, in words short enough for a list or a button."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final, cast

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.figures import figures
from canasta_qt.controller.messages.counting import counted
from canasta_qt.controller.messages.hands import HANDS, hand_name
from canasta_qt.controller.messages.marks import QT_TRANSLATE_N_NOOP, QT_TRANSLATE_NOOP
from canasta_qt.controller.messages.words import listed
from canasta_qt.engine.rules import option
from canasta_qt.engine.rules.schema import kinds as k
from canasta_qt.engine.rules.schema import structures as s
from canasta_qt.engine.rules.values import (
    HandEnd,
    HandSet,
    InstantWin,
    KindNeed,
    MatchEnd,
    OpeningTier,
    SetBonus,
    SpecialHand,
)

_WORDS: Final[dict[str, str]] = {
    "on": QT_TRANSLATE_NOOP("RuleValues", "on"),
    "off": QT_TRANSLATE_NOOP("RuleValues", "off"),
    "none": QT_TRANSLATE_NOOP("RuleValues", "none"),
    "pair": QT_TRANSLATE_NOOP("RuleValues", "{name}: {value}"),
    "span": QT_TRANSLATE_NOOP("RuleValues", "{low} to {high}"),
    "exactly": QT_TRANSLATE_NOOP("RuleValues", "exactly {low}"),
    "or_more": QT_TRANSLATE_NOOP("RuleValues", "{low} or more"),
    "points": QT_TRANSLATE_NOOP("RuleValues", "{n} points"),
    "hands": QT_TRANSLATE_NOOP("RuleValues", "a special hand: {hands}"),
    "each": QT_TRANSLATE_NOOP("RuleValues", "{n} for each"),
    "flat": QT_TRANSLATE_NOOP("RuleValues", "{n} once for all"),
    "as_laid": QT_TRANSLATE_NOOP("RuleValues", "as if laid out"),
    "always": QT_TRANSLATE_NOOP("RuleValues", "{minimum} always"),
    "below": QT_TRANSLATE_NOOP("RuleValues", "{minimum} below {start}"),
    "from": QT_TRANSLATE_NOOP("RuleValues", "{minimum} from {start}"),
    "caught": QT_TRANSLATE_NOOP("RuleValues", "{rank}: {points} for {n} or more"),
    "tier_score": QT_TRANSLATE_NOOP("RuleValues", "from {start} points: {need}"),
    "tier_deal": QT_TRANSLATE_NOOP("RuleValues", "from deal {start}: {need}"),
    "tier_never": QT_TRANSLATE_NOOP("RuleValues", "from nowhere: {need}"),
    "hand": QT_TRANSLATE_NOOP("RuleValues", "{hand} ({cards}): {points}"),
    "instead": QT_TRANSLATE_NOOP("RuleValues", "{bonus} (in place of {replaced})"),
}

_DEALS: Final = QT_TRANSLATE_N_NOOP("RuleValues", "one deal", "{n} deals")
_SO_MANY: Final = QT_TRANSLATE_N_NOOP("RuleValues", "one canasta", "{n} canastas")
_AT_LEAST: Final = QT_TRANSLATE_N_NOOP(
    "RuleValues", "The team has at least one canasta", "The team has at least {n} canastas"
)

_CANASTAS: Final[dict[str, str]] = {
    "canastas": QT_TRANSLATE_NOOP("RuleValues", "{n} in all"),
    "natural": QT_TRANSLATE_NOOP("RuleValues", "{n} natural"),
    "mixed": QT_TRANSLATE_NOOP("RuleValues", "{n} mixed"),
    "wild": QT_TRANSLATE_NOOP("RuleValues", "{n} wild"),
    "sevens": QT_TRANSLATE_NOOP("RuleValues", "{n} of sevens"),
    "sequence": QT_TRANSLATE_NOOP("RuleValues", "{n} as a sequence"),
    "clean": QT_TRANSLATE_NOOP("RuleValues", "{n} clean"),
    "dirty": QT_TRANSLATE_NOOP("RuleValues", "{n} dirty"),
}
"""So many canastas of a kind."""


def _say(word: str, **values: object) -> str:
    return QCoreApplication.translate("RuleValues", _WORDS[word]).format(**values)


def _canastas(kind: str, n: int) -> str:
    return QCoreApplication.translate("RuleValues", _CANASTAS[kind]).format(n=figures(n))


def schema_text(text: str) -> str:
    """A text of the schema (label, help, explained value) in the player's language."""
    return QCoreApplication.translate("options", text) if text else ""


def value_text(spec_key: str, value: object) -> str:
    """A typed value of an option in words. Raises `KeyError` for an unknown option."""
    return kind_text(option(spec_key).kind, value)


def kind_text(kind: object, value: object) -> str:
    """A typed value of a kind in words; `None` where a kind gives it no meaning of its own."""
    if value is None:
        return _phrase(getattr(kind, "none_means", "")) or _say("none")
    return _TEXTS[type(kind)](kind, value)


def _phrase(sentence: str) -> str:
    """An explaining sentence of the schema without its full stop."""
    return schema_text(sentence).rstrip(".")


def _row(parts: Iterable[str]) -> str:
    """Parts one after the other; parts may hold commas themselves."""
    return "; ".join(parts) or _say("none")


def _named(values: Iterable[tuple[str, str]], code: str) -> str:
    return _phrase(dict(values).get(code, code))


def _switch(_kind: k.Switch, value: bool) -> str:
    return _say("on" if value else "off")


def _word_or_number(kind: k.WholeOrWord, value: int | str) -> str:
    return figures(value) if isinstance(value, int) else _named(kind.values, value)


def _counted(kind: k.CountedChoice, value: str) -> str:
    word, _, number = value.partition(":")
    if word == kind.counted and number.isdigit():
        return counted(_AT_LEAST, int(number))
    return _named(kind.values, value)


def _codes(kind: k.Codes, value: tuple[str, ...]) -> str:
    return ", ".join(_named(kind.values, code) for code in value) or _say("none")


def _number_map(kind: k.NumberMap, value: tuple[tuple[str, int], ...]) -> str:
    return _row(
        _say("pair", name=_named(kind.values, code), value=figures(number))
        for code, number in value
    )


def _choice_map(kind: k.ChoiceMap, value: tuple[tuple[str, str], ...]) -> str:
    return _row(
        _say("pair", name=_named(kind.values, code), value=kind_text(kind.choice, word))
        for code, word in value
    )


def _span(_kind: k.Span, value: tuple[int, int | None]) -> str:
    low, high = value
    if high is None:
        return _say("or_more", low=figures(low))
    return _say("exactly" if low == high else "span", low=figures(low), high=figures(high))


def _numbers(_kind: k.Numbers, value: tuple[int, ...]) -> str:
    return _row(map(figures, value))


def _record(kind: s.Record, value: object) -> str:
    own = _RECORDS.get(kind.make)
    if own is not None:
        return own(kind, value)
    return _row(
        _say(
            "pair",
            name=schema_text(field.label),
            value=kind_text(field.kind, getattr(value, field.name)),
        )
        for field in kind.fields
    )


def _records(kind: s.Records, value: tuple[object, ...]) -> str:
    return _row(_record(kind.record, one) for one in value)


def _opening(_kind: s.OpeningRows, value: tuple[tuple[int | None, int], ...]) -> str:
    return _row(_opening_row(value, at) for at in range(len(value)))


def _opening_row(rows: tuple[tuple[int | None, int], ...], at: int) -> str:
    start, minimum = rows[at]
    if start is not None:
        return _say("from", minimum=figures(minimum), start=figures(start))
    following = rows[at + 1][0] if at + 1 < len(rows) else None
    if following is None:
        return _say("always", minimum=figures(minimum))
    return _say("below", minimum=figures(minimum), start=figures(following))


def _match_end(_kind: s.MatchEndForm, value: MatchEnd) -> str:
    if value.kind == "target":
        return _say("points", n=figures(value.score or 0))
    return counted(_DEALS, value.count or 0)


def _instant_win(_kind: s.InstantWinForm, value: InstantWin) -> str:
    if value.canastas is not None:
        return counted(_SO_MANY, value.canastas)
    return _say("hands", hands=listed(map(_hand, value.special_hands)))


def _hand_end(_kind: s.HandEndForm, value: HandEnd) -> str:
    return _say(value.kind, n=figures(value.points))


def _hand_sets(_kind: s.HandSetMap, value: tuple[HandSet, ...]) -> str:
    return _row(
        _say("caught", rank=_rank(one.rank), points=figures(one.points), n=figures(one.min))
        for one in value
    )


def _rank(code: str) -> str:
    """The name of a rank, from the options that list them all."""
    return _named(cast(k.Codes, option("pile.blocked_ranks").kind).values, code)


def _hand(hand_id: str) -> str:
    return hand_name(hand_id) if hand_id in HANDS else hand_id


def _special_hand(_kind: s.Record, hand: SpecialHand) -> str:
    return _say("hand", hand=_hand(hand.id), cards=hand.pattern, points=figures(hand.value))


def _kind_need(_kind: s.Record, need: KindNeed) -> str:
    return _canastas(need.kind, need.min)


def _set_bonus(_kind: s.Record, bonus: SetBonus) -> str:
    counts = {name: getattr(bonus, name) for name in _CANASTAS if hasattr(bonus, name)}
    needs = listed(_canastas(name, n) for name, n in counts.items() if n)
    text = _say("pair", name=needs or _say("none"), value=figures(bonus.points))
    if bonus.replaces is None:
        return text
    return _say("instead", bonus=text, replaced=figures(bonus.replaces))


def _tier(kind: s.Record, tier: OpeningTier) -> str:
    needs = next(field.kind for field in kind.fields if field.name == "need")
    need = kind_text(needs, tier.need)
    if tier.from_score is not None:
        return _say("tier_score", start=figures(tier.from_score), need=need)
    if tier.from_deal is not None:
        return _say("tier_deal", start=figures(tier.from_deal), need=need)
    return _say("tier_never", need=need)


_RECORDS: Final[Mapping[type, Callable[..., str]]] = {
    SpecialHand: _special_hand,
    KindNeed: _kind_need,
    SetBonus: _set_bonus,
    OpeningTier: _tier,
}
"""Records that are said in their own way rather than field by field."""

_TEXTS: Final[Mapping[type, Callable[[Any, Any], str]]] = {
    k.Switch: _switch,
    k.Whole: lambda _, value: figures(value),
    k.Choice: lambda kind, value: _named(kind.values, value),
    k.WholeOrWord: _word_or_number,
    k.CountedChoice: _counted,
    k.Codes: _codes,
    k.NumberMap: _number_map,
    k.ChoiceMap: _choice_map,
    k.Span: _span,
    k.Numbers: _numbers,
    s.PatternText: lambda _, value: value,
    s.Record: _record,
    s.Records: _records,
    s.OpeningRows: _opening,
    s.MatchEndForm: _match_end,
    s.InstantWinForm: _instant_win,
    s.HandEndForm: _hand_end,
    s.HandSetMap: _hand_sets,
}
