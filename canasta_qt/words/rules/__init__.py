"""Words about rules: what options and values mean, what does not go together, what a trial found.

`values` says what an option is called and what its value means, and sets two rule sets side by
side; `issues` says what is wrong and what would help; `trial` has the words of a trial of rules.
Options themselves are described in `engine.rules`.
"""
