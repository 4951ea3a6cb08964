"""What players of all levels hold, as far as it can be read from what they do.

python -m tools.lab.beliefs.deals FILE     deals of everybody, written down to be read
python -m tools.lab.beliefs.fit FILE       fit the networks that read hands to them
python -m tools.lab.beliefs.check FILE     how much better than blind they read other deals
python -m tools.lab arena expert expert@FOLDER   pairs against the players of another checkout
"""
