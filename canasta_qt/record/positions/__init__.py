"""Written positions: a situation as JSON, what the judge says of it, and any state written so.

Begin with `judge`. `fields` reads JSON and cards, `position` and `turns` make a state of it,
`completing` deals what is unknown, `action_text` reads actions, `writing` is the way back, and
`reading` reads a file.
"""
