"""Bots among themselves: many deals at once, in processes of their own, and what comes of them.

`bot_table` plays deals and matches, `crew` spreads work over processes. `trial` tries rules out
(`deal_report` and `figures` count what happens there); `contest` measures levels against each other
by the games of `duel`, and `rating` makes Elo numbers of them. `figures.json` has the packaged
games counted beforehand (`python -m tools.write_figures`).
"""
