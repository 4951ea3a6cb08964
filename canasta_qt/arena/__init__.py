"""Bots among themselves: many deals at once, in processes of their own, and what comes of them."""
