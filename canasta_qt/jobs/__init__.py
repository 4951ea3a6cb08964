"""Work in child processes: `crew` spreads tasks over a few of them."""
