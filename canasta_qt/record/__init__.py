"""The log of a match: replay, undo, text notation and the file format."""
