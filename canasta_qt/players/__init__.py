"""Computer players: each sees one seat's view and answers with an action.

`api` is the door for the rest of the program: levels in, players and advice out. `heuristic` plays
by rules of thumb; `search` compares its moves with others in imagined deals, which `playout` plays
quickly, compiled where it can be. `levels` says what a level or a personality may cost and do,
`worker` is the process a player thinks in, `adviser` says why a move is good.

`table` seats players alone, in one process; `trial` tries rules out there (`deal_report` and
`figures` count what happens; `figures.json` has the games of the catalogue counted beforehand, by
`python -m tools.write_figures`).
"""
