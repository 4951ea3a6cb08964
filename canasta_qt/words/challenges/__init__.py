"""Challenges in words: the expert on your cards, duplicate matches."""
