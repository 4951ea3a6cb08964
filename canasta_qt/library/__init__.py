"""What the player keeps: games, rule sets, people, preferences. QtCore only.

Begin with `games` and `match_setup`; `match_saver` keeps the match being played.
"""
