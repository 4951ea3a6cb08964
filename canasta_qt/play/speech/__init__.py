"""The program's own voice: `engines` knows what systems have, `speaker` speaks, `focus` reads."""
