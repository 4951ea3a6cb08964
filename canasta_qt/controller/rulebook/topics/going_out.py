"""Going out: what a side must have, the last card, and the card to keep until then."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.rulebook.book import Line
from canasta_qt.controller.rulebook.lines import canastas_of, count, either, points, rule, say
from canasta_qt.engine.rules import TableRules


def going_out(rules: TableRules) -> Iterator[Line]:
    """Procedures P4 and P5."""
    yield _how(rules)
    yield from _canastas(rules)
    yield from _demands(rules)
    yield from _foot(rules)
    yield from _last_card(rules)
    yield _keep_cards(rules)
    if rules.bonus_cards.mode != "none" and rules.bonus_cards.usable == "next_turn":
        text = QT_TRANSLATE_NOOP(
            "Rulebook", "While bonus cards for opening are still to come, one card is enough."
        )
        yield rule(text, "bonus_cards.mode", "bonus_cards.usable")
    if rules.permission.mode == "none" and rules.match.team_mode != "solo":
        text = QT_TRANSLATE_NOOP("Rulebook", "Nobody asks a partner before going out.")
        yield rule(text, "permission.mode")
    yield rule(
        QT_TRANSLATE_NOOP("Rulebook", "Going out ends the deal and brings your side {points}."),
        "go_out.bonus",
        "concealed.total",
        points=points(rules.go_out.bonus),
    )


def _how(rules: TableRules) -> Line:
    if rules.go_out.final_discard == "required":
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "You go out by melding all your cards but one and discarding that one. Melding the "
            "last card, too, is not allowed.",
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "You go out by melding all your cards, or all but one and discarding that one.",
        )
    return rule(text, "go_out.final_discard")


def _canastas(rules: TableRules) -> Iterator[Line]:
    out = rules.go_out
    if not out.canastas:
        text = QT_TRANSLATE_NOOP("Rulebook", "Your side needs no particular number of canastas.")
        yield rule(text, "go_out.canastas")
    else:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "To do so your side needs {canastas} at least; those you complete in the same turn "
            "count.",
        )
        yield rule(text, "go_out.canastas", canastas=count(out.canastas, "canasta"))
    if out.kinds:
        text = QT_TRANSLATE_NOOP("Rulebook", "Among its canastas there must be at least:")
        yield rule(text, "go_out.kinds")
        for need in out.kinds:
            yield Line(canastas_of(need.kind, need.min), ("go_out.kinds",), "row")
        yield from _kinds_explained(rules)


def _kinds_explained(rules: TableRules) -> Iterator[Line]:
    kinds = {need.kind for need in rules.go_out.kinds}
    if "dirty" in kinds or "clean" in kinds:
        yield rule(_clean_words(rules), "go_out.kinds", "red_three.positive_if")
    if "sevens" in kinds and kinds & {"natural", "mixed"}:
        text = QT_TRANSLATE_NOOP(
            "Rulebook", "The canasta of sevens does not count as natural or mixed as well."
        )
        yield rule(text, "go_out.kinds")


def _clean_words(rules: TableRules) -> str:
    """What clean means here: it depends on whether the rules know dirty canastas as well."""
    dirty = any(need.kind == "dirty" for need in rules.go_out.kinds)
    if rules.wild_meld.enabled and (dirty or rules.red_three.positive_if == "clean_and_dirty"):
        return QT_TRANSLATE_NOOP(
            "Rulebook",
            "A canasta is clean if it holds no wild card, and also if it holds nothing but twos or "
            "wild cards with every joker of the pack. All others are dirty.",
        )
    return QT_TRANSLATE_NOOP(
        "Rulebook", "A canasta is clean if it holds no wild card; all others are dirty."
    )


def _demands(rules: TableRules) -> Iterator[Line]:
    out = rules.go_out
    if out.red_threes != "none":
        yield rule(_RED_THREES[out.red_threes], "go_out.red_threes")
    if out.blocked_by_incomplete:
        text = QT_TRANSLATE_NOOP(
            "Rulebook", "Your side cannot go out while it has an unfinished meld {melds}."
        )
        melds = either(say(_UNFINISHED[code]) for code in out.blocked_by_incomplete)
        yield rule(text, "go_out.blocked_by_incomplete", melds=melds)


_RED_THREES: Final[dict[str, str]] = {
    "ge_canastas": QT_TRANSLATE_NOOP(
        "Rulebook", "Your side must have laid out at least as many red threes as it has canastas."
    ),
    "all": QT_TRANSLATE_NOOP(
        "Rulebook", "Every red three of the pack must lie on the table, on whichever side."
    ),
}

_UNFINISHED: Final[dict[str, str]] = {
    "A_pure": QT_TRANSLATE_NOOP("Rulebook", "of aces without a wild card"),
    "7": QT_TRANSLATE_NOOP("Rulebook", "of sevens"),
    "wild": QT_TRANSLATE_NOOP("Rulebook", "of wild cards"),
}


def _foot(rules: TableRules) -> Iterator[Line]:
    if rules.foot.pickup == "none":
        return
    text = (
        QT_TRANSLATE_NOOP(
            "Rulebook",
            "You must be playing from your foot, and so must your partner: a foot that was picked "
            "up for the next turn does not count before that turn.",
        )
        if rules.go_out.partner_in_foot
        else QT_TRANSLATE_NOOP("Rulebook", "You must be playing from your foot.")
    )
    yield rule(text, "go_out.partner_in_foot")


def _last_card(rules: TableRules) -> Iterator[Line]:
    out = rules.go_out
    if out.final_ban:
        text = QT_TRANSLATE_NOOP("Rulebook", "Your last discard may not be {cards}.")
        cards = either(say(_BANNED[code]) for code in out.final_ban)
        yield rule(text, "go_out.final_ban", cards=cards)
    if out.final_face_down:
        text = QT_TRANSLATE_NOOP("Rulebook", "The last discard is put down unseen.")
        yield rule(text, "go_out.final_face_down")


_BANNED: Final[dict[str, str]] = {
    "2": QT_TRANSLATE_NOOP("Rulebook", "a two"),
    "X": QT_TRANSLATE_NOOP("Rulebook", "a joker"),
    "3": QT_TRANSLATE_NOOP("Rulebook", "a three"),
    "7": QT_TRANSLATE_NOOP("Rulebook", "a seven"),
}


def _keep_cards(rules: TableRules) -> Line:
    keys = ("go_out.canastas", "discard.pass_with_one", "foot.pickup")
    if rules.foot.pickup == "hand_empty" and rules.discard.pass_with_one:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "As long as you may not go out, keep at least one card when you meld from your foot.",
        )
    elif rules.foot.pickup == "hand_empty":
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "As long as you may not go out, keep two cards when you meld from your foot: one to "
            "discard and one to go on with.",
        )
    elif rules.discard.pass_with_one:
        text = QT_TRANSLATE_NOOP(
            "Rulebook", "As long as you may not go out, keep at least one card when you meld."
        )
    else:
        text = QT_TRANSLATE_NOOP(
            "Rulebook",
            "As long as you may not go out, keep two cards when you meld: one to discard and one "
            "to go on with.",
        )
    return rule(text, *keys)
