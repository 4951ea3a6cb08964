"""Reviews at the table: `job` has them looked through, `story` makes the pages of the panel.

`review` joins them, `again` lets a moment be played once more, `positions` are its pictures.
"""
