"""May I go out? And going out concealed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.lines import count, points, row, rule
from canasta_qt.engine.rules import TableRules


def asking(rules: TableRules) -> Iterator[Line]:
    """The question to the partner, where there is a partner and the rules have it."""
    permission = rules.permission
    if permission.mode == "none" or rules.match.team_mode == "solo":
        return
    next_only = rules.match.team_mode == "triples" and permission.whom == "partner"
    words = _NEXT_PARTNER[permission.mode] if next_only else _MODE[permission.mode, permission.whom]
    yield rule(words, "permission.mode", "permission.whom")
    yield rule(_TIMING[permission.timing], "permission.timing")
    yield _answer(rules)
    if permission.limit_per_deal is not None:
        text = QT_TRANSLATE_NOOP("Rulebook", "A player may ask {times} in a deal.")
        times = count(permission.limit_per_deal, "time")
        yield rule(text, "permission.limit_per_deal", times=times)
    else:
        text = QT_TRANSLATE_NOOP("Rulebook", "You may ask in any turn, once in each.")
        yield rule(text, "permission.limit_per_deal")


_MODE: Final[dict[tuple[str, str], str]] = {
    ("optional", "partner"): QT_TRANSLATE_NOOP(
        "Rulebook", "Before you go out you may ask your partner: \u201cMay I go out?\u201d"
    ),
    ("optional", "any_one_teammate"): QT_TRANSLATE_NOOP(
        "Rulebook",
        "Before you go out you may ask one of your partners, whichever you like: \u201cMay I go "
        "out?\u201d The answer of that one stands for all.",
    ),
    ("mandatory", "partner"): QT_TRANSLATE_NOOP(
        "Rulebook",
        "Before you go out you must ask your partner, \u201cMay I go out?\u201d, and you may do so "
        "only if the answer is yes.",
    ),
    ("mandatory", "any_one_teammate"): QT_TRANSLATE_NOOP(
        "Rulebook",
        "Before you go out you must ask one of your partners, whichever you like, \u201cMay I go "
        "out?\u201d, and you may do so only if the answer is yes.",
    ),
}

_NEXT_PARTNER: Final[dict[str, str]] = {
    "optional": QT_TRANSLATE_NOOP(
        "Rulebook",
        "Before you go out you may ask the partner who plays next: \u201cMay I go out?\u201d",
    ),
    "mandatory": QT_TRANSLATE_NOOP(
        "Rulebook",
        "Before you go out you must ask the partner who plays next, \u201cMay I go out?\u201d, and "
        "you may do so only if the answer is yes.",
    ),
}
"""In a side of three with only one to ask."""

_TIMING: Final[dict[str, str]] = {
    "before_any_meld": QT_TRANSLATE_NOOP(
        "Rulebook", "Ask when you have drawn or taken the pile, and before you meld anything."
    ),
    "after_top_card_meld": QT_TRANSLATE_NOOP(
        "Rulebook",
        "Ask when you have drawn or taken the pile, and before you meld anything but the meld with "
        "which you took it.",
    ),
    "when_ready": QT_TRANSLATE_NOOP(
        "Rulebook", "Ask at any time after the draw, as long as you could still keep a card."
    ),
}


def _answer(rules: TableRules) -> Line:
    keys = ("permission.binding", "permission.mode")
    if rules.permission.binding:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "The answer binds you: after a yes you must go out in this turn, after a no you must "
            "not.",
        )
    elif rules.permission.mode == "mandatory":
        text = QT_TRANSLATE_NOOP("Rulebook", "After a yes you need not go out.")
    else:
        text = QT_TRANSLATE_NOOP("Rulebook", "The answer is advice; you may do as you like.")
    return rule(text, *keys)


def concealed(rules: TableRules) -> Iterator[Line]:
    """The bonus for a whole hand laid down in one turn, where there is one."""
    hidden = rules.concealed
    if hidden.total is None:
        return
    yield rule(
        QT_TRANSLATE_NOOP(
            "Rulebook",
            "Whoever goes out concealed earns {points} in place of the usual bonus. The hand is "
            "concealed if it goes down in one single turn and:",
        ),
        "concealed.total",
        points=points(hidden.total),
    )
    yield row(_SCOPE[hidden.scope], "concealed.scope")
    if hidden.own_canasta:
        text = QT_TRANSLATE_NOOP("Rulebook", "its cards contain a whole canasta of your own")
        yield row(text, "concealed.own_canasta")
    yield from _layoffs(rules)
    if not hidden.pile_ok:
        text = QT_TRANSLATE_NOOP("Rulebook", "you did not take the pile in that turn")
        yield row(text, "concealed.pile_ok")
    yield from _notes(rules)


_SCOPE: Final[dict[str, str]] = {
    "player": QT_TRANSLATE_NOOP("Rulebook", "you have melded nothing before in the deal"),
    "team": QT_TRANSLATE_NOOP("Rulebook", "nobody of your side has melded before in the deal"),
}


def _layoffs(rules: TableRules) -> Iterator[Line]:
    hidden = rules.concealed
    if not hidden.no_layoff:
        return
    keys = ("concealed.no_layoff", "concealed.lenient")
    text = (
        QT_TRANSLATE_NOOP(
            "Rulebook",
            "what you add to melds of your side on the table would make proper melds by itself",
        )
        if hidden.lenient
        else QT_TRANSLATE_NOOP(
            "Rulebook", "you add nothing to melds that your side has on the table"
        )
    )
    yield row(text, *keys)


def _notes(rules: TableRules) -> Iterator[Line]:
    hidden = rules.concealed
    if not hidden.own_canasta:
        text = QT_TRANSLATE_NOOP("Rulebook", "It needs no canasta among your own cards.")
        yield rule(text, "concealed.own_canasta")
    if not hidden.no_layoff:
        text = QT_TRANSLATE_NOOP(
            "Rulebook", "You may add cards to melds that your side has on the table."
        )
        yield rule(text, "concealed.no_layoff", "concealed.lenient")
    if hidden.pile_ok:
        text = QT_TRANSLATE_NOOP("Rulebook", "You may have taken the pile in that turn.")
        yield rule(text, "concealed.pile_ok")
    if hidden.without_canasta_total is not None and hidden.own_canasta:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "A hand that is concealed in every way but holds no canasta of its own earns {points}.",
        )
        total = points(hidden.without_canasta_total)
        yield rule(text, "concealed.without_canasta_total", points=total)
