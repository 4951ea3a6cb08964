"""Teaching without a window: what a move was worth, lessons, exercises, what was learned.

Everything here is asked of a position as one seat knows it (`engine.view.PlayerView`), of logs, or
of files that come with the program; no text for people is made here (`words` has it).
"""
