"""The window with all matches, and what belongs to it.

Begin with `history`. `match_table` is the list with its model, `controls` the filters above it
and the actions beside it, `match_questions` two small dialogs about kept matches. `copies` takes
matches back and says how far a recovery is, `check` how far the check of all matches is.
"""
