"""Options of the groups ``match`` and ``pack``."""

from __future__ import annotations

from canasta_qt.engine.rules.schema.codes import HAND_IDS, POINT_RANKS, WILDS
from canasta_qt.engine.rules.schema.kinds import Choice, Codes, NumberMap, Switch, Whole
from canasta_qt.engine.rules.schema.spec import opt
from canasta_qt.engine.rules.schema.structures import (
    Field,
    InstantWinForm,
    MatchEndForm,
    Record,
)
from canasta_qt.engine.rules.values import ForfeitCall

MATCH = (
    opt(
        "match.players",
        Whole(2, 6),
        "Players",
        "How many people sit at the table. With rotating teams of three and two, five share "
        "the four seats of each deal.",
    ),
    opt(
        "match.team_mode",
        Choice(
            (
                ("solo", "Everybody plays alone."),
                ("pairs", "Partners sit across the table and share melds and score."),
                ("triples", "Six players in two teams of three, every other seat."),
                ("temp_2v1", "Three players; whoever takes the pile first plays the other two."),
                ("rotating_3v2", "Five players; the team of three sends two to each deal in turn."),
            )
        ),
        "Teams",
        "Who shares melds and score with whom.",
    ),
    opt(
        "match.seating",
        Choice((("alternate", "Team-mates never sit next to each other."),)),
        "Seating",
        "How the teams are placed around the table.",
        effects=("display",),
    ),
    opt(
        "match.partner_selection",
        Choice(
            (
                ("agreed", "You choose the seats yourselves."),
                ("random", "Seats are shuffled."),
                ("draw_two_highest", "Everybody draws a card; the two highest become partners."),
            )
        ),
        "Choosing partners",
        "How partners find each other. When drawing, aces are high and spades beat hearts, "
        "diamonds and clubs; the highest card also plays first.",
        effects=("conduct",),
    ),
    opt(
        "match.first_dealer",
        Choice(
            (
                ("random", "Anybody may be the first dealer."),
                ("right_of_highest_draw", "Whoever drew the highest card plays first."),
            )
        ),
        "First dealer",
        "Who deals the first hand of the match. The player to the dealer's left begins.",
    ),
    opt(
        "match.dealer_rotation",
        Choice(
            (
                ("left", "The deal passes to the left."),
                ("alternate", "The two players deal in turn."),
            )
        ),
        "Next dealer",
        "How the deal moves on after each hand.",
    ),
    opt(
        "match.first_player",
        Choice((("left_of_dealer", "The player to the dealer's left begins."),)),
        "First to play",
        "Who has the first turn of a deal.",
        effects=("display",),
    ),
    opt(
        "match.cutter",
        Choice(
            (
                ("right_of_dealer", "The player to the dealer's right cuts."),
                ("left_of_dealer", "The player to the dealer's left cuts."),
                ("scorekeeper", "Whoever keeps the score cuts."),
            )
        ),
        "Who cuts",
        "Who cuts the cards before the deal. It only matters where an exact cut earns points.",
        effects=("display",),
    ),
    opt(
        "match.end",
        MatchEndForm(Whole(100, 100_000, step=500), Whole(1, 50)),
        "End of the match",
        "Play to a number of points, or for a number of deals. Totals are compared only after a "
        "deal is fully scored, and the highest total wins, not the first to get there.",
    ),
    opt(
        "match.tie",
        Choice(
            (
                ("play_on", "Deal again until one side is ahead."),
                ("shared", "The win is shared."),
            )
        ),
        "Equal totals",
        "What happens when the best sides are level at the end.",
        source="[ruling]",
    ),
    opt(
        "match.score_unit",
        Choice(
            (
                ("per_team", "One total for each team."),
                ("per_player", "One total for each player."),
            )
        ),
        "Score kept",
        "Whether totals belong to teams or to players. Play alone needs a total per player.",
    ),
    opt(
        "match.forfeit_call",
        Record(
            ForfeitCall,
            (
                Field("points_to_opponents", Whole(0, 10_000, step=100), "For the opponents"),
                Field("own_points", Whole(-10_000, 10_000, step=100), "For your own side"),
                Field("ask_partner", Switch(), "Your partner must agree"),
            ),
            none_allowed=True,
            none_means="A deal is always played out.",
        ),
        "Giving up a deal",
        "Lets a player concede the deal on their own turn, for a fixed score.",
    ),
    opt(
        "match.instant_win",
        InstantWinForm(Whole(1, 20), Codes(HAND_IDS, least=1)),
        "Instant win",
        "A feat in one deal that wins the whole match at once: a number of canastas, or a very "
        "special hand.",
    ),
)

PACK = (
    opt(
        "pack.decks",
        Whole(1, 8),
        "Decks",
        "How many packs of 52 cards are shuffled together.",
    ),
    opt(
        "pack.jokers",
        Whole(0, 32),
        "Jokers",
        "How many jokers there are in all, not per deck.",
    ),
    opt(
        "pack.wild_ranks",
        Codes(WILDS),
        "Wild cards",
        "Which cards can stand in for others.",
    ),
    opt(
        "pack.points",
        NumberMap(POINT_RANKS, 0, 500, complete=True),
        "Card values",
        "What each card is worth: for the opening, on the table and, as a loss, in hand. "
        "Threes have values of their own.",
    ),
)
