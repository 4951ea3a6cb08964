"""Where everything lies on the table: plain numbers, no Qt.

Begin with `table_layout.compute`: from a model and a size to the place of every card, plate,
zone and caption. `places` has the rectangles, poses and the finished `TableLayout`, and finds
the place meant by a point; `areas` has the bands, `regions` what the sides have laid (in the
order of `columns`), `seats` and `stacks` the rest;
`motion` has the curves of what moves.
"""
