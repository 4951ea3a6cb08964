"""Gestures on the table: one at a time, each with a start, an end and a way back.

Begin with `base.Gesture`. `press` turns a button held down into a drag, a rubber band or a
click and holds the one gesture in progress; `keyboard` plays by keys; `menus` are those of the
right button and of a choice.
"""
