"""A decent club player: counts, keeps pairs, does not feed the pile, goes out when it pays."""
