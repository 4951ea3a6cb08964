"""What lies over the table during a match: the curtain, the cut for partners, the text view."""
