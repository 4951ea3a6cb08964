"""The sections of the rulebook: one small file each, from the rules to lines."""
