"""What is done around the table in every match, and what the features are given to join in."""
