"""Learning: the card of a lesson above the table, and the window with all lessons.

Begin with `bar.LessonBar`; `window` lists what can be learned.
"""
