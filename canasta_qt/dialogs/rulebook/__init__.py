"""The rulebook on the screen: a pane to read it in, and a window with search and printing."""
