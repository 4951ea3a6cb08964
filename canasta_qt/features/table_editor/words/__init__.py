"""The texts of the table editor, its names of places, and questions in plain words."""
