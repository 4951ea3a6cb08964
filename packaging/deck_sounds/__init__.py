"""The program's sounds as recipes: filtered noise for cards, ringing tones for good news."""
