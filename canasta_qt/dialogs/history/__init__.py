"""The window with all matches, and what belongs to it."""
