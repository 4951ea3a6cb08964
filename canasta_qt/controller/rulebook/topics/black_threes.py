"""Black threes where they are no bonus cards, and where they are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.controller.figures import figures
from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.lines import count, points, rule, say
from canasta_qt.controller.rulebook.topics.three_totals import totals
from canasta_qt.engine.rules import TableRules


def black_threes(rules: TableRules) -> Iterator[Line]:
    """What black threes do; modern games tell it together with the red ones."""
    black = rules.black_three
    if black.role == "bonus_like_red":
        yield from _like_red(rules)
        yield from _held(rules)
    elif black.role == "modern":
        yield from _held(rules)
    elif black.role == "stop":
        yield _blocking(rules)
        yield from _melding(rules)
        yield from _discarding(rules)
        yield from _removed(rules)


def _like_red(rules: TableRules) -> Iterator[Line]:
    yield rule(
        QT_TRANSLATE_NOOP(
            "Rulebook",
            "Black threes are laid out and replaced as red ones are, and count for or against "
            "their side under the same condition.",
        ),
        "black_three.role",
        "black_three.meld",
    )
    yield from totals(rules, "black")


def _held(rules: TableRules) -> Iterator[Line]:
    """What may be done with black threes that stay in a hand, where they are laid out."""
    if rules.black_three.meld != "never":
        yield from _melding(rules)


def _blocking(rules: TableRules) -> Line:
    keys = ("black_three.role", "black_three.blocks_next", "pile.blocked_tops")
    if rules.black_three.blocks_next or "3b" in rules.pile.blocked_tops:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "A black three blocks the pile: as long as it lies on top, nobody can take the pile. "
            "Discard one when you fear what the next player could do.",
        )
        return rule(text, *keys)
    return rule(QT_TRANSLATE_NOOP("Rulebook", "A black three does not block the pile."), *keys)


_MELDED: Final[dict[str, str]] = {
    "going_out_only": QT_TRANSLATE_NOOP(
        "Rulebook",
        "Black threes can be melded only in the turn in which you go out: {number} in one meld, "
        "{wilds}.",
    ),
    "anytime": QT_TRANSLATE_NOOP(
        "Rulebook", "Black threes can be melded in any turn: {number} in one meld, {wilds}."
    ),
}

_MELD_KEYS: Final = (
    "black_three.meld",
    "black_three.meld_sizes",
    "black_three.meld_wilds",
    "black_three.meld_is_canasta",
)


def _melding(rules: TableRules) -> Iterator[Line]:
    black = rules.black_three
    if black.meld == "never":
        yield rule(QT_TRANSLATE_NOOP("Rulebook", "Black threes are never melded."), *_MELD_KEYS)
        return
    number, wilds = _number(rules), _wilds(rules)
    yield rule(_MELDED[black.meld], *_MELD_KEYS, number=number, wilds=wilds)
    high = black.meld_sizes[1]
    if high is None or high >= rules.meld.canasta_size:
        yield rule(
            QT_TRANSLATE_NOOP("Rulebook", "{cards} of them are a canasta like any other.")
            if black.meld_is_canasta
            else QT_TRANSLATE_NOOP("Rulebook", "Even {cards} of them are no canasta."),
            "black_three.meld_is_canasta",
            "black_three.meld_sizes",
            cards=figures(rules.meld.canasta_size),
        )


def _number(rules: TableRules) -> str:
    low, high = rules.black_three.meld_sizes
    if high is None:
        return say(QT_TRANSLATE_NOOP("Rulebook", "{low} or more"), low=low)
    if low == high:
        return say(QT_TRANSLATE_NOOP("Rulebook", "exactly {low}"), low=low)
    return say(QT_TRANSLATE_NOOP("Rulebook", "{low} to {high}"), low=low, high=high)


def _wilds(rules: TableRules) -> str:
    most = rules.black_three.meld_wilds
    if not most:
        return say(QT_TRANSLATE_NOOP("Rulebook", "without wild cards"))
    return say(QT_TRANSLATE_NOOP("Rulebook", "with at most {wilds}"), wilds=count(most, "wild"))


def _discarding(rules: TableRules) -> Iterator[Line]:
    if rules.black_three.no_discard_first_round and rules.discard.threes != "none":
        text = QT_TRANSLATE_NOOP(
            "Rulebook", "In your first turn of a deal you may not discard a black three."
        )
        yield rule(text, "black_three.no_discard_first_round")


def _removed(rules: TableRules) -> Iterator[Line]:
    removed = rules.black_three.removed_on_pile_take
    if removed is not None:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "Black threes in a pile that is taken leave play. Each brings the taker's side {each}; "
            "a side that gets all {n} of the pack has {all} for them instead.",
        )
        yield rule(
            text,
            "black_three.removed_on_pile_take",
            each=points(removed.each),
            n=figures(2 * rules.pack.decks),
            all=points(removed.all),
        )
