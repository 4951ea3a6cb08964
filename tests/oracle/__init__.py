"""An oracle: a referee written from the rules alone, beside the engine that plays by them.

`referee/` imports nothing of the program. It reads saved logs, judges every action and counts
every line of every score sheet. `matches` plays matches with the engine, `compare` sets both
verdicts side by side, `mutations` damages logs. Begin with `python -m tests.oracle --help`.
"""
