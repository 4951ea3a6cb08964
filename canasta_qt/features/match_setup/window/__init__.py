"""The window that asks what shall be played: game, people, how well they play.

Begin with `dialog`. `game_finder` is the list of games with its search, `game_details` what is
said of the game that is picked, `people_form` the seats with names and levels.
"""
