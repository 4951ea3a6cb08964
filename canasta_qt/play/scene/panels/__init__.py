"""Panels that stand on the table, in the same window over dimmed felt.

Begin with `ui.parts.panel.TablePanel`: it lies over the table, takes the keys, and goes.
`question` asks, `choice` asks which of several ways was meant, `drawing` paints what panels show of
cards.
"""
