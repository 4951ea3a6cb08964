"""Practice: any position on the real table, judged move by move, and nothing of it kept.

Begin with `table.Practice`, which plays a run with bots or a script for the others; exercises and
reviews use it as it is. `gestures` tells what to point at and which gesture a move is.
"""
