"""Everything the program says, in the player's language: codes and numbers go in, prose comes out.

No Qt: `translate` is handed in. Begin with `sentences` (numbers, plurals, forms of words) and
`cards`; `turn`, `events`, `ledger`, `refusals` speak at the table, `rules/` about rules,
`rulebook/` writes the rulebook. Texts stand beside the function that says them, marked by
`QT_TRANSLATE_NOOP` with their context.
"""
