"""The score keeper in words: what can be entered, what cannot be, and sheets of what was.

Begin with `sheets.keeper_sheets`; `labels` names fields and buttons, `doubts` says what is wrong.
"""
