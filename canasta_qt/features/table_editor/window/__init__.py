"""The table editor: lay out a position, ask the judge, play on from it.

`window` holds it together; `strips` are rows of cards that take and give cards, `board` are the
places of the table, `facts` what is said of a position besides its cards, and
`asking` the line with a question for the judge.
"""
