"""The windows beside the table: new match, score sheet and the like."""
