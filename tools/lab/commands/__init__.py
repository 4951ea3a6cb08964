"""What the commands of the laboratory ask for and print."""
