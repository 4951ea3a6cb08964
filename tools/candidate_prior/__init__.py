"""A network that scores the moves a search compares: its clues, its lessons, its fit, its use.

Tried and left out; `docs/PLAYERS.md` has the figures. Made and counted by

    python -m tools.candidate_prior.lessons classic_4p tested.pkl --deals 20 --from 1000 --worlds 2400 --share 5
    python -m tools.candidate_prior.lessons classic_4p learned.pkl --deals 50
    python -m tools.candidate_prior.trial learned.pkl tested.pkl --budgets 300 900 3200
"""
