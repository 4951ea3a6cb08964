"""The worked examples of the rulebook: situations in words, with positions for the judge.

`example` has the type and asks the judge; the other files hold the examples by topic.
"""
