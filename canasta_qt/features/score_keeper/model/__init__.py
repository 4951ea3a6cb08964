"""Keeping score at a real table: what people count there, scored by the engine's own judge.

Begin with `entries`: what is entered for a deal. `kinds` says what the rules in force have to be
counted, `table` makes a position of an entry, `tally` scores a whole sheet with it, and `checks`
says what cannot be. `sheet_data` and `sheet_text` read and write sheets as JSON and as text.
"""
