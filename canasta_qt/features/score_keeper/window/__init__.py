"""The window of the score keeper, for games with real cards.

Begin with `window`: it leads from page to page. `start_page` lists the sheets, `setup_page` begins
one, `board` shows it, `entry` is the form of a deal, `large` the numbers for the middle of the
table, `ask` the rules to search; `files` has
sheets as files and on paper.
"""
