"""What challenges leave on the disk: comparisons, duplicate matches, daily deals."""
