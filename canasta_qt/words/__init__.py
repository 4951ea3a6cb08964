"""Everything the program says, in the player's language: codes and numbers go in, prose comes out.

No Qt: `translate` is handed in. Begin with `sentences` (numbers, plurals, forms of words) and
`cards`; `turn`, `events`, `ledger`, `refusals` speak at the table, `rules/` about rules,
`rulebook/` writes the rulebook. Texts stand beside the function that says them: as the first
argument of one that translates it (`say`, `rule`, `_tr`), or marked by one that hands it on to
`QT_TRANSLATE_NOOP` with the context of its module.
"""
