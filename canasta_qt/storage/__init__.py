"""What is kept on the disk: matches and their statistics, own rules, settings. Knows no PySide6.

Begin with `archive`, which opens the store of matches (`matches`, over `database`) and mends it
(`recovery`). `recorder` writes a running match down; `match_rows` and `statistics` are the queries,
`match_values` what they answer; `migrations` make an older file today's. `rule_store` and
`settings` are plain files (`files`).
"""
