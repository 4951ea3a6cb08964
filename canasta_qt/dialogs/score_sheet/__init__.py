"""The score sheet after a deal, and at the end of a match the winner.

Begin with `dialog`, which turns pages; `page` is one deal with its table of lines; `export`
copies sheets, prints them and saves them as a PDF.
"""
