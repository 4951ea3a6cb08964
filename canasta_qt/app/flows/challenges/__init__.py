"""One flow per challenge: the expert on your cards, duplicate matches, codes, daily deals.

Begin with `menu`, which builds them and knows who does what the menu Challenges asks for.
"""
