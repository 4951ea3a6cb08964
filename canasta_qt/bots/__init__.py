"""Computer players: each sees one seat's view and answers with an action.

`api` is the door for the rest of the program: levels in, bots and advice out. `heuristic` plays by
rules of thumb; `search` compares its moves with others in imagined deals, which `playout` plays
quickly, compiled where it can be. `levels` says what a level or a personality may cost and do,
`worker` is the process a bot thinks in.
"""
