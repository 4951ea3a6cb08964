"""Whole deals played out thousands of times a second, for search; not a judge of the rules."""
