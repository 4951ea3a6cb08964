"""The window with the preferences; begin with `dialog`."""
