"""Where everything lies on the table: plain numbers, no Qt.

Begin with `table_layout.compute`: from a model and a size to the place of every card, plate,
zone and caption. `places` has the rectangles, poses and the finished `TableLayout`, and finds
the place meant by a point; `areas`, `columns`, `seats` and `stacks` each lay out one part;
`motion` has the curves of what moves.
"""
