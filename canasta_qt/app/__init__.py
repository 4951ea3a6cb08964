"""The program with a window: its start, its list of features, recovery, safeguards and end."""
