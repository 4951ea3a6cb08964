"""Windows of the challenges: a comparison, two ways to play side by side, duplicate matches."""
