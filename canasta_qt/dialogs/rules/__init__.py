"""The dialog of the table rules, and what belongs to it."""
