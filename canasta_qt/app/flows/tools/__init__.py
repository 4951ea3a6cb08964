"""Tools beside the game: the score keeper for games with real cards, and the table editor."""
