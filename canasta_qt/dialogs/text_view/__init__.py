"""The table as text: real lists and buttons, with which everything can be played."""
