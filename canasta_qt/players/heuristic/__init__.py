"""A decent club player: counts, keeps pairs, does not feed the pile, goes out when it pays.

Begin with `player`, which asks the topic of the turn: `pile` (draw or take, discard), `melding`,
`going_out`. A topic decides from a `moment`: what is known (`memory`, `knowledge`), and what an
imagined hand and table are worth (`worth`, `meld_worth`), by the numbers in `weights`.
"""
