"""Melds: what cards are as a group, and laying them (procedure P1).

Begin with `meld_checks`, which judges a finished meld. `meld_types` tells kinds of melds and
canastas, `sequences` all that is special to runs, `meld_targets` which group goes to which meld
and what comes of it. Nothing here knows whose turn it is or what going out asks.
"""
