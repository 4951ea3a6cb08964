"""Itemised scores of a deal (procedures P7 and P8).

Begin with `deal_score`: the whole score of every side. `score_lines` makes the single items that
stand by themselves: threes, feet, sets of canastas, special ranks. Totals are derived, never
stored.
"""
