"""The opening: what the first melds of a side must count and hold."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.controller.figures import figures
from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.lines import cells, points, rule, say
from canasta_qt.controller.rulebook.topics.bands import bands
from canasta_qt.controller.rulebook.topics.opening_cards import bonus_cards
from canasta_qt.controller.rulebook.topics.opening_tiers import tiers
from canasta_qt.engine.opening import from_hand_first
from canasta_qt.engine.rules import TableRules


def opening(rules: TableRules) -> Iterator[Line]:
    """The minimum, what counts towards it, and what the opening must hold besides."""
    yield from _minimum(rules)
    yield _counted(rules)
    yield from _moment(rules)
    yield from _help_of_the_pile(rules)
    yield from _content(rules)
    yield from tiers(rules)
    yield from _waived(rules)
    yield _partners(rules)
    yield from bonus_cards(rules)


_TABLE: Final[dict[str, str]] = {
    "score": QT_TRANSLATE_NOOP(
        "Rulebook",
        "The first melds of your side in a deal, its opening, must be worth a minimum. It depends "
        "on the total of your side before the deal:",
    ),
    "deal_number": QT_TRANSLATE_NOOP(
        "Rulebook",
        "The first melds of your side in a deal, its opening, must be worth a minimum. It depends "
        "on the number of the deal:",
    ),
}


_OWN_TABLE: Final = QT_TRANSLATE_NOOP(
    "Rulebook",
    "The first melds of your side in a deal, its opening, must be worth a minimum. It depends on "
    "your own total before the deal:",
)


def _minimum(rules: TableRules) -> Iterator[Line]:
    initial = rules.initial
    keys = ("initial.table", "initial.basis")
    rows = list(_rows(rules))
    if not any(least for _, least in rows):
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "The first melds of your side in a deal are its opening. They may be worth anything.",
        )
        yield rule(text, *keys)
        return
    if len(rows) == 1:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "The first melds of your side in a deal, its opening, must be worth at least {points}.",
        )
        yield rule(text, *keys, points=points(rows[0][1]))
        return
    alone = initial.basis == "score" and rules.match.score_unit == "per_player"
    yield rule(_OWN_TABLE if alone else _TABLE[initial.basis], *keys, "match.score_unit")
    for name, least in rows:
        yield cells(name, figures(least) if least else say(_NO_MINIMUM), *keys)


_NO_MINIMUM: Final = QT_TRANSLATE_NOOP("Rulebook", "no minimum")


def _rows(rules: TableRules) -> Iterator[tuple[str, int]]:
    """Each band in words, with its minimum."""
    table = rules.initial.table
    names = bands([start for start, _ in table], deals=rules.initial.basis == "deal_number")
    yield from ((name, least) for name, (_, least) in zip(names, table, strict=True) if name)


def _counted(rules: TableRules) -> Line:
    if rules.initial.canasta_bonus_counts:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "Add the values of the cards you lay, and the bonus of a canasta that is among the "
            "melds. Several melds may be laid together to reach the minimum. Threes on the table "
            "count nothing towards it.",
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "Add the values of the cards you lay. Several melds may be laid together to reach the "
            "minimum. Threes on the table and bonuses count nothing towards it.",
        )
    return rule(text, "initial.canasta_bonus_counts")


def _moment(rules: TableRules) -> Iterator[Line]:
    if rules.initial.before_draw_only:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "A side can be opened only as the very first act of a turn, before drawing or taking "
            "the pile.",
        )
        yield rule(text, "initial.before_draw_only")


_WITH_TOP: Final = QT_TRANSLATE_NOOP(
    "Rulebook",
    "You may take the pile with your opening. Its top card counts towards the minimum; the cards "
    "below it do not, and come to your hand only when the opening lies.",
)
_WITHOUT_TOP: Final = QT_TRANSLATE_NOOP(
    "Rulebook",
    "You may take the pile with your opening. No card of the pile counts towards the minimum, and "
    "the cards below the top come to your hand only when the opening lies.",
)
_FROM_HAND: Final = QT_TRANSLATE_NOOP(
    "Rulebook",
    "Your hand alone must make the opening: no card of the pile counts or helps. When it lies you "
    "may take the pile in the same turn, in place of a draw, with natural cards of the top card's "
    "rank: they may be part of the opening or be laid with the top card beside it.",
)
_HAND_ONLY: Final = QT_TRANSLATE_NOOP(
    "Rulebook", "Your hand alone must make the opening: no card of the pile counts or helps."
)


def _help_of_the_pile(rules: TableRules) -> Iterator[Line]:
    initial = rules.initial
    take = rules.pile.take_in_opening_turn
    keys = (
        "initial.top_card_counts",
        "initial.from_hand_only",
        "pile.take_in_opening_turn",
    )
    if take == "not_allowed":
        yield rule(_HAND_ONLY, *keys)
    elif from_hand_first(rules):
        yield rule(_FROM_HAND, *keys)
    else:
        yield rule(_WITH_TOP if initial.top_card_counts else _WITHOUT_TOP, *keys)
    if take != "not_allowed" and (from_hand_first(rules) or initial.before_draw_only):
        yield from _aces(rules)


def _aces(rules: TableRules) -> Iterator[Line]:
    if not rules.pile.initial_ace_pair:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "Aces of an opening meld with wild cards do not take a pile with an ace on top.",
        )
        yield rule(text, "pile.initial_ace_pair")


_REQUIRED: Final[dict[str, str]] = {
    "pure_meld": QT_TRANSLATE_NOOP(
        "Rulebook",
        "One of its melds must have three natural cards or more, no wild card, and come from your "
        "hand alone.",
    ),
    "pure_or_wild_meld": QT_TRANSLATE_NOOP(
        "Rulebook",
        "One of its melds must have three natural cards or more and no wild card, or be three wild "
        "cards or more, and come from your hand alone.",
    ),
    "three_naturals": QT_TRANSLATE_NOOP(
        "Rulebook", "One of its melds must have three natural cards or more."
    ),
    "all_pure": QT_TRANSLATE_NOOP("Rulebook", "No wild card may be in it."),
}


def _content(rules: TableRules) -> Iterator[Line]:
    initial = rules.initial
    if initial.require != "none":
        yield rule(_REQUIRED[initial.require], "initial.require")
    if initial.all_pure_up_to is not None and initial.require != "all_pure":
        text = QT_TRANSLATE_NOOP(
            "Rulebook", "If the minimum is {points} or less, no wild card may be in it."
        )
        yield rule(text, "initial.all_pure_up_to", points=points(initial.all_pure_up_to))
    if not initial.may_complete_mixed_canasta:
        text = QT_TRANSLATE_NOOP("Rulebook", "No mixed canasta may be in it.")
        yield rule(text, "initial.may_complete_mixed_canasta")
    if initial.splash:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "A natural canasta, or a canasta of wild cards, all from your hand, opens whatever it "
            "counts. To take the pile as well you need cards of another rank.",
        )
        yield rule(text, "initial.splash")


_WAIVED: Final[dict[str, str]] = {
    "stock_draw_only": QT_TRANSLATE_NOOP(
        "Rulebook",
        "No minimum is needed if you go out in the very turn in which your side opens, laying all "
        "your melds at once and without taking the pile.",
    ),
    "always": QT_TRANSLATE_NOOP(
        "Rulebook",
        "No minimum is needed if you go out in the very turn in which your side opens, laying all "
        "your melds at once.",
    ),
    "no": QT_TRANSLATE_NOOP("Rulebook", "The minimum counts even if you go out in the same turn."),
}


def _waived(rules: TableRules) -> Iterator[Line]:
    yield rule(_WAIVED[rules.initial.concealed_exempt], "initial.concealed_exempt")


def _partners(rules: TableRules) -> Line:
    mode = rules.match.team_mode
    if mode == "solo":
        text = QT_TRANSLATE_NOOP(
            "Rulebook", "In later turns of the deal you may meld whatever makes a proper meld."
        )
    elif mode == "temp_2v1":
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "Partners open once for both: whoever does it needs the minimum of the own total. From "
            "then on both may meld whatever makes a proper meld.",
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "Once a side has opened, all its players may meld whatever makes a proper meld.",
        )
    return rule(text, "match.team_mode", "bonus_cards.mode")
