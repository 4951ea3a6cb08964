"""What the table editor says.

`texts` are its words, `places` names places and cards, `problems` says what is wrong with a
position or a question, `questions` understands questions in plain words, `yours` is about own
exercises.
"""
