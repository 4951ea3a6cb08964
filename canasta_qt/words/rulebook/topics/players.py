"""What the game is about, and who plays with whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.words.rulebook.lines import Line, count, mark, rule, say


def aim(rules: TableRules) -> Iterator[Line]:
    """What everybody is after, before any detail."""
    yield rule(
        "Collect cards of the same rank and lay them on the table as melds. A meld of {cards} is a "
        "canasta: canastas bring the most points.",
        "meld.canasta_size",
        cards=count(rules.meld.canasta_size, "card"),
    )
    yield rule(
        "A deal ends when a player goes out, that is, gets rid of every card. Then the points are "
        "counted: as a rule cards on the table count for their side, and cards left in a hand "
        "count against it."
    )
    yield _goal(rules)


def _goal(rules: TableRules) -> Line:
    end = rules.match.end
    if end.kind == "deals":
        return rule(
            "A match lasts {deals}; then whoever has the most points wins.",
            "match.end",
            deals=count(end.count or 1, "deal"),
        )
    return rule(
        "Deal follows deal until somebody has {points} or more; then whoever has the most points "
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
        "Five play, two against three. The two play every deal, opposite each other. Of the three "
        "two play and one rests, and after each deal somebody else of them rests. A side shares "
        "its melds and its score."
    ),
}
"""How the teams are made, by mode and number of players."""

_ALONE: Final = mark(
    "{n} play, everybody alone. Where these rules speak of a side, they mean a single player."
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
        "Lots decide who deals first. The player to the dealer's left has the first turn."
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
        "Both partners score everything that their side earns in the deal, but each only the own "
        "red threes.",
        "match.team_mode",
        "match.score_unit",
    )
