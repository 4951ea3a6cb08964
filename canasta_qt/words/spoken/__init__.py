"""What is only heard: `telling` says what happens, `questions` answers what one asks."""
