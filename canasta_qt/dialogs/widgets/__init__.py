"""Shared parts of several windows.

`common` teaches Qt's widgets what they lack (a focus ring, a tab order, remembered sizes, undo,
long work in steps); `standard` has what looks the same everywhere (labels, buttons, questions
for files, numbers and keys in words); `totals_chart` draws the match's line chart and the marks
of sides.
"""
