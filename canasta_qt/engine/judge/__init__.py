"""The judge: whether an action is legal, and nothing else in the program says so.

Begin with `legality.verify`. `judge_melds` is what a step that lays melds must hold besides P1,
`discards` which card may end a turn, `going_out_search` whether a promise to go out binds
(by `group_table` where it is not seen at once),
`optional_actions` the actions only some games know, judged and carried out in one place.
"""
