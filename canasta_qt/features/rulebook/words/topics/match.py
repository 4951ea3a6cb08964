"""The match: its aim, who plays with whom, penalties, its end, and how the table is run."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.declarations.values import InstantWin
from canasta_qt.engine.setup import lays_threes_by_hand
from canasta_qt.words.cards import hand_name
from canasta_qt.words.lines import Line, cells, count, either, mark, points, rule, say
from canasta_qt.words.sentences import figures


def aim(rules: TableRules) -> Iterator[Line]:
    yield rule(
        "Collect cards of one rank \N{EN DASH} kings, nines, fours \N{EN DASH} and lay them on the "
        "table as melds. Your great aim is the canasta, a meld of {cards}: canastas bring the most "
        "points.",
        "meld.canasta_size",
        cards=count(rules.meld.canasta_size, "card"),
    )
    yield rule(
        "A deal ends when somebody goes out, that is, gets rid of every card. What lies on the "
        "table then counts for its side, as a rule, and what is still in a hand counts against it."
    )
    yield _goal(rules)


def _goal(rules: TableRules) -> Line:
    end = rules.match.end
    if end.kind == "deals":
        return rule(
            "A match lasts {deals}; then the highest total wins.",
            "match.end",
            deals=count(end.count or 1, "deal"),
        )
    return rule(
        "You play deal after deal until somebody has {points} or more; then the highest total "
        "wins the match.",
        "match.end",
        points=count(end.score or 0, "point"),
    )


_TEAMS: Final[dict[tuple[str, int], str]] = {
    ("solo", 2): mark(
        "Two play against each other. Where these rules speak of a side, they mean a single player."
    ),
    ("pairs", 4): mark(
        "Four play in two pairs, and partners sit opposite each other. A pair is a side: it shares "
        "its melds and its score."
    ),
    ("pairs", 6): mark(
        "Six play in three pairs, and partners sit opposite each other. A pair is a side: it "
        "shares its melds and its score."
    ),
    ("triples", 6): mark(
        "Six play, three against three, and every other seat belongs to the same side. A side "
        "shares its melds and its score."
    ),
    ("temp_2v1", 3): mark(
        "Three play. A deal begins with everybody alone; whoever takes the discard pile first "
        "plays the rest of that deal alone against the two others, who are partners from then on."
    ),
    ("rotating_3v2", 5): mark(
        "Five play, two against three. The two play every deal, opposite each other. Of the "
        "three, two play and one rests; they take turns to rest, a deal each. A side shares its "
        "melds and its score."
    ),
}
"""How the teams are made, by mode and number of players."""

_ALONE: Final = mark(
    "{n} play, everybody for themselves. Where these rules speak of a side, they mean a single "
    "player."
)

_PARTNERS: Final[dict[str, str]] = {
    "agreed": mark("Sit as you like: seats and partners are agreed."),
    "random": mark("Seats, and with them partners, are drawn by lot."),
    "draw_two_highest": mark(
        "For partners everybody draws a card. Aces are high and twos low; of equal ranks spades "
        "come first, then hearts, diamonds and clubs; jokers and equal cards are drawn again. The "
        "two with the highest cards are partners."
    ),
}

_SEATS_ALONE: Final[dict[str, str]] = {
    "agreed": mark("Sit as you like."),
    "random": mark("Seats are drawn by lot."),
    "draw_two_highest": mark(
        "For the seats everybody draws a card: aces are high and twos low; of equal ranks spades "
        "come first, then hearts, diamonds and clubs; jokers and equal cards are drawn again."
    ),
}

_FIRST_DEALER: Final[dict[str, str]] = {
    "random": mark(
        "The first dealer is drawn by lot. The player to the dealer's left has the first turn."
    ),
    "right_of_highest_draw": mark(
        "Everybody draws a card, and whoever drew the highest has the first turn; the player to "
        "their right deals first. In later deals, too, the player to the dealer's left begins."
    ),
}

_FIRST_BY_SAME_DRAW: Final = mark(
    "Whoever drew the highest card has the first turn; the player to their right deals first. In "
    "later deals, too, the player to the dealer's left begins."
)

_NEXT_DEALER: Final[dict[str, str]] = {
    "left": mark("After each deal the player to the dealer's left becomes dealer."),
    "alternate": mark("The two players deal in turn."),
}


def players(rules: TableRules) -> Iterator[Line]:
    """The sides, the seats, and who deals."""
    match = rules.match
    yield _sides(rules)
    if match.team_mode == "temp_2v1":
        yield from _partnership()
    yield rule(
        "Every player has a running total."
        if match.score_unit == "per_player"
        else "Every side has a running total.",
        "match.score_unit",
    )
    alone = match.team_mode in ("solo", "temp_2v1")
    seats = (_SEATS_ALONE if alone else _PARTNERS)[match.partner_selection]
    yield rule(seats, "match.partner_selection", "match.seating")
    drawn = match.partner_selection == "draw_two_highest" and match.first_dealer != "random"
    first = _FIRST_BY_SAME_DRAW if drawn else _FIRST_DEALER[match.first_dealer]
    yield rule(first, "match.first_dealer", "match.first_player")
    yield rule(_NEXT_DEALER[match.dealer_rotation], "match.dealer_rotation")


def _sides(rules: TableRules) -> Line:
    match = rules.match
    text = _TEAMS.get((match.team_mode, match.players), _ALONE)
    keys: tuple[str, ...] = ("match.players", "match.team_mode", "match.seating")
    if match.team_mode == "solo":
        keys += ("permission.mode", "permission.whom")
    return rule(text, *keys, n=say(_NUMBERS[match.players]))


_NUMBERS: Final[dict[int, str]] = {
    2: mark("Two"),
    3: mark("Three"),
    4: mark("Four"),
    5: mark("Five"),
    6: mark("Six"),
}


def _partnership() -> Iterator[Line]:
    """Procedure P9."""
    yield rule(
        "The partners put their melds together: melds of the same rank become one where that makes "
        "a proper meld, otherwise both stay. If somebody goes out before the pile was taken, that "
        "player is the one who plays alone. If the stock ends first, each of the three scores "
        "alone.",
        "match.team_mode",
    )
    yield rule(
        "Both partners score everything that their side earns in the deal, except red threes: "
        "those count only for the player who has them.",
        "match.team_mode",
        "match.score_unit",
    )


_FAULTS: Final[dict[str, str]] = {
    "pile_illegal": mark("Reaching for the pile without being able to take it; the pile goes back"),
    "opening_low": mark("Laying a first meld that is too low; the cards come back"),
    "asked_but_unable": mark("Asking to go out, hearing yes, and not going out"),
    "go_out_after_no": mark("Going out after a no; the cards come back"),
    "red_three_hidden": mark("Each red three still in your hand at the end of the deal"),
}

_UNABLE: Final = mark("Asking to go out, hearing yes, and not being able to")


def penalties(rules: TableRules) -> Iterator[Line]:
    """The costs of faults, as far as they can happen at this table."""
    if rules.table.enforcement == "penalise":
        yield from _fines(rules)
    elif rules.table.restore_pile:
        yield rule(
            "If you reach for the pile and then cannot use its top card, you give the pile back, "
            "and that costs your side {points}. Then draw.",
            "table.restore_pile",
            "penalty.pile_illegal",
            "table.enforcement",
            points=points(-rules.penalty.pile_illegal),
        )
    if _asks(rules) and rules.penalty.talk_answer is not None:
        yield rule(
            "Whoever is asked \u201cMay I go out?\u201d answers yes or no and nothing more. A "
            "partner who says more has lost the answer: the opponents give it instead.",
            "penalty.talk_answer",
        )


def _fines(rules: TableRules) -> Iterator[Line]:
    faults = [(fault, cost) for fault, cost in _possible_faults(rules) if cost]
    if faults:
        keys = (f"penalty.{fault}" for fault in _FAULTS)
        yield rule("These faults cost your side points:", *keys, "table.enforcement")
    for fault, cost in faults:
        lenient = fault == "asked_but_unable" and not rules.permission.binding
        words = say(_UNABLE if lenient else _FAULTS[fault])
        yield cells(words, figures(cost), f"penalty.{fault}")
    if lays_threes_by_hand(rules):
        yield rule(
            "Nobody lays your red threes out for you: do it yourself, in your turn.",
            "table.enforcement",
        )


def _possible_faults(rules: TableRules) -> Iterator[tuple[str, int]]:
    penalty = rules.penalty
    yield "pile_illegal", penalty.pile_illegal
    yield "opening_low", penalty.opening_low
    if _asks(rules):
        yield "asked_but_unable", penalty.asked_but_unable
        yield "go_out_after_no", penalty.go_out_after_no
    if lays_threes_by_hand(rules):
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
    theirs, own = points(call.points_to_opponents), points(call.own_points)
    yield rule(
        "In your turn you may give up the deal, if your partner agrees. Then every opposing side "
        "scores {theirs} and yours {own}; nothing else of the deal counts."
        if call.ask_partner and rules.match.team_mode != "solo"
        else "In your turn you may give up the deal. Then every opposing side scores {theirs} and "
        "yours {own}; nothing else of the deal counts.",
        "match.forfeit_call",
        theirs=theirs,
        own=own,
    )


_ENFORCEMENT: Final[dict[str, str]] = {
    "prevent": mark("The program does not let you make a move that is against the rules."),
    "penalise": mark(
        "As at a real table, some faults are possible: they are put right and cost points. Before "
        "one counts you are told what it costs."
    ),
}

_PILE_VIEW: Final[dict[str, str]] = {
    "top_only": mark("Only the top card of the discard pile may be looked at."),
    "last_n": mark("The last few cards of the discard pile may be looked at."),
    "all": mark("The whole discard pile may be looked through."),
}


def at_the_table(rules: TableRules) -> Iterator[Line]:
    yield rule(_ENFORCEMENT[rules.table.enforcement], "table.enforcement")
    yield rule(
        "Until your discard you may take back what you melded in the turn, as long as you have "
        "seen no new card since."
        if rules.table.undo_meld
        else "What has been melded stays on the table.",
        "table.undo_meld",
    )
    yield rule(_PILE_VIEW[rules.table.pile_view], "table.pile_view")
