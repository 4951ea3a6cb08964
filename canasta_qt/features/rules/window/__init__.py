"""The dialog of the table rules, and what belongs to it.

Begin with `dialog`: `finder` on the left, `options_page` with a row for each option in the
middle, `side_pane` with conflicts and `trial` on the right. `editors/` has an editor for every
kind of value. `compare`, `exchange` and `own_rules` are what can be done with whole sets of rules.
"""
