"""What is advised, and why: `hinting` thinks in a player's process, `reasons` says why."""
