"""The windows before a match; begin with `page`, or with `dialog`, which has all games."""
