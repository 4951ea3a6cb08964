"""Search: candidates of a move compared by rollouts in sampled worlds.

Begin with `player`, then `thinking`. The moves come from `candidates`, the worlds from
`hand_inference`, by what it makes of the `public_past`; `evaluation` says what a deal is worth,
`move_codec` turns views and actions into states and moves of playouts. `advice` tells people what
was compared. The JSON files beside them are made by `tools.lab.fit_*` and `tools.lab.beliefs`.
"""
