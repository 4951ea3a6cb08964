"""The options of the rules, each declared once, at the field that holds its value.

Begin with `declare`, which says what a declaration consists of. The groups of options lie in files
by topic, a field is named like its option after the dot, and every default is classic four-handed
play. `kinds` and `structures` say what a value may be, `values` what it is made of.
"""
