"""Mediates between widgets and the rules engine; QtCore only.

Begin with `game.GameController`, which holds one `RunningMatch`. Its `table_input` takes the
table's commands, `gestures/` says what they mean, `presenter/` makes pictures and scripts of what
happened. Bots think in their own process (`bots`, `hints`); `replay` shows a match again,
`move_analysis` what was known before a move.
"""
