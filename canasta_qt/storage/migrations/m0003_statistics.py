"""Version 3: what is counted of each deal for each seat, and who sat with whom in a match.

`deal_counts` has the deals of running matches; when a match ends, they are summed up by place in
`match_counts`, and its row in `company` makes it belong to the statistics. `place` is how a seat
stands to the person's: own, partner, opponent, or watched where only bots play; `seats` tells over
how many deals of a seat a row sums up. What is dealt and drawn is counted beside what was to be
expected of the rest of the deck, with its variance.
"""

from __future__ import annotations

_COUNTS = """
        points INTEGER NOT NULL,
        ahead INTEGER NOT NULL,
        won INTEGER NOT NULL,
        melded INTEGER NOT NULL,
        canasta_points INTEGER NOT NULL,
        out_points INTEGER NOT NULL,
        three_points INTEGER NOT NULL,
        hand_points INTEGER NOT NULL,
        other_points INTEGER NOT NULL,
        side_opened INTEGER NOT NULL,
        opened INTEGER NOT NULL,
        opening_points INTEGER NOT NULL,
        opening_round INTEGER NOT NULL,
        natural INTEGER NOT NULL,
        mixed INTEGER NOT NULL,
        other_canastas INTEGER NOT NULL,
        piles INTEGER NOT NULL,
        pile_cards INTEGER NOT NULL,
        out INTEGER NOT NULL,
        concealed INTEGER NOT NULL,
        cards INTEGER NOT NULL,
        wilds INTEGER NOT NULL,
        wilds_due REAL NOT NULL,
        wilds_spread REAL NOT NULL,
        threes INTEGER NOT NULL,
        threes_due REAL NOT NULL,
        threes_spread REAL NOT NULL,
        worth INTEGER NOT NULL,
        worth_due REAL NOT NULL,
        worth_spread REAL NOT NULL,
"""

SQL = (
    """
    CREATE TABLE company (
        match INTEGER PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE,
        partner TEXT NOT NULL,
        level TEXT NOT NULL
    )
    """,
    f"""
    CREATE TABLE deal_counts (
        match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        deal INTEGER NOT NULL,
        seat INTEGER NOT NULL,
        place TEXT NOT NULL,
        {_COUNTS.strip()}
        PRIMARY KEY (match, deal, seat)
    ) WITHOUT ROWID
    """,
    f"""
    CREATE TABLE match_counts (
        match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        place TEXT NOT NULL,
        seats INTEGER NOT NULL,
        {_COUNTS.strip()}
        PRIMARY KEY (match, place)
    ) WITHOUT ROWID
    """,
)
