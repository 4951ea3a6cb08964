"""What is painted on the table: one graphics item for each kind of thing.

`painted.PaintedItem` is the base of all that is painted by hand, `card_art` turns SVG into
pixmaps, `symbols` draws the marks of sides, suits and faces. `fixed_items` keeps everything
that is not a card in step with model and layout; the scene asks it.
"""
