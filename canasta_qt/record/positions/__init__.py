"""Written positions: a situation as JSON, what the judge says of it, and any state written so.

Begin with `judge`. `fields` reads JSON and cards as people write them, `position` makes a state
of it, `turns` reads what is said of turns, `duties` does what the table does before anybody acts,
`action_text` reads the actions that are tried. `writing` is the way back from a state to a
position; `places` finds the line and column of what is wrong in a file.
"""
