"""What teaching keeps beside what was learned: reviews of matches."""
