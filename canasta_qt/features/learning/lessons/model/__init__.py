"""Lessons: files that a person writes, and what plays them at a real table.

Begin with a file, such as `classic/02_frozen_pile.toml` (docs/LESSONS.md). `reading` makes a
`lesson.Lesson` of it, `patterns` has the actions that a step asks for, `task` what leads to its
end, `lesson_run` plays it, and `check` tries every way through it.
"""
