"""The options of the rules, each declared once, at the field that holds its value.

Begin with `declare`: it says what a declaration consists of. The groups of options lie in files by
topic, in the order of a deal: `match_and_cards`, `deal`, `threes`, `melds`, `opening`, `pile`,
`going_out`, `ending`. A field is named like its option after the dot, and every default is classic
four-handed play. What a value may be is said by `kinds`, and by `structures` for values with
parts; `values` are those parts. `hand_patterns` reads what special hands consist of.
"""
