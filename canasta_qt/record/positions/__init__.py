"""Written positions: a situation as JSON, and what the judge says of it.

Begin with `judge`. `fields` reads JSON and cards as people write them, `position` makes a state
of it, `action_text` reads the actions that are tried in it.
"""
