"""Challenges at the table; begin with `comparing.CompareJob`, which plays deals again."""
