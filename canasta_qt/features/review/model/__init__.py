"""The review of a match: at most three moments a deal, and never a false blame.

`reviewing` goes through the deals of a log that are over, `decisions` finds what a seat had to
decide, `judging` asks twice whether another move was better, `continuation` shows how it might have
gone on, `luck` tells cards from play, `moments` is what comes of it all, as it is kept.
`offered` says under which rules a review is honest.
"""
