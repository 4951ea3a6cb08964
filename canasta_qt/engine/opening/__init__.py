"""The opening (procedure P2): `requirements` says what it needs, `search` finds one in a hand."""
