"""Words of whole pages: `welcome` before a match, `favourites` of a new one, `endings` after it."""
