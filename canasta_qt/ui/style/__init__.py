"""How everything looks: the one place for colours, type, measures, motion and icons.

Inside: `tokens` (the values, by theme), `theme` (which of them is shown now), `type` and `scale`
(how large), `icons`, `shadows`, `motion`. No colour, size or duration is written anywhere else.
Begin with `tokens.Theme`.
"""
