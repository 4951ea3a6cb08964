"""A referee for all games of Canasta, written from the catalogue of rules and nothing else.

It imports nothing of `canasta_qt`: a fault of the engine is no fault of the referee. `log` reads a
saved match, `replay` plays it again, and the other files are named for the procedures they hold:
`melds` (P1), `opening` (P2), `pile` (P3), `going_out` (P4 and P5), `stock_end` (P6), `scoring`
(P7 to P9).
"""
