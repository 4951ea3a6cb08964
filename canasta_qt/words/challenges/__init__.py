"""What is said of challenges: codes, daily deals."""
