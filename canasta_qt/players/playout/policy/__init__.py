"""The player inside a playout, and what search asks of playouts.

Begin with `policy`: it decides each move, by `policy_go_out`, `policy_meld`, `policy_open` and
`policy_discard`. `rollouts` plays deals out, `determinize` makes the hidden hands, `hand_filter`
throws away those that contradict what was seen, `evaluation` judges a deal not played to its end.
"""
