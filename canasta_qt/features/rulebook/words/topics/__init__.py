"""The sections of the rulebook: functions from `TableRules` to lines. Begin with `turn`."""
