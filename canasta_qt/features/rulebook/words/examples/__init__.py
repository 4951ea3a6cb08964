"""The worked examples of the rulebook, answered by the judge.

Each is a situation in words and its position for the judge. `example` has the type and asks the
judge; the other files hold the examples by the part of the rules they show.
"""
