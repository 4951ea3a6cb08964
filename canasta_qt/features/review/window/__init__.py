"""The side panel of a review (`panel`, with its `parts`), and what was known before a move."""
