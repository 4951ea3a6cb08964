"""Melds: what cards are as a group, and laying them (procedure P1).

Begin with `meld_checks`, which judges a finished meld. `meld_types` knows kinds of melds and
canastas, `sequences` runs, and `meld_targets` which group goes to which meld.
"""
