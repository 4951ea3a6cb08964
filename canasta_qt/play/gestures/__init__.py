"""What a gesture on the table means: cards and a place go in, steps or a reason come out.

Begin with `drop_resolver.resolve` and `situation.Situation`, by which everything is judged.
`melding`, `taking` and `special_moves` know their gestures, `draft` holds the cards that are
staged but not laid, `cautions` asks before what may be a slip.
"""
