"""What the table editor says: `texts` are its words, `places` name places, cards and problems."""
