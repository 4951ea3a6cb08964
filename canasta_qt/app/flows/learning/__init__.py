"""Learning in the window: the first hand and lessons, and tips in the first real deals.

Begin with `lessons.LessonFlow`; what is practised comes to the table by `flows.practice`.
"""
