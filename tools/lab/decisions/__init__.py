"""The quick instrument: players compared decision by decision, not by whole deals.

Bots play deals; at each decision two players are asked, and where they would do different things
both are judged in imagined deals (`players.judging`). What the first one's moves bring more, summed
over a deal, says in minutes what duels of whole deals say in hours.
"""
