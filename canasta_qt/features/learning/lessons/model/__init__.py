"""Lessons: files that a person writes, and what plays them at a real table.

Begin with a file, such as `classic/02_frozen_pile.toml`; docs/LESSONS.md explains how one is
written. `catalogue` finds the files, `reading` makes a `lesson.Lesson` of one or says what is
wrong and in which line, `staging` lays the table it begins from, `patterns` says which actions a
step means, `task.StepTask` what leads to its end from wherever the learner is, and
`lesson_run.LessonRun` plays one. `check` tries all of it, right and wrong, and `walk` comes to
every position that a learner can reach.
"""
