"""The opening (initial meld): what it needs and counts (procedure P2), and finding one in a hand.

Begin with `requirements`. `search` looks for sets of groups and runs that are just enough; what
it finds is judged like any other lay-down.
"""
