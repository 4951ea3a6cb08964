"""The laboratory: how strong players are, and what they are fitted to. Not shipped.

    python -m tools.lab arena LEVEL LEVEL        duplicate pairs and matches; --ladder: all levels
    python -m tools.lab decisions LEVEL LEVEL    the same in minutes, decision by decision
    python -m tools.lab partner LEVEL LEVEL      what one would complain of in a partner
    python -m tools.lab.fit_chances, fit_evaluation, fit_luck, tune, beliefs.fit
                                                 write the JSON files of `canasta_qt/players`

`contest` measures players against each other by the games of `duel`, `rating` makes Elo numbers of
them; `decisions` asks both players at each decision of a deal, `partner_rates` looks for what
partners complain of. `seeing` are players that see all cards, `stranger` is one that nothing is
fitted to (`arena stranger steady`), `elsewhere` has those of another
checkout (`arena expert expert@FOLDER`). Every file that is written names the
command that made it.
"""
