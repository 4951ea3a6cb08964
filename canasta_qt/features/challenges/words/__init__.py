"""What is said of challenges: comparisons, duplicate matches, codes, daily deals."""
