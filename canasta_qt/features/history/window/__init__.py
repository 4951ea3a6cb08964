"""The windows of the history; begin with `history`, which lists all matches."""
