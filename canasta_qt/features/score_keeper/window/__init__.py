"""The window of the score keeper; begin with `window`, which leads from page to page."""
