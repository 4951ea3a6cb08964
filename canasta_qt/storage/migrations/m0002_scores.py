"""Version 2: what each deal brought each scorer, line by line, for the statistics.

`lines` is a JSON list of [kind, points, number of cards or things].
"""

from __future__ import annotations

SQL = (
    """
    CREATE TABLE scores (
        match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        deal INTEGER NOT NULL,
        scorer INTEGER NOT NULL,
        total INTEGER NOT NULL,
        lines TEXT NOT NULL,
        PRIMARY KEY (match, deal, scorer)
    ) WITHOUT ROWID
    """,
)
