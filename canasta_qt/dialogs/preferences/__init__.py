"""The window with the preferences."""
