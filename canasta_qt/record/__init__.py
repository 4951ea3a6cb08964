"""The log of a match and everything that is written with it or read from it.

Begin with `log` and `replay`: `MatchLog` holds what was chosen, `MatchRun` plays it. `log_text` is
the file format, `notation` the text of one action, `timeline` a match entered anywhere, `fair_deal`
the proof of decks; `rule_set`, `rule_file` and `rule_code` exchange rules.
"""
