"""The table for those who do not see it: real lists that say what the picture shows."""
