"""Written positions: a situation as JSON, what the judge says of it, and any state written so.

Begin with `judge`. `fields` reads JSON and cards as people write them, `position` makes a state
of it, `turns` reads what is said of turns, `completing` does what the table does before anybody
acts and deals what is unknown, `action_text` reads the actions that are tried. `writing` is the way
back from a state to a position; `reading` reads a file and finds where in it something is wrong.
"""
