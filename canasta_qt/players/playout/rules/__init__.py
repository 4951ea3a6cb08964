"""What may be done in a playout, what that does, and what a deal brings, all on counts.

The same answers as the engine's, proven by walking both side by side (tests/players/playout). Begin
with `judge` (legal or not) and `steps` (what a move does); `score` counts the deal.
"""
