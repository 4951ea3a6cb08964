"""What cards make by their numbers alone: groups, sorts of canastas, traits, special hands."""
