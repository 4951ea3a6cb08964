"""What a menu switches on: a folder for each feature.

A feature uses foundations, and features named before it: rulebook, review, counting, endings,
learning, rules, challenges, match_setup, history, score_keeper, table_editor, preferences. The
names of its files say the layer: `model` are values and what is done with them, `words` is what it
says, `store` what it keeps, `work` what runs in a child process, `session` its state while it is
open, `window` (`panel`, `card`) what is seen.
"""
