"""Cards, suits, faces and felt, painted for the table and for windows: begin with `card_art`."""
