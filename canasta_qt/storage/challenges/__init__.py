"""What challenges leave on the disk: comparisons with Expert, and which matches are duplicates."""
