"""The expert on your cards: deals of a match played again with bots at one person's seat.

`playing` makes the tasks and does them, one deal for one level each; `results` is what came of
them: points, where two ways to play part, averages, the arithmetic of duplicate matches.
"""
