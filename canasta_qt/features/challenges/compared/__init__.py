"""The expert on your cards: deals of a match played again with bots at one person's seat.

`playing` makes the tasks and does them, one deal for one level each; `results` is what came of
them, as values and as plain data; `differing` finds where two ways to play a deal part;
`averages` sums up deals of many matches; `duplicate` has the arithmetic of duplicate matches.
"""
