"""Search: candidates of a move compared by rollouts in sampled worlds."""
