"""The foot, and going out: what a side must have, the last card, asking the partner, concealed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.words.lines import (
    Line,
    canastas_of,
    count,
    either,
    mark,
    points,
    row,
    rule,
    say,
    why,
)


def going_out(rules: TableRules) -> Iterator[Line]:
    """Procedures P4 and P5."""
    yield rule(
        "You go out by melding all your cards but one and discarding that one. Melding the last "
        "card, too, is not allowed."
        if rules.go_out.final_discard == "required"
        else "You go out by melding all your cards, or all but one and discarding that one.",
        "go_out.final_discard",
    )
    yield from _canastas(rules)
    yield from _demands(rules)
    yield from _foot(rules)
    yield from _last_card(rules)
    yield _keep_cards(rules)
    yield from _why_keep(rules)
    if rules.bonus_cards.mode != "none" and rules.bonus_cards.usable == "next_turn":
        yield rule(
            "While bonus cards for opening are still to come, one card is enough.",
            "bonus_cards.mode",
            "bonus_cards.usable",
        )
    if rules.permission.mode == "none" and rules.match.team_mode != "solo":
        yield rule("Nobody asks a partner before going out.", "permission.mode")
    yield rule(
        "Going out ends the deal and brings your side {points}.",
        "go_out.bonus",
        "concealed.total",
        points=points(rules.go_out.bonus),
    )


def _canastas(rules: TableRules) -> Iterator[Line]:
    out = rules.go_out
    if not out.canastas:
        yield rule("Your side needs no particular number of canastas.", "go_out.canastas")
    else:
        yield rule(
            "To do so your side needs {canastas} at least; those you complete in the same turn "
            "count.",
            "go_out.canastas",
            canastas=count(out.canastas, "canasta"),
        )
    if out.kinds:
        yield rule("Among its canastas there must be at least:", "go_out.kinds")
        yield from needed_canastas(rules)
        yield from _kinds_explained(rules)


def needed_canastas(rules: TableRules) -> Iterator[Line]:
    """A row for each kind of canasta that going out asks for."""
    for need in rules.go_out.kinds:
        yield Line(canastas_of(need.kind, need.min), ("go_out.kinds",), "row")


def _kinds_explained(rules: TableRules) -> Iterator[Line]:
    kinds = {need.kind for need in rules.go_out.kinds}
    if "dirty" in kinds or "clean" in kinds:
        yield rule(_clean_words(rules), "go_out.kinds", "red_three.positive_if")
    if "sevens" in kinds and kinds & {"natural", "mixed"}:
        yield rule(
            "The canasta of sevens does not count as natural or mixed as well.", "go_out.kinds"
        )


def _clean_words(rules: TableRules) -> str:
    """The meaning of clean: it depends on whether the rules have dirty canastas as well."""
    dirty = any(need.kind == "dirty" for need in rules.go_out.kinds)
    if rules.wild_meld.enabled and (dirty or rules.red_three.positive_if == "clean_and_dirty"):
        return mark(
            "A canasta is clean if it holds no wild card, and also if it holds nothing but twos or "
            "wild cards with every joker of the pack. All others are dirty."
        )
    return mark("A canasta is clean if it holds no wild card; all others are dirty.")


def _demands(rules: TableRules) -> Iterator[Line]:
    out = rules.go_out
    if out.red_threes != "none":
        yield rule(_RED_THREES[out.red_threes], "go_out.red_threes")
    if out.blocked_by_incomplete:
        yield rule(
            "Your side cannot go out while it has an unfinished meld {melds}.",
            "go_out.blocked_by_incomplete",
            melds=either(say(_UNFINISHED[code]) for code in out.blocked_by_incomplete),
        )


_RED_THREES: Final[dict[str, str]] = {
    "ge_canastas": mark(
        "Your side must have laid out at least as many red threes as it has canastas."
    ),
    "all": mark("Every red three of the pack must lie on the table, on whichever side."),
}

_UNFINISHED: Final[dict[str, str]] = {
    "A_pure": mark("of aces without a wild card"),
    "7": mark("of sevens"),
    "wild": mark("of wild cards"),
}


def _foot(rules: TableRules) -> Iterator[Line]:
    if rules.foot.pickup == "none":
        return
    yield rule(
        (
            "You must be playing from your foot, and so must your partner: a foot that was picked "
            "up for the next turn does not count before that turn."
        )
        if rules.go_out.partner_in_foot
        else "You must be playing from your foot.",
        "go_out.partner_in_foot",
    )


def _last_card(rules: TableRules) -> Iterator[Line]:
    out = rules.go_out
    banned = [code for code in out.final_ban if not _never_discarded(code, rules)]
    if banned:
        cards = either(say(_BANNED[code]) for code in banned)
        yield rule("Your last discard may not be {cards}.", "go_out.final_ban", cards=cards)
    if out.final_face_down:
        yield rule("The last discard is laid face down.", "go_out.final_face_down")


def _never_discarded(code: str, rules: TableRules) -> bool:
    """Whether such a card is no discard at all, which stands under that heading."""
    return code == "3" and rules.discard.threes == "none" and rules.black_three.role != "stop"


_BANNED: Final[dict[str, str]] = {
    "2": mark("a two"),
    "X": mark("a joker"),
    "3": mark("a three"),
    "7": mark("a seven"),
}


def _keep_cards(rules: TableRules) -> Line:
    if rules.foot.pickup == "hand_empty" and rules.discard.pass_with_one:
        text = mark(
            "As long as you may not go out, keep at least one card when you meld from your foot."
        )
    elif rules.foot.pickup == "hand_empty":
        text = mark(
            "As long as you may not go out, keep two cards when you meld from your foot: one to "
            "discard and one to go on with."
        )
    elif rules.discard.pass_with_one:
        text = mark("As long as you may not go out, keep at least one card when you meld.")
    else:
        text = mark(
            "As long as you may not go out, keep two cards when you meld: one to discard and one "
            "to go on with."
        )
    return rule(text, "go_out.canastas", "discard.pass_with_one", "foot.pickup")


def _why_keep(rules: TableRules) -> Iterator[Line]:
    if rules.go_out.canastas:
        yield why(
            "Nobody may end the deal before their side has built something: so everybody gets a "
            "chance to play.",
            "go_out.canastas",
        )


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
    yield from _why_refuse(rules)
    if permission.limit_per_deal is not None:
        times = count(permission.limit_per_deal, "time")
        yield rule("A player may ask {times} in a deal.", "permission.limit_per_deal", times=times)
    else:
        yield rule("You may ask in any turn, once in each.", "permission.limit_per_deal")


_MODE: Final[dict[tuple[str, str], str]] = {
    ("optional", "partner"): mark(
        "Before you go out you may ask your partner: \u201cMay I go out?\u201d"
    ),
    ("optional", "any_one_teammate"): mark(
        "Before you go out you may ask one of your partners, whichever you like: \u201cMay I go "
        "out?\u201d The answer of that one stands for all."
    ),
    ("mandatory", "partner"): mark(
        "Before you go out you must ask your partner, \u201cMay I go out?\u201d, and you may do so "
        "only if the answer is yes."
    ),
    ("mandatory", "any_one_teammate"): mark(
        "Before you go out you must ask one of your partners, whichever you like, \u201cMay I go "
        "out?\u201d, and you may do so only if the answer is yes."
    ),
}

_NEXT_PARTNER: Final[dict[str, str]] = {
    "optional": mark(
        "Before you go out you may ask the partner who plays next: \u201cMay I go out?\u201d"
    ),
    "mandatory": mark(
        "Before you go out you must ask the partner who plays next, \u201cMay I go out?\u201d, and "
        "you may do so only if the answer is yes."
    ),
}
"""In a side of three with only one to ask."""

_TIMING: Final[dict[str, str]] = {
    "before_any_meld": mark(
        "Ask when you have drawn or taken the pile, and before you meld anything."
    ),
    "after_top_card_meld": mark(
        "Ask when you have drawn or taken the pile, and before you meld anything but the meld with "
        "which you took it."
    ),
    "when_ready": mark("Ask at any time between your draw and your last card."),
}


def _answer(rules: TableRules) -> Line:
    if rules.permission.binding:
        text = mark(
            "The answer binds you: after a yes you must go out in this turn, after a no you must "
            "not."
        )
    elif rules.permission.mode == "mandatory":
        text = mark("After a yes you need not go out.")
    else:
        text = mark("The answer is advice; you may do as you like.")
    return rule(text, "permission.binding", "permission.mode")


def _why_refuse(rules: TableRules) -> Iterator[Line]:
    """The use of the question, and what a yes binds to."""
    permission = rules.permission
    refused = rules.table.enforcement == "prevent"
    if permission.binding and (refused or rules.penalty.asked_but_unable):
        yield rule(
            "After a yes, choose what you lay with care: a move that would take away your way out "
            "is refused."
            if refused
            else "If it turns out after a yes that you cannot go out, you play on and pay for it.",
            "permission.binding",
            "table.enforcement",
            "penalty.asked_but_unable",
        )
    yield why(
        "Why say no? Because your partner may hold many cards, all of which would count against "
        "you both, or be one turn short of a canasta.",
        "permission.mode",
    )


def concealed(rules: TableRules) -> Iterator[Line]:
    """The bonus for a whole hand laid down in one turn, where there is one."""
    hidden = rules.concealed
    if hidden.total is None:
        return
    yield rule(
        "Whoever goes out concealed earns {points} in place of the usual bonus. The hand is "
        "concealed if it goes down in one single turn and:",
        "concealed.total",
        points=points(hidden.total),
    )
    yield row(_SCOPE[hidden.scope], "concealed.scope")
    if hidden.own_canasta:
        yield row("its cards contain a whole canasta of your own", "concealed.own_canasta")
    yield from _layoffs(rules)
    if not hidden.pile_ok:
        yield row("you did not take the pile in that turn", "concealed.pile_ok")
    yield from _notes(rules)
    yield why(
        "It is a gamble: you show nothing until the end, but then the others are caught with full "
        "hands.",
        "concealed.total",
    )


_SCOPE: Final[dict[str, str]] = {
    "player": mark("you have melded nothing before in the deal"),
    "team": mark("nobody of your side has melded before in the deal"),
}


def _layoffs(rules: TableRules) -> Iterator[Line]:
    hidden = rules.concealed
    if not hidden.no_layoff:
        return
    keys = ("concealed.no_layoff", "concealed.lenient")
    yield row(
        "what you add to melds of your side on the table would make proper melds by itself"
        if hidden.lenient
        else "you add nothing to melds that your side has on the table",
        *keys,
    )


def _notes(rules: TableRules) -> Iterator[Line]:
    hidden = rules.concealed
    if not hidden.own_canasta:
        yield rule("It needs no canasta among your own cards.", "concealed.own_canasta")
    if not hidden.no_layoff:
        yield rule(
            "You may add cards to melds that your side has on the table.",
            "concealed.no_layoff",
            "concealed.lenient",
        )
    if hidden.pile_ok:
        yield rule("You may have taken the pile in that turn.", "concealed.pile_ok")
    if hidden.without_canasta_total is not None and hidden.own_canasta:
        total = points(hidden.without_canasta_total)
        yield rule(
            "A hand that is concealed in every way but holds no canasta of its own earns {points}.",
            "concealed.without_canasta_total",
            points=total,
        )


def foot(rules: TableRules) -> Iterator[Line]:
    """Everything about the second packet, where there is one."""
    if rules.foot.pickup == "none":
        return
    yield rule(_PICKUP[rules.foot.pickup], "foot.pickup")
    earned = rules.foot.pickup != "hand_empty"
    yield rule(_WHEN[earned, rules.foot.when], "foot.when", "foot.pickup")
    yield rule(_PEEK[rules.foot.peek], "foot.peek")
    if rules.red_three.role != "penalty_card":
        yield rule(
            "Red threes found in it are laid out and replaced from the stock."
            if rules.foot.red_three_replaced and rules.red_three.replace_from_stock
            else "Red threes found in it are laid out and not replaced.",
            "foot.red_three_replaced",
            "red_three.replace_from_stock",
        )
    yield why(
        "The foot is a second hand that nobody knows: the sooner you reach it, the more you can do "
        "with it.",
        "foot.pickup",
    )
    yield rule(
        _UNUSED[rules.foot.unpicked_counts],
        "foot.unpicked_counts",
        "foot.unpicked_red_three",
        points=points(rules.foot.unpicked_red_three),
    )


_PICKUP: Final[dict[str, str]] = {
    "hand_empty": mark("You pick up your foot when you have got rid of every card of your hand."),
    "own_first_canasta": mark(
        "You pick up your foot when you have completed a canasta, that is, when you laid its last "
        "card yourself."
    ),
    "own_first_nonblack_canasta": mark(
        "You pick up your foot when you have completed a canasta, that is, when you laid its last "
        "card yourself. A mixed canasta does not earn it."
    ),
    "partner_then_self": mark(
        "Each of you must complete a canasta, that is, lay its last card: first the partner of "
        "whoever opened for the side, then the opener. As soon as the opener's canasta is "
        "complete, the partner picks up the foot at once, then the opener picks up theirs. Nobody "
        "completes a second canasta before both of you have one."
    ),
}

_WHEN: Final[dict[tuple[bool, str], str]] = {
    (False, "after_discard"): mark(
        "It becomes your hand at the end of that turn, and you play from it next turn."
    ),
    (False, "same_turn_if_melded_out"): mark(
        "If you melded your last card, you pick up the foot at once and your turn goes on. If you "
        "discarded it, you pick up the foot and play from it next turn."
    ),
    (True, "after_discard"): mark(
        "It joins your hand at the end of that turn, after the discard, and you play from it next "
        "turn."
    ),
    (True, "same_turn_if_melded_out"): mark(
        "If you have melded every card of your hand, the foot comes at once and your turn goes "
        "on. Otherwise it joins your hand after the discard of that turn."
    ),
}
"""By whether a canasta earns the foot, and the option."""

_PEEK: Final[dict[str, str]] = {
    "never": mark("Until then nobody looks at a foot."),
    "once_before_play": mark("You may look at your foot once, before play begins."),
}

_UNUSED: Final[dict[bool, str]] = {
    True: mark(
        "A foot that was never picked up counts against its side like cards left in a hand; a red "
        "three in it counts {points}."
    ),
    False: mark(
        "A foot that was never picked up costs nothing, but a red three in it counts {points}."
    ),
}
