"""Moves judged by what they bring in imagined deals, by two models of how others play.

Whatever is taught (`coach`) and whatever players are measured by (`arena.decisions`) is judged
here.
"""
