"""The rulebook on the screen: `pane` to read it, `window` with search, to print and to save it."""
