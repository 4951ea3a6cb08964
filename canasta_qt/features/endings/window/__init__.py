"""The end of a deal and of a match, as panels on the table.

Begin with `deal_end.DealEnd` and `match_end.MatchEnd`. `count` counts a deal up line by line,
`columns` are the sides with their points and canastas, `score_sheet` is the sheet of the match.
"""
