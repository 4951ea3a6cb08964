"""Version 3: what is counted of each deal for each seat, and who sat with whom in a match.

`deal_counts` has the deals of running matches; when a match ends, they are summed up by place in
`match_counts`, and its row in `company` makes it belong to the statistics. `place` is how a seat
stands to the person's: own, partner, opponent, or watched where only bots play; `seats` tells over
how many deals of a seat a row sums up. What is dealt and drawn is counted beside what was to be
expected of the rest of the deck (`_due`), with its variance (`_spread`).

The columns are written short, for the description of all tables must fit into the first page of
the file: what recovers a damaged one relies on that.
"""

from __future__ import annotations

COUNTS = (
    "points, ahead, won, melded, canasta_points, out_points, three_points, hand_points, "
    "other_points, side_opened, opened, opening_points, opening_round, natural, mixed, "
    "other_canastas, piles, pile_cards, out, concealed, cards, wilds, wilds_due, wilds_spread, "
    "threes, threes_due, threes_spread, worth, worth_due, worth_spread"
)

MATCH = "REFERENCES matches (id) ON DELETE CASCADE"

SQL = (
    f"CREATE TABLE company (match INTEGER PRIMARY KEY {MATCH}, partner, level)",
    (
        f"CREATE TABLE deal_counts (match INTEGER {MATCH}, deal, seat, place, {COUNTS}, "
        "PRIMARY KEY (match, deal, seat)) WITHOUT ROWID"
    ),
    (
        f"CREATE TABLE match_counts (match INTEGER {MATCH}, place, seats, {COUNTS}, "
        "PRIMARY KEY (match, place)) WITHOUT ROWID"
    ),
)
