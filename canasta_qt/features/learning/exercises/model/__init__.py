"""Exercises: a position as one seat knows it, a question, and what answers are worth.

Begin with `exercise`. `position` puts one on a table and reads those that come with the program,
`finding` and `making` find them in deals of bots, `attempt` judges answers, `progress` has how
each theme goes and what comes next, `mistakes` makes exercises of what reviews found.
"""
