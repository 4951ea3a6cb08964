"""Options of the match and of the cards: the groups ``match`` and ``pack``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from canasta_qt.engine.rules.declarations import values
from canasta_qt.engine.rules.declarations.declare import ALIKE, option
from canasta_qt.engine.rules.declarations.kinds import Codes, NumberMap, Switch, Whole
from canasta_qt.engine.rules.declarations.structures import (
    Field,
    InstantWinForm,
    MatchEndForm,
    Record,
)


@dataclass(frozen=True, slots=True)
class MatchRules:
    """Seats, teams, and how long a match lasts."""

    players: int = option(
        4,
        kind=Whole(2, 6),
        label="Players",
        help="How many people sit at the table. With rotating teams of three and two, five share "
        "the four seats of each deal.",
        step=ALIKE,
    )
    team_mode: Literal["solo", "pairs", "triples", "temp_2v1", "rotating_3v2"] = option(
        "pairs",
        choices={
            "solo": "Everybody plays alone.",
            "pairs": "Partners sit across the table and share melds and score.",
            "triples": "Six players in two teams of three, every other seat.",
            "temp_2v1": "Three players; whoever takes the pile first plays the other two.",
            "rotating_3v2": "Five players; the team of three sends two to each deal in turn.",
        },
        label="Teams",
        help="Who shares melds and score with whom.",
        step=ALIKE,
    )
    seating: Literal["alternate"] = option(
        "alternate",
        choices={"alternate": "Team-mates never sit next to each other."},
        label="Seating",
        help="How the teams are placed around the table.",
        effects=("display",),
    )
    partner_selection: Literal["agreed", "random", "draw_two_highest"] = option(
        "agreed",
        choices={
            "agreed": "You choose the seats yourselves.",
            "random": "Seats are shuffled.",
            "draw_two_highest": "Everybody draws a card; the two highest become partners.",
        },
        label="Choosing partners",
        help="How partners find each other. When drawing, aces are high and spades beat hearts, "
        "diamonds and clubs; the highest card also plays first.",
        effects=("conduct",),
    )
    first_dealer: Literal["random", "right_of_highest_draw"] = option(
        "random",
        choices={
            "random": "A random player deals first.",
            "right_of_highest_draw": "Whoever drew the highest card plays first.",
        },
        label="First dealer",
        help="Who deals first in the match. The player to the dealer's left begins.",
        step=ALIKE,
    )
    dealer_rotation: Literal["left", "alternate"] = option(
        "left",
        choices={
            "left": "The deal passes to the left.",
            "alternate": "The two players deal in turn.",
        },
        label="Next dealer",
        help="Who deals after each deal.",
        step=ALIKE,
    )
    first_player: Literal["left_of_dealer"] = option(
        "left_of_dealer",
        choices={"left_of_dealer": "The player to the dealer's left begins."},
        label="First to play",
        help="Who has the first turn of a deal.",
        effects=("display",),
    )
    cutter: Literal["right_of_dealer", "left_of_dealer", "scorekeeper"] = option(
        "right_of_dealer",
        choices={
            "right_of_dealer": "The player to the dealer's right cuts.",
            "left_of_dealer": "The player to the dealer's left cuts.",
            "scorekeeper": "Whoever keeps the score cuts.",
        },
        label="Who cuts",
        help="Who cuts the cards before the deal. It only matters where an exact cut earns points.",
        effects=("display",),
    )
    end: values.MatchEnd = option(
        values.MatchEnd(),
        kind=MatchEndForm(Whole(100, 100_000, step=500), Whole(1, 50)),
        label="End of the match",
        help="Play to a number of points, or for a number of deals. Totals are compared only after "
        "a deal is fully scored, and the highest total wins, not the first to get there.",
        step=ALIKE,
    )
    tie: Literal["play_on", "shared"] = option(
        "play_on",
        choices={
            "play_on": ("Play more deals until one side is ahead."),
            "shared": "The win is shared.",
        },
        label="Equal totals",
        help="What happens when the leaders are level at the end.",
        source="[ruling]",
        step=ALIKE,
    )
    score_unit: Literal["per_team", "per_player"] = option(
        "per_team",
        choices={
            "per_team": "One total for each team.",
            "per_player": "One total for each player.",
        },
        label="Score kept",
        help=(
            "Whether totals belong to teams or to players. Playing alone needs a total per player."
        ),
        step=ALIKE,
    )
    forfeit_call: values.ForfeitCall | None = option(
        None,
        kind=Record(
            values.ForfeitCall,
            (
                Field("points_to_opponents", Whole(0, 10_000, step=100), "For the opponents"),
                Field("own_points", Whole(-10_000, 10_000, step=100), "For your own side"),
                Field("ask_partner", Switch(), "Your partner must agree"),
            ),
            none_allowed=True,
            none_means="A deal is always played out.",
        ),
        label="Conceding a deal",
        help="A player may concede the deal on their own turn, for a fixed score.",
        step=ALIKE,
    )
    instant_win: values.InstantWin | None = option(
        None,
        kind=InstantWinForm(Whole(1, 20), Codes(values.HAND_IDS, least=1)),
        label="Instant win",
        help="A feat in one deal that wins the whole match at once: a number of canastas, or a "
        "very special hand.",
        step=ALIKE,
    )


CLASSIC_POINTS: values.IntMap = (
    ("X", 50),
    ("2", 20),
    ("A", 20),
    ("K", 10),
    ("Q", 10),
    ("J", 10),
    ("T", 10),
    ("9", 10),
    ("8", 10),
    ("7", 5),
    ("6", 5),
    ("5", 5),
    ("4", 5),
)


@dataclass(frozen=True, slots=True)
class PackRules:
    """The cards in play."""

    decks: int = option(
        2,
        kind=Whole(1, 8),
        label="Decks",
        help="How many packs of 52 cards are shuffled together.",
        step=0.5,
    )
    jokers: int = option(
        4,
        kind=Whole(0, 32),
        label="Jokers",
        help="How many jokers there are in all, not per deck.",
        step=2,
    )
    wild_ranks: tuple[str, ...] = option(
        ("2", "X"),
        kind=Codes(values.WILDS),
        label="Wild cards",
        help="Which cards can stand in for others.",
        beyond_playouts=True,
    )
    points: values.IntMap = option(
        CLASSIC_POINTS,
        kind=NumberMap(values.POINT_RANKS, 0, 500, complete=True),
        label="Card values",
        help="What each card is worth: for the opening, on the table and, as a loss, in hand. "
        "Threes have values of their own.",
        step=4,
    )
