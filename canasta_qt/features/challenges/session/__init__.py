"""Challenges at the table: comparing in the background, its page, two ways to play side by side.

Begin with `compare_job`, which plays deals again and keeps what comes of them.
"""
