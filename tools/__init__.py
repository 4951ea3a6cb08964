"""Fitting, tuning and measuring players: run from the root of the repository, not shipped.

`python -m tools.fit_beliefs`, `fit_chances`, `fit_evaluation` and `fit_hand_inference` write the
JSON files of `canasta_qt/bots/search`, `tune` the styles of the playouts, `write_figures` the
counted games of `canasta_qt/arena`. Every file names the command that made it.
"""
