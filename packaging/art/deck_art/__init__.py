"""Drawings of Canasta Qt: every card, back, felt, icon and portrait, as plain SVG text.

The pictures keep to the SVG Tiny 1.2 subset that Qt draws: filled and stroked paths, groups with a
transform, no text, filters, masks, clips, style sheets or references.
"""
