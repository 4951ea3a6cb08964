"""Shared parts of several windows.

`common` teaches Qt's widgets what they lack (a focus ring, a tab order, remembered sizes, undo,
long work in steps); `formats` says how numbers and keys are written; `totals_chart` draws the
match's line chart and the marks of sides.
"""
