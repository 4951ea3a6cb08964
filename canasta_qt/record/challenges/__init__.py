"""Challenges without a network: a match, a deal or an exercise as a short text.

`challenge` is the value, `code` its text; `making` makes one of a log, `daily` has the deals of
each day and week, `qr` draws a code as a picture and reads it again.
"""
