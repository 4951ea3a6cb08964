"""What the player keeps: games and rule sets, matches, statistics, preferences. QtCore only.

Begin with `games` (all games a match can start with) and `match_setup` (what was chosen, and the
match it becomes). `match_saver` keeps the match being played, `history` all the others,
`match_files` exchanges them, `match_check` checks them all; `rule_library` and `rules_draft` are
about own rules.
"""
