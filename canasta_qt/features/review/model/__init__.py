"""The review of a match: at most three moments a deal, and never a false blame.

`reviewing` goes through the deals that are over, `judging` asks twice whether another move was
better, `continuation` shows how it might have gone on, `luck` separates cards from play, `moments`
has the results and their data. `offered` says under which rules a review is honest.
"""
