"""Legal actions, listed: cards that are equal for the rules stand for each other.

Begin with `legal_actions`. `laydowns` are the bounded searches behind it: openings, and ways to
take the pile. Everything found here has passed the judge.
"""
