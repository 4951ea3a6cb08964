"""How to play on the screen: `how_to_play` has the tabs, `pane` shows a book, `book` and `guide`
are pages with contents and search; `help` has the keys, what is new and about."""
