"""Version 1: matches, the actions of those that are running, and the rules they share.

`matches.header` is the head of a log's text with its rules named by digest only; `matches.play` is
the compressed rest of a match that is over. A running match has it in `actions` instead, a row for
each: number 0 is the deck of a deal, the last may be its scores. The long columns
come last, so that a list need not read them.
"""

from __future__ import annotations

SQL = (
    """
    CREATE TABLE rules (
        digest TEXT PRIMARY KEY,
        options TEXT NOT NULL
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        begun REAL NOT NULL,
        ended REAL,
        deleted REAL,
        aside TEXT,
        source TEXT UNIQUE,
        rules TEXT NOT NULL REFERENCES rules (digest),
        rules_name TEXT NOT NULL,
        preset TEXT NOT NULL,
        rule_set TEXT NOT NULL,
        players TEXT NOT NULL,
        seed TEXT NOT NULL,
        words TEXT NOT NULL,
        deals INTEGER NOT NULL DEFAULT 0,
        result TEXT NOT NULL DEFAULT '',
        margin INTEGER NOT NULL DEFAULT 0,
        totals TEXT NOT NULL DEFAULT '[]',
        header TEXT NOT NULL,
        play BLOB
    )
    """,
    "CREATE INDEX matches_by_end ON matches (ended)",
    """
    CREATE TABLE actions (
        match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        deal INTEGER NOT NULL,
        number INTEGER NOT NULL,
        at REAL NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (match, deal, number)
    ) WITHOUT ROWID
    """,
)
