"""The window with the preferences; what is changed holds at once.

Begin with `dialog`. A page of `pages` is groups of rows; one entry more in its tables is one
page more. `keys_page` gives commands other keys.
"""
