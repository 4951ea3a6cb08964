"""Going out (procedures P4 and P5): what it asks, the foot, and special hands. Begin with
`requirements`.
"""
