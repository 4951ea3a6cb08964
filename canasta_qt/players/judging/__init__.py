"""Moves judged by what they bring in imagined deals, by two models of how others play.

Whatever is taught (`features.review`, `features.learning`) and whatever players are measured by
(`tools.lab.decisions`) is judged here.
"""
