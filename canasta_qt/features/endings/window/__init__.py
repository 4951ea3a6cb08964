"""The end of a deal and of a match, as panels on the table.

Begin with `deal_end.DealEnd` and `match_end.MatchEnd`. `count` counts a deal up line by line,
`columns` shows whose points they are and their canastas, `people` the faces of winners.
"""
