"""How everything looks: the one place for colours, type, measures, motion and icons.

Inside: `tokens` (the values, by theme), `theme` (which of them is shown now), `type` (the fonts).
Table, windows, menus and tips are drawn from these tokens; no colour, size or duration is written
anywhere else. Begin with `tokens.Theme`.
"""
