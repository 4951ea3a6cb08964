"""Where matches, settings and statistics are kept between sessions."""
