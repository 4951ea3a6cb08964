"""What is kept on the disk: matches and their statistics, own rules, settings. Knows no PySide6.

Begin with `archive`, which opens the store of matches (`matches`, over `database`) and has it
mended (`salvage`); copies and damaged files lie beside it (`side_files`). `recorder` writes a
running match down; `matches` and `statistics` have the queries, `match_values` what the first
answers; `match_check` examines and mends one; `schema` makes an older file today's.
`rule_store` and `settings` are plain files.
"""
