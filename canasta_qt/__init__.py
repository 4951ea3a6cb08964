"""Canasta Qt: the card game Canasta on the desktop."""

__version__ = "0.9.0"
