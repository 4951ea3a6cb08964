"""Reviews at the table: `work` lets processes look through a match, `table` shows a position as it
was known and what was imagined, `story` makes the pages of the panel, `session` joins them.
"""
