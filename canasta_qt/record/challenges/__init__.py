"""Challenges without a network: a match, a deal or an exercise as a short text.

`challenge` says what a challenge is and `code` writes and reads it as a code of about 30 letters;
`making` makes one of a log. `daily` has the deals of each day and week. `qr` draws a code as a
picture of dots and reads such a picture again.
"""
