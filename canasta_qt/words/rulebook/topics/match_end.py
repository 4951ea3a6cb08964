"""Penalties, the end of the match, and how the table is run."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.declarations.values import InstantWin
from canasta_qt.words.cards import hand_name
from canasta_qt.words.rulebook.lines import Line, cells, count, either, mark, points, rule, say
from canasta_qt.words.sentences import figures

_FAULTS: Final[dict[str, str]] = {
    "pile_illegal": mark("Reaching for the pile without being able to take it; the pile goes back"),
    "asked_but_unable": mark("Asking to go out, hearing yes, and not going out"),
    "go_out_after_no": mark("Going out after a no"),
    "red_three_hidden": mark("Keeping a red three that should lie on the table"),
}

_UNABLE: Final = mark("Asking to go out, hearing yes, and not being able to")


def penalties(rules: TableRules) -> Iterator[Line]:
    """What faults cost, as far as they can happen at this table."""
    faults = [(fault, cost) for fault, cost in _possible_faults(rules) if cost]
    if faults:
        keys = (f"penalty.{fault}" for fault in _FAULTS)
        yield rule("These faults cost your side points:", *keys, "table.enforcement")
    for fault, cost in faults:
        lenient = fault == "asked_but_unable" and not rules.permission.binding
        words = say(_UNABLE if lenient else _FAULTS[fault])
        yield cells(words, figures(cost), f"penalty.{fault}")
    if _asks(rules) and rules.penalty.talk_answer is not None:
        yield rule(
            "If you tell your partner more than the bare question whether you may go out, the "
            "opponents give the answer.",
            "penalty.talk_answer",
        )


def _possible_faults(rules: TableRules) -> Iterator[tuple[str, int]]:
    """The faults with their signed points."""
    penalty, punished = rules.penalty, rules.table.enforcement == "penalise"
    yield "pile_illegal", penalty.pile_illegal
    if _asks(rules):
        yield "asked_but_unable", penalty.asked_but_unable
    if punished and _asks(rules):
        yield "go_out_after_no", penalty.go_out_after_no
    if punished and rules.red_three.role != "penalty_card":
        yield "red_three_hidden", penalty.red_three_hidden


def _asks(rules: TableRules) -> bool:
    return rules.permission.mode != "none" and rules.match.team_mode != "solo"


def match_end(rules: TableRules) -> Iterator[Line]:
    """When the match is over, who has won, and ways to end a deal or a match early."""
    end = rules.match.end
    if end.kind == "deals":
        yield rule(
            "The match is over after {deals}. The highest total wins.",
            "match.end",
            deals=count(end.count or 1, "deal"),
        )
    else:
        yield rule(
            "The match is over when, after a deal has been fully scored, there is a total of "
            "{points} or more. The highest total wins.",
            "match.end",
            points=count(end.score or 0, "point"),
        )
    yield rule(_TIE[rules.match.tie], "match.tie")
    if rules.match.instant_win is not None:
        yield _instant_win(rules.match.instant_win)
    yield from _giving_up(rules)


_TIE: Final[dict[str, str]] = {
    "play_on": mark("If the highest totals are equal, deal again until one is ahead."),
    "shared": mark("If the highest totals are equal, the win is shared."),
}


def _instant_win(win: InstantWin) -> Line:
    if win.canastas is not None:
        return rule(
            "A side that ends a deal with {canastas} or more wins the match at once, whatever the "
            "totals.",
            "match.instant_win",
            canastas=count(win.canastas, "canasta"),
        )
    return rule(
        "A special hand that wins the match at once, whatever the totals: {hands}.",
        "match.instant_win",
        hands=either(map(hand_name, win.special_hands)),
    )


def _giving_up(rules: TableRules) -> Iterator[Line]:
    call = rules.match.forfeit_call
    if call is None:
        return
    if call.ask_partner and rules.match.team_mode != "solo":
        text = mark(
            "In your turn you may give up the deal, if your partner agrees. Then every opposing "
            "side scores {theirs} and yours {own}; nothing else of the deal counts."
        )
    else:
        text = mark(
            "In your turn you may give up the deal. Then every opposing side scores {theirs} and "
            "yours {own}; nothing else of the deal counts."
        )
    theirs, own = points(call.points_to_opponents), points(call.own_points)
    yield rule(text, "match.forfeit_call", theirs=theirs, own=own)


_ENFORCEMENT: Final[dict[str, str]] = {
    "prevent": mark("The program does not let you make a move that is against the rules."),
    "penalise": mark(
        "As at a real table, some faults are possible: they are put right and cost points."
    ),
}

_UNDO: Final[dict[bool, str]] = {
    True: mark(
        "Until your discard you may take back what you melded in the turn, as long as you have "
        "seen no new card since."
    ),
    False: mark("What has been melded stays on the table."),
}

_PILE_VIEW: Final[dict[str, str]] = {
    "top_only": mark("Only the top card of the discard pile may be looked at."),
    "last_n": mark("The last few cards of the discard pile may be looked at."),
    "all": mark("The whole discard pile may be looked through."),
}


def at_the_table(rules: TableRules) -> Iterator[Line]:
    """How the program runs the table."""
    yield rule(_ENFORCEMENT[rules.table.enforcement], "table.enforcement")
    yield rule(_UNDO[rules.table.undo_meld], "table.undo_meld")
    yield rule(_PILE_VIEW[rules.table.pile_view], "table.pile_view")
