"""Scoring a deal."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.engine.cards import KIND_OF_TEXT
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.declarations.values import SetBonus
from canasta_qt.words.cards import listed, ranks_name
from canasta_qt.words.lines import Line, canastas_of, cells, count, mark, points, row, rule, say
from canasta_qt.words.rules.values import canastas_in
from canasta_qt.words.sentences import figures


def scoring(rules: TableRules) -> Iterator[Line]:
    """The sum of a side at the end of a deal."""
    yield from _table(rules) if rules.score.matrix else _sum(rules)
    yield from _few_canastas(rules)
    yield from _unopened(rules)
    yield from collections(rules)
    rows = list(deductions(rules))
    if rows:
        yield rule("These also count:", *_ALL_KEYS)
        yield from rows


def _sum(rules: TableRules) -> Iterator[Line]:
    yield rule("When a deal is over, every side adds up:", "score.matrix")
    yield row("the values of all its cards in melds")
    yield row("the bonuses of its canastas")
    yield row(
        "{points} if it went out, or the bonus for doing so concealed"
        if rules.concealed.total is not None
        else "{points} if it went out",
        "go_out.bonus",
        "concealed.total",
        points=points(rules.go_out.bonus),
    )
    if rules.red_three.role != "penalty_card":
        yield _threes(rules)
    yield rule("Then it subtracts the values of all cards left in the hands of its players.")


def _threes(rules: TableRules) -> Line:
    keys = ("red_three.role", "black_three.role", "red_three.positive_if")
    both = rules.black_three.role != "stop"
    if rules.red_three.positive_if == "always":
        return row("its threes on the table" if both else "its red threes", *keys)
    return row(
        "its threes on the table, for or against it"
        if both
        else "its red threes, for or against it",
        *keys,
    )


_MATRIX_ROWS: Final = (
    mark(
        "Two canastas or more: the bonuses of its canastas and for going out, the values of its "
        "melds and its threes on the table all count for it."
    ),
    mark("One canasta: bonuses and the values of its melds count for it, threes count nothing."),
    mark(
        "No canasta: no bonuses, and the values of its melds and its threes on the table count "
        "against it."
    ),
)


def _table(rules: TableRules) -> Iterator[Line]:
    """Procedure P8."""
    yield rule(
        "When a deal is over, what counts for a side depends on the number of its canastas. Cards "
        "left in the hands of its players always count against it.",
        "score.matrix",
    )
    yield from (row(text, "score.matrix") for text in _MATRIX_ROWS)


def _few_canastas(rules: TableRules) -> Iterator[Line]:
    least = rules.score.canastas_for_positive
    if least:
        yield rule(
            "A side with fewer than {canastas} gets no bonuses and nothing for threes, and the "
            "values of its melds count against it, like the cards in its hands.",
            "score.canastas_for_positive",
            canastas=count(least, "canasta"),
        )


def _unopened(rules: TableRules) -> Iterator[Line]:
    factor = rules.score.unopened_hand_factor
    if factor > 1:
        yield rule(
            "For a side that has not opened, the values of cards left in hands are multiplied by "
            "{n}.",
            "score.unopened_hand_factor",
            n=factor,
        )


def collections(rules: TableRules) -> Iterator[Line]:
    key = "score.set_bonus"
    if rules.score.set_bonus:
        yield rule("A side earns an extra bonus if it has at least:", key)
    for bonus in rules.score.set_bonus:
        needs = _needed(bonus)
        worth = figures(bonus.points)
        if bonus.replaces is not None:
            less = figures(bonus.replaces)
            worth = say("{points}, in place of the {less}", points=worth, less=less)
        yield cells(needs or say("Always"), worth, key)


def _needed(bonus: SetBonus) -> str:
    """The canastas of a collection; those of a kind are among all that are asked for."""
    needs = dict(canastas_in(bonus))
    every = needs.pop("canastas", 0)
    kinds = listed(canastas_of(kind, number) for kind, number in needs.items())
    if not every:
        return kinds
    canastas = canastas_of("canastas", every)
    return (
        say("{canastas}, among them {kinds}", canastas=canastas, kinds=kinds) if kinds else canastas
    )


def deductions(rules: TableRules) -> Iterator[Line]:
    """The table of what counts besides, for the most part against a side."""
    yield from _unfinished(rules)
    yield from _wild_melds(rules)
    yield from _short_runs(rules)
    yield from _caught(rules)


_ALL_KEYS: Final = (
    "special_rank.incomplete",
    "special_rank.hand_set",
    "wild_meld.incomplete",
    "sequence.short_penalty",
)

_INCOMPLETE: Final[dict[str, str]] = {
    "A_pure": mark("A meld of aces without wild cards, short of a canasta"),
    "A": mark("A meld of aces, short of a canasta"),
    "7_pure": mark("A meld of sevens without wild cards, short of a canasta"),
    "7": mark("A meld of sevens, short of a canasta"),
}

_INCOMPLETE_BESIDE: Final[dict[str, str]] = {
    "A": mark("A meld of aces with wild cards, short of a canasta"),
    "7": mark("A meld of sevens with wild cards, short of a canasta"),
}
"""Where melds without wild cards have a row of their own."""


def _unfinished(rules: TableRules) -> Iterator[Line]:
    rows = dict(rules.special_rank.incomplete)
    for code, value in rows.items():
        words = _INCOMPLETE_BESIDE if f"{code}_pure" in rows else _INCOMPLETE
        yield cells(say(words[code]), figures(value), "special_rank.incomplete")


def _wild_melds(rules: TableRules) -> Iterator[Line]:
    short, key = rules.wild_meld.incomplete, "wild_meld.incomplete"
    if not rules.wild_meld.enabled or not (short.normal or short.all_jokers):
        return
    yield cells(say("A meld of wild cards, short of a canasta"), figures(short.normal), key)
    if short.all_jokers != short.normal and rules.pack.jokers:
        yield cells(say("The same, with every joker of the pack"), figures(short.all_jokers), key)


def _short_runs(rules: TableRules) -> Iterator[Line]:
    penalty = rules.sequence.short_penalty
    if rules.sequence.enabled and penalty is not None:
        words = say("Each sequence of fewer than {cards}", cards=count(penalty.below, "card"))
        yield cells(words, figures(penalty.points), "sequence.short_penalty")


def _caught(rules: TableRules) -> Iterator[Line]:
    for caught in rules.special_rank.hand_set:
        ranks = ranks_name(KIND_OF_TEXT[caught.rank])
        words = say("{n} or more {ranks} left in one hand", n=figures(caught.min), ranks=ranks)
        yield cells(words, figures(caught.points), "special_rank.hand_set")
