"""What playouts know of the rules, declared once: what it means, which options it honours.

Begin with `slots`; `melding_slots`, `ending_slots` and `play_slots` are the tables. `rule_vector`
fills `rule_set.Rules` by them, `supported_rules` says which rules playouts know, `state_codec`
turns positions of the engine into states.
"""
