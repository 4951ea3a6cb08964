"""Widgets that windows are built of beside the ordinary controls, for mouse, keys and readers.

Inside: `header` (wood above a window), `panel` (what stands on the table), `growing` (what is
larger on a large table), `segmented` and `swatches` (choices by words, by pictures), `rows` (a
delegate for lists), `fields` (a field with its error), `chips`, `empty` (what is said where nothing
is yet), `charts` (colours of sides). Begin with `header.WindowHeader`.
"""
