"""Exercises: a position as one seat knows it, a question, and what answers are worth.

`exercise` is what one is and how it stands in a line of a file, `play_text` the short text of a
deal's actions, `position` puts it on a table, `catalogue` reads what comes with the program.
`making` finds exercises in deals of bots. `attempt` judges answers; `progress` keeps what was
missed and how well each theme goes, `choice` says what comes next. Begin with `exercise`.
"""
