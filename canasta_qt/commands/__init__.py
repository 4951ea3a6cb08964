"""Commands without a window; they need no PySide6, but for other languages than English.

`check` has judge, replay and verify, `matches` has check-matches, `lessons` has lessons, `rules`
has rules and rulebook; `simulate` is by itself, with what it prints in `report`.
`canasta_qt.start` lists which function runs which command; what they share about rules from the
command line is in `arguments`.
"""
