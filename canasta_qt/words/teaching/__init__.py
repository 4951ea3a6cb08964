"""Words for learners: reasons of hints."""
