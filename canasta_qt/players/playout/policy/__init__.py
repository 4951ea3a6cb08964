"""The player inside a playout, and what search asks of playouts.

Begin with `policy`: it decides each move, by `policy_go_out`, `policy_meld`, `policy_open` and
`policy_discard`. `rollouts` plays deals out, `hand_reading` says what hidden hands are likely to
hold, `hand_tables` and `determinize` deal them, `evaluation` judges a deal not played to its end.
"""
