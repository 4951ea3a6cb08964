"""What stands beside a match for whoever learns: the guide and the counting aid."""
