"""What is advised, and why: `hinting` thinks in a bot's process, `reasons` chooses what to tell."""
