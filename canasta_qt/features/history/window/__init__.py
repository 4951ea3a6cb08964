"""The window with all matches, and what belongs to it.

Begin with `window`. `match_table` is the list with its model, `controls` the filters above it
and the actions beside it, `match_questions` two small dialogs about kept matches. `copies` takes
matches back, `check` and `recovery` say how far the check or the recovery of all matches is.
"""
