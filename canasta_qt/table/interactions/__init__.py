"""Gestures on the table: one at a time, each with a start, an end and a way back."""
