"""Version 4: statistics of every person at one screen, and how far points stray.

`company` and `match_counts` tell of a match as its first person saw it; `more_people` and
`more_counts` tell the same for each other person, by seat. Matches of several people that were
counted before are counted anew from their logs. `match_counts.squares` sums up the squares of the
points of deals; it is NULL where a match was counted before there was such a sum.

The columns are written short: see version 3.
"""

from __future__ import annotations

from canasta_qt.storage.migrations.m0003_statistics import COUNTS, MATCH

SQL = (
    (
        f"CREATE TABLE more_people (match INTEGER {MATCH}, seat, name, partner, level, result, "
        "margin, PRIMARY KEY (match, seat)) WITHOUT ROWID"
    ),
    (
        f"CREATE TABLE more_counts (match INTEGER {MATCH}, seat, place, seats, {COUNTS}, squares, "
        "PRIMARY KEY (match, seat, place)) WITHOUT ROWID"
    ),
    "ALTER TABLE match_counts ADD COLUMN squares",
    (
        "DELETE FROM company WHERE match IN "
        '(SELECT id FROM matches WHERE players LIKE \'%"human"%"human"%\')'
    ),
)
