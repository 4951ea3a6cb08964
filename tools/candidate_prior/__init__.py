"""A network that scores the moves a search compares: its clues, its lessons, its fit, its use.

Tried and left out; `docs/PLAYERS.md` has the figures.
"""
