"""The judge: whether an action is legal, and nothing else in the program says so.

Begin with `legality.verify`. `judge_melds` judges steps that lay melds, `discards` the end of a
turn, `optional_actions` actions only some games know; `going_out_search` looks for a way out.
"""
