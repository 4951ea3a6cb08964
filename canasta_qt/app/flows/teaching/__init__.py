"""Flows of teaching: reviews of what was played. Begin with `review.ReviewFlow`."""
