"""Run from the root of the repository, not shipped.

`python -m tools.write_figures` counts the games of `canasta_qt/arena/figures.json`,
`tools.write_rules` writes the tables of `docs/RULES.md`; `tools.lab` measures and fits the players.
"""
