"""Widgets without a rule or a match: how everything looks, and what windows are built of.

`style` has colours, type, measures and icons; `controls` draws Qt's widgets from them, `parts` are
widgets of our own, `cards` paints cards and felt, `widgets` builds windows. `dress` puts it all on.
"""
