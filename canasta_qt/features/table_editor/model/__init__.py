"""Rulings without words and Qt: `rulings` answers, `arrangements` tries every way to lay."""
