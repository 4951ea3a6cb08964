"""What is kept on the disk: matches and their statistics, own rules, settings. Knows no PySide6.

Begin with `archive`, which opens the store of matches (`matches`, over `database`) and has it
mended (`salvage`). `recorder` writes a running match down; `rule_store` and `settings` are plain
files.
"""
