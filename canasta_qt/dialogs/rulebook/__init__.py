"""The rulebook on the screen: `pane` to read it, `window` with search, `paper` to print it."""
