"""The rules of Canasta: standard library only, no clock, no files, no global random."""
