"""Scores of a real table: `entries` are booked, `tally` scores them with the engine's judge."""
