"""Every number of a playout, declared once: where it lies, what it means, which options it honours.

Begin with `slots`; `melding_slots`, `ending_slots`, `state_slots` and `play_slots` are the tables.
`write_layout` makes `layout` of them, `rule_vector` the numbers of given rules, `supported_rules`
says which rules playouts know, `state_codec` turns positions of the engine into states.
"""
