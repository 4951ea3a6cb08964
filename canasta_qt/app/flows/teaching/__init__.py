"""One flow per thing that teaches: lessons, exercises, reviews, tips, the guide, the counting aid.

Begin with `practice`, the table that lessons and exercises are played on: while it is shown the
match waits behind it, and all who listen hear of it as of a match.
"""
