"""The side panel of a review: `parts` are a move as a tile, bars, dots; `panel` puts them together.

It shows `features.review.model.shown` pages and says by signals what is wanted; nothing here
decides.
"""
