"""Going out (procedures P4 and P5): what it asks, the foot, and special hands.

Begin with `requirements`: canastas and kinds, the question to the partner, cards that must be
kept. `foot` is the second hand that has to be earned and played first; `special_hands` are whole
hands laid at once.
"""
