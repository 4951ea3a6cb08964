"""Computer players: each sees one seat's view and answers with an action."""
